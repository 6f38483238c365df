import { sumOf } from '#kernel/steps/fractions.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Posture } from '../combat/tactics.ts';
import { tacticPercent, tactics } from '../combat/tactics.ts';
import { designOf } from '../ships/list/index.ts';
import type { Planner } from './planner.ts';

/** Whoever masses attacks only from a strength on; whoever fights by tactics takes those that help most of its ships. Both are ordered where they are not so yet. */
export function takeStance(planner: Planner): void {
  const { manner, view } = planner;
  const percent = manner.masses?.dares ?? view.own.attackPercent;
  if (percent !== view.own.attackPercent) planner.order({ kind: 'set-attack-percent', percent });
  if (!manner.tactical) return;
  const chosen = { attack: bestOf(planner, 'attack'), defense: bestOf(planner, 'defense') };
  const { attack, defense } = view.own.tactics;
  if (chosen.attack !== attack || chosen.defense !== defense)
    planner.order({ kind: 'set-tactics', ...chosen });
}

/** The number of the tactic that adds most to the factors of its ships (SFW 3853). */
function bestOf({ pilots }: Planner, posture: Posture): number {
  const designs = pilots.map(({ ship }) => designOf(ship));
  const gain = (at: number): number =>
    sumOf(designs.map((design) => design[posture] * tacticPercent(posture, at, design.race)));
  const [best = 0] = tactics[posture]
    .map((_, at) => at)
    .toSorted(
      compareBy(
        (at) => -gain(at),
        (at) => at,
      ),
    );
  return best;
}
