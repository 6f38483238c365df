import type { Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import type { Group } from '#kernel/steps/samples.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Brought } from '../model/battle/brought.ts';
import type { Ship } from '../model/ship.ts';
import type { Battle, State } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import { leftOf } from '../ships/ships.ts';
import type { Placed, Sent } from './battle.ts';
import { percentLost, sentTo } from './battle.ts';

/** Boxes with which a ship began, of so many: there the percent that it lacks is rounded up. */
const boxesOf = (ship: Ship, of: number): number =>
  Math.max(1, of - Math.ceil((percentLost(ship) * of) / 100));

/** Defense factors that are left of a ship: the part of the boxes with which the one that fought for it began that still works, fractions dropped, but one at least as long as it is there. */
function keeps({ unit: { ship: flown } }: Group<Placed>, { fate, lost, of }: UnitFate, ship: Ship): number {
  if (fate === 'destroyed') return 0;
  const had = boxesOf(flown, of);
  const works = Math.max(0, Math.min(had, of - lost));
  return Math.max(1, Math.floor((leftOf(ship) * works) / had));
}

/** What became of a side. */
interface Ending {
  readonly losses: Brought['losses'];
  /** Whether a ship of it is left. */
  readonly survives: boolean;
  /** Defense factors of its ships that still fight. */
  readonly stands: number;
}

function endingOf({ unit, groups }: Sent, fates: readonly UnitFate[]): Ending {
  const ships = groups.flatMap((group, at) => {
    const fate = fates[at] as UnitFate;
    return group.all.map((one) => ({ ...one, fate, left: keeps(group, fate, one.ship) }));
  });
  return {
    losses: ships.flatMap(({ at, ship, left }) => {
      const lost = leftOf(ship) - left;
      return lost === 0 ? [] : [{ unit, at, lost }];
    }),
    survives: ships.some(({ left }) => left > 0),
    stands: sumOf(ships.map(({ fate, left }) => (fate.fate === 'fights' ? left : 0))),
  };
}

/** What a battle elsewhere took of both forces, and whose side leaves: the one with fewer defense factors in the field, of as many the attacker (OURS). What comes of a ship comes of all that it fought for; shields are whole again. */
export function broughtBack(
  state: State,
  battle: Battle,
  { units }: Outcome,
): Result<Brought, readonly Problem[]> {
  const sent = sentTo(state, battle);
  if (!sent.ok) return sent;
  const fatesOf = ({ flown }: Sent): readonly UnitFate[] => units[flown as string as SeatId] ?? [];
  if (sent.value.some((one) => fatesOf(one).length !== one.groups.length))
    return bad([unreadable('flown-other')]);
  const [attacker, defender] = sent.value;
  const [ours, theirs] = [endingOf(attacker, fatesOf(attacker)), endingOf(defender, fatesOf(defender))];
  const loser = ours.stands > theirs.stands ? defender.unit : attacker.unit;
  const beaten = ours.survives && theirs.survives ? loser : undefined;
  return good({ losses: [...ours.losses, ...theirs.losses], ...defined({ beaten }) });
}
