import { describe, expect, it } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { financeLines } from '#rulesets/galactic-empires/preview/finances.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Sector, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, fleet, garrison, gorn, klingon, play, romulan, travel, type } from '../play.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { empireOf } from '../sectors/sectorOrders.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const [A1, A2] = [a(klingon, 1), a(klingon, 2)];
const pillage: Unnumbered<Order> = { kind: 'pillage' };
const annex = (place: number): Unnumbered<Order> => ({ kind: 'annex-sector', place: s(place) });
const send = (amount: number, to = romulan): Unnumbered<Order> => ({ kind: 'send-resources', to, amount });

const sectorOf = (state: State, at: number, more: Partial<Sector>): State =>
  ({ ...state, sectors: { ...state.sectors, [s(at)]: { ...state.sectors[s(at)], ...more } } }) as State;
/** The Romulans have a garrison in 3 and let the Klingons through. */
const open = empireOf(sectorOf(ownRealm(), 3, { level: 1 }), romulan, { passage: [klingon] });

describe('the finances', () => {
  const lines = (lists: Lists, state = ownRealm()) =>
    Object.fromEntries(
      financeLines(viewOf(state), planOf(lists)).map(({ label, amount }) => [label, amount]),
    );

  // Sector 1 yields 12 (90 % of 13) and no taxes; 50 + 12 - 9.8 = 52.2, of which 7 % is 3.65.
  it('show what is pillaged, without any dice', () => {
    expect(lines({ [A1]: [pillage] })).toMatchObject({
      'Expected pillage, before upkeep and expenses': 1200,
      'Expected revenue, for next turn': 0,
      'Expected treasury next turn': 5220 - 365,
    });
    expect(lines({})).not.toHaveProperty('Expected pillage, before upkeep and expenses');
  });

  const within = (lists: Lists, state = ownRealm()) =>
    Object.fromEntries(
      financeLines(viewOf(state), planOf(lists)).flatMap(({ label, within: between }) =>
        between === undefined ? [] : [[label, between]],
      ),
    );

  // A2 costs 1.2, and its admiral 1. Kept: 50 - 9.8 = 40.2, less 7 % (2.81), and 13 of taxes. With A2 lost: 42.4, less 2.97.
  it('have a range where a battle decides whose upkeep is paid (GE 821), and none without', () => {
    const attack = { [A2]: [travel(4)] };
    expect(within({})).toEqual({});
    expect(within(attack)).toEqual({
      'Expected surplus': [4020, 4240],
      'Expected treasury next turn': [5039, 5243],
    });
    const came = new Set(
      Array.from({ length: 40 }, (_, seed) => play(ownRealm(), { [klingon]: attack }, `seed ${seed}`)).map(
        ({ empire }) => empire(klingon).treasury,
      ),
    );
    expect(Math.min(...came)).toBe(5039);
    expect(Math.max(...came)).toBe(5243);
  });

  // Sector 1 yields 13, and A1 costs 4, the garrison 3.6: 50 - 9.8 + 7.6 = 47.8, less 3.35.
  it('have one where a battle is about a sector of one’s own (GE 932)', () => {
    const { units } = ownRealm();
    const besieged = {
      ...ownRealm(),
      units: { ...units, ...Object.fromEntries([fleet(gorn, 1, { at: 1, ships: [[type('three'), 9]] })]) },
    };
    expect(within({}, besieged)).toEqual({
      'Expected surplus': [4020, 4780],
      'Expected treasury next turn': [5039 - 1300, 4780 - 335 + 1300],
    });
  });

  it('count what is sent with its fee among the expenses', () => {
    expect(lines({ hq: [send(10), annex(2)] }, open)).toMatchObject({ 'HQ expenses': -1100 - 1000 });
  });

  it('leave out the damage that a battle may do', () => {
    const { entries, battles } = preview(viewOf(ownRealm()), planOf({ [A2]: [travel(4)] }));
    expect(battles).toHaveLength(1);
    expect(entries.filter(({ event }) => event.kind === 'sector-damaged')).toEqual([]);
  });

  // War finds the Romulan fleet of sector 3 in Home, where the garrison has nobody left to fight.
  it('announce no battle of units without ships or admirals', () => {
    const { units } = ownRealm();
    const state = {
      ...ownRealm(),
      units: {
        ...units,
        ...Object.fromEntries([
          garrison(klingon, { at: 1 }),
          fleet(klingon, 1, { at: 1, ships: [] }),
          fleet(romulan, 7, { at: 1, ships: [[type('three'), 2]] }),
        ]),
      },
    };
    const plan = planOf({ hq: [{ kind: 'declare-war', on: romulan }] });
    expect(preview(viewOf(state), plan).battles).toEqual([]);
  });

  // Our fleet is alone with a Romulan admiral in the Romulans’ sector 3: the admiral fights, and no capture is foreseen.
  it('announce a battle with admirals who are seen alone, and no capture', () => {
    const { units } = ownRealm();
    const strangers = [
      fleet(romulan, 7, { at: 3, ships: [], admirals: [{ name: 'Toreth', combat: 15, hitPoints: 8 }] }),
      fleet(klingon, 1, { at: 3, ships: [[type('two'), 2]] }),
    ];
    const state = {
      ...ownRealm(),
      units: {
        ...Object.fromEntries(Object.entries(units).filter(([, { place }]) => place !== s(3))),
        ...Object.fromEntries(strangers),
      },
    } as State;
    const seen = preview(viewOf(state), planOf({ hq: [{ kind: 'declare-war', on: romulan }] }));
    expect(seen.battles.map(({ place }) => place)).toEqual([s(3)]);
    expect(seen.entries.filter(({ event }) => event.kind === 'sector-captured')).toEqual([]);
  });
});

describe('the location report', () => {
  const pillageFact = (place: number, state: State): readonly string[] =>
    galacticEmpires.presentation
      .location(viewOf(state), emptyPlan(), s(place))
      .sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []))
      .filter(({ label }) => label === 'If pillaged')
      .map(({ value }) => phraseText(value));
  const at = (place: number): State =>
    ({
      ...ownRealm(),
      units: {
        ...ownRealm().units,
        ...Object.fromEntries([fleet(klingon, 3, { at: place, ships: [[type('two'), 1]] })]),
      },
    }) as State;

  // 80 % of 20 is 16, 90 % of that 14.4.
  it('tells what pillage would bring where one has starships and may do it', () => {
    expect(pillageFact(4, at(4))).toEqual(['14 resources at once, no taxes, and more damage']);
    expect([pillageFact(3, at(3)), pillageFact(4, ownRealm()), pillageFact(3, ownRealm())]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
