// The players of The Ancients. Apart from those of Block and Key: the weights of the best ones are more than a page should load.
import { botsOf } from './bots.ts';
import { SOLO_POLICIES } from './policies/solo.ts';

export const ancientsBots = botsOf(SOLO_POLICIES);
