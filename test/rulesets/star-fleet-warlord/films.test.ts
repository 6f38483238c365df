import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { filmText } from '#kernel/report/filmText.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import { films } from '#rulesets/star-fleet-warlord/presentation/films.ts';
import { playOf } from '#ui/views/battle/moments.ts';
import { starFleetWarlord } from './shelf.ts';
import { start } from './worlds.ts';

const [me, foe] = [seatId('c01'), seatId('c02')];
const place = placeId('h00-0807');
const [ours, escort, theirs] = [unitId('c01.s00002'), unitId('c01.s00003'), unitId('c02.s00002')];
const about = { place, seat: me, foe };

/** Two of ours attack a site with one ship and 30 points; the ship falls in the first round, the site in the second. */
const events: readonly Event[] = [
  {
    ...about,
    kind: 'battle-joined',
    attack: 40,
    defense: 33,
    points: 30,
    attackers: [
      { ship: ours, design: 'H-SC', name: 'Owl' },
      { ship: escort, design: 'R-FF', name: 'Kite', level: 'L' },
    ],
    defenders: [{ ship: theirs, design: 'T-PR', name: 'Web' }],
  },
  {
    ...about,
    kind: 'round-fought',
    round: 1,
    attack: 40,
    defense: 33,
    hits: [
      { ship: ours, points: 4, left: { shields: 2, damage: 0 } },
      { ship: escort, points: 3, left: { shields: 0, damage: 3 } },
      { ship: theirs, points: 12 },
    ],
    forts: { damage: 10, points: 20, base: false },
  },
  { kind: 'ship-destroyed', ship: theirs, seat: foe, foe: me, place, design: 'T-PR', by: 'battle' },
  {
    ...about,
    kind: 'round-fought',
    round: 2,
    attack: 40,
    defense: 5,
    hits: [{ ship: ours, points: 1, left: { shields: 1, damage: 0 } }],
    forts: { damage: 20, points: 0, base: false },
  },
  { ...about, kind: 'battle-ended', winner: me },
];
const heard = events.map((event, line) => ({ step: 'Battles', pass: 1, line, event }));
const view = starFleetWarlord.view(start(), me, []);
const [film, ...others] = films(view, heard);

test('a battle is a film in ranks, with factors, rounds, fortification and losses', () => {
  expect(others).toEqual([]);
  expect(
    film?.cast.map(({ id, owner, figures: [factor], fate, lost }) => [
      id,
      owner,
      factor?.short,
      factor?.number,
      fate.kind,
      lost.map(({ name }) => name),
    ]),
  ).toEqual([
    ['attackers', me, 'attack factor', 40, 'holds', []],
    ['defenders', foe, 'defense factor', 33, 'lost', ['T-PR Web']],
  ]);
  expect(
    film?.scenes.map(({ path, rows }) => [
      path.map(({ at }) => at),
      rows.map(({ cells, parts }) => [
        cells.map(({ value }) => value),
        parts.map(({ label, value }) => `${label}: ${value}`),
      ]),
    ]),
  ).toEqual([
    [[], []],
    [
      [1],
      [
        [
          ['22', '7'],
          ['H-SC Owl: 4', 'R-FF (L) Kite: 3'],
        ],
        [
          ['7', '22'],
          ['T-PR Web: 12', 'fortification: 10'],
        ],
      ],
    ],
    [
      [2],
      [
        [['20', '1'], ['H-SC Owl: 1']],
        [['1', '20'], ['fortification: 20']],
      ],
    ],
    [[], []],
  ]);
});

test('what is left stands at its end', () => {
  const played = playOf(film!);
  expect(played.map(({ moment: { label }, works }) => [label, works])).toEqual([
    ['They meet', 30],
    ['Fire', 20],
    ['Losses', 20],
    ['Fire', 0],
    ['The end', 0],
  ]);
  expect(played.at(-1)?.standing.map(({ groups }) => groups.map(({ count }) => count))).toEqual([
    [1, 1],
    [0],
  ]);
});

test('its text tells the rounds and who has won', () => {
  const text = filmText(film!);
  for (const said of [
    '(attack 40)',
    '(defense 33)',
    'Round 2',
    'suffers 7 points of damage',
    'ships lost: 1.',
  ])
    expect(text).toContain(said);
});

const factor = {
  base: 38,
  terms: [{ name: 'crew', percent: 20 }],
  level: 'L',
  armed: [{ what: 'bombs', count: 4, points: 12 }],
  total: 45,
} as const;

test('each side hears what its own factors are made of, and nobody else does', () => {
  const [joined] = events as readonly [Extract<Event, { kind: 'battle-joined' }>];
  const event = { ...joined, factors: { [ours]: factor, [theirs]: factor }, works: factor };
  const { told } = starFleetWarlord.tell['battle-joined'];
  const heardBy = (seat: typeof me) => told(event, seat, start());
  expect(heardBy(me)).toEqual({ ...joined, factors: { [ours]: factor } });
  expect(heardBy(foe)).toEqual({ ...joined, factors: { [theirs]: factor }, works: factor });
  expect(heardBy(seatId('c03'))).toBeUndefined();
});

test('where rounds are spared, it shows who was lost, and what the own factors were made of', () => {
  const spared = heard
    .filter(({ event }) => event.kind !== 'round-fought')
    .map((one) =>
      one.event.kind === 'battle-joined'
        ? { ...one, event: { ...one.event, factors: { [ours]: factor }, works: factor } }
        : one,
    );
  const [short] = films(view, spared);
  expect(playOf(short!).map(({ moment: { label } }) => label)).toEqual(['They meet', 'Losses', 'The end']);
  expect(short?.cast.map(({ notes }) => notes.map(phraseText))).toEqual([
    ['H-SC c01.s00002 45: 38 base, crew +20 %, light damage −33 %, 4 T-bombs +12'],
    ['Fortification 45: 38 base, crew +20 %, light damage −33 %, 4 T-bombs +12'],
  ]);
});
