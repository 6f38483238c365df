import type { SeatId } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Step, Turn } from '#kernel/turn/step.ts';
import type { Encounter } from '../../model/combat.ts';
import type { VbamSfb } from '../../model/game.ts';
import { demandsOf, settledBy } from '../../rules/encounters/demands.ts';
import { leaving, otherOf, presentAt } from '../../rules/encounters/encounters.ts';
import { askedIn, spotSaid } from './asking.ts';
import { withdraw } from './encounters.ts';
import { raidOver } from './raids.ts';

type VbamTurn = Turn<VbamSfb>;

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

/** Who is left between sectors is asked whether to go on, to stay or to return (VB 257, 272; OURS: without an answer they go on). */
export const goingFrom: Step<VbamSfb> = {
  name: 'After Deep Space',
  cite: 'VB 272',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter?.between === undefined) return;
    const losers = losersOf(encounter, encounter.winner);
    const left = [encounter.attacker, encounter.defender].filter(
      (seat) => !losers.includes(seat) && presentAt(turn.state, encounter, seat).length > 0,
    );
    if (left.length === 0) return;
    const answers = turn.ask<'proceed'>(
      left.map((to) => ({
        ...askedIn(turn.state, encounter, to),
        said: phrase('You hold {spot}. Where does your force go?', { spot: spotSaid(encounter) }),
        cite: 'VB 272',
        kinds: ['proceed'],
        silence: [{ kind: 'proceed', way: 'on' }],
      })),
    );
    for (const [at, [order]] of (answers ?? []).entries()) {
      const seat = left[at];
      if (order === undefined || seat === undefined) continue;
      const { way, ref: cause } = order;
      const to = otherOf(encounter, seat);
      const staying = way === 'stay' ? presentAt(turn.state, encounter, seat).map(([id]) => id) : [];
      turn.happen({ kind: 'way-chosen', seat, to, place: encounter.place, way, staying, cause });
    }
  },
};

/** Who is left between sectors goes where it chose to go. */
function leave(turn: VbamTurn, encounter: Encounter, seat: SeatId): void {
  const way = encounter.ways?.[seat] ?? 'on';
  if (way === 'back') withdraw(turn, leaving(turn.state, encounter, seat));
  if (way !== 'on') return;
  for (const [unit, one] of presentAt(turn.state, encounter, seat))
    if (one.between !== undefined)
      turn.happen({ kind: 'moved', seat: one.seat, unit, from: one.place, place: one.between });
}

/** Losers go back; winners who met them on the way go where they chose (VB 254, 272). */
export const resolving: Step<VbamSfb> = {
  name: 'Encounter Resolved',
  cite: 'VB 272',
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter === undefined) return;
    const { attacker, defender, place, between } = encounter;
    if (encounter.raid !== undefined) raidOver(turn, encounter);
    const losers = encounter.raid === undefined ? losersOf(encounter, encounter.winner) : [];
    for (const seat of losers) withdraw(turn, leaving(turn.state, encounter, seat));
    if (between !== undefined)
      for (const seat of [attacker, defender].filter((one) => !losers.includes(one)))
        leave(turn, encounter, seat);
    const settled = settledBy(encounter);
    const isOpen =
      encounter.demand !== undefined &&
      encounter.raid === undefined &&
      between === undefined &&
      demandsOf(turn.state, { ...encounter, settled }).length > 0;
    if (isOpen) turn.happen({ kind: 'encounter-reopened', seat: attacker, to: defender, place, settled });
    else turn.happen({ kind: 'encounter-over', seat: attacker, to: defender, place });
  },
};
