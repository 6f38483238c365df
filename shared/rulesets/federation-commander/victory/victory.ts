import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { event, everybody } from '../declare.ts';
import { seatNames, seats } from '../map/seats.ts';
import type { Outcome } from '../model/parts.ts';
import { outcomeFields, ref } from '../model/parts.ts';
import { active, captained, isFreighter, isOnMap, shipsOf } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { isCrippled } from '../ships/ships.ts';

/** Victory points for what befalls an enemy ship (FC 8B2); OURS: the highest alone counts. */
const victoryPoints = { internal: 10, disengaged: 25, crippled: 50, destroyed: 100 } as const;

/** Who won, and by how much. */
export function outcomeText({ points, winner, held, through }: Outcome): Phrase {
  if (through !== undefined)
    return phrase(
      'The battle is over: {through|freighter gets|freighters get} through, and the {winner} wins.',
      { through, winner: winner === undefined ? '' : (seatNames[winner] ?? winner) },
    );
  const [first, second] = seats;
  const score = {
    one: seatNames[first] ?? first,
    other: seatNames[second] ?? second,
    ones: points[first] ?? 0,
    others: points[second] ?? 0,
  };
  return winner === undefined
    ? phrase('The battle ends in a draw. {one}: {ones}; {other}: {others}.', score)
    : phrase(
        held === true
          ? 'The battle is over: the {winner} holds the map and wins. {one}: {ones}; {other}: {others}.'
          : 'The battle is over, and the {winner} wins. {one}: {ones}; {other}: {others}.',
        { ...score, winner: seatNames[winner] ?? winner },
      );
}

export const battleOver = event('battle-over', {
  fields: { ...outcomeFields, cause: optional(ref) },
  by: 'rules',
  hears: everybody,
  say: (happened) => outcomeText(happened),
  ahead: (_, { turn, limit }) =>
    phrase(turn >= limit ? 'The battle will end with this turn.' : 'The battle may end with this turn.'),
  apply(draft, { points, disabled, winner, held, through }) {
    draft.over = { points, disabled, ...defined({ winner, held, through }) };
  },
});

/** What a ship is worth to its enemy (FC 8B2): OURS, the highest line alone. */
export function worthOf(ship: Ship): number {
  if (ship.status === 'destroyed') return victoryPoints.destroyed;
  if (ship.internal && isCrippled(ship)) return victoryPoints.crippled;
  if (ship.status === 'disengaged') return victoryPoints.disengaged;
  return ship.internal ? victoryPoints.internal : 0;
}

/** The sides that have a ship in the battle. */
const fighting = (state: State): readonly SeatId[] =>
  seats.filter((seat) => active(state).some(([, ship]) => ship.seat === seat));

const [guarding, hunting] = seats;

/** Whether a freighter has moved far enough, whatever became of it since. It never turns, so that the hexes since a turn are all that it has moved. */
const isThrough = ({ convoy }: State, { turnCount }: Ship): boolean =>
  turnCount >= (convoy?.hexes ?? Infinity);

const freighters = (state: State, so: (ship: Ship) => boolean): number =>
  shipsOf(state).filter(([, ship]) => isFreighter(ship) && so(ship)).length;

const gotThrough = (state: State): number => freighters(state, (ship) => isThrough(state, ship));

/** Who has won the convoy, if anybody has (FC 8E): enough freighters are through, or too few are left that still can. OURS: without a ship of the Klingons nobody stops the others. */
function wonConvoy(state: State): SeatId | undefined {
  const { convoy } = state;
  if (convoy === undefined) return undefined;
  if (gotThrough(state) >= convoy.ships) return guarding;
  const hopeful = freighters(state, (ship) => ship.status === 'active' || isThrough(state, ship));
  if (hopeful < convoy.ships) return hunting;
  return captained(state).some(([, { seat }]) => seat === hunting) ? undefined : guarding;
}

/** Whether the convoy is decided, or one side of a duel has no ship left in the battle. */
const isDecided = (state: State): boolean =>
  state.convoy === undefined ? fighting(state).length < seats.length : wonConvoy(state) !== undefined;

/** The side that holds a fixed map alone, where the other has left it: that side has lost, whatever the points (FC 8A). */
function holderOf(state: State): SeatId | undefined {
  const [holder, another] = fighting(state);
  const hasLeft = shipsOf(state).some(
    ([, { seat, status, place }]) => seat !== holder && status === 'disengaged' && !isOnMap(state, place),
  );
  return another === undefined && hasLeft ? holder : undefined;
}

/** Points and winner as things stand (FC 8B2): whoever holds the map alone, then more points, then fewer disabled boxes; OURS: else a draw. */
export function outcomeOf(state: State): Outcome {
  if (state.convoy !== undefined)
    return { points: {}, disabled: {}, winner: wonConvoy(state) ?? hunting, through: gotThrough(state) };
  const sum = (of: (ship: Ship) => number, owned: (ship: Ship) => boolean): number =>
    shipsOf(state).reduce((total, [, ship]) => total + (owned(ship) ? of(ship) : 0), 0);
  const each = (count: (seat: SeatId) => number): Readonly<Record<SeatId, number>> =>
    Object.fromEntries(seats.map((seat) => [seat, count(seat)]));
  const points = each((seat) => sum(worthOf, (ship) => ship.seat !== seat));
  const disabled = each((seat) =>
    sum(
      (ship) => ship.disabled.length,
      (ship) => ship.seat === seat,
    ),
  );
  const holder = holderOf(state);
  if (holder !== undefined) return { points, disabled, winner: holder, held: true };
  const [first, second] = seats;
  const by = (counts: Readonly<Record<SeatId, number>>, one: SeatId, other: SeatId): number =>
    (counts[one] as number) - (counts[other] as number);
  const ahead = by(points, first, second) || by(disabled, second, first);
  return { points, disabled, ...(ahead === 0 ? {} : { winner: ahead > 0 ? first : second }) };
}

type Ending = Room<State, View, never, EventIn<typeof battleOver>>;

function endIf(turn: Turn<Ending>, isOver: boolean): void {
  if (turn.state.over === undefined && isOver) turn.happen(battleOver.of(outcomeOf(turn.state)));
}

/** OURS: when the moves of one moment are made, or the damage of an impulse is marked, and the convoy is decided or one side of a duel has no ship left, the battle is over at once: nothing more is moved, asked or repaired. */
export const endDecided = (turn: Turn<Ending>): void => endIf(turn, isDecided(turn.state));

/** The battle is over with its last turn, or when it is decided (FC 8B2, 8D3, 8E). */
export const endBattle = (turn: Turn<Ending>): void =>
  endIf(turn, turn.state.turn >= turn.state.limit || isDecided(turn.state));
