import { describe, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import { certain, either, expectOdds, howMany, oddsOf, of, scene } from './trials.ts';

const [hydran, lyran] = ['hydran', 'lyran'];

/* A10.20 as it is printed. */
const chart: Readonly<Record<string, readonly number[]>> = {
  suicidal: [32, 30, 27, 25, 20, 18],
  charge: [30, 27, 25, 20, 18, 15],
  pressed: [27, 25, 20, 18, 15, 15],
  typical: [25, 20, 20, 18, 15, 15],
  nominal: [20, 18, 18, 15, 12, 10],
  regroup: [15, 15, 12, 10, 10, 7],
  evasion: [15, 12, 10, 10, 7, 5],
};
const intensities = Object.keys(chart);

describe('the damage chart (A10.20)', () => {
  const percents = (events: readonly Event[]) =>
    [hydran, lyran]
      .map((seat) => of(events, 'fired').find((one) => one.seat === seat))
      .map((one) => `${one?.die}: ${one?.percent} %`)
      .join(', ');

  test.each(intensities.map((one, at) => [one, intensities.at(at - 1) ?? one] as const))(
    'an attack that is %s, on a defence that is %s: a die each (A10.20)',
    (attack, defence) => {
      const at = scene(
        'Damage/12/1/1',
        `
GIVEN
  squadron H01A of hydran in D4: 2xCA
  squadron L01A of lyran in D5: DN
ORDERS hydran
  H01A: plot D5
  H01A: fight attack ${attack} 100
ORDERS lyran
  L01A: fight avoid ${defence} 100`,
      );
      const said = (row: string, die: number) => `${die}: ${chart[row]?.[die - 1]} %`;
      expectOdds(
        at,
        percents,
        oddsOf([6, 6], (one, other) => `${said(attack, one)}, ${said(defence, other)}`),
      );
    },
  );

  test('an attack with four special sensors more scores four percent more (A10.40b)', () => {
    const at = scene(
      'Damage/12/1/1',
      `
GIVEN
  squadron H01A of hydran in D4: CA SC+4
  squadron L01A of lyran in D5: DN
ORDERS hydran
  H01A: plot D5
  H01A: fight attack pressed 100`,
    );
    const percent = (events: readonly Event[]) =>
      of(events, 'fired').find(({ seat }) => seat === hydran)?.percent ?? 0;
    expectOdds(
      at,
      percent,
      oddsOf([6], (die) => (chart['pressed']?.[die - 1] ?? 0) + 4),
    );
  });
});

describe('boarded ships, by a chart that is ours', () => {
  const world = (more: string) => `
GIVEN
  year 170
  squadron H01A of hydran in D4: 4xDN
  squadron L01A of lyran in D5: FF(-5DF) CA CA
  ${more}
ORDERS hydran
  H01A: plot D5
  H01A: fight attack typical 0 with capture the weakest
DICE
  Damage/12/1/1/hydran: 6
  Damage/12/1/1/lyran: 6`;
  const fortune = (events: readonly Event[]) =>
    of(events, 'boardings-decided')[0]?.ships[0]?.fortune ?? 'not boarded';

  test.each([
    [
      'as usual',
      'territory D4 of hydran',
      ['freed', 'captured', 'captured', 'doubt', 'scuttled', 'scuttled'],
    ],
    [
      'on alert (C40.30c)',
      'lyran is at PT, knows alt',
      ['freed', 'freed', 'captured', 'doubt', 'scuttled', 'scuttled'],
    ],
    [
      'with a marine major (A12.20g)',
      'officers of hydran: LMM1*DN/2 on DN of H01A',
      ['freed', 'captured', 'captured', 'captured', 'doubt', 'scuttled'],
    ],
  ])('%s (A10.35d)', (_, more, fates) => {
    expectOdds(
      scene('Boarded ships/12/1/1', world(more)),
      fortune,
      oddsOf([6], (die) => fates[die - 1] ?? ''),
    );
  });
});

describe('shock: 2 to 4 on two dice, and 2 to 5 with improved maulers (C16.20, C16.50)', () => {
  const world = (ships: string, more: string) => `
GIVEN
  squadron H01A of hydran in D4: DD
  squadron L01A of lyran in D5: ${ships}
  ${more}
ORDERS hydran
  H01A: plot D5
  H01A: fight attack typical 0
ORDERS lyran
  L01A: fight avoid typical 50 with maulers fire
DICE
  Damage/12/1/1/hydran: 6
  Damage/12/1/1/lyran: 6`;
  const shocked = (events: readonly Event[]) => of(events, 'shocked')[0]?.at.length ?? 0;
  const two = (most: number) => oddsOf([6, 6], (one, other) => one + other <= most).get('true') ?? 0;

  test('each mauler that fired, by itself (C16.20)', () => {
    expectOdds(
      scene('Shock/12/1/1', world('*CA *CA *CA *CA *CAM *CAM', 'territory D4 of hydran')),
      shocked,
      howMany(2, two(4)),
    );
  });
  test('improved ones (C16.50)', () => {
    expectOdds(
      scene('Shock/12/1/1', world('*CA *CA *CAM', 'lyran is at PT, knows im')),
      shocked,
      howMany(1, two(5)),
    );
  });
});

describe('who comes to a battle, and who fights in it', () => {
  test('a reinforcement comes after two to five rounds, each as often (D6.70)', () => {
    const at = scene(
      'Beginning of battle/12/1',
      `
GIVEN
  squadron H01A of hydran in D4: DN
  squadron L01A of lyran in D5: CA
  squadron L02A of lyran in D5: CA
ORDERS hydran
  H01A: plot D5
  H01A: fight attack typical 0
ORDERS lyran
  L02A: fight avoid typical 50 with join battles`,
    );
    expectOdds(
      at,
      (events) => of(events, 'reinforcing')[0]?.round ?? 0,
      oddsOf([4], (die) => die + 1),
    );
  });

  test('of a crowd each ship fights on a 1 or 2 (D2.35)', () => {
    const at = scene(
      'Damage/12/1/1',
      `
GIVEN
  squadron H01A of hydran in D4: DN
  squadron L01A of lyran in D5: 2xCA
  squadron L02A of lyran in D5: CA DD
ORDERS hydran
  H01A: plot D5
  H01A: fight attack typical 0
ORDERS lyran
  L01A: fight avoid typical 0 with defend in a crowd`,
    );
    expectOdds(
      at,
      (events) => of(events, 'fired').find(({ seat }) => seat === lyran)?.stands ?? 0,
      howMany(4, 2 / 6),
    );
  });
});

describe('crews and officers of a squadron that fought', () => {
  /** A battle of one round: Hydrans win it, or leave it at once. */
  const fought = (ships: string, victory: boolean, more = 'territory D4 of hydran') => `
GIVEN
  homeworld Hydrax of hydran in D3
  squadron H01A of hydran in D4: ${ships}
  squadron L01A of lyran in D5: ${victory ? 'FF(-5DF)' : 'CA'}
  ${more}
ORDERS hydran
  H01A: plot D5
  H01A: fight attack ${victory ? 'suicidal 100' : 'evasion 1'}
DICE
  Damage/12/1/1/hydran: ${victory ? 1 : 6}
  Damage/12/1/1/lyran: ${victory ? 6 : 1}`;
  const risen = (events: readonly Event[]) =>
    of(events, 'crews-rose')
      .flatMap(({ seat, ships }) => (seat === hydran ? ships : []))
      .map(({ at, to }) => `${at} ${to}`)
      .join(', ');
  /** Which of two ships rise, each with its chance. */
  const both = (first: number, to: string, second: number, then: string) =>
    either(
      first,
      either(second, certain(`0 ${to}, 1 ${then}`), certain(`0 ${to}`)),
      either(second, certain(`1 ${then}`), certain('')),
    );

  test('a risk: poor crews 50 %, green ones 75 %, usual ones never (C9.52)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', fought('CA(p) CA(g) CA', false)),
      risen,
      both(0.5, 'usual', 0.75, 'usual'),
    );
  });
  test('a victory: poor crews 80 %, usual ones 8 % (C9.52)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', fought('CA(p) CA', true)),
      risen,
      both(0.8, 'usual', 0.08, 'outstanding'),
    );
  });
  test('a victory: green crews always; with a professor usual ones 12 % more (C9.52, A12.30a)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', fought('CA(g) CA', true, 'officers of hydran: LP1*CA/3 on CA of H01A')),
      risen,
      both(1, 'usual', 0.2, 'outstanding'),
    );
  });
  test('with hospitals 10 % more for poor crews, and 2 % more for usual ones (C60.10b)', () => {
    expectOdds(
      scene('Disengagement/12/1/1', fought('CA(p) CA *CLH', true, 'hydran is at PT, knows hospitals')),
      (events) => risen(events).replace(/(, )?2 outstanding/, ''),
      both(0.9, 'usual', 0.1, 'outstanding'),
    );
  });
});
