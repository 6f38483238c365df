import { expect, test } from 'vitest';
import { gameMaster, nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import type { Section } from '#kernel/presentation.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { readGiven, world } from './caseWorlds.ts';
import { corporation } from '#rulesets/star-fleet-warlord/presentation/pages/corporation.ts';
import { shelf, starFleetWarlord } from './shelf.ts';

/* What screens offer and foretell, beyond what the rulebook decides. */
const [seat, ship] = [seatId('c01'), unitId('c01.a')];
const { presentation, orders } = starFleetWarlord;

const knows = (...lines: readonly string[]): View =>
  starFleetWarlord.view(
    world(readGiven(['year 168', 'corporation c01 at 00-0808, funds 200', ...lines])),
    seat,
    [],
    undefined,
  );
const wayTo = (view: View, place: string, plan: Plan<Order> = emptyPlan()): readonly unknown[] =>
  presentation
    .moveTo(view, plan, ship, placeId(`h${place}`))
    .map((order) => ('hex' in order ? order.hex : order.kind));
const moves = (...hexes: readonly string[]): Plan<Order> => ({
  hq: [],
  units: {
    [ship]: hexes.map((hex, at) => ({ kind: 'move', hex: hex as HexNumber, ref: nthOrder(seat, 4, at + 1) })),
  },
});

test('a click sends a ship by the shortest way, as far as its pulses go, and around the edge of the galaxy', () => {
  const view = knows('ship c01.a T-PC at 00-0808');
  expect(wayTo(view, '00-0805')).toEqual(['0807', '0806', '0805']);
  expect(wayTo(view, '00-0801')).toEqual(['0807', '0806', '0805', '0804', '0803']);
  expect(wayTo(view, '00-0805', moves('0809', '0810', '0811'))).toEqual(['0810', '0809']);
  expect(wayTo(knows('ship c01.a T-PC at 00-0801'), '03-0815')).toEqual(['0816', '0815']);
});

test('the range of a ship is what its free pulses suffice for, around the edge of the galaxy too', () => {
  const view = knows('ship c01.a T-PC at 00-0808');
  const range = (of: View, plan: Plan<Order> = emptyPlan()): readonly string[] =>
    presentation.reach!(of, plan, ship)[0]!.places;
  // Five pulses: 1 + 6 + 12 + 18 + 24 + 30 hexes; two: 1 + 6 + 12.
  expect(range(view)).toHaveLength(91);
  expect(range(view)).toContain('h00-0803');
  expect(range(view)).not.toContain('h00-0802');
  expect(range(view, moves('0809', '0810', '0811'))).toHaveLength(19);
  expect(range(view, moves('0809', '0810', '0811'))).toContain('h00-0809');
  expect(range(knows('ship c01.a T-PC at 00-0801'))).toContain('h03-0815');
  expect(presentation.reach!(view, moves('0809', '0810', '0811', '0812', '0813'), ship)).toEqual([]);
});

test('the game master sees every Corporation with what it holds, and whose each ship is', () => {
  const state = world(
    readGiven([
      ...['corporation c01 at 00-0808, name Heron', 'corporation c02 at 22-0808, name Viper'],
      ...[
        'ship c01.a T-PC at 00-0808, name Swift',
        'ship c02.a T-PR at 22-0808',
        'ship c02.b F-CA at 22-0101',
      ],
    ]),
  );
  const view = starFleetWarlord.view(state, gameMaster, [], undefined);
  const page = corporation(shelf)(view, emptyPlan());
  const [corporations] = page.sections;
  const shown = corporations?.kind === 'table' ? corporations.rows : [];
  expect(shown.map(({ cells }) => ['name', 'home', 'ships', 'sites'].map((key) => cells[key]?.sort))).toEqual(
    [
      ['Heron', '00', 1, 1],
      ['Viper', '22', 2, 1],
    ],
  );
  expect(presentation.units(view, emptyPlan()).map(({ name }) => name)).toContain('Swift, Heron');
});

test('it goes around what would harm it, but not around where it is sent', () => {
  const view = knows('hex 00-0807 ES+RZ', 'hex 00-0806 BH+ES', 'ship c01.a T-PC at 00-0808');
  const way = wayTo(view, '00-0805');
  expect(way).toHaveLength(4);
  expect(way).not.toContain('0807');
  expect(wayTo(view, '00-0807')).toEqual(['0807']);
  const safe = knows('hex 00-0807 ES+RZ', 'ship c01.a W-AMS at 00-0808');
  expect(wayTo(safe, '00-0805')).toEqual(['0807', '0806', '0805']);
});

test('no ship is sent anywhere in the year of the Initial Build, nor once the whole turn is taken', () => {
  const first = { ...knows('ship c01.a H-SC at 00-0808'), turn: 1 };
  expect(wayTo(first, '00-0805')).toEqual([]);
  const scan: Order = { kind: 'scan', what: 'TERR', ref: nthOrder(seat, 4, 1) };
  const view = knows('ship c01.a H-SC at 00-0808');
  expect(wayTo(view, '00-0805', { hq: [], units: { [ship]: [scan] } })).toEqual([]);
});

test('the form of a move has the neighbours of where the ship is by then', () => {
  const view = knows('ship c01.a T-PC at 00-0808');
  const plan = moves('0807', '0806');
  const choices = (order: Omit<Extract<Order, { kind: 'move' }>, 'ref'>): readonly string[] =>
    (orders.move.form?.(view, order, { unit: ship }, plan).fields ?? []).flatMap((field) =>
      field.kind === 'choice' ? field.choices.map(({ value }) => value) : [],
    );
  const [offer] = orders.move.offers(view, { unit: ship }, plan);
  expect(choices(offer!)).toEqual(['0805', '0906', '0907', '0807', '0707', '0706']);
  // The second move, which is being changed, begins where the first one ends.
  expect(choices(plan.units[ship]![1] as never)).toEqual(expect.arrayContaining(['0806', '0808']));
  expect(choices(plan.units[ship]![1] as never)).not.toContain('0805');
});

test('the scroll tells what is known as it will be, leaves open what is not, and sums up each resource', () => {
  const view = knows('hex 00-0807 ES+RZ', 'ship c01.a T-PC at 00-0808', 'ship c01.b H-SC at 00-0801');
  const plan: Plan<Order> = {
    hq: [],
    units: {
      ...moves('0807').units,
      [unitId('c01.b')]: [{ kind: 'move', hex: '0816' as HexNumber, ref: nthOrder(seat, 4, 8) }],
    },
  };
  const { steps, sums, problems } = presentation.scroll!(view, plan);
  const lines = steps.flatMap((step) =>
    step.lines.map((line) => [phraseText(line.said), line.open === true]),
  );
  const has = (said: RegExp, open: boolean): boolean =>
    lines.some(([text, isOpen]) => said.test(String(text)) && isOpen === open);
  expect(has(/ will enter 00-0807: Radiation Zone\.$/, false)).toBe(true);
  expect(has(/^Radiation Zone will weaken the crew of /, false)).toBe(true);
  expect(has(/ will enter 03-0816, where nobody has looked yet\.$/, true)).toBe(true);
  expect(problems).toEqual([]);
  for (const {
    lines: [first, ...rest],
    title,
  } of sums) {
    expect(first?.amount, title).toBe(200);
    expect(rest.at(-1)?.amount).toBe(rest.slice(0, -1).reduce((sum, { amount }) => sum + amount, 200));
  }
});

test('a sector is not counted as whole while it has major sites that are not known to be own', () => {
  const facts = (view: View): string =>
    presentation.page!(view, emptyPlan(), 'corporation', {})
      .sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []))
      .filter(({ label }) => label === 'Whole sectors')
      .map(({ value }) => phraseText(value))
      .join();
  expect(facts(knows())).toBe('1 of 4 to win');
  expect(facts(knows('hex 00-0303 PL+ES'))).toBe('0 of 4 to win');
});

