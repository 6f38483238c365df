import { inOrder } from '#kernel/words/inOrder.ts';
import type { Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { favourKeys, favours } from '../../happenings/table.ts';
import type { View } from '../../model/view.ts';
import { labelOf } from '../../galaxy/board.ts';
import { specialNamed } from '../../specials/table.ts';
import { fact, text, word } from '../../model/cells.ts';

/** Sector Specials that are known, one's own first, with what they do. */
export function specials({ me, names, sites }: View): readonly Section[] {
  const known = inOrder(sites).flatMap(([place, { special = '', owner, devastated }]) => {
    const found = specialNamed(special);
    return found === undefined ? [] : [{ place, owner, devastated, ...found }];
  });
  if (known.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Sector Specials',
      empty: '',
      columns: [
        word('name', 'Sector Special'),
        word('place', 'Hex'),
        word('owner', 'Owner'),
        word('about', 'What its owner has of it'),
      ],
      rows: known
        .toSorted((a, b) => Number(b.owner === me) - Number(a.owner === me))
        .map(({ place, owner, devastated, name, about }) => ({
          id: place,
          spot: { place },
          cells: {
            name: { ...text(name), ...(owner === me ? { tone: 'gold' as const } : {}) },
            place: text(labelOf(place)),
            owner: text(owner === undefined ? 'nobody' : (names[owner]?.name ?? owner)),
            about: {
              value: devastated === true ? phrase('Nothing while the site is devastated.') : about,
              sort: name,
            },
          },
        })),
    },
  ];
}

/** What random events grant for this year. */
export function favoursNow({ own: { boons }, turn }: View): readonly Section[] {
  const now = favourKeys.filter((key) => (boons[key] ?? 0) >= turn);
  if (now.length === 0) return [];
  return [
    {
      kind: 'facts',
      title: 'For this year',
      facts: now.map((key) => fact(favours[key].name, favours[key].about)),
    },
  ];
}
