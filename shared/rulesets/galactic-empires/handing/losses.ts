import type { Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Brought } from '../model/battle.ts';
import type { State } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import type { Placed, Sent } from './battle.ts';
import { battleAt, sentTo } from './battle.ts';
import { mayLeave } from './leaving.ts';

/** Damage in tenths: as large a part of the hit points as of the boxes, fractions dropped; who is not destroyed keeps a tenth. */
function damageOf({ hitPoints }: Placed, { fate, lost, of }: UnitFate): number {
  if (fate === 'destroyed') return hitPoints;
  return Math.min(hitPoints - 1, Math.floor((hitPoints * lost) / Math.max(1, of)));
}

interface Told {
  readonly ship: Placed;
  readonly fate: UnitFate['fate'];
  readonly damage: number;
}

const toldOf = ({ groups }: Sent, fates: readonly UnitFate[]): readonly Told[] =>
  groups.flatMap(({ all }, at) => {
    const fate = fates[at] as UnitFate;
    return all.map((ship) => ({ ship, fate: fate.fate, damage: damageOf(ship, fate) }));
  });

/** What a battle elsewhere did to both forces: what comes of a ship comes of all that it fought for. Starfleets that may leave do so where their ships have all left, but for those that are lost. */
export function broughtBack(
  state: State,
  place: PlaceId,
  { units }: Outcome,
): Result<Omit<Brought, 'cause'>, readonly Problem[]> {
  const field = battleAt(state, place);
  const sent = sentTo(state, place);
  if (field === undefined || sent === undefined) return bad([unreadable('stays-with-rules')]);
  const fatesOf = ({ flown }: Sent): readonly UnitFate[] => units[flown as string as SeatId] ?? [];
  if (sent.some((one) => fatesOf(one).length !== one.groups.length))
    return bad([unreadable('outcome-of-another')]);
  const told = sent.flatMap((one) => toldOf(one, fatesOf(one)));
  const fleets = Map.groupBy(
    told.filter(({ ship, fate }) => mayLeave(state, field, ship.side) && fate !== 'destroyed'),
    ({ ship }) => ship.side.unit,
  );
  return good({
    losses: told
      .filter(({ damage }) => damage > 0)
      .map(({ ship: { side, at }, damage }) => ({ unit: side.unit, at, damage })),
    leaves: [...fleets]
      .filter(([, ships]) => ships.every(({ fate }) => fate === 'left'))
      .map(([unit]) => unit)
      .sort(),
  });
}
