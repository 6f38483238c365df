import { expect, test } from 'vitest';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import { boxesOf } from '#rulesets/galactic-conquest/space/boxes.ts';
import { canSurvey, isBarredFromUnsurveyed } from '#rulesets/galactic-conquest/ships/surveyors.ts';
import { cases } from '../caseWriting.ts';

/** A squadron of these ships of our list, of the Hydrans. */
const of = (ships: string): Squadron =>
  Object.values(cases.world(cases.readGiven([`squadron H01A of hydran in D4: ${ships}`])).squadrons)[0]!;

test('cargo goes by size class, and by class for war cruisers and war destroyers with all their variants (C13.15)', () => {
  const { ships } = of('*DN *CA *CWL *CW *DW *DWS *FF');
  expect(ships.map(boxesOf)).toEqual([15, 10, 20, 20, 10, 10, 5]);
});

test.each([
  ['*FFS', true, false],
  ['*CS', true, false],
  ['*CWS', false, true],
  ['*DWS', false, true],
  ['*CA', false, false],
  ['*CSR', true, false],
  ['*OAS', false, false],
  ['*LAS', false, false],
  ['*HSC *LAS', true, false],
])(
  'of the list %s surveys: %s, and is barred from unsurveyed space: %s (B3.15, B3.70)',
  (ships, surveys, barred) => {
    expect([canSurvey(of(ships)), isBarredFromUnsurveyed(of(ships))]).toEqual([surveys, barred]);
  },
);

test('survey ships of war hulls survey, and enter unsurveyed space (B3.75)', () => {
  const { ships } = of('*CWS *CSR');
  const [scout, survey] = ships;
  const figures = { ...scout!.figures!, flags: survey!.figures!.flags! };
  const surveyor: Squadron = { ...of('*CA'), ships: [{ ...scout!, figures }] };
  expect([canSurvey(surveyor), isBarredFromUnsurveyed(surveyor)]).toEqual([true, false]);
});
