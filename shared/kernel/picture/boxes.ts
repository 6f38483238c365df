import type { Arc } from '../board/bearing.ts';
import type { Side } from '../board/grid.ts';

/** One box of a card. */
export interface Box {
  readonly id: string;
  readonly state: 'whole' | 'lost' | 'used' | 'armed';
  /** What is printed in it: a letter or a number. */
  readonly text?: string;
}

/** Boxes of a card that stand together, such as those of one shield or one weapon. */
export interface BoxGroup {
  readonly key: string;
  readonly label: string;
  /** What kind of boxes they are, such as `shield` or `engine`. */
  readonly family: string;
  /** The side of the unit that they are on. */
  readonly side?: Side;
  /** Where they bear, from the unit’s front. */
  readonly arc?: Arc;
  readonly boxes: readonly Box[];
}

/** How many boxes of a group are in each state but the first, in words: `2 lost, 1 armed`; `all whole` where there are none. */
export function statesText({ boxes }: BoxGroup): string {
  const counts = (['lost', 'used', 'armed'] as const).flatMap((state) => {
    const count = boxes.filter((box) => box.state === state).length;
    return count === 0 ? [] : [`${count} ${state}`];
  });
  return counts.length === 0 ? 'all whole' : counts.join(', ');
}
