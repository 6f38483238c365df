import { expect, test } from 'vitest';
import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import { runOne } from '#kernel/turn/runOne.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { imagine } from '#rulesets/star-fleet-warlord/model/imagine.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { readGiven, world } from './caseWorlds.ts';
import { shelf, starFleetWarlord } from './shelf.ts';

const [one, two] = [seatId('c01'), seatId('c02')];

/** A turn in which ships of both follow their typed lines; what each knows afterwards. */
function played(
  state: State,
  lines: Readonly<Record<string, string>>,
  last: Readonly<Record<SeatId, View>> = {},
): { readonly state: State; readonly views: Readonly<Record<SeatId, View>> } {
  const plans: Record<SeatId, Plan<Order>> = {};
  let n = 0;
  for (const seat of [one, two]) {
    const own = Object.entries(lines).filter(([id]) => id.startsWith(seat));
    plans[seat] = {
      hq: [],
      units: Object.fromEntries(
        own.map(([id, line]) => [
          unitId(id),
          readSlots(line).orders.map(
            (order) => ({ ...order, ref: nthOrder(seat, state.turn, (n += 1)) }) as Order,
          ),
        ]),
      ),
    };
  }
  const outcome = runTurn(starFleetWarlord, { state, seed: 'knowledge', plans });
  const heard = tellTurn(starFleetWarlord, state, outcome.entries, [one, two]);
  const views = Object.fromEntries(
    [one, two].map((seat) => [
      seat,
      starFleetWarlord.view(outcome.state, seat, heard.get(seat) ?? [], last[seat]),
    ]),
  );
  return { state: outcome.state, views };
}

const begin = (): State =>
  world(
    readGiven([
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
      ...['hex 11-0303 PL+AF, worth 77, produces 33', 'hex 11-0505 ES+MS, worth 66'],
      ...['ship c01.a H-SC at 11-0101, crew 5', 'ship c01.b T-PC at 10-0116', 'ship c02.x T-PC at 11-1010'],
    ]),
  );

test('everybody begins with a map of the home sector, and of no other', () => {
  const state = begin();
  const view = starFleetWarlord.view(state, one, []);
  expect(Object.keys(view.scanned)).toEqual(['s00']);
  expect(starFleetWarlord.cites?.(view)).toEqual([state.sectors['s00' as never]?.ground]);
  expect(worldOf(shelf, imagine(view)).hex(placeId('h11-0303')).point.code).toBe('ES');
});

test('S-1.09: a sector that was scanned is known for good, with its book, and to nobody else', () => {
  const state = begin();
  const scanned = played(state, { 'c01.a': 'SCAN TERR' });
  const later = played(scanned.state, {}, scanned.views);
  const view = later.views[one] as View;
  expect(Object.keys(view.scanned)).toEqual(['s00', 's11']);
  expect(starFleetWarlord.cites?.(view)).toContain(state.sectors['s11' as never]?.ground);
  expect(worldOf(shelf, imagine(view)).hex(placeId('h11-0303'))).toMatchObject({
    point: { code: 'PL' },
    area: { code: 'AF' },
  });
  // What lies there is worth as much as such terrain is at the least: the value is not in the book.
  expect(worldOf(shelf, imagine(view)).prospect(placeId('h11-0505'))).toBe(60);
  expect(Object.keys((later.views[two] as View).scanned)).toEqual(['s22']);
  expect(stableText(view)).not.toContain(String(state.sectors['s11' as never]?.survey));
});

test('S-1.09: foreign ships stay on the map with the turn in which they were seen, until the sector is scanned again', () => {
  const scanned = played(begin(), { 'c01.a': 'SCAN SHIP' });
  const seen = placeId('h11-1010');
  expect(scanned.views[one]?.sightings[seen]).toEqual({ turn: 2, ships: 1 });
  const gone = played(scanned.state, { 'c02.x': '1011 1012' }, scanned.views);
  expect(gone.views[one]?.sightings[seen]).toEqual({ turn: 2, ships: 1 });
  const again = played(gone.state, { 'c01.a': 'SCAN SHIP' }, gone.views);
  expect(again.views[one]?.sightings).toEqual({ 'h11-1012': { turn: 4, ships: 1 } });
});

test('terrain of hexes that were entered is known hex by hex, and what was assayed or prospected', () => {
  const state = world(
    readGiven([
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808', 'hex 11-0505 ES+MS, worth 66'],
      ...['hex 11-0707 ES+AF, worth 88', 'hex 11-0909 ES+SG', 'gate 11-0909 to 11-0101'],
      ...['ship c01.a F-GSC+ at 11-0504', 'ship c01.b F-CA at 11-0707', 'ship c01.c T-PC at 11-0908'],
    ]),
  );
  const view = played(state, { 'c01.a': '0505 ASSA', 'c01.b': 'PRSP', 'c01.c': '0909' }).views[one] as View;
  expect(view.glimpsed).toEqual({ 'h11-0505': 'ES+MS', 'h11-0909': 'ES+SG', 'h11-0101': 'ES+ES' });
  expect(view.prospects).toEqual({ 'h11-0505': { value: 66, turn: 2 }, 'h11-0707': { value: 0, turn: 2 } });
  expect(view.stargates).toEqual({ 'h11-0909': 'h11-0101' });
});

