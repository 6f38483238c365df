import { expect, test } from 'vitest';
import type { Film } from '#kernel/picture/film.ts';
import { withBattleCards } from '#ui/views/messages/battleCards.ts';

interface Line {
  readonly text: string;
  readonly battle?: string;
}
const films = [{ battle: 'one' }, { battle: 'two' }] as unknown as readonly Film[];
const carded = (
  ...sections: readonly (readonly (readonly Line[])[])[]
): readonly (readonly (readonly string[])[])[] =>
  withBattleCards(
    sections.map((groups) => ({ places: groups.map((lines) => ({ lines })) })),
    films,
    ({ battle }: Line) => battle,
  ).map(({ places }) =>
    places.map(({ cards, lines }) => [...cards.map((film) => film.battle), ...lines.map(({ text }) => text)]),
  );
const hit = (battle: string): Line => ({ text: `a hit in ${battle}`, battle });

test('a battle stands once, where it is first heard of, and sections that told of nothing else are gone', () => {
  expect(carded([[hit('one'), hit('one')]], [[hit('one')], [{ text: 'peace' }]], [[hit('one')]])).toEqual([
    [['one']],
    [['peace']],
  ]);
});

test('no battle is lost behind another line or another battle of its place', () => {
  expect(carded([[{ text: 'arrived' }, hit('one'), hit('two')]])).toEqual([[['one', 'two', 'arrived']]]);
});

test('a battle without a film keeps its lines', () => {
  expect(carded([[hit('three')]])).toEqual([[['a hit in three']]]);
});
