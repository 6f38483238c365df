import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { pairsWhere } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from '../../game.ts';
import type { GroundFought, SystemConquered } from '../../ground/invasion.ts';
import type { TroopsLost } from '../../ground/losses.ts';
import type { GroundSide } from '../../ground/invasion.ts';
import type { Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { defenseOf } from '../../sidcors/factors.ts';
import { designOf, isGround } from '../../units/designs.ts';

/** The name of the film of a combat on the ground. */
export const groundBattle = ({ place, seat }: { readonly place: PlaceId; readonly seat: SeatId }): string =>
  `ground ${place} ${seat}`;

export interface Round {
  readonly fought: GroundFought;
  readonly lost: readonly TroopsLost[];
}
/** Troops of one empire against those of the owner, round by round. */
export interface Combat {
  readonly place: PlaceId;
  /** The invader first. */
  readonly seats: readonly [SeatId, SeatId];
  readonly rounds: readonly Round[];
  readonly conquest?: SystemConquered;
  /** Troops that the reader knows of, on either side. */
  readonly known: ReadonlyMap<SeatId, readonly Pick<Unit, 'seat' | 'design'>[]>;
}

export function combatOf(view: View, events: readonly Event[], rounds: readonly GroundFought[]): Combat {
  const { place, seat, to } = rounds[0] as GroundFought;
  const seats = [seat, to] as const;
  const conquest = events.find(
    (event) => event.kind === 'system-conquered' && event.place === place && event.seat === seat,
  ) as SystemConquered | undefined;
  return {
    place,
    seats,
    rounds: rounds.map((fought) => ({ fought, lost: lossesAfter(events, fought) })),
    ...defined({ conquest }),
    known: new Map(seats.map((one) => [one, knownOf(view, events, rounds, one)])),
  };
}

/** Losses are told straight after the round that they belong to. */
function lossesAfter(events: readonly Event[], fought: GroundFought): readonly TroopsLost[] {
  const rest = events.slice(events.indexOf(fought) + 1);
  const end = rest.findIndex((event) => event.kind !== 'troops-lost');
  return rest.slice(0, end < 0 ? rest.length : end).filter((event) => event.kind === 'troops-lost');
}

/** Troops of a side: what landed or fell there, and of the reader's own what is left. */
function knownOf(
  { units, me }: View,
  events: readonly Event[],
  rounds: readonly GroundFought[],
  seat: SeatId,
): readonly Pick<Unit, 'seat' | 'design'>[] {
  const fallen = rounds.flatMap((fought) => lossesAfter(events, fought));
  const before = new Set(
    events.flatMap((event) => (event.kind === 'troops-lost' && !fallen.includes(event) ? [event.unit] : [])),
  );
  const built = new Set(events.flatMap((event) => (event.kind === 'unit-built' ? [event.unit] : [])));
  const place = rounds[0]?.place;
  const told = events.filter(
    (event) =>
      (event.kind === 'troops-landed' || event.kind === 'troops-lost') &&
      event.place === place &&
      event.seat === seat,
  ) as readonly TroopsLost[];
  const left = pairsWhere(
    units,
    (unit, id) =>
      me === seat &&
      unit.seat === seat &&
      unit.place === place &&
      unit.aboard === undefined &&
      !unit.mothballed &&
      !built.has(id) &&
      isGround(designOf(unit)),
  );
  const named: readonly (readonly [UnitId, string])[] = [
    ...told.map(({ unit, design }) => [unit, design] as const),
    ...left.map(([id, { design }]) => [id, design] as const),
  ];
  return [...new Map(named).entries()]
    .filter(([id]) => !before.has(id))
    .map(([, design]) => ({ seat, design }));
}

export const sideOf = ({ seats }: Combat, { fought }: Round, seat: SeatId): GroundSide =>
  fought.sides[seats.indexOf(seat)] as GroundSide;
export const otherOf = ({ seats: [a, b] }: Combat, seat: SeatId): SeatId => (seat === a ? b : a);

/** Whether nothing is left of a side after this round, as far as the reader can tell. */
export const isGone = (combat: Combat, seat: SeatId, at: number): boolean => {
  const known = combat.known.get(seat) ?? [];
  const fallen = combat.rounds
    .slice(0, at + 1)
    .flatMap(({ lost }) => lost.filter((one) => one.seat === seat));
  return fallen.length === known.length && strengthOf(known) >= wholeOf(combat, seat);
};
export const strengthOf = (troops: readonly Pick<Unit, 'seat' | 'design'>[]): number =>
  sumOf(troops.map((one) => defenseOf({ ...one, crippled: false })));
export const wholeOf = (combat: Combat, seat: SeatId): number =>
  combat.rounds[0] === undefined ? 0 : sideOf(combat, combat.rounds[0], seat).potential;
