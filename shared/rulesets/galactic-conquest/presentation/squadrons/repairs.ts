import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Section } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Order } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import { repairsSaid } from '../../repair/repairs.ts';
import { foreseenRepairs } from '../../turn/repairing.ts';
import { afterSteps } from '../afterSteps.ts';
import { shipText } from './status.ts';

const lostOf = ({ ships }: Pick<Squadron, 'ships'>): number => sumOf(ships.map(({ lost = 0 }) => lost));

/** What of a squadron is damaged, and how much of it will be repaired this turn and where, if nobody disturbs it (C2.10); nothing where all is whole. */
export function repairSections(
  view: View,
  plan: Plan<Order>,
  unit: UnitId,
  squadron: Squadron,
): readonly Section[] {
  const lost = lostOf(squadron);
  if (lost === 0) return [];
  const then = afterSteps(view, plan, foreseenRepairs).squadrons[unit];
  const back = then === undefined ? 0 : lost - lostOf(then);
  const at = then?.docked?.place;
  const { repairs = { rank: 'usual', hulls: [] } } = then ?? squadron;
  const facts: readonly Fact[] = [
    { label: 'Missing', value: phrase('{lost} DF', { lost }) },
    {
      label: 'Repaired this turn',
      ...(at === undefined || back === 0
        ? { value: phrase('nothing: no repair unit with room is here'), tone: 'warn' as const }
        : { value: phrase('{back} DF, in {place}', { back, place: hexName(at) }), tone: 'good' as const }),
    },
    { label: 'Order of repairs', value: repairsSaid(repairs), changedBy: 'repair' },
    ...squadron.ships.flatMap((ship, index): readonly Fact[] => {
      const { lost: was = 0 } = ship;
      const left = then?.ships[index]?.lost ?? 0;
      return was === 0
        ? []
        : [
            {
              label: shipText(ship),
              value: phrase('{back} of {was} DF', { back: then === undefined ? 0 : was - left, was }),
            },
          ];
    }),
  ];
  return [{ kind: 'facts', title: 'Repairs', facts }];
}
