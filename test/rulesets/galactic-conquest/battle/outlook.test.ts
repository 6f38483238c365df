import { expect, test } from 'vitest';
import { booksOf } from '#kernel/codec/books.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Combat, Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { outlook } from '#rulesets/galactic-conquest/presentation/squadrons/outlook.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;
const unit = unitId('h01a');
const ref = (n: number) => nthOrder(hydran, 1, n);

/** What the page of H01A foresees: for each row its cells in words. */
function foreseen(lines: readonly string[], plan: Plan<Order>, later = 0): readonly string[] {
  const read = makeView(cases.world(cases.readGiven(lines)), hydran);
  const view = { ...read, turn: read.turn + later };
  return outlook(view, plan, unit, booksOf([])).flatMap((section) =>
    section.kind === 'table' && section.title.startsWith('If it attacks')
      ? section.rows.map(({ cells }) =>
          ['place', 'enemy', 'holds', 'lost', 'theirs', 'taken']
            .map((key) => phraseText(cells[key]?.value ?? ('' as never)))
            .join(' | '),
        )
      : [],
  );
}
const fighting = (breaks: number, forms?: Forms): Plan<Order> =>
  withOrder<Order>(
    emptyPlan(),
    { kind: 'fight', ref: ref(1), ...combatOf({}), intensity: 'suicidal', breaks, ...(forms && { forms }) },
    unit,
  );

test('a squadron foresees battles with ships that it has read, and holds the hex where it is far stronger', () => {
  const strong = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D5: FF'];
  expect(foreseen(strong, fighting(100))).toEqual(['D5 | Lyran Star Empire: DD | 100 % | 0.0 | 1.0 | 0.0']);
  // In its own hex special sensors tell the hulls.
  const here = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D4: FF'];
  expect(foreseen(here, fighting(100))[0]).toMatch(/^D4 \| Lyran Star Empire: FF \| 100 %/);
  const weak = ['squadron H01A of hydran in D4: FF SC+4', 'squadron L01A of lyran in D4: 6xDN'];
  expect(foreseen(weak, fighting(0))[0]).toMatch(/^D4 \| Lyran Star Empire: 6xDN \| 0 %/);
});

test('by the orders of the plan: who captures foresees captured ships', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D4: 2xFF'];
  const taken = (forms?: Forms) => Number(foreseen(lines, fighting(100, forms))[0]?.split(' | ')[5]);
  expect(taken()).toBe(0);
  expect(taken({ capture: 'weakest' })).toBeGreaterThan(0);
});

test('along its course too, and nothing where nobody is read', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D7: FF'];
  expect(foreseen(lines, fighting(100))).toEqual([]);
  const far = [
    'squadron H01A of hydran in D4: 6xDN',
    'squadron H02A of hydran in D6: SC+4',
    'squadron L01A of lyran in D7: FF',
  ];
  const plan = withOrder<Order>(
    fighting(100),
    { kind: 'plot', ref: ref(2), way: ['hd5', 'hd6', 'hd7'].map(placeId) },
    unit,
  );
  expect(foreseen(far, fighting(100))).toEqual([]);
  expect(foreseen(far, plan)[0]).toMatch(/^D7/);
});

test('ships that were read in an earlier turn alone are not counted upon', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D5: FF'];
  expect(foreseen(lines, fighting(100))).toHaveLength(1);
  expect(foreseen(lines, fighting(100), 1)).toEqual([]);
});

/** What the page says round by round, and the form of the order to fight. */
const roundsOf = (lines: readonly string[], plan: Plan<Order>) =>
  outlook(makeView(cases.world(cases.readGiven(lines)), hydran), plan, unit, booksOf([])).flatMap((section) =>
    section.kind === 'table' && section.title === 'Round by round'
      ? section.rows.map(({ cells }) => ({
          factors: phraseText(cells['factors']!.value),
          round: Number(cells['round']!.sort),
          fought: Number(cells['fought']!.sort),
          own: Number(cells['own']!.sort),
          theirs: Number(cells['theirs']!.sort),
        }))
      : [],
  );
