import { line, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { atHeadquarters, cause, event, hexAt, order, place, points, seat } from '../declare.ts';
import { cannotPay } from '../espionage/spies.ts';
import { boardOf, distance, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { moraleAt } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { ownTerritory } from '../model/territory.ts';

/** EP for each system of an empire that is heartened, and for one that is incited; OURS: a homeworld counts as a major system (C14.60). */
const [heartenCosts, inciteCosts] = [
  { major: 20, minor: 10 },
  { major: 100, minor: 50 },
] as const;
/** How far the hex of a target may lie from the empire (C14.60). */
const reach = 3;

const priceOf = ({ kind }: Pick<System, 'kind'>, of: typeof heartenCosts | typeof inciteCosts): number =>
  kind === 'minor' ? of.minor : of.major;

/** What defensive propaganda costs: all systems of the empire take part (C14.60). */
export const heartenCost = ({ systems }: Pick<State, 'systems'>, owner: SeatId): number =>
  sumOf(inOrder(systems).map(([, one]) => (one.owner === owner ? priceOf(one, heartenCosts) : 0)));

/** Whether a hex lies within three of a hex or a system of an empire. */
function isNear({ map, systems, territory }: State, owner: SeatId, at: PlaceId): boolean {
  const board = boardOf(map);
  const own = [...ownTerritory({ territory }, owner), ...systemsOf(systems, owner).map(([hex]) => hex)];
  return own.some((hex) => (distance(board, hex, at) ?? Infinity) <= reach);
}

const lacks = (state: State, owner: SeatId) => {
  if (!hasTech(state, owner, 'prop')) return impossible('GC C14.60', 'no-propaganda-division');
  return state.morale === undefined ? impossible('GC C14.60', 'morale-not-played') : undefined;
};

/** The Propaganda Division raises the morale of all systems of its empire for the turn (C14.60). */
export const hearten = order('hearten', {
  fields: {},
  title: 'Propaganda at home',
  offers: (view, at) => (hasTech(view, view.me, 'prop') ? atHeadquarters(view, at).map(() => ({})) : []),
  facts: (view) => [
    { label: 'Costs', value: phrase('{cost} EP, this turn', { cost: heartenCost(view, view.me) }) },
  ],
  cannot(state, { seat: owner }) {
    const problem = lacks(state, owner);
    if (problem !== undefined) return problem;
    if (state.empires[owner]?.deeds?.heartened === state.turn)
      return impossible('GC C14.60', 'heartened-already');
    return cannotPay(state, owner, heartenCost(state, owner), 'GC C14.60');
  },
  say: () => phrase('Propaganda in all systems of the empire'),
});

export const heartened = event('heartened', {
  fields: { seat, points, cause },
  by: 'order',
  hears: (happened, reader) => happened.seat === reader,
  say: ({ points: cost }) =>
    phrase('For {points} EP the Propaganda Division raises the morale of your systems for this turn.', {
      points: cost,
    }),
  ahead: ({ points: cost }) =>
    phrase('For {points} EP the Propaganda Division will raise the morale of your systems for this turn.', {
      points: cost,
    }),
  apply(draft, { seat: owner, points: cost }) {
    spend(draft, owner, cost);
    change(draft.empires, owner, ({ deeds }) => ({ deeds: { ...deeds, heartened: draft.turn } }));
  },
});

/** The Propaganda Division turns a foreign system near the empire against its rulers (C14.60). */
export const incite = order('incite', {
  fields: { place },
  title: 'Propaganda against this system',
  offers({ systems, me, ...view }, spot) {
    const at = hexAt(spot);
    const system = at && systems[at];
    return at === undefined || system === undefined || system.owner === me || !hasTech(view, me, 'prop')
      ? []
      : [{ place: at }];
  },
  facts: ({ systems }, given) => {
    const system = systems[given.place];
    return system === undefined
      ? []
      : [{ label: 'Costs', value: phrase('{cost} EP', { cost: priceOf(system, inciteCosts) }) }];
  },
  cannot(state, { seat: owner, order: { place: at } }) {
    const problem = lacks(state, owner);
    if (problem !== undefined) return problem;
    const system = state.systems[at];
    const args = { place: hexName(at) };
    if (system === undefined || system.owner === owner)
      return impossible('GC C14.60', 'no-system-to-incite', args);
    if (!isNear(state, owner, at)) return impossible('GC C14.60', 'incited-too-far', { ...args, reach });
    if (state.morale?.[at]?.incited === state.turn) return impossible('GC C14.60', 'incited-already', args);
    return cannotPay(state, owner, priceOf(system, inciteCosts), 'GC C14.60');
  },
  say: (given) => phrase('Propaganda against the rulers of {place}', { place: hexName(given.place) }),
});

/** The rulers always know whose propaganda it was (C14.60). */
export const incited = event('incited', {
  fields: { seat, place, of: optional(seat), name: line(80), points, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => happened.seat === reader || happened.of === reader,
  say: (happened, { me }) =>
    me === happened.seat
      ? phrase('For {points} EP the Propaganda Division works against the rulers of {name} in {place}.', {
          points: happened.points,
          name: happened.name,
          place: hexName(happened.place),
        })
      : phrase('The {seat} spreads propaganda against you on {name} in {place}.', {
          seat: nameOf(happened.seat),
          name: happened.name,
          place: hexName(happened.place),
        }),
  ahead: (happened) =>
    phrase('The Propaganda Division will work against the rulers of {name} in {place}.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: at, points: cost }) {
    spend(draft, owner, cost);
    const morale = moraleAt(draft, at);
    if (morale !== undefined && draft.morale !== undefined)
      put(draft.morale, at, { ...morale, incited: draft.turn });
  },
});

type Division = Room<
  State,
  View,
  OrderIn<typeof hearten | typeof incite>,
  EventIn<typeof heartened | typeof incited>
>;

/** What Propaganda Divisions do (C14.60). */
export function spreadDivisions(turn: Turn<Division>): void {
  inTurn(turn, hearten, ({ seat: owner, order: { ref } }) =>
    heartened.of({ seat: owner, points: heartenCost(turn.state, owner), cause: ref }),
  );
  inTurn(turn, incite, ({ seat: owner, order: { place: at, ref } }) => {
    const system = turn.state.systems[at];
    return (
      system &&
      incited.of({
        seat: owner,
        place: at,
        of: system.owner,
        name: system.name,
        points: priceOf(system, inciteCosts),
        cause: ref,
      })
    );
  });
}
