import type { Turn } from '#kernel/sequence/step.ts';
import type { Battle } from '../../model/state.ts';
import type { Brought } from '../../model/battle/brought.ts';
import { basesIn } from '../../model/territory.ts';
import { berthsOf, escapeFrom } from '../../officers/escapes.ts';
import { cripples, leftOf } from '../../ships/ships.ts';
import type { Side } from '../battle.ts';
import { sidesOf } from '../battle.ts';
import { struck } from '../events.ts';
import type { Hit } from '../hits.ts';
import { noteCommerce } from '../support/commerce.ts';
import { noteHospitals } from '../support/hospitals.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

/** Hits land on one of two sides: officers of what is destroyed may escape first (A12.401), and bases and hospitals that fall are told of. */
export function land(
  turn: Turn<Fighting>,
  battle: Battle,
  sides: readonly [Side, Side],
  at: 0 | 1,
  hits: readonly Hit[],
): void {
  const { unit, squadron } = sides[at];
  const foe = sides[1 - at]?.squadron.seat ?? squadron.seat;
  const { seat, ships } = squadron;
  const gone = hits.flatMap((one) => (one.fate === 'destroyed' ? [one.at] : []));
  escapeFrom(turn, turn.draw, berthsOf(turn.state, unit, gone));
  const lost = gone.flatMap((one) => ships[one] ?? []);
  const before = basesIn(turn.state, battle.place);
  if (hits.length > 0) turn.happen(struck.of({ ...inBattle(battle, sides), seat, unit, hits }));
  if (before?.seat === seat)
    noteCommerce(turn, { place: battle.place, owner: seat, before: before.ships }, foe);
  noteHospitals(turn, battle.place, lost, foe);
}

/** What a battle that was fought elsewhere took of a side. */
const hitsOf = ({ unit, squadron: { ships } }: Side, { losses }: Brought): readonly Hit[] =>
  losses.flatMap(({ unit: of, at, lost }): readonly Hit[] => {
    const ship = ships[at];
    if (of !== unit || ship === undefined) return [];
    const fate =
      lost >= leftOf(ship) ? 'destroyed' : cripples(ship, (ship.lost ?? 0) + lost) ? 'crippled' : 'damaged';
    return [{ at, hull: ship.hull, directed: 0, normal: lost, fate }];
  });

/** What came of a battle that was fought elsewhere, in place of the fire of a round (A10.10). */
export function landBrought(turn: Turn<Fighting>, battle: Battle, brought: Brought): void {
  const sides = sidesOf(turn.state, battle);
  for (const at of [0, 1] as const) land(turn, battle, sides, at, hitsOf(sides[at], brought));
}
