import { expect, test } from 'vitest';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Form } from '#kernel/orders/form.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/* What the forms of courses and of minefields say while they are filled in. */

const [hydran] = seats;
const h01a = unitId('h01a');
type Content = Omit<Order, 'ref'>;
const planOf = (...orders: readonly Content[]): Plan<Order> =>
  orders.reduce<Plan<Order>>(
    (plan, order, at) => withOrder(plan, { ...order, ref: nthOrder(hydran, 1, at + 1) } as Order, h01a),
    emptyPlan(),
  );
const plot = (hexes: readonly string[], more: object = {}): Content =>
  ({ kind: 'plot', way: hexes.map((hex) => placeId(hex)), ...more }) as Content;
const cross = (how: string, points = 0): Content => ({ kind: 'cross-minefields', how, points }) as Content;

function formOf(lines: readonly string[], given: Content, plan: Plan<Order>): Form<unknown> {
  const view = makeView(cases.world(cases.readGiven(lines)), hydran);
  const kind = galacticConquest.orders[given.kind] as unknown as {
    form(view: unknown, given: Content, at: object, plan: unknown): Form<unknown>;
  };
  return kind.form(view, given, { unit: h01a }, plan);
}
const factsIn = ({ facts = [] }: Form<unknown>) =>
  facts.map(
    ({ label, value, tone }) => `${label}: ${phraseText(value)}${tone === undefined ? '' : ` (${tone})`}`,
  );
const facts = (lines: readonly string[], given: Content, ...others: readonly Content[]) =>
  factsIn(formOf(lines, given, planOf(...others)));
/** Of a field its choices that will not work, and why. */
const warnings = ({ fields }: Form<unknown>, name: string) =>
  fields.flatMap((field) =>
    field.name === name && (field.kind === 'choice' || field.kind === 'several')
      ? (field.kind === 'choice' ? field.choices : field.of).flatMap(({ value, warning }) =>
          warning === undefined ? [] : [`${value}: ${phraseText(warning)}`],
        )
      : [],
  );

const lone = ['year 180', 'homeworld Hydrax of hydran in D3', 'squadron H01A of hydran in D3: CA DD'];

test('a course says its form, its points, and in which segments it moves, hex by hex', () => {
  expect(facts(lone, plot([]))).toEqual([
    'Speed: Normal: 3 hexes',
    'Movement points: 3, none spent',
    'Left: 3 movement points',
    'Moves in segments: none: it stays put',
  ]);
  expect(facts(lone, plot(['hd4', 'hd5']))).toEqual([
    'Speed: Normal: 3 hexes',
    'Movement points: 3: 2 for the course',
    'Left: 1 movement point',
    'Moves in segments: 6, 12',
  ]);
});

test('a course is drawn as far as any ship could pull the others', () => {
  const most = (squadron: string) =>
    formOf(
      [...lone.slice(0, 2), `squadron H01A of hydran in D3: ${squadron}`],
      plot([]),
      planOf(),
    ).fields.map((field) => field.kind === 'way' && field.most);
  expect(most('*F-L')).toContain(2);
  expect(most('*FF *F-L')).toContain(3);
  // A crippled ship pulls nobody.
  expect(most('*F-L *FF(-6DF)')).toContain(2);
  // Who is alone has nobody to pull: at half speed out of supply it goes two hexes.
  expect(most('*FF, out 3')).toContain(2);
});

test('searches, minefields and reactions take of the points; what is too much is marked', () => {
  const given = facts(
    lone,
    plot(['hd4', 'hd5']),
    plot(['hd4']),
    { kind: 'search', searches: 1 } as Content,
    cross('wait', 1),
  );
  expect(given.slice(1)).toEqual([
    'Movement points: 3: 2 for the course, 1 for searches, 1 for minefields',
    'Left: -1 movement points (bad)',
    'Moves in segments: 3, 6',
  ]);
  // Up to three squadrons assemble for a point, up to six for two (D2.34).
  const gathers = (...others: readonly string[]) =>
    facts(lone, plot(['hd4']), {
      kind: 'react',
      rx: 'AM',
      near: false,
      least: 0,
      most: 200,
      odds: 0,
      at: 0,
      stays: false,
      with: others.map((one) => unitId(one)),
    } as Content)[2];
  expect(gathers('h02a')).toBe('Left: 1 movement point');
  expect(gathers('h02a', 'h03a', 'h04a')).toBe('Left: 0 movement points');
});

test('each hex is listed with the segment in which it is entered, points that are kept counted', () => {
  const steps = (...others: readonly Content[]) =>
    formOf(lone, plot(['hd4', 'hd5']), planOf(...others))
      .along?.('way')
      .map(({ moment = [] }) => moment.map(({ at }) => at).join());
  expect(steps()).toEqual(['6', '12']);
  expect(steps(cross('wait', 1))).toEqual(['4', '8']);
});

const routes = [...lone, 'major Third of hydran in D5', 'territory D4 of hydran', 'route D3 D4 D5 of hydran'];
const knows = 'hydran is at PT, treasury 100, knows dtm';

