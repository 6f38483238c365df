import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { beginTelling, entriesByRun, tellTurn } from '#kernel/report/telling.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { readExtra, readSlots, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { begun, starFleetWarlord } from '../shelf.ts';

const [one, two] = [seatId('c01'), seatId('c02')];
const placed = (orders: readonly object[], seat: string, from = 1): readonly Order[] =>
  orders.map((order, at) => ({ ...order, ref: nthOrder(seatId(seat), 4, from + at) }) as Order);

/** Two who are in each other's way in Y168: the second runs first. */
const given = world(
  readGiven([
    ...[
      'year 168',
      'cycle c02 c01',
      'corporation c01 at 00-0808, funds 600, primaries F K',
      'corporation c02 at 22-0808',
    ],
    ...[
      'hex 11-0303 PL+ES, owner c01, points 400',
      'ship c02.x T-PC at 11-0302',
      'ship c01.a T-PC at 00-0101',
    ],
    ...['ship c01.b K-D7 at 12-0101', 'ship c02.y T-PC at 12-0102'],
  ]),
);
const state: State = { ...given, rankings: { stock: [{ seat: one, value: 33 }] } };
const plans = {
  [two]: {
    hq: placed([...readExtra('ME 1 KNOW "Surrender"').orders], two) as never,
    units: { [unitId('c02.x')]: placed(readSlots('0303').orders, two, 10) as never },
  },
  [one]: {
    hq: placed([...readExtra('PS F FF').orders], one) as never,
    units: {
      [unitId('c01.a')]: placed(readSlots('0102').orders, one, 10) as never,
      [unitId('c01.b')]: placed(readSlots('0102').orders, one, 20) as never,
    },
  },
};
const ran = runTurn(starFleetWarlord, { state, seed: 'report', plans });

test('S-16.01 S-16.05: a report tells what others did first, then income, moves and battles, orders, status, announcements, advertisements and messages', () => {
  const heard = (tellTurn(starFleetWarlord, state, ran.entries, [one, two]).get(one) ?? []).map(
    ({ event }) => event,
  );
  const first = (kind: Event['kind']): number => heard.findIndex((event) => event.kind === kind);
  const sections = [
    first('attack-declined'),
    first('site-listed'),
    first('income-received'),
    first('ship-moved'),
    first('battle-joined'),
    first('ship-bought'),
    first('ships-scanned'),
    first('income-estimated'),
    first('announced'),
    first('list-told'),
    first('ad-told'),
    first('message-heard'),
  ];
  expect(sections).not.toContain(-1);
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  const view = starFleetWarlord.view(ran.state, one, []);
  const say = (event: Event): string => {
    const { say: said } = starFleetWarlord.tell[event.kind] as {
      say(event: Event, of: typeof view): Parameters<typeof phraseText>[0] | undefined;
    };
    const phrase = said(event, view);
    return phrase === undefined ? '' : phraseText(phrase);
  };
  // The sample turn of the book is not in its text: every line is a sentence of ours.
  expect(heard.filter((event) => say(event) === '').map(({ kind }) => kind)).toEqual([]);
});

test('S-4.02: a run has its phases in the order of the book, and each pulse its four steps', () => {
  const namesIn = (steps: Sequence<StarFleetWarlord>): readonly string[] =>
    steps.flatMap((step) => ('repeat' in step ? [namesIn(step.repeat).join(', ')] : [step.name]));
  const names = namesIn(starFleetWarlord.sequences['corporation'] ?? []);
  const phases = [
    'Income',
    // Ships age before any orders (SFW 1145, 1160), and raise their shields with it.
    'Ships Prepared',
    'Reversed Orders',
    'Ships Move, Satellites Follow, Battles, Resupply',
    'Miscellaneous Orders',
    'Post-Turn Status',
    'Officers Arrive',
    'Announcements',
    'Advertisements',
    'Heard in Sub-Space',
  ];
  expect(names.filter((name) => phases.includes(name))).toEqual(phases);
});

