// What the host may see of the engine's largest build: all of it, and the value of a solo run with its players.

export * from './index';
export { FEATURE, FEATURES } from './features';
export { WEIGHTS, WEIGHTS_COUNT, valueAfter } from './value';
export { CHOICES, listChoices } from './player';
export { playOn } from './horizon';
export { seedWorld } from './chance';
