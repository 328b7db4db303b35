// The template's rules, for tests that want a tiny game and do not mind which.
export { nim as template } from './games/nim/game.ts';
export { bots } from './games/nim/bots.ts';
