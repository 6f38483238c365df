import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { SeatPicture, Tone } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { KnownEmpire, View } from '../model/view.ts';

/** The empires of the game, in the order of their banners. */
export function seats(view: View): readonly SeatPicture[] {
  return inOrder(view.empires)
    .map(([seat, { name, ruler, banner, relation, address }]): SeatPicture => {
      const tone = relationTone(relation);
      return {
        seat,
        name,
        banner,
        leader: ruler,
        ...(relation === 'self' ? { own: true } : {}),
        ...defined({ address }),
        relation: { label: relationWords[relation], ...defined({ tone }), bonds: [] },
      };
    })
    .sort(
      compareBy(
        ({ banner }) => banner,
        ({ seat }) => seat,
      ),
    );
}

export const me = (view: View): SeatId => view.me;

export const relationWords: Readonly<Record<KnownEmpire['relation'], string>> = {
  self: 'You',
  war: 'War',
  neutral: 'Neutral',
  alliance: 'Alliance',
};

export function relationTone(relation: KnownEmpire['relation']): Tone | undefined {
  if (relation === 'war') return 'bad';
  return relation === 'alliance' ? 'good' : undefined;
}
