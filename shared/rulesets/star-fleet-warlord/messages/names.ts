import type { UnitId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { OfKind } from '../model/happened.ts';
import type { NameShip, NamesOrder } from '../model/orders/stance.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy } from '../model/stations.ts';
import { lastNamingYear, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';

/** Stands behind what the game itself puts before a message, so that nobody can write it (SFW 3890). */
export const tagSign = '>';

/** Why a text cannot be told to others; undefined if it can (SFW 3890, 4011, 4048). */
export const cannotSay = (cite: 'SFW 3890' | 'SFW 4011' | 'SFW 4048', text: string): Problem | undefined =>
  text.includes(tagSign) ? impossible(cite, 'sign-not-said', { sign: tagSign }) : undefined;

/** The own ship of this row of the Ship List with this number; undefined where there is none. */
export const shipNumbered = (
  { ships }: State,
  seat: SeatId,
  { design, number }: Pick<NameShip, 'design' | 'number'>,
): UnitId | undefined =>
  shipsHeldBy(ships, seat).find(([, ship]) => ship.design === design && ship.number === number)?.[0];

type Rule<O> = (state: State, seat: SeatId, order: O) => Problem | undefined;

/** The name of a Corporation is open to all, who tell it from others by that (SFW 129, 3975). */
const cannotBeCalled: Rule<OfKind<NamesOrder, 'name-corporation'>> = (state, seat, { name }) => {
  const { turn, corporations, powers, named = {} } = state;
  if (yearOf(turn) > lastNamingYear) return impossible('SFW 3975', 'name-is-kept', { last: lastNamingYear });
  if (/^the\b/i.test(name)) return impossible('SFW 129', 'name-with-article', { name });
  const others = [...inOrder(corporations), ...inOrder(powers), ...inOrder(named)];
  return others.some(([other, owner]) => other !== seat && owner.name.toLowerCase() === name.toLowerCase())
    ? impossible('SFW 129', 'name-taken', { name })
    : undefined;
};

const rules: { readonly [K in NamesOrder['kind']]: Rule<OfKind<NamesOrder, K>> } = {
  'name-corporation': cannotBeCalled,
  'name-ship': (state, seat, order) =>
    shipNumbered(state, seat, order) === undefined
      ? impossible('SFW 3976', 'no-ship-numbered', { design: order.design, number: order.number })
      : undefined,
  'name-site': ({ sites }, seat, { place }) =>
    sites[place]?.owner === seat ? undefined : impossible('SFW 3978', 'not-your-site-to-name'),
  'set-header': () => undefined,
  'set-motto': (_, __, { motto }) => cannotSay('SFW 4011', motto),
  'set-phone': ({ corporations }, seat, { phone = corporations[seat]?.phone }) =>
    phone === undefined ? impossible('SFW 4029', 'no-phone') : undefined,
  'set-info': (_, __, { info }) => cannotSay('SFW 4048', info),
};

/** Why an order that names something cannot be carried out; undefined if it can (SFW 3968 to 4050). */
export function cannotName(state: State, seat: SeatId, order: NamesOrder): Problem | undefined {
  return (rules[order.kind] as Rule<NamesOrder>)(state, seat, order);
}
