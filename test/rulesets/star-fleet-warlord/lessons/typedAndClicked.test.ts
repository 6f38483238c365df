import { expect, test } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { FieldValue } from '#kernel/orders/form.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { placeOf } from '../caseWorlds.ts';
import { begun, starFleetWarlord } from '../shelf.ts';

/* Three years of one player, typed in one program and clicked in another: the plans that they save are the same. */

const { beginning, sheet, presentation, orders } = starFleetWarlord;
const { tutorial } = beginning;
if (tutorial === undefined || sheet === undefined) throw new Error('nothing to learn, or to type on');
const me = tutorial.seat;

/** A plan while it is written. */
interface Writing {
  readonly view: View;
  plan: Plan<Order>;
}

function give(writing: Writing, unit: UnitId | undefined, order: Unnumbered<Order>): void {
  const ref = presentation.nextRef(writing.view, writing.plan);
  writing.plan = withOrder(writing.plan, { ...order, ref } as Order, unit);
}

/** A line of the sheet is typed; `extra.1` and so on are those of the Home Office. */
const typed =
  (line: string, text: string) =>
  (writing: Writing): void => {
    const read = sheet.read(writing.view, line, text);
    expect(read.faults, text).toEqual([]);
    const unit = line.startsWith('extra.') ? undefined : unitId(line);
    for (const order of read.orders) give(writing, unit, order as Unnumbered<Order>);
  };

/** The button of an order is pressed at a spot, and its form is filled in. */
const clicked =
  (kind: Order['kind'], at: Spot, fields: Readonly<Record<string, FieldValue>> = {}) =>
  (writing: Writing): void => {
    const { view, plan } = writing;
    const its = orders[kind] as OrderKind<View, Order>;
    const [offered] = its.offers(view, at, plan);
    if (offered === undefined) throw new Error(`${kind} is not offered`);
    let filled = offered as Unnumbered<Order>;
    for (const [name, value] of Object.entries(fields)) {
      const form = its.form?.(view, filled as never, at, plan);
      filled = (form?.set(name, value) ?? filled) as Unnumbered<Order>;
    }
    give(writing, at.unit, filled);
  };

/** A ship is sent to a hex by a click on the map. */
const sent =
  (ship: string, to: string) =>
  (writing: Writing): void => {
    const unit = unitId(ship);
    for (const order of presentation.moveTo?.(writing.view, writing.plan, unit, placeOf(to)) ?? [])
      give(writing, unit, order as Unnumbered<Order>);
  };

const [cutter, privateer, scout] = ['c04.s00002', 'c04.s00004', 'c04.s00006'] as const;
type Deeds = readonly ((writing: Writing) => void)[];

/** Each year as it is typed, and as it is clicked. */
const years: readonly { readonly typed: Deeds; readonly clicked: Deeds }[] = [
  { typed: [typed('extra.1', 'DEFAULT')], clicked: [clicked('make-default-build', {})] },
  {
    typed: [
      typed(cutter, '0707'),
      typed(privateer, '0806 0805 0804'),
      typed(scout, 'scan ship'),
      typed('extra.1', 'PS C FDX'),
      typed('extra.2', 'PS C FAL 50 "Iron Duke"'),
    ],
    clicked: [
      sent(cutter, '32-0707'),
      sent(privateer, '32-0804'),
      clicked('scan', { unit: unitId(scout) }, { what: 'SHIP' }),
      clicked('purchase', {}, { race: 'C', design: 'C-FDX' }),
      clicked('purchase', {}, { race: 'C', design: 'C-FAL', most: 50, name: 'Iron Duke' }),
    ],
  },
  {
    typed: [
      typed(cutter, 'prsp'),
      typed('extra.1', 'FS 32 0707 20'),
      typed('extra.2', 'AC 3'),
      typed('extra.3', 'A% 110'),
    ],
    clicked: [
      clicked('prospect', { unit: unitId(cutter) }),
      clicked('fortify', { place: placeOf('32-0707') }, { ep: 20 }),
      clicked('ally', {}, { with: '3' }),
      clicked('set-attack-percent', {}, { percent: 110 }),
    ],
  },
];

test('three years that are typed and three that are clicked give the same plans, and the same galaxy', () => {
  let state = begun(tutorial.setup, openDice(tutorial.seed));
  let view = starFleetWarlord.view(state, me, []);
  for (const [year, { typed: lines, clicked: clicks }] of years.entries()) {
    const plans = [lines, clicks].map((deeds) => {
      const writing: Writing = { view, plan: emptyPlan() };
      for (const deed of deeds) deed(writing);
      return writing.plan;
    });
    const [byKeys, byClicks] = plans as [Plan<Order>, Plan<Order>];
    expect(byKeys).toEqual(byClicks);
    expect(dataDigest(byKeys)).toBe(dataDigest(byClicks));
    const {
      state: after,
      entries,
      refusals,
    } = runTurn(starFleetWarlord, {
      state,
      seed: `year ${year}`,
      plans: { [me]: byKeys },
    });
    expect(refusals).toEqual([]);
    view = starFleetWarlord.view(
      after,
      me,
      tellTurn(starFleetWarlord, state, entries, [me]).get(me) ?? [],
      view,
    );
    state = after;
  }
});
