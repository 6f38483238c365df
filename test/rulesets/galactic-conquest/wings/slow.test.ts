import { expect, test } from 'vitest';
import type { Form } from '#kernel/orders/form.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { placeId } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from '../yards/shelf.ts';

const [hydran] = seats;
const lines = [
  'year 182',
  'homeworld Hydrax of hydran in D3',
  'major Rim of hydran in D5',
  'homeworld Lyra of lyran in E9',
  'yard D3/1 of hydran: SC4SY',
  'yard D5/1 of hydran: BSSY',
  'yard D5/2 of hydran: SC3SY',
  'yard E9/1 of lyran: BSSY',
  'bases of hydran in D5: BS',
];

/** The form of an order to build eight PF for the stock, which cost 38 EP each. */
function formIn(place: string, yard?: string): Form<unknown> {
  const view = makeView(cases.world(cases.readGiven(lines)), hydran);
  const { form } = galacticConquest.orders['build-flyers'] as unknown as {
    form(view: unknown, given: object, at: object, plan: unknown): Form<unknown>;
  };
  const given = { kind: 'build-flyers', place: placeId(place), type: 'PF', count: 8 };
  return form(view, yard === undefined ? given : { ...given, yard }, {}, undefined);
}
const yardsOf = ({ fields }: Form<unknown>): readonly string[] =>
  fields.flatMap((field) =>
    field.name === 'yard' && field.kind === 'choice'
      ? field.choices.map(({ label }) => phraseText(label))
      : [],
  );
const costs = ({ facts = [] }: Form<unknown>): readonly string[] =>
  facts.map(({ value }) => phraseText(value));

test('own docks and base stations of the hex can be named, which cost what they make it cost (B8.90, B8.96)', () => {
  expect(yardsOf(formIn('hd5'))).toEqual(['any yard or starbase', 'D5/1, a turn later']);
  expect(costs(formIn('hd5'))).toEqual(['304 EP']);
  expect(costs(formIn('hd5', 'hd5.1'))).toEqual(['395 EP']);
});

test('where none stands, none is asked for, but one that the order names stays (B8.90)', () => {
  expect(yardsOf(formIn('hd3'))).toEqual([]);
  expect(yardsOf(formIn('hd3', 'hd5.1'))).toEqual(['any yard or starbase', 'D5/1, a turn later']);
});
