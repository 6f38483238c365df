import type { OrderIn } from '#kernel/declare/order.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { hearten, incite } from './division.ts';

type DivisionOrder = OrderIn<typeof hearten | typeof incite>;

function read(text: string): Unnumbered<DivisionOrder> | undefined {
  if (/^Propaganda at home$/i.test(text)) return { kind: 'hearten' };
  const [, hex] = /^Propaganda against the rulers of ([A-Z]{1,2}\d{1,3})$/i.exec(text) ?? [];
  return hex === undefined ? undefined : { kind: 'incite', place: placeId(`h${hex.toLowerCase()}`) };
}

/** `Propaganda at home`, `Propaganda against the rulers of D5` (C14.60). */
export const spokenDivision = spoken<DivisionOrder>({
  kinds: ['hearten', 'incite'],
  phrases: () => ['Propaganda at home.', 'Propaganda against the rulers of '],
  read,
  write: (order) =>
    order.kind === 'hearten'
      ? 'Propaganda at home.'
      : `Propaganda against the rulers of ${hexName(order.place)}.`,
});
