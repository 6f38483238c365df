import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, seatId } from '#kernel/words/ids.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';

/* The pages of money, technology and diplomacy say what the rules do. */

const gorn = seatId('gorn');
type Table = Extract<Page['sections'][number], { readonly kind: 'table' }>;

const tableOf = ({ sections }: Page, title: string): readonly Readonly<Record<string, string>>[] => {
  const found = sections.find((one): one is Table => one.kind === 'table' && one.title.startsWith(title));
  return (found?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, phraseText(value)])),
  );
};
const factsOf = ({ sections }: Page, title: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sections
      .flatMap((one) => (one.kind === 'facts' && one.title === title ? one.facts : []))
      .map(({ label, value }) => [label, phraseText(value)]),
  );

test('an empire sees how it stands to each of the four goals (VB 58-63)', () => {
  const state = worldOf([
    ...['turn 14', 'empire gorn, tech 172', 'empire isc', 'empire frax', 'empire romulan'],
    'relation gorn isc, alliance',
    ...['system 0303 gorn', 'system 0503 gorn', 'system 0703 isc'],
  ]);
  const goals = (seat: SeatId) =>
    tableOf(
      vbamSfb.presentation.page!(vbamSfb.view(state, seat, []), emptyPlan(), 'empire', {}),
      'Goals',
    ).map(({ goal, has, wins }) => `${goal}: ${has}; ${wins}`);
  // The second turn of the second year, Y166: ten years ahead of it is Y176.
  expect(goals(gorn)).toEqual([
    'Diplomacy: an alliance of 2 of 4 empires; an alliance of half the empires',
    'Expansion: 2 systems; as many as the second and third empires together',
    'Exploration: technology of Y172; technology of Y176 this turn',
    'Exploitation: an income of 0 EP; as much as the second and third empires together',
  ]);
  expect(goals(seatId('frax')).slice(0, 2)).toEqual([
    'Diplomacy: no alliance; an alliance of half the empires',
    'Expansion: 0 systems; as many as the second and third empires together',
  ]);
});

test('each chance of a break or declaration is shown with its parts (VB 131)', () => {
  const state = worldOf([
    ...['turn 3', 'empire gorn', 'empire isc', 'empire frax'],
    'relation gorn isc, non-aggression, peace, trade, broke by isc at 2, break-failed by gorn at 2',
    'relation frax gorn, hostilities by frax at 2',
  ]);
  const view = vbamSfb.view(state, gorn, []);
  const rows = tableOf(vbamSfb.presentation.page!(view, emptyPlan(), 'diplomacy', {}), 'Chances');
  expect(rows.map(({ what, chance }) => `${what}: ${chance}`)).toEqual([
    'Declaration of War: 5 %',
    'Break the Peace Treaty: 25 %',
    'Break the Trade Treaty: 45 %',
    'Declaration of Hostilities: 0 %',
    'Declaration of War: 0 %',
  ]);
  expect(rows[2]?.['parts']).toBe(
    '50 to begin with, +25 for treaties that they broke, -10 for your last failure, -20 for the Peace Treaty',
  );
});

test('what is declared and who is allied is known of all; other treaties are not', () => {
  const state = worldOf([
    ...['empire gorn', 'empire isc', 'empire frax', 'empire vudar'],
    'relation isc vudar, non-aggression, peace, mutual-defense, alliance',
    'relation frax isc, war by frax at 1',
    'relation frax vudar, non-aggression, trade',
  ]);
  const page = (seat: typeof gorn) =>
    vbamSfb.presentation.page!(vbamSfb.view(state, seat, []), emptyPlan(), 'diplomacy', {});
  const isc = (seat: typeof gorn) => tableOf(page(seat), 'All powers').find((row) => row['power'] === 'ISC');
  const frax = (seat: typeof gorn) =>
    tableOf(page(seat), 'All powers').find((row) => row['power'] === 'Frax');
  expect(isc(gorn)).toMatchObject({ 'of-vudar': 'Alliance', 'of-frax': 'War', 'of-gorn': 'Normal' });
  expect(frax(gorn)).toMatchObject({ 'of-vudar': '' });
  expect(isc(gameMaster)).toMatchObject({ 'of-vudar': 'Alliance' });
  expect(frax(gameMaster)).toMatchObject({ 'of-vudar': 'Non-Aggression, Trade' });
});

