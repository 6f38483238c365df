import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { firstYear } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Purchase, Terms } from '#rulesets/galactic-conquest/model/opening/purchase.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { pricesIn, waresFor } from '#rulesets/galactic-conquest/purchase/wares.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

const termsLine = /^purchase (\d+), poor (\d+), merchants (\d+), police (\d+)$/;

/** `purchase 500, poor 10, merchants 600, police 76`: EP for each navy, percent of poor crews, EP for merchants and police. */
export function readPurchase(line: string): Terms | undefined {
  const [whole, points, poor, marine, police] = termsLine.exec(line) ?? [];
  return whole === undefined
    ? undefined
    : { points: Number(points), poor: Number(poor), marine: Number(marine), police: Number(police) };
}

/** What our list sells to these empires. */
export const purchaseOf = (
  terms: Terms,
  { empires, squadrons, year = firstYear }: Pick<State, 'empires' | 'squadrons' | 'year'>,
): Purchase => ({
  ...terms,
  wares: Object.fromEntries(keysInOrder(empires).map((seat) => [seat, waresFor(ourShips, seat, year)])),
  prices: pricesIn(ourShips, year),
  usual: squadrons,
});

/** A world whose navies are bought: its squadrons are those of whoever buys none. */
export const withTerms = <W extends Pick<State, 'empires' | 'squadrons' | 'year'>>(
  world: W,
  terms: Terms | undefined,
) =>
  terms === undefined
    ? { turn: 1, ...world }
    : { ...world, turn: 0, before: 1 as const, purchase: purchaseOf(terms, world), squadrons: {} };

const buyLine = /^buy (.*?) ?for ([A-Z]\d\d[A-Z])(?: at (\S+))?(?: led by (\S+))?(?: called (.+))?$/;
const restLine = /^buy (\d+)x(\S+) for (stock|the merchants)$/;

/** `buy CA 2xDD FFp for H01A at D3 led by CA called Steadfast`; `buy 6xSTK for stock`, `buy 2xF-L for the merchants`. */
export function purchaseOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly order: Unnumbered<Order> } | undefined {
  const [rest, many, unit = '', where] = restLine.exec(sentence) ?? [];
  if (rest !== undefined)
    return { order: { kind: where === 'stock' ? 'buy-stock' : 'buy-marine', unit, count: Number(many) } };
  const [whole, listed = '', to = '', at, lead, name] = buyLine.exec(sentence) ?? [];
  if (whole === undefined) return undefined;
  const ships = (listed === '' ? [] : listed.split(' ')).map((one) => {
    const [, count = '1', hull, poor] = /^(?:(\d+)x)?(\S+?)(p?)$/.exec(one) ?? [];
    if (hull === undefined) throw new CaseMistake(`«${one}» is no ship: write 2xFF or FFp`);
    return { hull, count: Number(count), ...(poor === 'p' && { poor: true as const }) };
  });
  return {
    order: {
      kind: 'buy',
      ships,
      to: unitId(to.toLowerCase()),
      ...defined({ place: at === undefined ? undefined : hex(at), lead, name }),
    },
  };
}

/** What an empire has in stock. */
export const stockFacts = ({ empires }: State, seat: SeatId): { readonly stock: string } => ({
  stock:
    inOrder(empires[seat]?.stock ?? {})
      .map(([unit, count]) => `${count}x${unit}`)
      .join(' ') || 'nothing',
});