test('S-4.07: what a Corporation knows is the galaxy at the end of its own run, not of the year', () => {
  const early = {
    ...state,
    cycle: [one, two],
    sites: { ...state.sites, [placeId('h11-0303')]: { ...state.sites[placeId('h11-0303')]!, points: 0 } },
  };
  const turn = runTurn(starFleetWarlord, { state: early, seed: 'later', plans });
  expect(turn.state.sites[placeId('h11-0303')]?.owner).toBe(two);
  const runs = runsOf(starFleetWarlord, early);
  const byRun = entriesByRun(runs, turn.entries);
  const teller = beginTelling(starFleetWarlord, early, [one, two]);
  const heard = teller.tell(runs[0]!, byRun[0]!).get(one) ?? [];
  const view = starFleetWarlord.view(plainCopy(teller.state), one, heard);
  expect(view.sites[placeId('h11-0303')]?.owner).toBe(one);
  // Its next report begins with the loss.
  const next = teller.tell(runs[1]!, byRun[1]!).get(one) ?? [];
  expect(next.map(({ event }) => event.kind)).toContain('site-captured');
});

test('S-0.04: the same seed gives the same turn, and another one another', () => {
  const again = (seed: string): string =>
    JSON.stringify(runTurn(starFleetWarlord, { state, seed, plans }).entries);
  expect(again('report')).toBe(JSON.stringify(ran.entries));
  expect(again('another')).not.toBe(again('report'));
});

test('G-03: orders are plain JSON in files of our own, and come back from them and from their lines as they were', () => {
  const lines = [
    'PS F POL 45 "Iron Duke"',
    'FS 62 1101 300 0 10 "End"',
    'ME 2 RSVP "Hail"',
    'AC 2',
    'BO 5',
    'LP 11 0303',
    'SH 11 0303',
  ];
  for (const line of lines) {
    const [order] = placed([...readExtra(line).orders], one);
    const codec = starFleetWarlord.orders[order!.kind].codec as {
      parse(raw: unknown): { ok: boolean; value?: unknown };
    };
    const read = codec.parse(JSON.parse(JSON.stringify(order)));
    expect([line, read.ok, read.value]).toEqual([line, true, order]);
    const [again] = placed([...readExtra(written(order!)).orders], one);
    expect(again).toEqual(order);
  }
  const view = starFleetWarlord.view(ran.state, one, []);
  const { view: codec } = starFleetWarlord.codecs;
  const back = codec.parse(JSON.parse(JSON.stringify(codec.make(view))));
  expect(back.ok && JSON.stringify(codec.make(back.value))).toBe(JSON.stringify(codec.make(view)));
});

test('G-04: the cycle is a matter of dice as the game begins, and the same in every turn', () => {
  const seats = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08'];
  const cycles = ['a', 'b', 'c', 'd'].map((seed) => begun({ size: '4x4', seats }, openDice(seed)).cycle);
  for (const cycle of cycles) expect([...cycle].sort()).toEqual(seats);
  expect(new Set(cycles.map((cycle) => cycle.join(' '))).size).toBe(4);
  const game: State = begun({ size: '4x4', seats }, openDice('a'));
  expect(runTurn(starFleetWarlord, { state: game, seed: 'one', plans: {} }).state.cycle).toEqual(game.cycle);
});

test('V-403: the income list writes moons behind the terrain, with M at rest and with A where they bring something', () => {
  const view = starFleetWarlord.view(state, one, []);
  const event = {
    kind: 'site-listed',
    seat: one,
    place: placeId('h11-0303'),
    terrain: 'PL+AF',
    production: { pe: 1, or: 2, dc: 3, fp: 4 },
    moons: 3,
  } as const;
  const say = (more: object): string =>
    phraseText(starFleetWarlord.tell['site-listed'].say({ ...event, ...more }, view)!);
  expect(say({})).toBe('11-0303 (PL+AF, 3M): 1 PE, 2 OR, 3 DC, 4 FP.');
  expect(say({ surveyed: true })).toBe('11-0303 (PL+AF, 3A): 1 PE, 2 OR, 3 DC, 4 FP.');
});

test('VT: what is new is described to whoever is no veteran, and only named to one (SFW 4435)', () => {
  const plain = starFleetWarlord.view(state, one, []);
  const event = { kind: 'announced', seat: one, key: 'graveyard' } as const;
  const say = (veteran: boolean): string =>
    phraseText(starFleetWarlord.tell.announced.say(event, { ...plain, own: { ...plain.own, veteran } })!);
  expect(say(true)).toBe('From next year on, the Graveyard of Ships is open.');
  expect(say(false)).toContain(say(true));
  expect(say(false)).toContain('GRAV');
});
