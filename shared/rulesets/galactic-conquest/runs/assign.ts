import { flag, integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { mooringsShape } from '../model/merchant.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { squadronGiven } from '../movement/given.ts';
import { mooredAt, mooringsLeft, servingReserveOf } from '../trade/marine/lying.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { impossible } from '../refusals.ts';
import { shipOf } from '../ships/fleet.ts';
import { hullOf } from '../ships/list/shipList.ts';
import { ourShips } from '../ships/ours/index.ts';
import { cannotCommand } from '../squadrons/regroup.ts';
import { cannotServe } from '../muster/serving.ts';
import { priceOf, prospectors, withUnits } from '../trade/units.ts';

type Prospector = (typeof prospectors)[number];
export const directions = ['join', 'leave'] as const;
const labels = { join: 'They join the squadron', leave: 'Direction back to the strategic reserve' } as const;

/** A new ship of a kind. OURS: as in our ship list, whatever the list of the game. */
const shipsOf = (of: Prospector, count: number): readonly Ship[] => {
  const row = hullOf(ourShips, 'R1', of);
  return row === undefined ? [] : Array.from({ length: count }, () => shipOf(row));
};

/** Whether a ship can go back to the reserve as such a unit: whole, as others of the merchants do, and no prize (E2.60). */
const isOf = ({ hull, lost, captured }: Ship, of: string): boolean =>
  hull === of && lost === undefined && captured === undefined;

const heldIn = ({ ships }: { readonly ships: readonly Ship[] }, of: string): number =>
  ships.filter((ship) => isOf(ship, of)).length;

/** Units of the strategic reserve for resource runs join a squadron at the end of the turn, in a system of the empire, or go back from one (E2.30, E2.60, E4.20, E4.30). */
export const assignProspectors = order('assign-prospectors', {
  fields: { of: oneOf(prospectors), count: integer(1, 100), direction: oneOf(directions) },
  title: 'Assign prospectors',
  offers(view, at) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at.unit });
    const { merchant } = view.empires[view.me] ?? {};
    if (squadron === undefined || merchant === undefined) return [];
    const serving = servingReserveOf(view, view.me, squadron.place);
    const reserve = prospectors.find((of) => (serving[of] ?? 0) > 0);
    const aboard = prospectors.find((of) => heldIn(squadron, of) > 0);
    if (reserve !== undefined) return [{ of: reserve, count: 1, direction: 'join' as const }];
    return aboard === undefined ? [] : [{ of: aboard, count: 1, direction: 'leave' as const }];
  },
  form: (view, given, at) => [
    choice(
      given,
      'of',
      'Units',
      choicesOf(prospectors, (of) =>
        phrase('{of}, {count} in reserve', {
          of,
          count:
            servingReserveOf(
              view,
              view.me,
              squadronGiven(view.squadrons, { seat: view.me, unit: at.unit })?.place,
            )[of] ?? 0,
        }),
      ),
    ),
    number(given, 'count', 'How many', { least: 1, most: 100 }),
    choice(
      given,
      'direction',
      'Where',
      choicesOf(directions, (one) => phrase('{direction}', { direction: labels[one] })),
    ),
  ],
  cannot(state, given) {
    const { of, count, direction } = given.order;
    const squadron = squadronGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { merchant } = state.empires[given.seat] ?? {};
    if (merchant === undefined || marineRests(state.empires[given.seat]))
      return whyItRests(state.empires[given.seat]);
    if (state.systems[squadron.place]?.owner !== given.seat)
      return impossible('GC E2.60', 'prospectors-at-system', { place: hexName(squadron.place) });
    if (direction === 'leave') {
      const left = heldIn(squadron, of);
      if (count > left) return impossible('GC E2.60', 'too-few-prospectors', { unit: of, left });
      return count === squadron.ships.length ? impossible('GC A6.20', 'prospectors-alone') : undefined;
    }
    const left = servingReserveOf(state, given.seat, squadron.place)[of] ?? 0;
    if (count > left) return impossible('GC E2.60', 'too-few-prospectors', { unit: of, left });
    const full = cannotServe(state, given.seat, 'defense', priceOf(of) * count);
    if (full !== undefined) return full;
    return cannotCommand(state, { ...squadron, ships: [...squadron.ships, ...shipsOf(of, count)] });
  },
  say: ({ of, count, direction }) =>
    direction === 'join'
      ? phrase('{count}x{of} join the squadron', { count, of })
      : phrase('{count}x{of} go back to the strategic reserve', { count, of }),
});
export type AssignProspectors = OrderIn<typeof assignProspectors>;

/** Units for resource runs have joined a squadron, or left it for the strategic reserve. */
export const prospectorsAssigned = event('prospectors-assigned', {
  fields: {
    seat,
    unit,
    of: oneOf(prospectors),
    count: integer(1, 100),
    joins: flag,
    // Where the reserve lies then, if they left it elsewhere than at the homeworld.
    lies: optional(mooringsShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.joins
        ? '{count}x{of} join {unit} from the strategic reserve.'
        : '{count}x{of} leave {unit} for the strategic reserve.',
      { count: happened.count, of: happened.of, unit: own(happened.unit) },
    ),
  apply(draft, { seat: owner, unit: to, of, count, joins, lies }) {
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : {
            merchant: mooredAt(
              { ...merchant, reserve: withUnits(merchant.reserve, of, joins ? -count : count) },
              lies ?? merchant.lies ?? {},
            ),
          },
    );
    change(draft.squadrons, to, ({ ships }) => ({
      ships: joins ? [...ships, ...shipsOf(of, count)] : without(ships, of, count),
    }));
  },
});
export type ProspectorsAssigned = EventIn<typeof prospectorsAssigned>;

/** Ships without so many of a kind of unit, the last ones first. */
function without(ships: readonly Ship[], of: string, count: number): readonly Ship[] {
  let left = count;
  return ships
    .toReversed()
    .filter((ship) => !isOf(ship, of) || (left -= 1) < 0)
    .toReversed();
}

/** At the end of the turn units for resource runs change their duty (E2.60). */
export function assignAllProspectors(
  turn: Turn<Room<State, View, AssignProspectors, ProspectorsAssigned>>,
): void {
  inTurn(turn, assignProspectors, ({ seat: owner, unit: to, order: { of, count, direction, ref } }) =>
    to === undefined
      ? undefined
      : prospectorsAssigned.of({
          seat: owner,
          unit: to,
          of,
          count,
          joins: direction === 'join',
          ...defined({
            lies:
              direction === 'join'
                ? mooringsLeft(turn.state, owner, { [of]: count }, turn.state.squadrons[to]?.place)
                : undefined,
          }),
          cause: ref,
        }),
  );
}
