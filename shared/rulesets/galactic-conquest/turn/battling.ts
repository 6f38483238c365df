import type { Repeat } from '#kernel/sequence/step.ts';
import { battles, joining, rounds } from '../combat/round/rounds.ts';
import type { GalacticConquest } from '../game.ts';
import { askElsewhere } from '../handing/ask.ts';

/** The battles of a segment, one after the other: before either side of one fires the game master may be asked what came of it elsewhere (A10.10). */
export const battling: Repeat<GalacticConquest> = {
  ...battles,
  repeat: [joining, { name: 'Battle elsewhere', cite: 'GC A10.10', run: askElsewhere }, rounds],
};
