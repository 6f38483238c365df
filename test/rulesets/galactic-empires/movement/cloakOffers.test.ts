import { A1, A2, A3, A4, G1, cloak, decloak, pillage, search } from './cloakScene.ts';
import { describe, expect, it } from 'vitest';

import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, klingon, romulan, travel, wait } from '../play.ts';
import { planOf } from '../ownRealm.ts';

import type { Lists } from './cloakScene.ts';
import { form, transfer, view } from './cloakScene.ts';

const kinds = ['cloak', 'decloak', 'search', 'wait', 'travel'] as const;
type Kind = (typeof kinds)[number];

/** What is offered for the unit, and the reasons for what is not. */
function buttons(
  unit: UnitId,
  plan: Plan<Order>,
  place?: PlaceId,
): { offered: readonly Kind[]; reasons: Partial<Record<Kind, string>> } {
  const at = { unit, ...(place && { place }) };
  const isOffered = (kind: Kind): boolean => galacticEmpires.orders[kind].offers(view, at, plan).length > 0;
  const reasons = kinds.flatMap((kind) => {
    const code = isOffered(kind) ? undefined : galacticEmpires.orders[kind].whyNot?.(view, at, plan)?.code;
    return code === undefined ? [] : [[kind, code] as const];
  });
  return { offered: kinds.filter(isOffered), reasons: Object.fromEntries(reasons) };
}

describe('cloaking and searching are offered', () => {
  it.each<readonly [string, UnitId, Lists, readonly Kind[], Partial<Record<Kind, string>>]>([
    ['to scouts', A1, {}, ['cloak', 'search', 'wait', 'travel'], {}],
    ['to a cruiser, which cannot cloak', A2, {}, ['search', 'wait', 'travel'], { cloak: 'cannot-cloak' }],
    ['to a cloaked scout', A3, {}, ['decloak', 'search', 'wait', 'travel'], {}],
    [
      'to an admiral alone',
      A4,
      {},
      ['wait', 'travel'],
      { cloak: 'nothing-to-cloak', search: 'nothing-to-search-with' },
    ],
    [
      'to a garrison, which only searches',
      G1,
      {},
      ['search'],
      { wait: 'garrisons-stay', travel: 'garrisons-stay' },
    ],
    ['to nobody else’s unit', a(romulan, 1), {}, [], {}],
    [
      'no second change once cloaked',
      A1,
      { [A1]: [cloak!] },
      ['search', 'wait', 'travel'],
      { decloak: 'cloaking-changed' },
    ],
    [
      'no second change once decloaked',
      A3,
      { [A3]: [decloak!] },
      ['search', 'wait', 'travel'],
      { cloak: 'cloaking-changed' },
    ],
    [
      'no decloaking after a move',
      A3,
      { [A3]: [travel(3)] },
      ['wait', 'travel'],
      { decloak: 'moved-cloaked', search: 'moved-before-search' },
    ],
    [
      'cloaking after a move, but no search',
      A1,
      { [A1]: [travel(3)] },
      ['cloak', 'wait', 'travel'],
      { search: 'moved-before-search' },
    ],
    ['a search after waiting', A1, { [A1]: [wait, wait] }, ['cloak', 'search', 'wait', 'travel'], {}],
    [
      'no second search',
      A1,
      { [A1]: [search!] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'no search after pillaging',
      A1,
      { [A1]: [pillage!] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'no search while building',
      A1,
      { [A1]: [{ kind: 'build-defences' }] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'nothing to a new fleet that is empty',
      a(klingon, 9),
      { [G1]: [form(9)] },
      ['wait', 'travel'],
      { cloak: 'nothing-to-cloak', search: 'nothing-to-search-with' },
    ],
    [
      'a search to a new fleet that gets ships before the first phase, but no cloaking at its head',
      a(klingon, 9),
      { [A1]: [form(9), transfer(1, 'scout', a(klingon, 9))] },
      ['search', 'wait', 'travel'],
      { cloak: 'nothing-to-cloak' },
    ],
    [
      'cloaking to a new fleet once its scouts have come',
      a(klingon, 9),
      { [A1]: [form(9), transfer(1, 'scout', a(klingon, 9))], [a(klingon, 9)]: [wait] },
      ['cloak', 'search', 'wait', 'travel'],
      {},
    ],
    [
      'no cloaking once a cruiser has joined',
      A1,
      { [A2]: [transfer(1, 'two', A1)], [A1]: [wait] },
      ['search', 'wait', 'travel'],
      { cloak: 'cannot-cloak' },
    ],
    [
      'cloaking once the cruiser has left',
      A2,
      { [A2]: [transfer(1, 'two', A1), wait], [A1]: [transfer(1, 'scout', A2)] },
      ['cloak', 'search', 'wait', 'travel'],
      {},
    ],
  ])('%s', (_, unit, lists, offered, reasons) => {
    expect(buttons(unit, planOf(lists))).toEqual({ offered, reasons });
  });

  it('not where a sector is looked at; travel says there why it does not lead', () => {
    expect(buttons(A1, emptyPlan(), sectorId(3))).toEqual({ offered: ['travel'], reasons: {} });
    expect(buttons(A1, planOf({ [A1]: [travel(3)] }), sectorId(2))).toEqual({
      offered: [],
      reasons: { travel: 'not-linked' },
    });
    expect(buttons(G1, emptyPlan(), sectorId(3))).toEqual({
      offered: [],
      reasons: { travel: 'garrisons-stay' },
    });
    expect(buttons(A1, emptyPlan(), sectorId(1))).toEqual({ offered: [], reasons: {} });
  });
});

describe('the destinations of a travel order', () => {
  const barred = (unit: UnitId, lists: Lists, at: number): readonly string[] => {
    const plan = planOf(lists);
    const order = plan.units[unit]?.[at] ?? travel(2);
    const field = galacticEmpires.orders.travel.form?.(view, order as never, { unit }, plan).fields[0];
    return field?.kind === 'choice'
      ? field.choices.flatMap(({ value, warning }) => (warning === undefined ? [] : [value]))
      : ['no choice'];
  };

  it.each<readonly [string, UnitId, Lists, number, boolean]>([
    ['closed to the visible', A1, {}, 9, true],
    ['open to the cloaked (E-12)', A3, {}, 9, false],
    ['open once the plan cloaks', A1, { [A1]: [cloak!] }, 9, false],
    ['closed once it decloaks', A3, { [A3]: [decloak!] }, 9, true],
    ['closed to a move before the cloaking', A1, { [A1]: [travel(2), cloak!] }, 0, true],
    ['open to a move behind it', A1, { [A1]: [cloak!, travel(2)] }, 1, false],
    ['closed to a new fleet', a(klingon, 9), { [A1]: [form(9)] }, 9, true],
  ])('neutral space is %s', (_, unit, lists, at, closed) => {
    expect(barred(unit, lists, at)).toEqual(closed ? [sectorId(2)] : []);
  });
});
