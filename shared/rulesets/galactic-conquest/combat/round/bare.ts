import type { Turn } from '#kernel/sequence/step.ts';
import { forceOf } from '../../model/force.ts';
import type { Battle } from '../../model/state.ts';
import { isCloaked } from '../../sensors/veils.ts';
import { laidBare } from '../laidBare.ts';
import type { Side } from '../battle.ts';
import { sidesOf } from '../battle.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

/** As a battle begins, its sides see each other (C6.30). */
export function bare(turn: Turn<Fighting>, battle: Battle): void {
  const [attacker, defender] = sidesOf(turn.state, battle);
  layBare(turn, battle, attacker, defender);
  layBare(turn, battle, defender, attacker);
}

function layBare(turn: Turn<Fighting>, battle: Battle, side: Side, foe: Side): void {
  const { squadrons } = turn.state;
  const parts = forceOf(turn.state, side.unit);
  if (!parts.some((part) => squadrons[part.unit]?.veil !== undefined)) return;
  const cloaked = parts.flatMap(({ kind, unit: of, ships }) => {
    const one = squadrons[of];
    return ships.map((ship) => kind === 'squadron' && one !== undefined && isCloaked(turn.state, one, ship));
  });
  const at = cloaked.flatMap((is, position) => (is ? [position] : []));
  const hulls = at.flatMap((position) => side.squadron.ships[position]?.hull ?? []);
  turn.happen(
    laidBare.of({
      ...inBattle(battle, [side, foe]),
      seat: side.squadron.seat,
      unit: side.unit,
      to: foe.squadron.seat,
      at,
      hulls,
    }),
  );
}
