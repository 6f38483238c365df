import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Figure } from '#kernel/presentation.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { View } from '../../model/state.ts';
import { isFixed } from '../../model/territory.ts';
import { attackOfAll, strengthOf } from '../../ships/ships.ts';
import { scoreOf } from '../../victory/score.ts';

/** The figures of an empire at the start of a turn, for charts over several turns; none for whoever has no empire. */
export function figures(view: View): readonly Figure[] {
  const empire = view.empires[view.me];
  if (empire === undefined) return [];
  const figure = (
    key: string,
    label: string,
    value: number,
    unit = '',
    per: Figure['scale']['per'] = 1,
  ): Figure => ({
    key,
    label,
    value,
    scale: { unit, per },
  });
  const own = valuesInOrder(view.squadrons).filter(({ seat }) => seat === view.me);
  const ships = own.filter((squadron) => !isFixed(squadron));
  const score = scoreOf(view, view.me);
  return [
    ...(score === undefined ? [] : [figure('score', 'Score', score, '%', 10)]),
    figure('treasury', 'Treasury', empire.treasury, 'EP'),
    figure('systems', 'Systems', valuesInOrder(view.systems).filter(({ owner }) => owner === view.me).length),
    figure('ships', 'Ships', sumOf(ships.map((squadron) => squadron.ships.length))),
    figure('attack', 'Attack of all ships', sumOf(ships.map(attackOfAll)), '', 10),
    figure('defense', 'Defense of all ships', sumOf(ships.map(strengthOf))),
  ];
}