test('double time is offered with the reason why it will not work', () => {
  const paces = (lines: readonly string[], ...hexes: readonly string[]) =>
    warnings(formOf(lines, plot(hexes), planOf()), 'pace').filter((one) => one.startsWith('DTM'));
  expect(paces([...routes, knows], 'hd4', 'hd5')).toEqual([]);
  expect(paces([...routes, knows], 'hd4')).toEqual([expect.stringMatching(/^DTM: .*2 hexes/)]);
  expect(paces([...routes, knows], 'he3', 'he4')).toEqual([expect.stringMatching(/^DTM: .*E3/)]);
  // It is enough that a quick move can begin somewhere.
  expect(paces([...routes, knows], 'he3', 'hd4', 'hd5', 'hd4')).toEqual([]);
  const short = formOf([...routes, knows], plot(['hd4', 'hd5'], { pace: 'DTM', fast: [0] }), planOf());
  expect(warnings(short, 'fast').map((one) => one.slice(0, 2))).toEqual(['1:']);
  const fast = formOf([...routes, knows], plot(['hd4', 'hd5', 'hd6'], { pace: 'DTM', fast: [0] }), planOf());
  expect(warnings(fast, 'fast').map((one) => one.slice(0, 2))).toEqual(['1:', '2:']);
  expect(factsIn(fast).slice(0, 3)).toEqual([
    'Speed: Double time: 1 quick move of 2 hexes',
    'Movement points: 3: 2 for the course',
    'Left: 1 movement point',
  ]);
});

const mined = [...lone, 'territory D4 of lyran', 'homeworld Lyra of lyran in D5', 'mines D3/D4 of lyran'];

test('minefields on a course are told with what becomes of them, and in which segment', () => {
  const minefields = (lines: readonly string[], ...others: readonly Content[]) =>
    facts(lines, plot(['hd4']), ...others).filter((line) => line.startsWith('Minefield'));
  expect(minefields(lone)).toEqual([]);
  expect(minefields(mined)).toEqual([
    'Minefield: before D4, segment 12: it gives up 1 movement point (warn)',
  ]);
  expect(minefields(mined, cross('bypass'))).toEqual([
    'Minefield: before D4, segment 12: it bypasses them for 1 movement point',
  ]);
  // Points that are kept for minefields are plotted, and none is left for a bypass.
  expect(minefields(mined, cross('bypass', 2))).toEqual([
    'Minefield: before D4, segment 4: it gives up 1 movement point (warn)',
  ]);
  // One point is left beside two moves: it bypasses the first of two minefields (D2.33).
  expect(
    facts(
      [...mined, 'territory D4 E4 of lyran', 'mines D4/E4 of lyran'],
      plot(['hd4', 'he4']),
      cross('bypass'),
    ).filter((line) => line.startsWith('Minefield')),
  ).toEqual([
    'Minefield: before D4, segment 6: it bypasses them for 1 movement point',
    'Minefield: before E4, segment 12: it gives up 1 movement point (warn)',
  ]);
  // A later one is met from the hex before it.
  expect(
    facts(
      [...lone, 'territory D4 D5 of lyran', 'mines D4/D5 of lyran'],
      plot(['hd4', 'hd5']),
      cross('force'),
    ).filter((line) => line.startsWith('Minefield')),
  ).toEqual(['Minefield: before D5, segment 12: it goes through: 40 % of 3d6 damage for each ship (bad)']);
  expect(minefields(mined, cross('force'))).toEqual([
    'Minefield: before D4, segment 12: it goes through: 40 % of 3d6 damage for each ship (bad)',
  ]);
});

test('a way through minefields has its reason where it will not work', () => {
  const ways = (lines: readonly string[], given: Content, ...hexes: readonly string[]) =>
    warnings(formOf(lines, given, planOf(plot(hexes))), 'how');
  expect(ways(mined, cross('wait'), 'hd4')).toEqual([]);
  // All three points are plotted: none is left for a bypass (D2.33).
  expect(ways(mined, cross('wait'), 'hd4', 'hd3', 'hc3')).toEqual([
    'bypass: No movement point is left for this before D4: it gives up a move there',
  ]);
  expect(facts(mined, cross('wait'), plot(['he3']))).toEqual([
    'Minefields on its course: none that you know of',
  ]);
});

test('gunboats are offered a code that no order of the plan has given', () => {
  const lines = ['squadron H01A of hydran in D3: CA[6xPF]'];
  const send = (to: string): Content =>
    ({
      kind: 'send-gunboats',
      type: 'PF',
      count: 1,
      led: false,
      to,
      segment: 1,
      way: [],
    }) as unknown as Content;
  const offered = (...others: readonly Content[]) =>
    formOf(lines, send('h99z'), planOf(...others)).fields.flatMap((field) =>
      field.name === 'to' && field.kind === 'choice' ? field.choices.map(({ value }) => value) : [],
    );
  const [fresh = ''] = offered();
  expect(fresh).toMatch(/^h\d+[a-z]$/);
  expect(offered(plot(['hd4']))).toContain(fresh);
  expect(offered(send(fresh))).not.toContain(fresh);
  expect(offered({ kind: 'regroup', to: fresh } as unknown as Content)).not.toContain(fresh);
});
