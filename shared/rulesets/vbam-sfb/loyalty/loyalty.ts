import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { MoraleCheck, State, System } from '../model/state.ts';
import { moraleChecks } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, has } from '../units/designs.ts';
import type { Control } from '../supply/control.ts';
import { areFriends } from '../supply/control.ts';
import { troopsOf } from '../ground/combat.ts';

/** A Census grows where d10 and it come above this (VB 484). */
export const growth = { die: 10, above: 15 } as const;

/** Loyalty of systems (VB 472). */
export const morale = {
  /** Jumps to the next colony that still count as near, and the Census from which distance matters. */
  near: { jumps: 3, census: 5 },
  /** What is rolled for: up to which roll, and how much Morale is lost then. */
  checks: {
    remote: { target: 1, loss: 1 },
    'cut-off': { target: 2, loss: 1 },
    seized: { target: 3, loss: 3 },
    'home-attacked': { target: 1, loss: 1 },
  },
  /** OURS: what a Command Post takes from each target (VB 515). */
  commandPost: 1,
  /** Ground units for each Census that hold a system down. */
  garrison: 2,
  /** The greatest Census that needs no jobs. */
  selfSufficient: 3,
  die: 6,
} as const;

/** Why Morale fell, as it is told. */
export const checkNames: Readonly<Record<MoraleCheck, string>> = {
  event: 'after an event',
  remote: 'far from other colonies',
  'cut-off': 'cut off from the home system',
  seized: 'after a hostile force seized or raided it',
  'home-attacked': 'after an attack on the home system',
};

/** Far from every other colony of its empire, with people enough to mind (VB 472). */
function isRemote({ systems }: State, seat: SeatId, place: PlaceId, census: number): boolean {
  if (census < morale.near.census) return false;
  const seen = new Set([place]);
  let edge: readonly PlaceId[] = [place];
  for (let jump = 0; jump < morale.near.jumps; jump += 1) {
    edge = [...new Set(edge.flatMap(around))].filter((next) => !seen.has(next));
    if (edge.some((next) => systems[next]?.owner === seat)) return false;
    for (const next of edge) seen.add(next);
  }
  return true;
}

/** Sectors with a continuous path from the home system of an empire through what it or its friends control; none without that system (VB 476). */
export function linkedTo(state: State, control: Control, seat: SeatId): ReadonlySet<PlaceId> {
  const home = state.empires[seat]?.home;
  if (home === undefined || state.systems[home]?.owner !== seat) return new Set();
  const empires = keysInOrder(state.empires);
  const seats = empires.filter((other) => areFriends(state, seat, other));
  const reached = new Set([home]);
  const linked = new Set([home]);
  for (const place of reached)
    for (const next of around(place)) {
      if (linked.has(next) || !isOnMap(next, empires.length)) continue;
      linked.add(next);
      if (seats.some((other) => control.controls(other, next))) reached.add(next);
    }
  return linked;
}

/** Whether a base of the owner there is a Command Post, in service (VB 515). */
export const hasCommandPost = ({ units }: State, seat: SeatId, place: PlaceId): boolean =>
  unitsAt(units, place).some(
    ([, unit]) => unit.seat === seat && !unit.mothballed && has(designOf(unit), 'Command Post'),
  );

/** What a system of an empire is checked for this turn (VB 472). `linked`: what is linked to the home system. */
export function checksOf(
  state: State,
  place: PlaceId,
  system: System,
  linked: ReadonlySet<PlaceId>,
): readonly { readonly check: MoraleCheck; readonly target: number; readonly loss: number }[] {
  const { owner: seat, census, seized, stir } = system;
  if (seat === undefined) return [];
  const { home, attacked } = state.empires[seat] ?? {};
  const happens: Readonly<Record<MoraleCheck, boolean>> = {
    remote: isRemote(state, seat, place, census),
    'cut-off': home !== undefined && !linked.has(place),
    seized: seized === state.turn - 1,
    'home-attacked': attacked === state.turn,
    event: stir?.turn === state.turn,
  };
  const easier = hasCommandPost(state, seat, place) ? morale.commandPost : 0;
  return moraleChecks
    .filter((check) => happens[check])
    .map((check) => {
      const { target, loss } =
        check === 'event' ? { target: stir?.target ?? 0, loss: -(stir?.change ?? 0) } : morale.checks[check];
      return { check, target: loss > 0 ? target - easier : target, loss };
    });
}

/** Held by ground units of its owner, twice as many as its Census (VB 472). */
const isGarrisoned = (state: State, place: PlaceId, { owner, census }: System): boolean =>
  troopsOf(state, owner, place).length >= morale.garrison * census;

/** What of Morale comes and goes by itself each turn (VB 472). */
export const drift = (state: State, place: PlaceId, system: System): number =>
  (isGarrisoned(state, place, system) ? 1 : 0) +
  (system.productivity === 0 && system.census > morale.selfSufficient ? -1 : 0) +
  (system.productivity === system.census ? 1 : 0);

/** Morale within its bounds: at most the Capacity (OURS), and never none under a Command Post (VB 515). */
export const bounded = (
  state: State,
  place: PlaceId,
  { capacity, owner }: System,
  wanted: number,
): number => {
  const least = owner !== undefined && hasCommandPost(state, owner, place) ? 1 : 0;
  return Math.max(least, Math.min(capacity, wanted));
};

/** Whether this roll of d10 lets the Census grow (VB 484). */
export const grows = ({ census, bonus }: System, rolled: number): boolean =>
  rolled + census + bonus > growth.above;

/** Rebels of a system without Morale: one for each point of Morale that half of its Census lacks; held by half as many troops as Census, there are none (OURS, VB 470). */
export function rebelsIn(state: State, place: PlaceId, { owner, census, morale: now }: System): number {
  if (owner === undefined || now > 0) return 0;
  return 2 * troopsOf(state, owner, place).length >= census ? 0 : Math.ceil(census / 2);
}