const factsOf = (sections: readonly Section[], title: string): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'facts' && section.title === title
      ? section.facts.map(({ label, value }) => `${label}: ${phraseText(value)}`)
      : [],
  );

test('the card of a ship says what its factors are made of', () => {
  const view = knows(
    'ship c01.a F-CVS at 00-0808, crew 4, officers W, items.fighters 12, items.mrs 1',
    'ship c01.b T-PC at 00-0909',
  );
  const { sections } = presentation.unit(view, emptyPlan(), ship).page;
  expect(factsOf(sections, 'In battle')).toEqual([
    'Attack in empty space: 114: 40 base, crew +10 %, Weapons Officer +25 %, 12 fighters +60',
    'Defense where it is: 123: 42 base, crew +10 %, Weapons Officer +25 %, MRS +15 %, 12 fighters +60',
  ]);
  const plain = presentation.unit(view, emptyPlan(), unitId('c01.b')).page.sections;
  expect(factsOf(plain, 'In battle')).toEqual([]);
});

test('a foreign site says what defends it and what could attack it; an own one what defends it', () => {
  const view: View = {
    ...knows('ship c01.a K-D7 at 00-0302', 'ship c01.b K-D7 at 00-0909'),
    names: { [seat]: { name: 'One', number: 1 }, [seatId('c02')]: { name: 'Two', number: 2 } },
  };
  const place = placeId('h00-0303');
  const site = { owner: seatId('c02'), production: evenly(10), points: 210, base: true, turn: 3 };
  const known: View = { ...view, sites: { ...view.sites, [place]: site } };
  const at = (hex: string) => presentation.location(known, emptyPlan(), placeId(`h${hex}`)).sections;
  expect(factsOf(at('00-0303'), 'Battle')).toEqual([
    'Defense of fortifications: 53: 53 base',
    'Attack of your ships beside it: 52',
    'They attack at: 90 % of the defense or more',
  ]);
  expect(factsOf(at('00-0808'), 'Battle')).toEqual(['Defense of fortifications: 50: 50 base']);
});
