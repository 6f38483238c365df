import { expect, test } from 'vitest';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { readExtra, readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { corporation } from '#rulesets/star-fleet-warlord/presentation/pages/corporation.ts';
import { shelf, starFleetWarlord } from '../shelf.ts';

const seat = seatId('c01');
const { presentation } = starFleetWarlord;
const view = starFleetWarlord.view(
  world(readGiven(['year 168', 'corporation c01 at 00-0808, funds 900, primaries K'])),
  seat,
  [],
);
const planOf = (...lines: readonly string[]): Plan<Order> => ({
  units: {},
  hq: lines.flatMap((line, at) =>
    readExtra(line).orders.map((order) => ({ ...order, ref: nthOrder(seat, 4, at + 1) }) as Order),
  ),
});
const spent = (plan: Plan<Order>): number => presentation.purses!(view, plan)[0]!.spends;

test('a purse counts the surcharge of a foreign race with its middle, that of a cloak, and what a calmed hex costs', () => {
  expect(spent(planOf('PS K E3'))).toBe(75);
  expect(spent(planOf('PS C FAS'))).toBe(25);
  // 40, and half of it; then 15 % more for the second one.
  expect(spent(planOf('PS F POL'))).toBe(60);
  expect(spent(planOf('PS F POL', 'PS F POL'))).toBe(126);
  // Who declares the race before pays its price alone.
  expect(spent(planOf('PR F', 'PS F POL'))).toBe(40);
  expect(spent(planOf('PR O', 'PS O FT CLOA'))).toBe(58);
  expect(spent(planOf('PS C FAS', 'DH 00 0303'))).toBe(75);
});

test('whoever asks for more than is lent is told how much they will get', () => {
  const own = starFleetWarlord.view(
    world(readGiven(['year 168', 'corporation c01 at 00-0808, stock 33'])),
    seat,
    [],
  );
  const advice = (...lines: string[]) =>
    starFleetWarlord.review(own, planOf(...lines)).map(({ phrase }) => phraseText(phrase));
  // Five times the stock (SFW 3742).
  expect(advice('RL 165')).toEqual([]);
  expect(advice('RL 300')).toEqual(['No more than 165 EP are lent now: you will get those, and not 300.']);
  expect(advice('RL 100', 'RL 100')).toEqual([
    'No more than 65 EP are lent now: you will get those, and not 100.',
  ]);
});

test('the preview counts the same for a foreign race, and says how much it may become', () => {
  const { steps, sums } = presentation.scroll!(view, planOf('PS F POL'));
  const said = steps.flatMap(({ lines }) => lines).map(({ said: line }) => phraseText(line));
  expect(said.join(' ')).toMatch(/will be bought for 40 to 80 EP/);
  expect(sums[0]!.lines.find(({ label }) => label === 'Miscellaneous Orders')?.amount).toBe(-60);
});

test('the list of sites has the signs of the income list, and a hex says how many moons an own site has', () => {
  const state = world(
    readGiven([
      ...['year 168', 'corporation c01 at 00-0808', 'hex 00-0303 PL+ES, owner c01, orbits 2, produces 30'],
      ...['hex 00-0404 PL+ES, owner c01, devastated', 'hex 00-0505 PL+ES, owner c01, raided'],
    ]),
  );
  const listed = { kind: 'site-listed', seat, place: placeId('h00-0303'), terrain: 'PL+ES' } as const;
  const known = starFleetWarlord.view(state, seat, [
    { event: { ...listed, production: state.sites[listed.place]!.production, moons: 2 } } as never,
  ]);
  const { sections } = corporation(shelf)(known, { hq: [], units: {} });
  const table = sections.find((section) => section.kind === 'table' && section.title === 'Sites');
  const states = (table as Extract<typeof table, { kind: 'table' }>).rows.map(({ cells: { state: cell } }) =>
    cell === undefined ? '' : phraseText(cell.value),
  );
  expect(states).toEqual(['', '@ devastated', '& raided', '']);
  const said = JSON.stringify(presentation.location(known, { hq: [], units: {} }, listed.place));
  expect(said).toContain('{orbits}, not surveyed');
});

test('a purse is without what is taken before all orders: lines that are kept, and an instalment', () => {
  const holds = (more: string): number => {
    const own = world(readGiven(['year 168', `corporation c01 at 00-0808, funds 500${more}`]));
    const known = starFleetWarlord.view(own, seat, []);
    return presentation.purses!(known, { hq: [], units: {} })[0]!.holds;
  };
  // 500, and 200 of the Home Office with its sector.
  expect(holds('')).toBe(700);
  expect(holds(', permanent')).toBe(500);
  expect(holds(', megaship 1')).toBe(400);
  expect(holds(', megaship 3')).toBe(400);
  expect(holds(', permanent, megaship 0')).toBe(200);
});

test('a purse counts officers and what is traded in their own resources, and counter-espionage in all four', () => {
  const known = starFleetWarlord.view(
    world(
      readGiven([
        'year 176',
        'corporation c01 at 00-0808, funds 900, stock 52, officers.A 1, teams 1',
        'ship c01.a F-CA at 00-0808',
      ]),
    ),
    seat,
    [],
  );
  const of = (plan: Plan<Order>): readonly number[] =>
    presentation.purses!(known, plan).map(({ spends }) => spends);
  // A fifth of 52.
  expect(of(planOf('EC'))).toEqual([10, 10, 10, 10]);
  // An Ace at a site takes 100 DC and 100 FP.
  expect(of(planOf('AL 00 0808 A'))).toEqual([0, 0, 100, 100]);
  // Of 55 FP a tenth is the fee, 5.5, halves up.
  expect(of(planOf('TE FP DC 55'))).toEqual([0, 0, -49, 55]);
  const [aboard] = readSlots('FLOA').orders;
  // A fifth of 150 EP.
  expect(
    of({ hq: [], units: { [unitId('c01.a')]: [{ ...aboard, ref: nthOrder(seat, 4, 1) }] as never } }),
  ).toEqual([0, 0, 0, 30]);
});

test('a purse counts what ships take: of ores, dilithium and people what their work wants, and EP for cloaks and logistics bases', () => {
  const known = starFleetWarlord.view(
    world(
      readGiven([
        'year 180',
        'corporation c01 at 00-0808, funds 900',
        'ship c01.a F-CA at 00-0808, age 9, crew 3, damage 10, drained 1',
        'ship c01.o O-CA at 00-0808',
        'ship c01.r C-FRR at 00-0404',
      ]),
    ),
    seat,
    [],
  );
  const of = (ship: string, line: string): readonly number[] => {
    const [read] = readSlots(line).orders;
    const units = { [unitId(`c01.${ship}`)]: [{ ...read, ref: nthOrder(seat, 16, 1) }] as never };
    return presentation.purses!(known, { hq: [], units }).map(({ spends }) => spends);
  };
  // A heavy cruiser of 150 EP. SFW 1897, 2108: a fifth of it in dilithium, a quarter in ores, halves up.
  expect(of('a', 'REFT')).toEqual([0, 0, 30, 0]);
  expect(of('a', 'UPGR')).toEqual([0, 38, 0, 0]);
  // SFW 2085: 15 % in people from a crew of 3 to the next level.
  expect(of('a', 'TRNG')).toEqual([23, 0, 0, 0]);
  // SFW 1915: ores, a tenth for the level of light damage, and 10 for the point of speed.
  expect(of('a', 'REPR')).toEqual([0, 25, 0, 0]);
  // SFW 1735, 1809: EP, which take the same of all four; 15 % of 130.
  expect(of('o', 'GETC')).toEqual([20, 20, 20, 20]);
  expect(of('r', 'LOGB')).toEqual([100, 100, 100, 100]);
});

test('a purse counts what miscellaneous orders cost: posts, searches, sabotage, other races, and SE of the Starbase orders alone', () => {
  // SFW 3105, 3168, 3718, 4229.
  expect(spent(planOf('LP 00 0808'))).toBe(50);
  expect(spent(planOf('IS 00 0808 300'))).toBe(300);
  expect(spent(planOf('CP K F'))).toBe(100);
  expect(spent(planOf('SE 00 0808'))).toBe(100);
  expect(spent(planOf('SC 00 0808'))).toBe(0);
});
