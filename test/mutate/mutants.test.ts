import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

test('of a declaration the rule is broken, and not what it shows', () => {
  const source = `
export const sink = order('sink', {
  fields: { deep: integer(11, 12) },
  title: 'Sink',
  offers: (view) => (view.oxen > 13 ? [{ deep: 26 }] : []),
  form: (view, given) => [number(given, 'deep', 'Depth', { least: 14, most: 15 })],
  cannot: (state) => (state.oxen > 16 ? tooMany() : undefined),
  advice: (found, view) => [view.oxen > 25 ? found : undefined],
  say(given) {
    return given.deep > 17 ? phrase('Sink far') : phrase('Sink');
  },
});
export const sunk = event('sunk', {
  fields: { deep: integer(18, 19) },
  hears: (event) => event.deep > 20,
  say: ({ deep }) => phrase(deep > 21 ? 'It is gone.' : 'It sinks.'),
  ahead: ({ deep }) => phrase(deep > 22 ? 'It will be gone.' : 'It will sink.'),
  apply: (draft) => change(draft.ships, 23),
});
const figures = { say: 24 };
`;
  const figures = mutantsOf('sinking.ts', source).filter(({ was }) => /^\d+$/.test(was));
  expect([...new Set(figures.map(({ was }) => was))]).toEqual(['13', '16', '20', '23', '24']);
});

test('bounds of what files may hold are no rules', () => {
  const source = `
import { integer, list } from '#kernel/codec/shapes.ts';
const dice = list(integer(1, 6), 2);
const thrown = list2(3);
const most = 4;
const [least, longest] = [5, 7] as const;
const dives = list(integer(least, most), longest);
const bounds = { from: 1, upTo: 9 } as const;
const breath = integer(bounds.from, bounds.upTo);
const told = 8;
const shown = list(dive, told);
const isShown = (deep: number): boolean => deep < told;
`;
  expect([...new Set(mutantsOf('sinking.ts', source).map(({ was, inside }) => `${inside} ${was}`))]).toEqual([
    'thrown 3',
    'told 8',
    'isShown deep < told',
  ]);
});

test('what makes sentences or entries of forms is shown, and what stands in for what is always there is no rule', () => {
  const source = `
const deepSaid = (deep: number): Phrase => phrase(deep > 1 ? 'deep' : 'flat');
function deepEntries(given: Given): readonly Entry<Given>[] {
  return [number(given, 'deep', 'Depth', { least: 2 })];
}
const deepFacts = (deep: number): readonly Fact[] => (deep > 8 ? [] : [{ label: 'Deep' }]);
const deepest = (deeps: readonly number[]): number => deeps[3] ?? 7;
const half = (text: string): number => { const [over = 4] = text.split('/').map(Number); return over / 5; };
const held = (boxes: Record<string, number>, of: string): number => boxes[of] ?? 6;
`;
  const figures = mutantsOf('sinking.ts', source).filter(({ was }) => /^\d+$/.test(was));
  expect([...new Set(figures.map(({ was }) => was))]).toEqual(['3', '5', '6']);
});

test('what a question tells and how many answers it takes is shown, and who is asked is a rule', () => {
  const source = `
const whose = (deep: number): Question<Sinking, 'judge-deep'> => ({
  to: deep > 1 ? gameMaster : seat,
  least: 2,
  facts: deep > 3 ? [] : [{ label: 'Deep' }],
});
const figures = { most: 4 };
`;
  const figures = mutantsOf('sinking.ts', source).filter(({ was }) => /^\d+$/.test(was));
  expect([...new Set(figures.map(({ was }) => was))]).toEqual(['1', '4']);
});
