import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Encounter } from '../model/combat.ts';
import type { EncounterOver } from '../model/events.ts';
import type { VbamSfb } from '../game.ts';
import type { Proceed } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { closedBy, demandsOf } from './demands.ts';
import { leaving, otherOf, presentAt, wayOut } from './encounters.ts';
import { controlIn } from '../supply/control.ts';
import { askedIn, spotSaid } from './asking.ts';
import { raidOver } from './raiding.ts';

type VbamTurn = Turn<VbamSfb>;

/** Units leave for where they came from, or as near as they can. */
export function withdraw(
  turn: VbamTurn,
  units: readonly (readonly [UnitId, Unit])[],
  by?: SeatId,
  cause?: OrderRef,
): void {
  const control = controlIn(turn.state);
  const ways = units.map(([unit, one]) => ({ unit, one, place: wayOut(turn.state, control, one) }));
  for (const { unit, one, place } of ways)
    if (place !== undefined)
      turn.happen({
        kind: 'withdrew',
        seat: one.seat,
        unit,
        from: one.place,
        place,
        ...(cause === undefined || one.seat !== by ? {} : { cause }),
      });
}

/** Who goes back at the end of an encounter (VB 247, 262). */
function losersOf(encounter: Encounter, winner: SeatId | undefined): readonly SeatId[] {
  const { attacker, defender, demand, refused, battle, between } = encounter;
  const both = [attacker, defender];
  if (battle !== undefined)
    return winner === undefined
      ? between === undefined
        ? []
        : both
      : both.filter((seat) => seat !== winner);
  if (refused !== undefined && demand !== undefined) {
    const refuser = otherOf(encounter, demand.by);
    return between !== undefined || refuser === attacker ? [refuser] : [];
  }
  return between === undefined ? [] : both;
}

/** An encounter in a sector goes on as long as anything in it can be demanded (VB 276). */
function over(turn: VbamTurn, met: Pick<EncounterOver, 'seat' | 'to' | 'place'>): void {
  const [encounter] = turn.state.encounters;
  if (encounter === undefined) return;
  const { demand, raid, between } = encounter;
  const closed = closedBy(encounter);
  const isOver =
    demand === undefined ||
    raid !== undefined ||
    between !== undefined ||
    demandsOf(turn.state, { ...encounter, closed }).length === 0;
  turn.happen(isOver ? { kind: 'encounter-over', ...met } : { kind: 'encounter-goes-on', ...met, closed });
}

/** What whoever is left between sectors does: it stays there, unless it is told to go on or back (VB 257, 272). */
function asked(turn: VbamTurn, encounter: Encounter, seat: SeatId): Proceed | undefined {
  const [[order] = []] =
    turn.ask<'proceed'>([
      {
        ...askedIn(turn.state, encounter, seat),
        said: phrase('You hold {spot}. Where do you go?', { spot: spotSaid(encounter) }),
        cite: 'VB 272',
        kinds: ['proceed'],
        silence: [{ kind: 'proceed', course: 'stay' }],
      },
    ]) ?? [];
  return order;
}

function proceed(turn: VbamTurn, units: readonly Named[], { course, ref: cause }: Proceed): void {
  if (course === 'back') withdraw(turn, units, units[0]?.[1].seat, cause);
  else
    for (const [unit, { seat, place, between }] of units)
      if (between !== undefined)
        turn.happen(
          course === 'on'
            ? { kind: 'moved', seat, unit, from: place, place: between, cause }
            : { kind: 'waited', seat, unit, place, between, cause },
        );
}

/** Losers go back; winners who met them between sectors choose (VB 254, 272). */
export const resolving: Step<VbamSfb> = {
  name: 'Encounter Resolved',
  cite: 'VB 272',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter === undefined) return;
    const { attacker, defender, place, between } = encounter;
    if (encounter.raid !== undefined) raidOver(turn, encounter);
    const losers = encounter.raid === undefined ? losersOf(encounter, encounter.winner) : [];
    const seat = [attacker, defender].find((one) => between !== undefined && !losers.includes(one));
    const left = seat === undefined ? [] : presentAt(turn.state, encounter, seat);
    const order = seat === undefined || left.length === 0 ? undefined : asked(turn, encounter, seat);
    if (left.length > 0 && order === undefined) return;
    for (const seat of losers) withdraw(turn, leaving(turn.state, encounter, seat));
    if (order !== undefined) proceed(turn, left, order);
    over(turn, { seat: attacker, to: defender, place });
  },
};
