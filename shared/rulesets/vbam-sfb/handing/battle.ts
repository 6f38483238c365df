import type { Elsewhere } from '#kernel/orders/elsewhere.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';
import { bad, good } from '#kernel/words/result.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { labelOf } from '../map/board.ts';
import type { Encounter, Scenario } from '../model/combat.ts';
import { imagine } from '../model/imagine.ts';
import type { Named } from '../model/stations.ts';
import { unitsNamed } from '../model/stations.ts';
import type { View } from '../model/view.ts';
import { shortId } from '../model/words.ts';
import { unreadable } from '../refusals.ts';
import { percentCrippled, scenarioNames } from '../sidcors/table.ts';
import { designOf, has } from '../units/designs.ts';
import type { Side } from './classes.ts';
import { cardOf, flownBy, otherSide, sideOfAttacker } from './classes.ts';
import type { Group } from './sample.ts';
import { sampled } from './sample.ts';

/** OURS: turns of a battle elsewhere, few, so that a turn of the campaign can end. */
const turns = 5;

/** One side of a battle, as it is sent. */
export interface Sent {
  readonly seat: SeatId;
  readonly side: Side;
  readonly groups: readonly Group[];
}

/** The forces that fight a battle elsewhere, the attacker first, or why they do not: the battle stays with these rules. */
export function sentTo(view: View, encounter: Encounter): Result<readonly [Sent, Sent], readonly Problem[]> {
  const { attacker, defender, battle, helpers = {} } = encounter;
  if (battle === undefined) return bad([kernelRefusals.unreadable('other-battle')]);
  if (keysInOrder(helpers).length > 0) return bad([unreadable('flown-sides')]);
  const { units } = imagine(view);
  const force = (seat: SeatId): readonly Named[] => unitsNamed(units, battle.forces[seat] ?? []);
  const forces = [force(attacker), force(defender)] as const;
  const without = forces.flat().find(([, unit]) => cardOf(unit.seat, designOf(unit)) === undefined);
  if (without !== undefined) return bad([unreadable('flown-class', { design: without[1].design })]);
  const samples = sampled(forces);
  if (samples === undefined) return bad([unreadable('flown-uneven')]);
  const side = sideOfAttacker(attacker, defender);
  return good([
    { seat: attacker, side, groups: samples[0] },
    { seat: defender, side: otherSide(side), groups: samples[1] },
  ]);
}

const shipsOf = ({ groups }: Sent): readonly Named[] => groups.map(({ unit }) => unit);

/** How ready a fleet is, 1 to 3: with a scout, or as the attacker of a base, fully; one less against nothing but stealthy ships (VB 315). */
function readinessOf(own: Sent, enemy: Sent, scenario: Scenario, attacks: boolean): number {
  const hasScout = shipsOf(own).some(([, unit]) => has(designOf(unit), 'Scout'));
  const isHidden = shipsOf(enemy).every(([, unit]) => has(designOf(unit), 'Stealth'));
  return (hasScout || (scenario === 'defensive' && attacks) ? 3 : 2) - Number(isHidden);
}

/** A ship as a scenario there names it; one out of supply is the least ready. */
function shipOf([id, unit]: Named, readiness: number): object {
  const ready = unit.unsupplied ? 1 : readiness;
  return {
    card: cardOf(unit.seat, designOf(unit)),
    name: `${unit.design} ${shortId(id)}`.slice(0, 40),
    ...(unit.crippled ? { lost: percentCrippled } : {}),
    ...(ready === 3 ? {} : { preLoaded: false }),
    ...(ready === 1 ? { tokens: 0 } : {}),
  };
}

/** The battle as another game begins it. */
export function battleElsewhere(view: View, encounter: Encounter): Result<Elsewhere, readonly Problem[]> {
  const sent = sentTo(view, encounter);
  if (!sent.ok) return sent;
  const [attacker, defender] = sent.value;
  const scenario = encounter.battle?.scenario ?? 'deep-space';
  const ships = (own: Sent, enemy: Sent): readonly object[] => {
    const readiness = readinessOf(own, enemy, scenario, own === attacker);
    return shipsOf(own).map((ship) => shipOf(ship, readiness));
  };
  return good({
    ruleset: flownBy,
    title: `${scenarioNames[scenario]} in ${labelOf(encounter.place)}`,
    setup: {
      scenario: 'fleet',
      map: 'floating',
      turns,
      ships: { [attacker.side]: ships(attacker, defender), [defender.side]: ships(defender, attacker) },
    },
    books: {},
    seats: { [attacker.side]: attacker.seat, [defender.side]: defender.seat },
  });
}
