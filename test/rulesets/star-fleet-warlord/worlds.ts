import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { readGiven, world } from './caseWorlds.ts';

type Kit = TestKit<StarFleetWarlord>;

export const setup: Kit['setup'] = (seats) => ({
  seats: Array.from({ length: Math.max(2, Math.min(8, seats)) }, (_, at) => `c0${at + 1}`),
});

/** Three Corporations so far from each other that no ships meet in three turns. */
export const start: Kit['start'] = () =>
  world(
    readGiven([
      'year 168',
      ...['corporation c01 at 00-0808', 'corporation c02 at 22-0808', 'corporation c03 at 20-0808'],
      ...['hex 00-0909 ES+AF, worth 80', 'hex 00-0807 ES+MS, worth 70', 'hex 22-0708 PL+NE, produces 30'],
      // Whoever leaves a home rolls dice.
      ...['0708', '0709', '0908', '0810'].map((hex) => `hex 00-${hex} ES+MS`),
      ...['0707', '0709', '0807', '0809', '0908', '0909', '0910', '1009'].map((hex) => `hex 22-${hex} ES+MS`),
      'hex 20-0101 BP+ES, owner c03',
      ...['0807', '0809', '0708', '0709', '0908', '0909'].map((hex) => `hex 20-${hex} ES+MS`),
      ...['ship c01.s00001 C-WG at 00-0808', 'ship c01.s00002 H-SC at 00-0809, crew 5'],
      ...['ship c01.s00003 R-FF at 00-0808, age 4', 'ship c02.s00001 C-WG at 22-0808'],
      ...['ship c02.s00002 T-PR at 22-0707, damage 4', 'ship c02.s00003 K-D6S at 22-0909, crew 9'],
      ...['ship c03.s00001 W-AMS at 20-0808', 'ship c03.s00002 F-GSC+ at 20-0707'],
    ]),
  );

/** What nobody else may read in three turns: names of ships and sites, what is painted on ships, and letters. */
export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...state,
  ships: Object.fromEntries(
    inOrder(state.ships).map(([id, ship]) => [id, ship.seat === seat ? { ...ship, name: marker } : ship]),
  ),
  sites: Object.fromEntries(
    inOrder(state.sites).map(([place, site]) => [
      place,
      site.owner === seat ? { ...site, name: marker } : site,
    ]),
  ),
  corporations: Object.fromEntries(
    inOrder(state.corporations).map(([other, owner]) => [
      other,
      other === seat ? { ...owner, motto: marker } : owner,
    ]),
  ),
  letters: { [seat]: [{ way: 'direct', text: marker }] },
});

/** One Corporation alone in a sector that it has scanned, whose ships fly, scan and repair. */
export const seen: Kit['seen'] = () => {
  const seat = seatId('c01');
  const state = world(
    readGiven([
      'corporation c01 at 00-0808, funds 200',
      ...['hex 00-0809 ES+DC, worth 50', 'hex 00-0708 ES+NE', 'ship c01.a T-PC at 00-0808, damage 3'],
      ...['ship c01.b H-SC at 00-0808', 'ship c01.c R-FF at 00-0707'],
    ]),
  );
  const ref = (n: number): Order['ref'] => nthOrder(seat, state.turn, n);
  const move = (hex: string, n: number): Order => ({ kind: 'move', hex: hex as HexNumber, ref: ref(n) });
  const units: Plan<Order>['units'] = {
    [unitId('c01.a')]: [{ kind: 'repair', ref: ref(1) }, move('0809', 2), move('0811', 3), move('0808', 4)],
    [unitId('c01.b')]: [{ kind: 'scan', what: 'TERR', ref: ref(5) }],
    [unitId('c01.c')]: [move('0708', 6), { kind: 'cloak', ref: ref(7) }],
  };
  return { state, seat, plan: { hq: [], units } };
};

export const conserved: Kit['conserved'] = ({ corporations, sites, sectors, stargates }) => ({
  corporations: keysInOrder(corporations).length,
  sites: keysInOrder(sites).length,
  sectors: keysInOrder(sectors).length,
  stargates: keysInOrder(stargates).length,
});
