import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { adviceOn, textOf, withLine } from '#kernel/orders/sheet.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { cannotDeclare, cannotRequestAds } from '#rulesets/star-fleet-warlord/market/races.ts';
import { cannotTune } from '#rulesets/star-fleet-warlord/battles/hearing.ts';
import { cannotDare, cannotFightBy } from '#rulesets/star-fleet-warlord/stance/posture.ts';
import { ships } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

const one = seatId('c01');
const state = world(
  readGiven([
    ...[
      'year 175',
      'corporation c01 at 00-0808, bought 3, name Heron',
      'hex 11-0303 PL+ES, owner c01, points 2000',
    ],
    ...[
      'ship c01.a K-C7 at 00-0101, number 2, name Fury, age 7, crew 1, most 7, damage 50, officers AE, mission T, items.fighters 2',
    ],
    ...['ship c01.b R-FF at 00-0102, cloaked', 'ship c01.m A-INT at 00-0103, team'],
  ]),
);
const noticed = { kind: 'scans-noticed', seat: one, ships: { 'c01.b': 3 } };
const view = starFleetWarlord.view(state, one, [{ event: noticed } as never]);
const plan = { hq: [], units: {} };
const { presentation, sheet } = starFleetWarlord;

test('S-16.02: the sheet has a line of six slots for each ship, ten lines for extra orders and those bought, and two for the Starbase orders of a Megabase', () => {
  const lines = sheet!.lines(view, plan);
  expect(lines.map(({ label }) => label)).toEqual([
    'K-C7 "Fury" 00-0101',
    'R-FF "c01.b" 00-0102 HSC : 3',
    'A-INT "c01.m" 00-0103',
    ...Array.from({ length: 13 }, (_, at) => `Extra order ${at + 1}`),
    ...['Starbase order 1', 'Starbase order 2'],
  ]);
  expect(lines.slice(0, 3).map(({ slots }) => slots.map(({ text }) => text).join(' '))).toEqual([
    '    none none',
    '     none',
    expect.stringMatching(/^ +none/),
  ]);
});

test('S-16.02: the card and the row of a ship say what the sheet prints of it', () => {
  const card = (id: string): Readonly<Record<string, string>> => {
    const { page, row } = presentation.unit(view, plan, unitId(id));
    const facts = page.sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []));
    return {
      title: phraseText(page.title),
      states: row.states.map(({ label }) => label).join(),
      ...Object.fromEntries(facts.map(({ label, value }) => [label, phraseText(value)])),
    };
  };
  expect(card('c01.a')).toMatchObject({
    title: 'K-C7 Fury',
    Number: '2',
    Age: '7',
    Crew: '1/7',
    Damage: 'crippled',
    Mission: expect.stringMatching(/troop/i),
    Officers: 'Ace Pilot, Engineer',
  });
  expect(card('c01.b').states).toBe('cloaked');
  expect(Number(card('c01.m')['Satellites'])).toBeGreaterThan(0);
});

test('S-15.18: where the book sends its readers to a wrong chapter, refusals cite where the rule stands', () => {
  const line = (problem: Problem | undefined): number => Number(problem?.cite?.slice(4));
  const within = (cited: number, from: number, to: number): void => {
    expect(cited).toBeGreaterThanOrEqual(from);
    expect(cited).toBeLessThanOrEqual(to);
  };
  // PR stands in 9.6, RA, LB and A% in 9.9, CT in 9.6 with its table.
  within(line(cannotDeclare(state, one, { race: 'M' })), 3688, 3721);
  within(line(cannotRequestAds({ of: 'Q' })), 4274, 4296);
  within(line(cannotTune(state, { sector: 's99' as never })), 4298, 4312);
  within(line(cannotDare(20)), 4314, 4330);
  within(line(cannotFightBy({ attack: 12, defense: 0 })), 3848, 3870);
});

test('orders of a Home Office stand under one heading each, and messages beside those that were heard', () => {
  const { groups = [] } = presentation;
  const grouped = groups.flatMap(({ kinds }) => kinds);
  expect(new Set(grouped).size).toBe(grouped.length);
  expect(grouped.filter((kind) => kind in ships)).toEqual([]);
  expect(groups.filter(({ spoken }) => spoken === true).flatMap(({ kinds }) => kinds)).toContain(
    'send-message',
  );
});

describe('lines of extra orders', () => {
  type Plan = Parameters<NonNullable<typeof sheet>['lines']>[1];
  const typed = (before: Plan, at: number, text: string): Plan => {
    const line = sheet!.lines(view, before).find((each) => each.line === `extra.${at}`)!;
    return withLine(sheet!, view, before, line, text, (so) => presentation.nextRef(view, so));
  };
  const shown = (now: Plan): readonly string[] =>
    sheet!
      .lines(view, now)
      .filter(({ line }) => line.startsWith('extra.'))
      .slice(0, 4)
      .map((line) => textOf(sheet!, view, now, line));
  const [buy, more] = ['PS F FF 100', 'PS K F5 100'];

  test('keep their text, whatever stands above: a line that cannot be read, and its correction', () => {
    const wrong = typed(typed(typed(plan, 1, more), 2, 'PR F T'), 3, buy);
    expect(shown(wrong)).toEqual([more, 'PR F T', buy, '']);
    const mended = typed(wrong, 2, 'PS F POL');
    expect(shown(mended)).toEqual([more, 'PS F POL', buy, '']);
    expect(mended.hq).toHaveLength(3);
    expect(mended.typed).toBeUndefined();
    expect(adviceOn(starFleetWarlord, view, wrong).map(({ code }) => code)).toContain('line-not-read');
  });

  test('that are empty stay so, and give no advice', () => {
    const third = typed(plan, 3, buy);
    expect(shown(third)).toEqual(['', '', buy, '']);
    const two = typed(third, 1, more);
    expect(shown(two)).toEqual([more, '', buy, '']);
    expect(shown(typed(two, 1, ''))).toEqual(['', '', buy, '']);
    expect(adviceOn(starFleetWarlord, view, two).map(({ code }) => code)).not.toContain('line-not-read');
    // With nothing below them, empty lines are nothing.
    expect(typed(typed(two, 3, ''), 1, '')).toEqual(plan);
  });

  test('are read back from a file as they were', () => {
    const codec = planCodec(starFleetWarlord.orders as never);
    const wrong = typed(typed(plan, 2, 'PR F T'), 4, buy);
    const read = codec.parse(codec.make(wrong as never));
    expect(read.ok && shown(read.value as never)).toEqual(['', 'PR F T', '', buy]);
  });
});
