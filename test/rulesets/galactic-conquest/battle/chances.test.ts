import { describe, expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event, GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { placeId } from '#kernel/words/ids.ts';
import { cases } from '../caseWriting.ts';

const [hydran, lyran] = seats;
const runs = 300;

/** What happens where Hydrans attack in D5 so many times, each with other dice. */
function played(given: readonly string[], own: Forms, foreign: Forms, second?: Forms): readonly Event[] {
  const state = cases.world(cases.readGiven(given));
  const order = (seat: (typeof seats)[number], n: number, attack: boolean, forms: Forms) => ({
    ...combatOf({}),
    kind: 'fight' as const,
    ref: nthOrder(seat, 1, n),
    attack,
    breaks: attack ? 100 : 0,
    forms,
  });
  const plans = {
    [hydran]: {
      hq: [],
      units: {
        [unitId('h01a')]: [
          { kind: 'plot' as const, ref: nthOrder(hydran, 1, 1), way: [placeId('hd5')] },
          order(hydran, 2, true, own),
        ],
      },
    },
    [lyran]: {
      hq: [],
      units: {
        [unitId('l01a')]: [order(lyran, 1, false, foreign)],
        ...(second && { [unitId('l02a')]: [order(lyran, 2, false, second)] }),
      },
    },
  };
  return Array.from({ length: runs }, (_, n) =>
    runTurn<GalacticConquest>(galacticConquest, { state, seed: `battle ${n}`, plans }),
  ).flatMap(({ entries }) => entries.map(({ event }) => event));
}

/** Whether so many of so many are within four standard errors of a chance. */
function expectShare(count: number, of: number, chance: number): void {
  expect(of).toBeGreaterThan(200);
  expect(Math.abs(count - of * chance)).toBeLessThanOrEqual(4 * Math.sqrt(of * chance * (1 - chance)));
}

describe('chances in battle are those of the book, within four standard errors', () => {
  test('of boarded ships (A10.35d)', () => {
    const first = played(
      ['squadron H01A of hydran in D4: 4xDN', 'squadron L01A of lyran in D5: FF(-5DF) CA CA'],
      { capture: 'weakest' },
      {},
    ).flatMap((event) => (event.kind === 'boardings-decided' ? event.ships.slice(0, 1) : []));
    for (const [fortune, chance] of [
      ['freed', 1 / 6],
      ['captured', 1 / 3],
      ['doubt', 1 / 6],
      ['scuttled', 1 / 3],
    ] as const)
      expectShare(first.filter((one) => one.fortune === fortune).length, first.length, chance);
  });

  test('of shock: six of 36 rolls of two dice, and ten with an improved mauler (C16.20, C16.50)', () => {
    const world = ['squadron H01A of hydran in D4: DD', 'squadron L01A of lyran in D5: *CA *CA *CAM'];
    const share = (more: readonly string[], chance: number) => {
      const events = played([...world, ...more], {}, { maulers: true });
      const rounds = events.filter(({ kind }) => kind === 'special-used').length;
      expectShare(events.filter(({ kind }) => kind === 'shocked').length, rounds, chance);
    };
    share([], 6 / 36);
    share(['lyran is at PT, knows im'], 10 / 36);
  });

  test('of a reinforcement: two to five rounds, each as often (D6.70)', () => {
    const rounds = played(
      [
        'squadron H01A of hydran in D4: DN',
        'squadron L01A of lyran in D5: CA',
        'squadron L02A of lyran in D5: CA',
      ],
      {},
      {},
      { joins: true },
    ).flatMap((event) => (event.kind === 'reinforcing' ? [event.round] : []));
    for (const round of [2, 3, 4, 5])
      expectShare(rounds.filter((one) => one === round).length, rounds.length, 1 / 4);
  });

  test('of a crowd: each ship fights in a third of all rounds (D2.35)', () => {
    const stands = played(
      [
        'squadron H01A of hydran in D4: DN',
        'squadron L01A of lyran in D5: 2xCA',
        'squadron L02A of lyran in D5: CA',
      ],
      {},
      { together: true },
    ).flatMap((event) => (event.kind === 'fired' ? (event.stands ?? []) : []));
    expectShare(
      stands.reduce((sum, one) => sum + one, 0),
      stands.length * 3,
      1 / 3,
    );
  });
});