function factsOf(lines: readonly string[], told: Partial<Combat> = {}, plan = emptyPlan<Order>()) {
  const view = makeView(cases.world(cases.readGiven(lines)), hydran);
  const { form } = galacticConquest.orders.fight;
  const given = { kind: 'fight' as const, ...combatOf({}), attack: true, ...told };
  return (form?.(view, given, { unit }, plan).facts ?? []).map(
    ({ label, value }) => `${label}: ${phraseText(value)}`,
  );
}

test('round by round both sides score what the chart of their intensity gives of their attack factors', () => {
  const lines = ['squadron H01A of hydran in D4: 3xDN', 'squadron L01A of lyran in D5: 3xDN'];
  const [first] = roundsOf(lines, fighting(50));
  const [, attack = 0, , theirs = 0] = (
    /^(\d+) on (\d+); theirs (\d+) on \d+$/.exec(first!.factors) ?? []
  ).map(Number);
  expect(first).toMatchObject({ round: 1, fought: 100 });
  // Suicidal scores 18 to 32 percent, and typical, as the enemy is taken to fight, 15 to 25 (A10.20); nobody has five ships.
  const within = (tenths: number, factors: number, [least, most]: readonly [number, number]): void => {
    expect(tenths).toBeGreaterThanOrEqual(Math.floor((factors * least) / 10) - 5);
    expect(tenths).toBeLessThanOrEqual(Math.ceil((factors * most) / 10) + 5);
  };
  within(first!.own, attack, [18, 32]);
  within(first!.theirs, theirs, [15, 25]);
});

test('later rounds are fought only where neither side has left or is lost', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN', 'squadron L01A of lyran in D5: FF'];
  const rounds = roundsOf(lines, fighting(100));
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, at) => at + 1));
  const percents = rounds.map(({ fought }) => fought);
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  expect(rounds.length).toBeLessThanOrEqual(3);
});

test('a round that some battles do not come to says in how many it is fought', () => {
  // 18 to 32 percent of the factors of three dreadnoughts are about half of the defense of two cruisers, at which they leave.
  const lines = ['squadron H01A of hydran in D4: 3xDN', 'squadron L01A of lyran in D5: 2xCA'];
  const [first, second] = roundsOf(lines, fighting(100));
  expect(first?.fought).toBe(100);
  expect(second?.fought).toBeGreaterThan(0);
  expect(second?.fought).toBeLessThan(100);
});

test('the form of the order to fight follows what is filled in', () => {
  const lines = ['squadron H01A of hydran in D4: 2xDN SC+4', 'squadron L01A of lyran in D4: 2xDN'];
  const points = (told: Partial<Combat>): number =>
    Number(
      /^Round 1: ([\d.]+) on them/.exec(factsOf(lines, told).find((one) => one.startsWith('Round 1'))!)![1],
    );
  expect(points({ intensity: 'suicidal' })).toBeGreaterThan(points({ intensity: 'evasion' }));
  expect(factsOf(lines)[0]).toBe('If it attacks: Lyran Star Empire: 2xDN, in D4');
  expect(factsOf(lines)[1]).toMatch(/^Attack on defense: \d+ on \d+; theirs \d+ on \d+$/);
  expect(factsOf(lines).at(-1)).toMatch(/^Holds the hex: in \d+ % of battles$/);
});

test('ships of which only the number is known are taken for cruisers, and where nobody is read for its like', () => {
  const counted = ['squadron H01A of hydran in D4: DN', 'squadron L01A of lyran in D5: 2xFF'];
  expect(factsOf(counted)[0]).toBe('If it attacks: Unknown: assumed to be 2xCA, in D5');
  const alone = ['squadron H01A of hydran in D4: DN FF', 'squadron L01A of lyran in D9: 2xFF'];
  expect(factsOf(alone)[0]).toBe('If it attacks: Unknown: assumed to be DN, FF, in D4');
  // Nothing more is known of whoever was not read.
  expect(factsOf([...alone.slice(0, 1), 'squadron L01A of lyran in D9: 6xDN'])).toEqual(factsOf(alone));
});

test('computers that lead ships may fail in the battles that are foreseen', () => {
  const lost = (ships: string) =>
    Number(
      foreseen(
        [`squadron H01A of hydran in D4: ${ships} SC+4`, 'squadron L01A of lyran in D4: FF'],
        fighting(100),
      )[0]?.split(' | ')[3],
    );
  expect(lost('6xDN')).toBe(0);
  expect(lost('6xDN(co)')).toBeGreaterThan(0);
});
