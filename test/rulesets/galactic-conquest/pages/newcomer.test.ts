import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Form } from '#kernel/orders/form.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/* What pages and forms tell and ask somebody who has read no rulebook. */

const hydran = seatId('hydran');
const { beginning, presentation } = galacticConquest;
const view = makeView(
  cases.world(
    cases.readGiven([
      'homeworld Hydrax of hydran in D3',
      'bases of hydran in D3: BS 6xGBDP',
      'squadron H01A of hydran in D3: CA',
    ]),
  ),
  hydran,
);
const page = (screen: string, of: View = view) => presentation.page!(of, emptyPlan(), screen, {});

test('what a technology costs, by a team and at once (C17.15, C17.30, C17.40)', () => {
  const [prices] = page('research').sections;
  expect(prices?.kind === 'facts' && prices.facts.map(({ value }) => phraseText(value))).toEqual([
    '25 EP a turn; for every 100 EP spent it has 1 chance in 6 a turn; with 600 EP it is certain',
    '200 EP for each chance in 6, in one turn; with 1200 EP it is certain',
  ]);
});

test('what EP are, beside the orders that spend them', () => {
  const economy = presentation.screens?.find((one) => 'key' in one && one.key === 'economy');
  expect(economy).toMatchObject({ orders: { hint: expect.stringMatching(/^EP are economic points: /) } });
});

test('a practice game begins with what both empires earn in a turn of peace', () => {
  const setup = beginning.setup(beginning.practice.wish, {});
  const made = beginning.create(setup, {}, openDice('practice'));
  const { state } = made.ok ? made.value : expect.fail('it cannot be created');
  for (const seat of galacticConquest.seats(state)) {
    const { sections } = page('economy', makeView(state, seat));
    const next = sections
      .flatMap((one) => (one.kind === 'ledger' ? one.lines : []))
      .find(({ total }) => total);
    expect(state.empires[seat]?.treasury).toBe((next?.amount ?? 0) / 100);
  }
});

test('no two fields of a new game have the same label', () => {
  for (const { usual } of beginning.kinds) {
    const labels = [beginning.kindsLabel, ...beginning.form(usual).fields.map(({ label }) => label)];
    expect(new Set(labels).size, labels.join()).toBe(labels.length);
  }
});

function fieldsOf(unit: string, given: { readonly kind: 'fight' | 'conceal' }): Form<unknown>['fields'] {
  const kind = galacticConquest.orders[given.kind] as unknown as {
    form(view: unknown, given: object, at: object, plan: unknown): Form<unknown>;
  };
  return kind.form(view, given, { unit: unitId(unit) }, emptyPlan()).fields;
}

test('bases are not asked when they leave a battle: they stay (D2.15)', () => {
  const asked = (unit: string) => fieldsOf(unit, { kind: 'fight', ...combatOf({}) }).map(({ name }) => name);
  expect(asked('h01a')).toContain('breaks');
  expect(asked('bases-d3')).not.toContain('breaks');
});

test('bases that have no cloak are offered none, and no dock (C5.20, C6.10)', () => {
  const [how] = fieldsOf('bases-d3', { kind: 'conceal', how: 'silent' } as { readonly kind: 'conceal' });
  expect(how?.kind === 'choice' && how.choices.map(({ value }) => value)).toEqual(['silent']);
});
