import { choice, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, fact, isPossible, oneAtMost } from '../asking.ts';
import { answer, event, everybody, named, placed, standing } from '../declare.ts';
import { amount, pass } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { captained } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';
import { shipName, tokens, tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { costOf } from '../ships/ships.ts';
import { tooDear } from './moving.ts';
import { aboutCourses } from './sighting.ts';
import { farthest, reverseTimes } from './table.ts';

/** Half tokens for one point of acceleration (FC 2B2a). */
export const accelerationCost = (ship: Ship): number => costOf(ship, ship.reverse ? reverseTimes : 1);

/** Why the ship cannot move one hex more in this impulse; undefined if it can. */
export function cannotAccelerate(ship: Ship): Problem | undefined {
  if (ship.stopped) return impossible('FC 2C7a', 'is-stopped', { ship: ship.name });
  if (ship.speedChange !== undefined) return impossible('FC 2B2a', 'speed-changed', { ship: ship.name });
  const cost = accelerationCost(ship);
  return ship.energy < cost ? tooDear('FC 2B2a', ship, cost) : undefined;
}

/** Why the ship cannot stop for the rest of the turn; undefined if it can (FC 2D3). */
export function cannotStop(ship: Ship): Problem | undefined {
  if (ship.stopped) return impossible('FC 2D3a', 'not-moving-away', { ship: ship.name });
  return ship.speedChange === undefined
    ? undefined
    : impossible('FC 2D3a', 'speed-changed', { ship: ship.name });
}

/** Points for reinforcement from the movement that is cancelled: half of the tokens paid for it, without fractions (FC 2D3b). */
export function poolOf(ship: Ship, impulse: number): number {
  const moves = (ship.speed / impulses) * (impulses + 1 - impulse);
  const paid = costOf(ship, moves * (ship.reverse ? reverseTimes : 1));
  return Math.floor(tokens(paid) / 2);
}

export const accelerate = answer('accelerate', {
  fields: {},
  title: 'Accelerate',
  offers: ([, ship]) => (cannotAccelerate(ship) === undefined ? [{}] : []),
  cannot: ([, ship]) => cannotAccelerate(ship),
  say: () => phrase('Move one hex more in this impulse'),
});

export const emergencyStop = answer('emergency-stop', {
  fields: {},
  title: 'Decelerate in an emergency',
  offers: ([, ship]) => (cannotStop(ship) === undefined ? [{}] : []),
  cannot: ([, ship]) => cannotStop(ship),
  say: () => phrase('Stop for the rest of the turn'),
});

export const changeSpeedWhen = standing('change-speed-when', {
  title: 'Change speed when…',
  offers: () => [
    { does: 'accelerate' as const, from: 1, until: impulses, least: 9, most: farthest, keep: 4 },
  ],
  form: (_, given) => [
    choice(given, 'does', 'What', [
      named('accelerate', 'Accelerate'),
      named('emergency-stop', 'Stop at once'),
    ]),
    number(given, 'from', 'From impulse', { least: 1, most: impulses }),
    number(given, 'until', 'To impulse', { least: 1, most: impulses }),
    number(given, 'least', 'Range at least', { least: 0, most: farthest }),
    number(given, 'most', 'Range at most', { least: 0, most: farthest }),
    number(given, 'keep', 'Half tokens to keep', { least: 0, most: farthest }),
  ],
  cannot: (_, { least, most, from, until }) =>
    least > most || from > until ? impossible('FC 2B2', 'bounds-crossed') : undefined,
  replaces: () => false,
  stands: (given) =>
    phrase('{what} in impulses {from} to {until} at range {least} to {most}, keeping {keep} tokens', {
      what: phrase(given.does === 'accelerate' ? 'Accelerate' : 'Stop at once'),
      from: given.from,
      until: given.until,
      least: given.least,
      most: given.most,
      keep: tokenText(given.keep),
    }),
});
export type ChangeSpeedWhen = OrderIn<typeof changeSpeedWhen>;

export const accelerated = event('accelerated', {
  fields: { ...placed, pass, cost: amount },
  by: 'order',
  hears: everybody,
  say: ({ ship, cost }, view) =>
    phrase('{ship} accelerates by one hex for {cost} tokens.', {
      ship: shipName(view, ship),
      cost: tokenText(cost),
    }),
  ahead: ({ ship, cost }, view) =>
    phrase('{ship} may accelerate by one hex for {cost|token|tokens}.', {
      ship: shipName(view, ship),
      cost: tokens(cost),
    }),
  apply: (draft, happened) =>
    change(draft.ships, happened.ship, ({ energy }) => ({
      energy: energy - happened.cost,
      speedChange: { what: 'accelerated' as const, pass: happened.pass },
    })),
});

export const emergencyStopped = event('emergency-stopped', {
  fields: {
    ...placed,
    pass,
    /** Points for reinforcement. */
    pool: amount,
  },
  by: 'order',
  hears: everybody,
  say: ({ ship, pool }, view) =>
    phrase('{ship} stops at once and has {pool|point|points} for its shields.', {
      ship: shipName(view, ship),
      pool,
    }),
  ahead: ({ ship, pool }, view) =>
    phrase('{ship} may stop at once and have {pool|point|points} for its shields.', {
      ship: shipName(view, ship),
      pool,
    }),
  apply: (draft, happened) =>
    change(draft.ships, happened.ship, () => ({
      stopped: true,
      turnCount: 0,
      slipCount: 0,
      pool: happened.pool,
      speedChange: { what: 'stopped' as const, pass: happened.pass },
    })),
});

type Answers = OrderIn<typeof accelerate | typeof emergencyStop>;
type Speeding = Room<State, View, Answers, EventIn<typeof accelerated | typeof emergencyStopped>>;

/** Who let it be may still join after seeing another do it; when nobody more does it, the point is closed (FC 1E4). */
export function changeSpeeds(turn: Turn<Speeding>): void {
  askEach(
    turn,
    captained(turn.state).filter(
      ([, ship]) => cannotAccelerate(ship) === undefined || cannotStop(ship) === undefined,
    ),
    (own) => ({
      said: phrase('Does {ship} change its speed?', { ship: own[1].name }),
      cite: 'FC 1E2a',
      kinds: ['accelerate', 'emergency-stop'],
      ...oneAtMost,
      silence: [],
      minor: true,
      facts: [fact('Speed', own[1].speed), ...aboutCourses(turn.state, own)],
    }),
    (own, given) => changeSpeed(turn, own, given),
  );
}

function changeSpeed(turn: Turn<Speeding>, own: Named, given: Answers): void {
  const [id, ship] = own;
  const what = { ship: id, place: ship.place, pass: turn.pass, cause: causeOf(given) };
  if (given.kind === 'accelerate') {
    if (isPossible(turn, accelerate, own, given))
      turn.happen(accelerated.of({ ...what, cost: accelerationCost(ship) }));
  } else if (isPossible(turn, emergencyStop, own, given))
    turn.happen(emergencyStopped.of({ ...what, pool: poolOf(ship, turn.state.impulse) }));
}

/** Whether nobody changed speed in that announcement. */
export const nobodyChangedSpeed = ({ state }: { readonly state: State }, announcement: number): boolean =>
  !captained(state).some(([, ship]) => ship.speedChange?.pass === announcement);
