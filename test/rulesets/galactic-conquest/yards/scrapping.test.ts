import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { scrappedWith } from '#rulesets/galactic-conquest/model/works/scrapping.ts';
import { leftOfScrap, standingIn, withoutUse } from '#rulesets/galactic-conquest/model/works/standing.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { scrapDone } from '#rulesets/galactic-conquest/yards/scrapping/done.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from './shelf.ts';

const [hydran, home, far] = [seatId('hydran'), placeId('hd3'), placeId('hd5')];
const world = cases.world(
  cases.readGiven(['homeworld Hydrax of hydran in D3', 'homeworld Lyra of lyran in E9', 'hydran is at PT']),
);
/** As games had it before what is scrapped stood anywhere. */
const older: State = {
  ...world,
  turn: 3,
  empires: {
    ...world.empires,
    [hydran]: {
      ...world.empires[hydran]!,
      breaking: [
        { place: home, points: 121, due: 3 },
        { place: home, points: 50, due: 4 },
        { place: far, points: 30, due: 3 },
      ],
    },
  },
};

test('what an older game was scrapping for a year is paid in its turn, where its hex is held (B9.30)', () => {
  expect(scrappedWith(older, hydran)).toEqual({ gone: [], yards: [], points: 121, some: true });
  expect(scrappedWith({ ...older, turn: 2 }, hydran).some).toBe(false);
  const after = structuredClone(older) as Draft<State>;
  scrapDone.apply?.(after, scrapDone.of({ seat: hydran, points: 121 }));
  expect(after.empires[hydran]?.breaking).toEqual([{ place: home, points: 50, due: 4 }]);
  expect(after.empires[hydran]?.account?.due).toBe(121);
});

test('of what is scrapped for half a year and for a whole one so much is left in a segment (B9.20, B9.30)', () => {
  const scrap = (due: number): Ship => ({
    hull: 'CA scrap',
    size: 3,
    sensors: 0,
    figures: { attack: 20, defence: 40, ...withoutUse },
    scrapped: { begun: 3, due, points: 80, attack: 20, defence: 40 },
  });
  const leftIn = (due: number, turn: number, segment: number) => {
    const { figures } = leftOfScrap(scrap(due), turn, segment);
    return [figures?.attack, figures?.defence];
  };
  expect(leftIn(3, 3, 1)).toEqual([20, 40]);
  expect(leftIn(3, 3, 7)).toEqual([10, 20]);
  expect(leftIn(4, 3, 7)).toEqual([15, 30]);
  expect(leftIn(4, 4, 7)).toEqual([5, 10]);
});

test('of a yard that is scrapped so much is left, and no other one gains by it (B9.20)', () => {
  const yard = { kind: 'SC4SY' as const, place: home, seat: hydran };
  const idle = { why: 'scrapped' as const, until: 4, points: 123 };
  const state: State = { ...world, turn: 3, yards: { ['hd3.1' as YardId]: { ...yard, idle } } };
  const leftIn = (segment: number) =>
    standingIn(state, hydran, home, segment).map(({ ship }) => ship.figures?.defence);
  expect([leftIn(1), leftIn(7)]).toEqual([[25], [13]]);
  expect(scrappedWith(state, hydran)).toEqual({ gone: [], yards: ['hd3.1'], points: 123, some: true });
  expect(scrappedWith({ ...state, turn: 2 }, hydran).some).toBe(false);
});

test('the form says what scrapping gives, once it is chosen and known (B9.20, B10.60)', () => {
  const scrap = galacticConquest.orders['scrap-ships'];
  const view = galacticConquest.view(
    cases.world(
      cases.readGiven([
        'homeworld Hydrax of hydran in D3',
        'homeworld Lyra of lyran in E9',
        'yard D3/1 of hydran: SC4SY',
        'squadron H01A of hydran in D3: *FF SC',
      ]),
    ),
    hydran,
    [],
  );
  const at = { unit: unitId('h01a') };
  const gains = (ships: readonly string[]) => {
    const [offer] = scrap.offers(view, at, emptyPlan());
    const { facts = [] } = scrap.form!(view, { ...offer!, ships } as never, at, emptyPlan());
    return facts.map(({ label, value }) => `${label}: ${phraseText(value)}`);
  };
  // The bank gives 67 % of 65 EP.
  expect(gains(['FF'])).toEqual(['Gains: 44 EP']);
  expect(gains(['SC'])).toEqual([]);
  expect(gains([])).toEqual([]);
  expect(gains(['DN'])).toEqual([]);
});
