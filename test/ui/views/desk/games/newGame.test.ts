import { expect, test } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import type { Rules } from '#ui/state/rules.ts';
import { bookFault, type MapForm, readSeats, seatsIn, usualMap } from '#ui/views/desk/games/newGame.ts';

const { beginning } = rulesetById('vbam-sfb') as unknown as Rules;
const scenario = (text: string): MapForm => ({
  ...usualMap,
  from: 'scenario',
  scenario: { name: 'mine.scenario', base64: btoa(text) },
});
const namesIn = (map: MapForm): readonly string[] => seatsIn(map, beginning).map(({ name }) => name);

test('players of a scenario are named for the seats that are in the file', () => {
  const map = scenario('{"seats": ["isc", "gorn", "frax"], "nonPlayer": []}');
  expect(namesIn(map)).toEqual(['Frax Battle Line', 'Gorn Confederation', 'Interstellar Concordium']);
  expect(readSeats('Gorn = Ann <ann@example.org>\nFederation = Bob', seatsIn(map, beginning))).toEqual({
    seats: [{ seat: 'gorn', player: 'Ann', address: 'ann@example.org' }],
    strange: ['Federation = Bob'],
  });
});

test('where a file cannot be read, or none is chosen, they are those of any game', () => {
  const usual = ['Federation', 'Klingon Empire', 'Romulan Empire'];
  expect(namesIn(usualMap)).toEqual(usual);
  expect(namesIn({ ...usualMap, from: 'scenario' })).toEqual(usual);
  expect(namesIn(scenario('no JSON'))).toEqual(usual);
  expect(namesIn(scenario('{"seats": ["nobody"]}'))).toEqual(usual);
});

test('those of the tutorial are in its own setup', () => {
  expect(namesIn({ ...usualMap, from: 'tutorial' })).toEqual(
    Object.values(beginning.scenarios?.seats?.(beginning.tutorial?.setup) ?? {}).sort(),
  );
  expect(namesIn({ ...usualMap, from: 'tutorial' }).length).toBeGreaterThan(2);
});

test('a book whose letters are not certain is refused in words', () => {
  const need = { name: 'chart', label: 'The chart', check: () => [] };
  const fault = (text: string): string | undefined =>
    bookFault({ ...usualMap, books: { chart: { name: 'mine.txt', base64: btoa(text) } } }, need);
  expect(fault('Gr\u00fc\u00dfe')).toContain('mine.txt is no plain text in UTF-8');
  expect(fault('Greetings')).toBeUndefined();
});
