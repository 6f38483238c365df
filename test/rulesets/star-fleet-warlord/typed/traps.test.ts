import { expect, test } from 'vitest';
import { readCaseText } from '#test/support/cases/readText.ts';
import type { CaseFile } from '#test/support/cases/caseFile.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { orderRef } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { cases } from '../caseWriting.ts';
import { starFleetWarlord } from '../shelf.ts';

/* What the rulebook’s hints warn of: where a plan walks into it, and where it does not. */

const world = [
  'year 170',
  'corporation c01 at 00-0808, funds 900, officers.C 1, officers.D 1',
  'hex 00-0303 PL+ES, owner c01',
  'hex 00-0505 PL+ES, owner c01, points 30',
  'ship c01.a T-PC at 00-0808',
];

/** The codes of the advice on a plan, as it is written in cases. */
function advice(...orders: readonly string[]): readonly string[] {
  const text = [
    'GIVEN',
    ...world.map((line) => `  ${line}`),
    'ORDERS c01',
    ...orders.map((one) => `  ${one}`),
  ];
  const { setup, turns } = readCaseText(
    text.join('\n'),
    () => cases as never,
    'star-fleet-warlord',
  ) as CaseFile;
  const state = cases.world(setup);
  const seat = cases.seat('c01', state);
  let plan: Plan<Order> = emptyPlan();
  for (const [at, sentence] of (turns[0]?.orders['c01'] ?? []).entries()) {
    const { unit, order } = cases.order(sentence, seat, state);
    plan = withOrder(plan, { ...order, ref: orderRef(`${seat}.t${state.turn}.o${at + 1}`) } as Order, unit);
  }
  return starFleetWarlord.review(starFleetWarlord.view(state, seat, []), plan).map(({ code }) => code);
}

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['fewer than 40 points hold nobody up (SFW 3423)', ['HQ: FS 00 0303 39'], ['thin-walls']],
  ['40 do', ['HQ: FS 00 0303 40'], []],
  ['and so they do with those that are there', ['HQ: FS 00 0505 10'], []],
  ['or with another order', ['HQ: FS 00 0303 20', 'HQ: FS 00 0303 20'], []],
  ['a Captain has no doctor (SFW 2863)', ['a: GLOC'], ['captain-without-doctor']],
  ['but one who came before them is aboard', ['a: GLOD', 'a: GLOC'], []],
  ['or one who comes after them', ['a: GLOC', 'a: GLOD'], []],
  ['a doctor needs none', ['a: GLOD'], []],
])('%s', (_, orders, codes) => {
  expect(advice(...orders)).toEqual(codes);
});