test('chances of technology count what is ordered this turn (VBV-05)', () => {
  const state = worldOf([
    ...['turn 12', 'empire gorn, pool 100, invested 10', 'empire isc', 'empire frax'],
    'system 0303 gorn, census 11, productivity 11, morale 11, raw 4, capacity 12',
  ]);
  const view = vbamSfb.view(state, gorn, []);
  const plan = withOrder<Order>(emptyPlan(), { kind: 'invest', ref: nthOrder(gorn, 12, 1), ep: 20 });
  expect(factsOf(vbamSfb.presentation.page!(view, plan, 'technology', {}), 'This turn’s test')).toMatchObject(
    {
      Needed: '22',
      'First advance': '100 %',
      'Second advance': '18 %',
    },
  );
});

test('maintenance is shown class by class, and the pool of turns to come (VB 87)', () => {
  const state = worldOf([
    ...['empire gorn, pool 5', 'empire isc', 'empire frax'],
    'system 0303 gorn, census 3, productivity 3, morale 3, raw 2',
    'units 4 CA of gorn at 0303',
    'units 1 Trade Fleet of gorn at 0303, route 0303',
  ]);
  const page = vbamSfb.presentation.page!(vbamSfb.view(state, gorn, []), emptyPlan(), 'empire', {});
  // Four cruisers at 2 for 3 cost 4, and two more would cost no more; the fleet costs 1; 6 come in.
  expect(tableOf(page, 'Maintenance')).toMatchObject([
    { class: 'CA', count: '4', ep: '4', free: '2' },
    { class: 'Trade Fleet', count: '1', ep: '1', free: '0' },
  ]);
  expect(tableOf(page, 'Trade routes')).toMatchObject([{ output: '6' }]);
  expect(factsOf(page, 'If nothing changes')).toMatchObject({
    'Each turn': '1 EP',
    'Turn 1 of Y165': '6 EP',
    'Turn 3 of Y165': '8 EP',
  });
});

test('the game master reads what each power has, and what is worked on anywhere', () => {
  const state = worldOf([
    ...['empire gorn', 'empire isc', 'system 0303 gorn, census 3, productivity 3, morale 3, raw 2'],
    ...['units 4 CA of gorn at 0303', 'units 1 Trade Fleet of gorn at 0303, route 0303'],
  ]);
  const view = vbamSfb.view(state, gameMaster, []);
  const pageOf = (name: string) => vbamSfb.presentation.page!(view, emptyPlan(), name, {});
  // Three that work at 2 each bring 6, of which trade earns less than one; four cruisers cost 4, the fleet 1.
  expect(tableOf(pageOf('empire'), 'Powers')).toEqual([
    {
      ...{ power: 'Gorn Confederation', systems: '1', census: '3', product: '6', trade: '0' },
      ...{ maintenance: '5', units: '5' },
    },
    {
      ...{ power: 'Interstellar Concordium', systems: '0', census: '0', product: '0', trade: '0' },
      ...{ maintenance: '0', units: '0' },
    },
  ]);
  expect(tableOf(pageOf('yards'), 'Work under way')).toEqual([]);
});

test('the game master reads all treaties on one page, and whom they lead', () => {
  const state = worldOf([
    ...['turn 4', 'empire gorn', 'empire isc', 'empire frax, non-player'],
    'relation gorn isc, non-aggression, peace',
    'relation frax gorn, war by frax at 2',
    'strangers frax isc',
  ]);
  const view = vbamSfb.view(state, gameMaster, []);
  const page = vbamSfb.presentation.page!(view, emptyPlan(), 'diplomacy', {});
  expect(factsOf(page, 'In short')).toEqual({
    'At war': '1',
    'With hostilities': '0',
    'With treaties': '1',
    'Without contact': '1',
    'Led by you': 'Frax',
  });
  expect(tableOf(page, 'Treaties and declarations')).toEqual([
    {
      a: 'Frax Battle Line',
      b: 'Gorn Confederation',
      treaties: 'None',
      declared: 'Declaration of War by Frax Battle Line in turn 2 of Y165',
    },
    {
      a: 'Gorn Confederation',
      b: 'Interstellar Concordium',
      treaties: 'Non-Aggression Treaty, Peace Treaty',
      declared: '–',
    },
  ]);
});

test('the game master, who sees the units of all, reads whose each is; players read their own as before', () => {
  const state = worldOf([
    ...['empire gorn', 'empire isc', 'system 0303 gorn', 'system 0803 isc'],
    ...['units 1 FF of gorn at 0303', 'units 1 FF of isc at 0803'],
  ]);
  const labels = (seat: SeatId): readonly string[] =>
    vbamSfb.presentation
      .units(vbamSfb.view(state, seat, []), { hq: [], units: {} })
      .map(({ label }) => label);
  expect(labels(gameMaster)).toEqual(['Gorn FF 1', 'ISC FF 2']);
  expect(labels(seatId('gorn'))).toEqual(['FF 1']);
});
