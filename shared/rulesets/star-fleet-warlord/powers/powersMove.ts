import type { Steps } from '../acting.ts';
import { powersKeep } from './keeping.ts';
import { powersMoving } from './moving.ts';
import { powersPrepared } from './prepared.ts';

/** Steps of the generator in which powers act: monsters, pirates, then Corporations that nobody plays (SFW 5074). */
export const powersMove: Steps = (books) => [
  powersPrepared,
  powersMoving(books, 'monsters', 'Monsters Move', 'SFW 832'),
  powersMoving(books, 'pirates', 'Pirates Move', 'SFW 832'),
  powersMoving(books, 'npc', 'Other Corporations Move', 'SFW 832'),
  powersKeep(books),
];
