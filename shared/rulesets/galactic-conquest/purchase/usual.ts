import { integer, line, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, put } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { unitsShape } from '../model/merchant.ts';
import type { Units } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { mostMoves } from '../segments.ts';
import { shipShape } from '../ships/shapes.ts';
import { specialsOf } from '../trade/marine/needs.ts';
import { unitsSaid, withUnits } from '../trade/units.ts';
import { usualNavy } from './proposal.ts';
import { boughtText, countedShips } from './words.ts';
import { cannotBuyMarine, isWithoutMarine } from './marine.ts';
import { navyOf } from './navy.ts';
import { police } from './wares.ts';

/** A squadron of the usual navy. */
export const navyGiven = event('navy-given', {
  fields: {
    seat,
    unit,
    place,
    ships: list(shipShape, most.ships),
    name: line(80),
    speed: integer(0, mostMoves),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: code, place: at, ships }) =>
    phrase('Standard navy: {unit} with {ships} in {place}.', {
      unit: own(code),
      ships: boughtText(countedShips(ships)),
      place: hexName(at),
    }),
  apply: (draft, { seat: owner, unit: code, place: at, ships, name, speed }) =>
    put(draft.squadrons, code, { seat: owner, flagship: name, place: at, speed, ships }),
});

/** The usual merchants. */
export const marineGiven = event('marine-given', {
  fields: { seat, units: unitsShape },
  by: 'rules',
  hears: ownerHears,
  say: ({ units }) => phrase('Standard strategic reserve: {units}.', { units: unitsSaid(units) }),
  apply: (draft, { seat: owner, units }) =>
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined ? {} : { merchant: { ...merchant, reserve: units } },
    ),
});

/** The usual reserve: what the book requires, then freighters, two F-S for each F-L, and police ships, as far as the points go (OURS). */
export function usualMarine(state: State, owner: SeatId): Units {
  let now = state;
  const buys = (unit: string): boolean => {
    if (cannotBuyMarine(now, owner, unit, 1) !== undefined) return false;
    const merchant = now.empires[owner]!.merchant!;
    const reserve = withUnits(merchant.reserve, unit, 1);
    now = {
      ...now,
      empires: { ...now.empires, [owner]: { ...now.empires[owner]!, merchant: { ...merchant, reserve } } },
    };
    return true;
  };
  for (const { unit: special } of specialsOf(state, owner)) buys(special);
  for (let pairs = 0; pairs < mostPairs && buys('F-L') && buys('F-S') && buys('F-S'); pairs += 1);
  for (let patrols = 0; patrols < mostPairs && buys(police); patrols += 1);
  return now.empires[owner]?.merchant?.reserve ?? {};
}
const mostPairs = 10;

/** Whoever bought no ships has the usual navy, and whoever bought no merchants the usual ones (Z1, Z2). */
export function giveUsual(
  turn: Pick<
    Turn<Room<State, View, never, EventIn<typeof navyGiven> | EventIn<typeof marineGiven>>>,
    'state' | 'happen'
  >,
): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    if (navyOf(turn.state, owner).length === 0)
      for (const [code, { place: at, ships, flagship, speed }] of inOrder(usualNavy(turn.state, owner)))
        turn.happen(navyGiven.of({ seat: owner, unit: code, place: at, ships, name: flagship, speed }));
    const units = isWithoutMarine(turn.state, owner) ? usualMarine(turn.state, owner) : {};
    if (keysInOrder(units).length > 0) turn.happen(marineGiven.of({ seat: owner, units }));
  }
}
