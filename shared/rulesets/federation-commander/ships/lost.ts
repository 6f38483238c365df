import type { Box, Card } from '../cards/cards.ts';
import type { BoxId } from '../cards/ids.ts';

/** So many of these, as evenly spread over them as can be. */
const spread = (boxes: readonly Box[], count: number): readonly Box[] =>
  boxes.filter(
    (_, at) => Math.floor(((at + 1) * count) / boxes.length) > Math.floor((at * count) / boxes.length),
  );

/** OURS: the boxes that a ship lacks which begins with so many percent of them disabled, rounded up: one of every few in the order of its card, of control only where all others are gone. */
export function lostBoxes({ boxes }: Pick<Card, 'boxes'>, percent: number): readonly BoxId[] {
  const wanted = Math.min(boxes.length - 1, Math.ceil((percent * boxes.length) / 100));
  const [control, others] = [
    boxes.filter(({ family }) => family === 'control'),
    boxes.filter(({ family }) => family !== 'control'),
  ];
  const taken = Math.min(wanted, others.length);
  return [...spread(others, taken), ...spread(control, wanted - taken)].map(({ box }) => box);
}
