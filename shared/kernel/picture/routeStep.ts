import type { Position } from '../board/position.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Path } from '../words/where.ts';

/** One step of a way. */
export interface RouteStep {
  /** Where it leads. */
  readonly position: Position;
  /** The passes in which it is made, by name. */
  readonly moment?: Path;
  /** Move-points that it takes; absent where the reader cannot know. */
  readonly cost?: number;
  /** Why it cannot be made. */
  readonly wrong?: Phrase;
  /** What is done there without moving, in one word. */
  readonly does?: string;
}
