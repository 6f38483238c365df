import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from '../caseWriting.ts';

/* What forms of spies and pacts open with. */

const [hydran] = seats;
const view = (...lines: readonly string[]) =>
  galacticConquest.view(
    cases.world(
      cases.readGiven([
        'homeworld Hydrax of hydran in D3',
        'homeworld Lyra of lyran in E9',
        'hydran is at PT, treasury 100',
        ...lines,
      ]),
    ),
    hydran,
    [],
  );
const pact = galacticConquest.orders['make-pact'];

test('a spy has a form that says what it costs before it is created (C14.21)', () => {
  const hire = galacticConquest.orders['hire-spy'];
  const [offer] = hire.offers(view(), {}, emptyPlan());
  const { facts = [] } = hire.form!(view(), offer!, {}, emptyPlan());
  expect(facts.map(({ label, value }) => [label, phraseText(value)])).toEqual([['Costs', '35 EP']]);
});

test('a pact opens with a unit of the reserve; where there is none, what is missing is said (C30.35)', () => {
  const none = view('merchants of hydran: 4xF-L 8xF-S, reserve 6xF-L');
  expect(pact.offers(none, {}, emptyPlan())).toEqual([]);
  expect(phraseText(pact.whyNot!(none, {}, emptyPlan())!.phrase)).toBe(
    'No unit of your strategic reserve serves in trading pacts: let the merchants build free traders, FT, first.',
  );
  const some = view('merchants of hydran: 4xF-L 8xF-S, reserve 6xF-L 3xAPT');
  const [offer] = pact.offers(some, {}, emptyPlan());
  expect(offer).toMatchObject({ unit: 'APT', count: 1 });
  expect(pact.whyNot!(some, {}, emptyPlan())).toBeUndefined();
  const units = pact.form!(some, offer!, {}, emptyPlan()).fields.find(({ name }) => name === 'unit');
  const said = units?.kind === 'choice' ? units.choices.map(({ label }) => phraseText(label)) : [];
  expect(said.slice(0, 1)).toEqual(['FT: 0 in reserve']);
  expect(said).toContain('APT: 3 in reserve');
});

test('without merchants nothing is said of pacts', () => {
  expect(pact.offers(view(), {}, emptyPlan())).toEqual([]);
  expect(pact.whyNot!(view(), {}, emptyPlan())).toBeUndefined();
});
