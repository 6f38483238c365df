import type { Fact } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Empire } from '../../model/empire.ts';
import type { State } from '../../model/state.ts';
import { lackingOf } from '../../mothballs/restoration.ts';
import { feeFor } from '../../mothballs/upkeep.ts';
import { networksAt } from '../../economy/facilities.ts';
import { ratingsSaid } from '../../ratings/lower.ts';
import { isOnAlert } from '../../research/onAlert.ts';
import { hasTech } from '../../research/research.ts';
import { fact } from '../pages.ts';

/** Whether it is on alert (C40.20). */
const alertFacts = (state: State, seat: SeatId): readonly Fact[] =>
  hasTech(state, seat, 'alt')
    ? [
        {
          ...fact(
            'Alert levels',
            isOnAlert(state, seat) ? phrase('on: nobody can choose more than Pressed') : phrase('off'),
          ),
          changedBy: 'set-alert',
        },
      ]
    : [];

/** Its agricultural networks (B12.85). */
function networkFacts(state: State, seat: SeatId): readonly Fact[] {
  const all = sumOf(
    inOrder(state.systems).map(([place, { owner }]) => (owner === seat ? networksAt(state, place) : 0)),
  );
  return all === 0
    ? []
    : [
        fact(
          'Agricultural networks',
          phrase('{all}, for {tenths} of a turn of full war', { all, tenths: String(all / 10) }),
        ),
      ];
}

/** Its command ratings, alert levels and networks, what mothballs cost, and what restoration asks for. */
export function ratingFacts(state: State, seat: SeatId, { ratings = {} }: Empire): readonly Fact[] {
  const { by = 0, chosen = 'usual' } = ratings;
  const [fee, lacking] = [feeFor(state, seat), lackingOf(state, seat)];
  return [
    ...alertFacts(state, seat),
    ...networkFacts(state, seat),
    {
      ...fact(
        'Command ratings',
        by > 0 && chosen === 'usual' ? phrase('lowered by {by}', { by }) : ratingsSaid(chosen),
      ),
      changedBy: 'lower-ratings',
    },
    ...(fee === 0 ? [] : [fact('Mothballs', phrase('{fee} EP a turn', { fee }))]),
    ...(lacking === 0
      ? []
      : [
          {
            ...fact(
              'Restoration',
              phrase('{count} more of size class 4 to scrap or mothball', {
                count: String(Math.ceil(lacking / 4.8) / 10),
              }),
            ),
            tone: 'warn' as const,
          },
        ]),
  ];
}
