import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { change } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt, spendAt } from '../bank/paying.ts';
import { basesLeft } from '../bases/stand.ts';
import type { Sunk } from '../carried/spilled.ts';
import { sinkCargo } from '../carried/spilled.ts';
import { hullsText } from '../combat/words.ts';
import { cause, event, order, own, ownerHears, points } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { landFrom } from '../model/corps/ashore.ts';
import type { Pupil } from '../model/yards/academy.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { systemsCounting } from '../model/stations/systems.ts';
import { takeOut } from '../mothballs/mothball.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { isAttrition, isUsuallyCrewed } from '../ships/fleet.ts';
import { notListed } from '../ships/list/book.ts';
import { namesOf } from '../squadrons/codes.ts';
import { excessOf, positionsOf } from '../squadrons/regroup.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { namedIn, namedShips, shipNames } from '../squadrons/named.ts';

/** Percent of its EPV that training the crew of a ship costs (C9.50). */
const percent = 50;
const costOf = ({ figures }: Ship): number => percentOf(percent, figures?.cost ?? 0);

/** Starbases, and what they become (B11.75). */
const starbases = ['SB', 'SF', 'SP'];

/** Whether crews of an empire can be trained in a hex: at a starbase of its homeworld (C9.50). */
export const isAcademy = (
  state: Pick<State, 'squadrons' | 'systems'>,
  { seat: of, place: at }: Where,
): boolean => homeworldOf(state, of) === at && basesLeft(state, of, at, starbases) > 0;
type Where = Pick<Squadron, 'seat' | 'place'>;

/** How many crews an empire can train in a turn: one for each major system, and one for two minor ones (C9.50). */
export const slotsOf = systemsCounting;

/** Whether a ship has a usual crew of its own, which can be trained: none of merchants (C9.20). OURS: none of gunboats. */
const isTrainable = (ship: Ship): boolean =>
  [ship.crew, ship.captured, ship.foreign].every((one) => one === undefined) &&
  !isAttrition(ship) &&
  !isUsuallyCrewed(ship);

/** Why these ships of a squadron are not trained. */
function cannotTrain(state: State, from: Squadron, at: readonly number[]): Problem | undefined {
  const going = at.flatMap((position) => from.ships[position] ?? []);
  if (!isAcademy(state, from)) return impossible('GC C9.50', 'no-academy');
  const unknown = going.find(({ figures }) => figures === undefined);
  if (unknown !== undefined) return notListed(state, unknown.hull);
  if (!going.every(isTrainable)) return impossible('GC C9.50', 'crew-unusual');
  if (from.guards === true) return impossible('GC B2.60', 'regroups-on-duty');
  const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
  if (excessOf(state, left) > excessOf(state, from)) return impossible('GC D6.10', 'left-uncommanded');
  const slots = slotsOf(state, from.seat);
  const { academy } = state.empires[from.seat] ?? {};
  if ((academy?.pupils ?? []).length + going.length > slots)
    return impossible('GC C9.50', 'academy-full', { slots });
  const cost = sumOf(going.map(costOf));
  return cannotPayAt(state, from.seat, from.place, cost, (most) =>
    impossible('GC C9.50', 'training-costs', { cost, left: most }),
  );
}

/** Crews of ships are trained at the homeworld for this turn, to become outstanding (C9.50). */
export const trainCrews = order('train-crews', {
  fields: { ships: shipNames },
  title: 'Train crews',
  offers(view, { unit: at }) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
    return squadron !== undefined && isAcademy(view, squadron) ? [{ ships: [] }] : [];
  },
  form: (view, given, { unit: at }) => [shipsField(given, namesOf((at && view.squadrons[at]?.ships) ?? []))],
  facts: (view) => [
    { label: 'Places', value: phrase('{slots} this turn', { slots: slotsOf(view, view.me) }) },
  ],
  cannot(state, given) {
    const from = squadronGiven(state.squadrons, given);
    if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { ships } = given.order;
    if (ships.length === 0) return impossible('GC C9.50', 'no-ships-named');
    const at = positionsOf(from.ships, ships);
    return at === undefined ? impossible('GC C9.50', 'no-such-ship') : cannotTrain(state, from, at);
  },
  say: ({ ships }) =>
    ships.length === 0
      ? phrase('Train crews')
      : phrase('Train the crews of {ships}', { ships: ships.join(', ') }),
});
export type TrainCrews = OrderIn<typeof trainCrews>;

/** `at`: positions in the squadron. OURS: officers wait ashore meanwhile. */
export const crewsTrained = event('crews-trained', {
  fields: {
    ...namedShips,
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The {count|crew|crews} of {ships} of {unit} {count:is|are} trained in {place} for {points} EP.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('The {count|crew|crews} of {ships} of {unit} will be trained.', {
      count: happened.hulls.length,
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply(draft, { seat: owner, unit: id, place: where, at, points: cost }) {
    const going = at.flatMap((position) => draft.squadrons[id]?.ships[position] ?? []);
    takeOut(draft, id, at);
    landFrom(draft, owner, where, going);
    spendAt(draft, owner, where, cost);
    const pupils = going.map(({ officers: _, ...ship }): Pupil => ({ ship, place: where, unit: id }));
    change(draft.empires, owner, ({ academy = {} }) => ({
      academy: { ...academy, pupils: [...(academy.pupils ?? []), ...pupils] },
    }));
  },
});

/** Crews begin their training (C9.50). */
export function trainAllCrews(
  turn: Turn<Room<State, View, TrainCrews, EventIn<typeof crewsTrained> | Sunk>>,
): void {
  inTurn(turn, trainCrews, (given) => {
    const named = namedIn(turn.state, given);
    if (named === undefined) return undefined;
    sinkCargo(turn, named.told.unit, named.going.length);
    return crewsTrained.of({ ...named.told, points: sumOf(named.going.map(costOf)), cause: given.order.ref });
  });
}
