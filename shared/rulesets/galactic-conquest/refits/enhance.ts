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
import { hullsText } from '../combat/words.ts';
import { cause, event, order, own, ownerHears, points } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { fighterGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { docksIn } from '../repair/docks.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { isBase, isFlagged, isGunboat } from '../ships/fleet.ts';
import { enhancedPercent, isEnhanced } from '../ships/sense/enhanced.ts';
import { namesOf } from '../squadrons/codes.ts';
import { positionsOf } from '../squadrons/regroup.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { namedIn, namedShips, shipNames } from '../squadrons/named.ts';

const costOf = ({ figures }: Ship): number => percentOf(enhancedPercent, figures?.cost ?? 0);

/** Whether enhanced sensors go into a ship or a base at all (C5.60, C5.72, C21.40). */
const canHold = (ship: Ship): boolean =>
  ship.figures !== undefined &&
  ship.sensors > 0 &&
  !isGunboat(ship) &&
  !['tender', 'bombardment', 'X2'].some((flag) => ship.figures?.flags?.includes(flag)) &&
  ship.figures.class !== 'TT' &&
  !(isBase(ship) && isFlagged(ship, 'mauler'));

/** Names of the ships that could be refitted. */
const fitting = ({ ships }: Pick<Squadron, 'ships'>): readonly string[] =>
  namesOf(ships).filter((_, at) => {
    const ship = ships[at];
    return ship !== undefined && canHold(ship) && !isEnhanced(ship);
  });

/** Whether something of its empire that repairs ships is where a squadron is. */
function isServed(state: State, { seat: owner, place: at }: Squadron): boolean {
  const here = squadronsAt(state.squadrons, at).flatMap(([one, { seat: whose }]) =>
    whose === owner ? [one] : [],
  );
  return docksIn(state, owner, at, here).length > 0;
}

/** Why these ships of a squadron do not get enhanced sensors now; undefined: they do. */
function cannotEnhance(state: State, squadron: Squadron, ships: readonly string[]): Problem | undefined {
  if (!hasTech(state, squadron.seat, 'ess'))
    return impossible('GC C5.60', 'no-tech', { project: nameOfProject('ess') });
  if (ships.length === 0) return impossible('GC C5.61', 'no-ships-named');
  const at = positionsOf(squadron.ships, ships);
  if (at === undefined) return impossible('GC C5.61', 'no-such-ship');
  const going = at.flatMap((position) => squadron.ships[position] ?? []);
  const barred = going.find((ship) => !canHold(ship));
  if (barred !== undefined) return impossible('GC C5.60', 'no-enhanceable', { hull: barred.hull });
  const twice = going.find((ship) => ship.enhanced === true || isFlagged(ship, 'X1'));
  if (twice !== undefined) return impossible('GC C5.60', 'enhanced-already', { hull: twice.hull });
  if (squadron.guards === true) return impossible('GC B2.60', 'works-on-duty');
  if (!isFixed(squadron) && !isServed(state, squadron))
    return impossible('GC C5.61', 'nothing-repairs-here', { place: hexName(squadron.place) });
  const cost = sumOf(going.map(costOf));
  return cannotPayAt(state, squadron.seat, squadron.place, cost, (left) =>
    impossible('GC C5.61', 'ship-costs', { cost, left }),
  );
}

/** Ships and bases with special sensors are refitted with enhanced ones (C5.60 to C5.72). OURS: in segment 1, ships where something of their empire repairs ships. */
export const enhanceSensors = order('enhance-sensors', {
  fields: { ships: shipNames },
  title: 'Enhance sensors',
  offers(view, { unit: at }) {
    const squadron = fighterGiven(view.squadrons, { seat: view.me, unit: at });
    if (squadron === undefined || !hasTech(view, view.me, 'ess')) return [];
    const [first] = fitting(squadron);
    return first === undefined ? [] : [{ ships: [first] }];
  },
  form: (view, given, { unit: at }) => [
    shipsField(given, fitting((at && view.squadrons[at]) ?? { ships: [] })),
  ],
  facts: () => [{ label: 'Costs', value: phrase('{share}\u00a0% of their EPV', { share: enhancedPercent }) }],
  cannot(state, given) {
    const squadron = fighterGiven(state.squadrons, given);
    return squadron === undefined
      ? impossible('GC A6.20', 'not-your-squadron')
      : cannotEnhance(state, squadron, given.order.ships);
  },
  say: ({ ships }) => phrase('Enhance the sensors of {ships}', { ships: ships.join(', ') }),
});
export type EnhanceSensors = OrderIn<typeof enhanceSensors>;

/** `at`: positions in the squadron. */
export const sensorsEnhanced = event('sensors-enhanced', {
  fields: {
    ...namedShips,
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hulls} of {unit} now {count:has|have} enhanced sensors, for {points} EP.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{hulls} of {unit} will have enhanced sensors, for {points} EP.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
      points: happened.points,
    }),
  apply(draft, { seat: owner, unit: id, at, points: cost }) {
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((ship, position) => (at.includes(position) ? { ...ship, enhanced: true } : ship)),
    }));
    spendAt(draft, owner, draft.squadrons[id]?.place, cost);
  },
});

/** Sensors are enhanced (C5.61). */
export function enhanceAll(
  turn: Turn<Room<State, View, EnhanceSensors, EventIn<typeof sensorsEnhanced>>>,
): void {
  inTurn(turn, enhanceSensors, (given) => {
    const named = namedIn(turn.state, given);
    return (
      named &&
      sensorsEnhanced.of({ ...named.told, points: sumOf(named.going.map(costOf)), cause: given.order.ref })
    );
  });
}
