import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { isStored } from '../../model/condition/storing.ts';
import { hexName } from '../../map/board.ts';
import { sinkCargo } from '../../carried/spilled.ts';
import { loseShuttles } from '../../mines/shuttles.ts';
import { crossMines } from '../../mines/events.ts';
import { broughtIn } from '../../model/battle/brought.ts';
import type { Battle, State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { isBroken } from '../../ships/ships.ts';
import type { Side } from '../battle.ts';
import { retreatOf, sidesOf } from '../battle.ts';
import { mostRounds } from '../chart.ts';
import { repairSelves } from '../../repair/selfRepair.ts';
import { recover } from './launch.ts';
import { learn } from './learning.ts';
import { leavesAfter } from '../openings.ts';
import { yieldCivilians } from './yielding.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';
import { battleEnded, retreated, squadronLost } from '../events.ts';

/**
 * After a round squadrons without ships are lost, and whoever has lost too much leaves (A3.20), or used a flywheel (D2.50). OURS: if both want to,
 * the attacker does; the attacker gives up after the last round; who has nowhere to go fights on.
 */
export function disengage(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const common = inBattle(battle, sides);
  const yielded = yieldCivilians(turn, battle);
  const last = sidesOf(turn.state, battle);
  const left = last.filter(({ squadron, unit }) => squadron.ships.length > 0 && unit !== yielded);
  const beaten = left.length < sides.length ? undefined : beatenOf(turn, battle, left);
  const ends = left.length < sides.length || beaten !== undefined;
  if (!ends) return;
  const groups = sides.map(({ parts }) => parts);
  if (beaten !== undefined) retreat(turn, battle, beaten);
  const { squadrons } = turn.state;
  const [winner] = left.filter((side) => side !== beaten);
  for (const unit of groups.flat()) {
    const one = squadrons[unit];
    const heir = winner?.parts.find((other) => (squadrons[other]?.ships.length ?? 0) > 0);
    const heirs = winner?.squadron.seat === one?.seat ? undefined : heir;
    if (one?.ships.length !== 0) continue;
    sinkCargo(turn, unit);
    turn.happen(squadronLost.of({ ...common, seat: one.seat, unit, ...defined({ heir: heirs }) }));
  }
  recover(turn, common);
  turn.happen(battleEnded.of({ ...common, ...(winner && { winner: winner.squadron.seat }) }));
  loseShuttles(turn, groups.flat());
  repairSelves(turn, groups.flat());
  learn(turn, battle, last, groups);
}

const canLeave = ({ state }: Turn<Fighting>, { squadron }: Side): boolean =>
  retreatOf(state, squadron) !== undefined;

/** Who leaves a battle after this round, if anybody: whoever lost it elsewhere, or the attacker before the defender. */
function beatenOf(turn: Turn<Fighting>, battle: Battle, sides: readonly Side[]): Side | undefined {
  const [attacker] = sides;
  const brought = broughtIn(battle, turn.pass)?.beaten;
  const loser = sides.find(({ unit }) => unit === brought);
  if (loser !== undefined && canLeave(turn, loser)) return loser;
  const leaves = leavesAfter(battle, turn.pass);
  const gone = sides.find(
    (side) => (isBeaten(turn.state, side) || side.squadron.seat === leaves) && canLeave(turn, side),
  );
  if (gone !== undefined) return gone;
  return turn.pass >= mostRounds ? attacker : undefined;
}

/** Whether a side has lost so much this turn that it leaves; who joined its battle counts with it. OURS: of the factors when each began to fight (A3.20). */
function isBeaten({ squadrons, battle }: State, { squadron, parts }: Side): boolean {
  const joined = parts.filter((unit) => battle?.joined?.includes(unit) === true);
  const more = sumOf(joined.map((unit) => squadrons[unit]?.strength ?? 0));
  const mended = sumOf(joined.map((unit) => squadrons[unit]?.mended ?? 0)) + (squadron.mended ?? 0);
  return isBroken({ ...squadron, strength: (squadron.strength ?? 0) + more, ...(mended > 0 && { mended }) });
}

/** A side leaves a battle, or before it begins, with all that function as one with it. */
export function retreat(turn: Turn<Fighting>, battle: Battle, { squadron, parts }: Side): void {
  const { seat, place } = squadron;
  const to = retreatOf(turn.state, squadron) ?? squadron.cameFrom ?? place;
  const common = inBattle(battle, sidesOf(turn.state, battle));
  // Bases and mothballed ships stay where they are.
  const left = parts.filter((one) => {
    const { ships = [], fixed } = turn.state.squadrons[one] ?? {};
    return fixed === undefined && ships.length > 0 && !isStored({ ships });
  });
  for (const one of left) {
    const plot = turn.state.squadrons[one]?.plot;
    if (plot !== undefined && plot.done < plot.way.length)
      turn.refuse(plot.cause, impossible('GC A1.15', 'gave-up', { place: hexName(place) }));
  }
  const [first, ...others] = left.filter((one) => flees(turn, one, to));
  if (first === undefined) return;
  const foes = sidesOf(turn.state, battle).find((side) => side.squadron.seat !== seat);
  turn.happen(
    retreated.of({
      ...common,
      seat,
      unit: first,
      to,
      ...(others.length > 0 && { with: others }),
      ...(to === place && defined({ past: foes?.parts })),
    }),
  );
}

/** Minefields on the way of a retreat, which nobody waits before; not on the way that a squadron came by (C4.30). */
function flees(turn: Turn<Fighting>, unit: UnitId, to: PlaceId): boolean {
  const squadron = turn.state.squadrons[unit];
  if (squadron === undefined || squadron.cameFrom === to || squadron.place === to) return true;
  const segment = turn.path[0]?.at ?? 0;
  return crossMines(turn, { unit, squadron, to, ends: false, segment, flees: true });
}
