import { expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from '../caseWriting.ts';

/* What a plan leaves undone, and the figures that charts draw. */

const [hydran] = seats;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'major Third of hydran in D5',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA DD(-4DF)',
    'squadron H02A of hydran in D5: FF, speed 0',
    'squadron L01A of lyran in E9: CA',
    'bases of hydran in D3: BS',
    'hydran is at FW, treasury 100',
  ]),
);
const { presentation, view } = galacticConquest;
const mine = view(state, hydran, []);
const loose = (plan: Plan<Order>) =>
  presentation.loose!(mine, plan).map(({ kind, unit }) => (unit === undefined ? kind : `${kind} ${unit}`));

test('a squadron that could move and has no orders is a loose end; bases and what cannot move are none', () => {
  expect(loose(emptyPlan())).toContain('idle-squadron h01a');
  expect(loose(emptyPlan()).filter((one) => one.startsWith('idle'))).toHaveLength(1);
  const plot: Order = { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: [placeId('hd4')] };
  expect(loose({ hq: [], units: { [unitId('h01a')]: [plot] } })).toEqual(['treasury']);
});

test('points that are neither spent nor saved are lost at the end of the turn (B10.30)', () => {
  expect(presentation.loose!(mine, emptyPlan()).find(({ kind }) => kind === 'treasury')?.said.args).toEqual({
    left: 100,
  });
  const save: Order = { kind: 'save', ref: nthOrder(hydran, 1, 1), points: 100 };
  expect(loose({ hq: [save], units: {} })).not.toContain('treasury');
});

test('the figures of an empire are its own ships and systems, without its bases', () => {
  const figures = Object.fromEntries(presentation.figures!(mine).map(({ key, value }) => [key, value]));
  expect(figures).toMatchObject({ treasury: 100, systems: 2, ships: 3 });
  // The same hulls one by one: of the DD 4 DF are lost.
  const whole = ['CA', 'DD', 'FF'].map((hull) => Number(strengthOf(hull)));
  expect(figures['defense']).toBe(whole[0]! + whole[1]! - 4 + whole[2]!);
  expect(presentation.figures!(view(state, gameMaster, []))).toEqual([]);
});

/** Defense factors of one whole ship. */
function strengthOf(hull: string): number {
  const one = cases.world(cases.readGiven([`squadron H01A of hydran in D3: ${hull}`]));
  return presentation.figures!(view(one, hydran, [])).find(({ key }) => key === 'defense')?.value ?? 0;
}
