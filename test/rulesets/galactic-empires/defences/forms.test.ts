import { A1, A2, A3, G1 } from './workOrders.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { describe, expect, it } from 'vitest';
import { fleet, klingon, scene, type } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { disband, salvage, transfer } from './workOrders.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const build: Unnumbered<Order> = { kind: 'build-defences' };
const raze = (levels: number): Unnumbered<Order> => ({ kind: 'raze-defences', levels });
const hire: Unnumbered<Order> = { kind: 'hire-admiral' };

describe('the forms of works', () => {
  const view = viewOf(ownRealm());
  const fieldsOf = (kind: Order['kind'], order: Unnumbered<Order>, at: Spot, lists: Lists = {}) =>
    galacticEmpires.orders[kind].form?.(view, order as never, at, planOf(lists)).fields;

  it('raze no more levels than stand, than four, and than there are hands for', () => {
    const most = (ships: number, level: number, lists: Lists = {}): unknown => {
      const state = scene({
        sectors: { 1: { owner: klingon, level } },
        units: [
          fleet(klingon, 1, { at: 1, ships: [[type('two'), ships]] }),
          fleet(klingon, 2, { at: 1, ships: [[type('two'), 9]] }),
        ],
      });
      const field = galacticEmpires.orders['raze-defences'].form?.(
        viewOf(state),
        { kind: 'raze-defences', levels: 1 },
        { unit: A1 },
        planOf(lists),
      ).fields[0];
      return field?.kind === 'number' ? field.most : undefined;
    };
    expect([most(3, 12), most(8, 12), most(12, 12), most(30, 12), most(30, 3)]).toEqual([1, 2, 4, 4, 3]);
    expect(most(30, 12, { [A2]: [raze(3)] })).toBe(1);
  });

  it('tell what a type brings, and count what other orders give up', () => {
    const fields = fieldsOf('salvage-starships', salvage(1), { unit: G1 }, { [G1]: [disband(1)] });
    const [types, count] = fields ?? [];
    expect(types?.kind === 'choice' ? types.choices.map(({ label }) => phraseText(label)) : []).toEqual([
      'Hawk Heavy Cruiser (2 present, 4 resources each)',
      'K’Tinga Class Destroyer (2 present, 1 resources each)',
    ]);
    expect(count).toMatchObject({ least: 1, most: 2 });
  });

  it('offer as many ships as the treasury pays for, and tell what they leave of it and add to upkeep', () => {
    // Treasury 50, upkeep 9.8; a Hawk costs 12 and 1 a turn (GE 235, 1104).
    const one: Unnumbered<Order> = { kind: 'build-starships', type: type('two'), count: 1, rank: 1 };
    const formOf = (count: number, of: 'two' | 'destroyer', lists: Lists = {}) =>
      galacticEmpires.orders['build-starships'].form!(
        view,
        { ...one, type: type(of), count },
        { unit: G1 },
        planOf(lists),
      );
    const quick = (form: ReturnType<typeof formOf>): unknown =>
      form.fields.flatMap((field) => (field.kind === 'number' ? [field.most, field.quick?.value] : []));
    const facts = (form: ReturnType<typeof formOf>): unknown =>
      form.facts?.map(({ value, tone }) => [phraseText(value), tone]);
    expect(quick(formOf(1, 'two'))).toEqual([13, 3]);
    expect(quick(formOf(1, 'destroyer'))).toEqual([13, 13]);
    expect(quick(formOf(1, 'two', { [G1]: [one, one] }))).toEqual([11, 1]);
    expect(quick(formOf(1, 'two', { [G1]: [one, one, one] }))).toEqual([10, undefined]);
    expect(facts(formOf(2, 'two'))).toEqual([
      ['40.2', undefined],
      ['16.2', 'good'],
      ['9.8, with these ships 11.8', undefined],
    ]);
    expect(facts(formOf(4, 'two'))).toContainEqual(['7.8 too little', 'bad']);
  });

  it('leave the order that is changed out of the bill', () => {
    const plan = planOf({ [G1]: [{ kind: 'build-starships', type: type('two'), count: 3, rank: 1 }] });
    const [order] = plan.units[G1]!;
    const form = galacticEmpires.orders['build-starships'].form!(view, order as never, { unit: G1 }, plan);
    expect(form.facts?.map(({ value }) => phraseText(value)).slice(0, 2)).toEqual(['40.2', '4.2']);
  });

  it('deal the ships into ranks that are there after transfers (GE 631)', () => {
    const fields = fieldsOf(
      'reassign-starships',
      { kind: 'reassign-starships', type: type('two'), ranks: [3, 0, 0, 0, 0] },
      { unit: G1 },
      { [A1]: [transfer(2, G1)] },
    );
    expect(fields?.[1]).toMatchObject({ kind: 'split', total: 5 });
  });

  it('take the admiral’s name along when another is chosen', () => {
    const state = scene({
      sectors: { 1: { owner: klingon } },
      units: [fleet(klingon, 1, { at: 1, admirals: [{ name: 'Kor' }, { name: 'Kang' }] })],
    });
    const order = { kind: 'rename-admiral', admiral: admiralId('klingon.a00001.0'), name: 'Kor' } as const;
    const form = galacticEmpires.orders['rename-admiral'].form?.(
      viewOf(state),
      order,
      { unit: A1 },
      emptyPlan(),
    );
    expect(form?.set('admiral', 'klingon.a00001.1')).toMatchObject({
      admiral: 'klingon.a00001.1',
      name: 'Kang',
    });
    expect(form?.set('name', '   ')).toMatchObject({ name: 'Kor' });
  });

  it('are said with what they cost and bring', () => {
    const said = (order: Unnumbered<Order>, at: Spot): string =>
      phraseText(kinds[order.kind].say(order, view, at));
    expect([said(build, { unit: A1 }), said(build, { unit: A2 }), said(build, { unit: A3 })]).toEqual([
      'Upgrade the sector defences to level 3 for 14 resources',
      'Build sector defences for 14 resources',
      'Build or upgrade sector defences for 14 resources',
    ]);
    expect([
      said(raze(2), { unit: A1 }),
      said(hire, { unit: G1 }),
      said(salvage(3), { unit: A1 }),
      said(disband(2), { unit: A1 }),
    ]).toEqual([
      'Raze 2 levels of the sector defences and salvage 8 resources',
      'Hire an admiral for 15 resources',
      'Salvage 3 Hawk Heavy Cruisers for 12 resources',
      'Disband 2 Hawk Heavy Cruisers',
    ]);
  });
});