test('whoever fights remembers the ships that are left of the other side, and whose they were', () => {
  const state = world(
    readGiven([
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
      ...['ship c01.a K-F5 at 11-0302, crew 5', 'ship c02.x F-FF at 11-0303', 'ship c02.y C-FAS at 11-0303'],
      ...['ship c01.b K-B10 at 11-0702', 'ship c02.z F-POL at 11-0703'],
      ...['ship c01.c F-POL at 11-1102', 'ship c02.w C-WG at 11-1103'],
    ]),
  );
  const { views, state: after } = played(state, { 'c01.a': '0303', 'c01.b': '0703', 'c01.c': '1103' });
  const left = Object.values(after.ships).filter(({ place }) => place === placeId('h11-0303'));
  const of = (seat: SeatId) => left.filter((ship) => ship.seat === seat).length;
  const seen = (seat: SeatId) => views[seat]?.sightings[placeId('h11-0303')]?.ships ?? 0;
  expect([seen(one), seen(two)]).toEqual([of(two), of(one)]);
  expect(views[one]?.sightings[placeId('h11-0703')]).toBeUndefined();
  expect(views[two]?.sightings[placeId('h11-0703')]).toEqual({ turn: 2, ships: 1, owner: one });
  expect(views[one]?.sightings[placeId('h11-1103')]).toBeUndefined();
  expect(views[two]?.sightings[placeId('h11-1103')]).toBeUndefined();
});

test('a listening post is known to whoever made it, and not to the owner of its site (SFW 3107, 3153)', () => {
  const listened = placeId('h11-0303');
  const state = world(
    readGiven([
      ...['year 172', 'corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
      ...['hex 11-0303 PL+ES, owner c02, points 100, post c01', 'hex 11-0505 PL+ES, owner c02'],
    ]),
  );
  const { views, state: after } = played(state, {});
  expect(after.sites[listened]?.post).toBe(one);
  expect(views[two]?.sites[listened]).toMatchObject({ owner: two, points: 100 });
  expect(views[two]?.sites[listened]).not.toHaveProperty('post');
  expect(stableText(views[two])).not.toContain('"post"');
});

test('S-7.12: foreign sites are known as they were met, and own ones as they are', () => {
  const state = world(
    readGiven([
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
      ...[
        'hex 11-0303 PL+ES, owner c02, points 400, produces 33',
        'hex 11-0703 PL+ES, owner c01, produces 20',
      ],
      ...['ship c01.a F-POL at 11-0302', 'ship c02.x F-POL at 11-0702'],
    ]),
  );
  const { views } = played(state, { 'c01.a': '0303', 'c02.x': '0703' });
  const even = (n: number) => ({ pe: n, or: n, dc: n, fp: n });
  expect(views[one]?.sites).toMatchObject({
    'h11-0303': { owner: 'c02', production: even(33), turn: 2 },
    'h11-0703': { owner: 'c02', production: even(20), points: 0, turn: 2 },
  });
  expect(views[two]?.sites).toMatchObject({
    'h11-0303': { owner: 'c02', production: even(33), points: 400, base: true },
    'h11-0703': { owner: 'c02', production: even(20) },
  });
});

test('whoever has run plans for the next year, though the year is not over for those who come later', () => {
  const state = begin();
  const [first, second] = runsOf(starFleetWarlord, state);
  const plans = { [two]: { hq: [], units: { [unitId('c02.x')]: [] } } };
  const ran = runOne(starFleetWarlord, first as RunAt, { state, seed: 'first', plans });
  expect(ran.state.turn).toBe(state.turn);
  expect(starFleetWarlord.turnNumber(starFleetWarlord.view(ran.state, one, []))).toBe(state.turn + 1);
  expect(starFleetWarlord.turnNumber(starFleetWarlord.view(ran.state, two, []))).toBe(state.turn);
  expect(second?.run.tells).toEqual([two]);
  expect(runsOf(starFleetWarlord, state).map(({ run, last }) => [run.id, last])).toEqual([
    ['c01', false],
    ['c02', false],
    ['generator', true],
  ]);
});

test('G-23: what a damaged base does not show stays as it was seen before; a whole one shows that nobody is there any more', () => {
  const seen = (points: string): readonly string[] => {
    const state = world(
      readGiven([
        ...[
          'year 168',
          'game, figures.scan.damaged 0',
          'corporation c01 at 00-0808',
          'corporation c02 at 22-0808',
        ],
        ...[`hex 11-0303 PL+ES, owner c01, points ${points}`, 'ship c02.x T-PC at 11-0505'],
      ]),
    );
    const before = starFleetWarlord.view(state, one, []);
    const sightings = { [placeId('h11-0606')]: { turn: 1, ships: 2 } };
    const { views } = played(state, {}, { [one]: { ...before, sightings } });
    return Object.keys(views[one]?.sightings ?? {});
  };
  expect(seen('150, damaged')).toEqual(['h11-0606']);
  expect(seen('200')).toEqual(['h11-0505']);
});
