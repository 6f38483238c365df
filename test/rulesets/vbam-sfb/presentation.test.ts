import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { orderRef, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { designOf } from '#rulesets/vbam-sfb/units/designs.ts';
import { cellsOf } from '#ui/map/board/board.ts';
import { worldOf } from './caseWorlds.ts';
import { begun, setup } from './games/begun.ts';

test('a turn is named by its year in the calendar of the campaign, and by its number alone where no campaign is at hand (VB 111)', () => {
  const state = { ...begun(setup(3), openDice('calendar')), firstYear: 165 };
  const [seat] = vbamSfb.seats(state);
  const view = vbamSfb.view(state, seat!, []);
  const { calendar } = vbamSfb.presentation;
  expect([1, 12, 13].map((turn) => phraseText(calendar(turn, view)))).toEqual([
    'turn 1 of Y165',
    'turn 12 of Y165',
    'turn 1 of Y166',
  ]);
  expect(phraseText(calendar(13))).toBe('turn 13');
});

test('standing orders are one order, whose form also says that one is asked about every battle', () => {
  const state = begun(setup(3), openDice('standing'));
  const [seat] = vbamSfb.seats(state);
  const view = vbamSfb.view(state, seat!, []);
  const { offers, form, say } = vbamSfb.orders.stand;
  const [offered, ...others] = offers(view, {}, emptyPlan());
  expect(others).toEqual([]);
  const filled = form!(view, offered!, {}, emptyPlan());
  expect(filled.fields.map(({ name }) => name)).toContain('intensity');
  const asked = filled.set('who', 'ask');
  expect(asked).toEqual({ kind: 'stand' });
  const empty = form!(view, asked, {}, emptyPlan());
  expect(empty.fields.map(({ name }) => name)).toEqual(['who']);
  expect(empty.set('who', 'stand')).toEqual(offered);
  expect(phraseText(say({ ...asked, ref: orderRef('x') }, view, {}))).toBe('Ask me about every battle');
});

test('nothing is offered to go along with a unit that stands alone, and a crippled one is listed as strong as it is', () => {
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire frax, pool 100'],
    ...['system 0303 gorn', 'units 1 CA of gorn at 0504, crippled', 'units 2 FF of gorn at 0505'],
  ]);
  const view = vbamSfb.view(state, seatId('gorn'), []);
  const [alone, together] = [unitId('gorn.u1'), unitId('gorn.u2')];
  const fieldsOf = (unit: UnitId) =>
    vbamSfb.orders.move.form!(view, { kind: 'move', way: [], along: [] }, { unit }, emptyPlan()).fields.map(
      ({ name }) => name,
    );
  expect([fieldsOf(alone), fieldsOf(together)]).toEqual([['way'], ['way', 'along']]);
  const { presentation } = vbamSfb;
  const table = presentation
    .location(view, emptyPlan(), placeId('s0504'))
    .sections.find((section) => section.kind === 'table');
  const listed = presentation.units(view, emptyPlan()).find(({ unit }) => unit === alone);
  const attack = table?.rows[0]?.cells['attack']?.sort;
  expect(attack).toBe(listed?.cells['attack']?.sort);
  expect(attack).toBeLessThan(designOf(state.units[alone]!).attack);
});

test('a unit can get to the sectors that a click sends it to, and to no others (VB 204)', () => {
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire frax, pool 100'],
    ...['system 0303 gorn', 'units 1 CA of gorn at 0303'],
  ]);
  const view = vbamSfb.view(state, seatId('gorn'), []);
  const { map, moveTo, reach } = vbamSfb.presentation;
  const unit = unitId('gorn.u1');
  const all = cellsOf(map(view)).map(({ place }) => place);
  const sent = all.filter((place) => moveTo(view, emptyPlan(), unit, place).length > 0);
  const [range] = reach!(view, emptyPlan(), unit);
  expect(sent.length).toBeGreaterThan(5);
  expect([...range!.places].sort()).toEqual([...sent, placeId('s0303')].sort());
  expect(reach!(view, emptyPlan(), unitId('isc.u1'))).toEqual([]);
});
