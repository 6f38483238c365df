import { expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { squadronFor, squadronsIn } from '#rulesets/galactic-conquest/yards/commission.ts';
import { cases } from '../caseWriting.ts';

/* Which squadrons new ships join (D6.100). */

const [hydran] = seats;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'bases of hydran in D3: SB',
    'yard D3/1 of hydran: SC4SY',
    'squadron H01A of hydran in D3: *CA',
    'squadron H02M of hydran in D3: *MON',
  ]),
);
const place = 'hd3' as PlaceId;
const frigate = { seat: hydran, place, ship: shipOf(rowFor(ourShips, hydran, 'FF')!) };

test('a new ship joins the squadron that is named, and never bases: those form no squadron with ships (A5.35)', () => {
  expect(squadronFor(state, frigate, unitId('h01a'))).toBe('h01a');
  expect(squadronFor(state, frigate, unitId('bases-d3'))).toBe('h02a');
});

test('bases and monitors are none to choose from (A5.35, E4.90)', () => {
  expect(squadronsIn(state, { seat: hydran, place })).toEqual(['h01a']);
});
