import type { Fact } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Empire } from '../../model/empire.ts';
import type { State } from '../../model/state.ts';
import { lackingOf } from '../../mothballs/restoration.ts';
import { feeFor } from '../../mothballs/upkeep.ts';
import { ratingsSaid } from '../../ratings/lower.ts';
import { fact } from '../pages.ts';

/** Its command ratings, what mothballs cost, and what restoration asks for. */
export function ratingFacts(state: State, seat: SeatId, { ratings = {} }: Empire): readonly Fact[] {
  const { by = 0, chosen = 'usual' } = ratings;
  const [fee, lacking] = [feeFor(state, seat), lackingOf(state, seat)];
  return [
    {
      ...fact(
        'Command ratings',
        by > 0 && chosen === 'usual' ? phrase('lower by {by}', { by }) : ratingsSaid(chosen),
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
              phrase('{count} more of size class 4 to be scrapped or mothballed', {
                count: String(Math.ceil(lacking / 4.8) / 10),
              }),
            ),
            tone: 'warn' as const,
          },
        ]),
  ];
}
