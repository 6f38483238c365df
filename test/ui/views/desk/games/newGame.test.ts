import { expect, test } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import { textOf } from '#ui/bridge/shell.ts';
import type { Rules } from '#ui/state/rules.ts';
import {
  bookFault,
  bookTemplate,
  faultIn,
  type MapForm,
  readSeats,
  scenarioTemplate,
  seatsIn,
  usualMap,
} from '#ui/views/desk/games/newGame.ts';

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
    strange: [{ number: 2, line: 'Federation = Bob', wrong: 'seat', part: 'Federation' }],
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

test('what is wished is saved as a scenario file, and a default book as a file, which are what a new game takes', () => {
  const rules = rulesetById('federation-commander') as unknown as Rules;
  const fleet = rules.beginning.kinds.find(({ name }) => name === 'fleet')!;
  const wishes = { fleet: rules.beginning.form(fleet.usual).set('turns', 7) };
  const map: MapForm = { ...usualMap, from: 'scenario', kind: 'fleet', wishes };
  const saved = scenarioTemplate(map, rules.beginning, rules.id);
  if (typeof saved === 'string') throw new Error(saved);
  expect(saved.name).toBe('federation-commander-fleet.scenario');
  expect(JSON.parse(textOf(saved) ?? '')).toMatchObject({ scenario: 'fleet', turns: 7 });
  const [need] = rules.beginning.needs;
  const book = bookTemplate(need!, rules.id);
  expect([book.name, bookFault({ ...usualMap, books: { cards: book } }, need!)]).toEqual([
    'federation-commander-cards.book',
    undefined,
  ]);
});

test('why nothing can be saved is told in words', () => {
  const rules = rulesetById('federation-commander') as unknown as Rules;
  const fleet = rules.beginning.kinds.find(({ name }) => name === 'fleet')!;
  const wishes = { fleet: rules.beginning.form(fleet.usual).set('points', 1) };
  const told = scenarioTemplate({ ...usualMap, kind: 'fleet', wishes }, rules.beginning, rules.id);
  expect(told).toContain('the limit is 1');
});

test('a book whose letters are not certain is refused in words', () => {
  const need = { name: 'chart', label: 'The chart', check: () => [] };
  const fault = (text: string): string | undefined =>
    bookFault({ ...usualMap, books: { chart: { name: 'mine.txt', base64: btoa(text) } } }, need);
  expect(fault('Gr\u00fc\u00dfe')).toContain('mine.txt is not plain text in UTF-8');
  expect(fault('Greetings')).toBeUndefined();
});

test('each bad line of the list of players is named by its number, with what is wrong; an address that is none is no name', () => {
  const known = [
    { seat: 'north', name: 'Northern League' },
    { seat: 'south', name: 'Southern Reach' },
  ];
  const text = [
    'North = Ann <ann@example.org>',
    '',
    'Nowhere = Cid',
    'North; Dee; dee@example.org',
    'South = Bob, bob.example.org',
    'South = Bob <bob@>',
    'South = bob@',
    'South = Bob, bob@example.org, bob2@example.org',
    '= Eve',
  ].join('\n');
  const { seats, strange } = readSeats(text, known);
  expect(seats).toEqual([{ seat: 'north', player: 'Ann', address: 'ann@example.org' }]);
  expect(strange.map(({ number, wrong, part }) => [number, wrong, part])).toEqual([
    [3, 'seat', 'Nowhere'],
    [4, 'twice', 'North'],
    [5, 'address', 'bob.example.org'],
    [6, 'address', 'bob@'],
    [7, 'address', 'bob@'],
    [8, 'more', 'bob2@example.org'],
    [9, 'seat', ''],
  ]);
  const said = faultIn(usualMap, beginning, { seats, strange }, { one: 'empire', many: 'empires' });
  expect(said?.split('\n')).toEqual([
    'Line 3: there is no empire «Nowhere», or more than one begins so.',
    'Line 4: «North» is named twice.',
    'Line 5: «bob.example.org» is not a mail address.',
    'Line 6: «bob@» is not a mail address.',
    'Line 7: «bob@» is not a mail address.',
    'Line 8: «bob2@example.org» is extra text: a line holds the empire, the player and one mail address.',
    'Line 9: it does not begin with the name of an empire.',
  ]);
});

test('whoever has an address and no name, a name alone, or nothing but a seat is understood', () => {
  const known = [{ seat: 'north', name: 'Northern League' }];
  const one = (line: string) => readSeats(line, known);
  const read = (player: string, address: string) => ({
    seats: [{ seat: 'north', player, address }],
    strange: [],
  });
  expect(one('North')).toEqual(read('', ''));
  expect(one('North = Ann van Dijk')).toEqual(read('Ann van Dijk', ''));
  expect(one('North\tAnn\tann@example.org')).toEqual(read('Ann', 'ann@example.org'));
  expect(one('North, ann@example.org')).toEqual(read('', 'ann@example.org'));
  expect(one('North = <ann@example.org>')).toEqual(read('', 'ann@example.org'));
});
