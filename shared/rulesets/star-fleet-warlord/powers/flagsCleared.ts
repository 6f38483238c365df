import type { Steps } from '../acting.ts';
import { powersReceive } from './keeping.ts';

/** Steps of the generator after victory: raided sites of powers are so no more. */
export const flagsCleared: Steps = (books) => [powersReceive(books)];
