import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { Written } from '#kernel/orders/words.ts';
import { corrected, nearest, wordsOf } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OfficeOrder, Order, ShipOrder } from '../allOrders.ts';
import { officeOrders, shipOrders } from '../allOrders.ts';
import type { AnyOfficeOrder, AnyShipOrder } from '../ordering.ts';
import type { SectorId } from '../model/ids.ts';
import type { Typed, WrittenAs } from '../typing.ts';
import { readOrders, wrong } from '../typing.ts';

/** How orders are typed. Words that mean nothing of their own, such as numbers of hexes, come first. */
const waysOf = (declared: readonly (AnyShipOrder | AnyOfficeOrder)[]): readonly WrittenAs[] =>
  declared.flatMap(({ kind, ways }) =>
    ways.map(({ like, meant = [], read, write }): WrittenAs => ({
      kind: kind as string,
      like,
      meant,
      read(reading) {
        const content: object = read(reading);
        // What is typed may turn out to be an order of another kind that begins with the same word.
        return 'said' in content
          ? (content as Fault)
          : ({ kind: kind as string, ...content } as Unnumbered<AnyOrder>);
      },
      write,
    })),
  );
const [inSlots, inLines] = [waysOf(shipOrders), waysOf(officeOrders)];

/** What a ship, or a Home Office, can be ordered by a code alone. */
const proposed = (ways: readonly WrittenAs[]): readonly string[] => ways.flatMap(({ meant }) => meant);
export const [shipCodes, officeCodes] = [proposed(inSlots), proposed(inLines)];

/** A word of a ship's line that no order begins with; the preprinted `none` is passed over. */
function unknownSlot(line: string, word: Written): Fault | undefined {
  const text = word.word.toUpperCase();
  if (text === 'NONE') return undefined;
  const near = nearest(text, shipCodes);
  return wrong(
    word,
    phrase('{text} is neither a hex nor a ship order.', { text }),
    near === undefined ? undefined : corrected(line, word, near),
  );
}

/**
 * Reads the slots of a ship's line, in the book's grammar: hexes by their numbers, orders by their codes, `____` for an empty pulse, small
 * letters as well as capitals. Whether there are pulses enough is for the turn to say.
 * @param home the sector of hexes that are named without one
 */
export function readSlots(line: string, home?: SectorId): Typed<ShipOrder> {
  const { orders, faults } = readOrders(line, inSlots, (word) => unknownSlot(line, word), home);
  return { orders: orders as readonly Unnumbered<ShipOrder>[], faults };
}

function unknownLine(word: Written): Fault {
  const text = word.word.toUpperCase();
  return wrong(word, phrase('{text} is not an extra order.', { text }));
}

/** Reads one extra order, such as `PS F POL 45 "Iron Duke"`: a line has no more than one. */
export function readExtra(line: string, home?: SectorId): Typed<OfficeOrder> {
  const words = wordsOf(line);
  const { orders, faults } = readOrders(line, inLines, unknownLine, home);
  const [fault] = faults;
  if (fault !== undefined) return { orders: [], faults: [fault] };
  const more = orders.length > 1 ? words.at(-1) : undefined;
  return more === undefined
    ? { orders: orders as readonly Unnumbered<OfficeOrder>[], faults }
    : { orders: [], faults: [wrong(more, phrase('One line has one order.'))] };
}

/** An order as a player types it, and `readSlots` or `readExtra` reads it. */
export function written(order: Unnumbered<Order>): string {
  const way = [...inSlots, ...inLines].find(({ kind }) => kind === order.kind);
  return way?.write(order) ?? '';
}
