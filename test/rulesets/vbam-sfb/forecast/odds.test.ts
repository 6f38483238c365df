import { describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { enoughRuns, tallied } from '#kernel/odds/tally.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { orderRef, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { byStanding } from '#rulesets/vbam-sfb/encounters/expected.ts';
import type { Clash } from '#rulesets/vbam-sfb/forecast/clash.ts';
import { odds } from '#rulesets/vbam-sfb/forecast/odds.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { battlesPage } from '#rulesets/vbam-sfb/presentation/battles.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { postures } from '#rulesets/vbam-sfb/sidcors/postures.ts';
import { forecastOf, trials } from '#rulesets/vbam-sfb/sidcors/trial.ts';
import { worldOf } from '../caseWorlds.ts';

const [klingon, place] = [seatId('klingon'), placeId('s0504')];
const state = worldOf([
  ...['empire gorn, pool 100', 'empire klingon, pool 100'],
  ...['relation gorn klingon, hostilities by gorn at 1', 'system 0504 gorn', 'system 0704 klingon'],
  ...['units 3 CA of gorn at 0504', 'units 3 D7 of klingon at 0504'],
]);
const view = vbamSfb.view(state, klingon, []);
const meeting = odds.meetings(view, emptyPlan(), { place })[0]!;
const clash = (assumed: 'seen' | 'doubled' | 'none') => meeting.matter(assumed) as Clash;
const forceOf = ({ sides }: Clash, own: boolean) => sides.find(({ seat }) => (seat === klingon) === own)!;

describe('battles in space foretold', () => {
  test('where enemies are known to be, with what is assumed of them', () => {
    expect(phraseText(meeting.said)).toMatch(/^Deep Space Encounter against /);
    expect(meeting.planned).toBe(true);
    expect(forceOf(clash('seen'), false).force.map(([, { design }]) => design)).toEqual(['CA', 'CA', 'CA']);
    expect(forceOf(clash('doubled'), false).force).toHaveLength(6);
    expect(forceOf(clash('doubled'), true).force).toHaveLength(3);
    expect(clash('none')).toBeUndefined();
  });

  test('nowhere else, unless the chosen unit came there', () => {
    const gone: typeof view.units = Object.fromEntries(
      inOrder(view.units).map(([id, unit]) => [id, { ...unit, place: placeId('s0604') }]),
    );
    const known = { ...view, units: gone };
    expect(odds.meetings(known, emptyPlan(), { place: placeId('s0604') })).toEqual([]);
    expect(odds.meetings(known, emptyPlan(), { place })).toEqual([]);
    const [came] = odds.meetings(known, emptyPlan(), { place, unit: keysInOrder(gone)[0]! });
    expect(came?.planned).toBeUndefined();
    expect(forceOf(came?.matter('seen') as Clash, true).force).toHaveLength(1);
  });

  test('say in the table of battles to expect, and in the question, what the first hundred of them say', () => {
    const { sides } = clash('seen');
    const table = forecastOf([
      byStanding(sides[0].seat, sides[0].force, sides[0].standing),
      byStanding(sides[1].seat, sides[1].force, sides[1].standing),
    ]);
    const { ended } = tallied(odds.trial(clash('seen')), 0, trials);
    expect([table.holds[klingon], table.holds[seatId('gorn')]]).toEqual([ended.won, ended.lost]);
    const page = battlesPage(view, emptyPlan());
    const [row] = page.sections.flatMap((section) => (section.kind === 'table' ? section.rows : []));
    expect(phraseText(row!.cells['field']!.value)).toBe(`${ended.won} %`);
  });

  const named = (known: typeof view, plan: Plan<Order>) =>
    vbamSfb.presentation.scroll!(known, plan)
      .steps.flatMap((step) => step.lines)
      .flatMap(({ battle, place: at }) => (battle === undefined ? [] : [[battle, at]]));

  test('are named by the line of the scroll in which they are joined', () => {
    // Where a base stands an attack cannot be refused (VB 245).
    const guarded = vbamSfb.view(
      worldOf([
        ...['empire gorn, pool 100', 'empire klingon, pool 100'],
        ...['relation gorn klingon, hostilities by gorn at 1', 'system 0504 gorn', 'system 0704 klingon'],
        ...['units 1 Mobile Base of gorn at 0504', 'units 3 D7 of klingon at 0504'],
      ]),
      klingon,
      [],
    );
    const stand: Order = { kind: 'stand', ref: orderRef('o1'), standing: postures.siege };
    expect(named(guarded, { hq: [stand], units: {} })).toEqual([[meeting.id, place]]);
    expect(named(guarded, emptyPlan())).toEqual([]);
  });

  test('are named by the line of whoever was ordered to come to them', () => {
    const [unit, ...along] = keysInOrder(view.units);
    const beside = placeId('s0604');
    const gone = Object.fromEntries(inOrder(view.units).map(([id, one]) => [id, { ...one, place: beside }]));
    const move: Order = { kind: 'move', ref: orderRef('o1'), way: [place], along };
    const plan: Plan<Order> = { hq: [], units: { [unit!]: [move] } };
    expect(named({ ...view, units: gone }, plan)).toEqual([[meeting.id, place]]);
    expect(named({ ...view, units: gone }, emptyPlan())).toEqual([]);
  });

  test('equal forces by equal orders win as often as each other', () => {
    const side = (name: string): Clash['sides'][0] => ({
      seat: seatId(name),
      force: [1, 2, 3].map((nth) => [
        unitId(`${name}.u${nth}`),
        { seat: klingon, design: 'D7', crippled: false },
      ]),
    });
    const tally = tallied(
      odds.trial({ me: klingon, sides: [side('klingon'), side('gorn')] } satisfies Clash),
      0,
      enoughRuns,
    );
    const decided = tally.ended.won + tally.ended.lost;
    expect(decided).toBeGreaterThan(200);
    // Four standard errors of a coin.
    expect(Math.abs(tally.ended.won - decided / 2)).toBeLessThan(2 * Math.sqrt(decided));
  });
});
