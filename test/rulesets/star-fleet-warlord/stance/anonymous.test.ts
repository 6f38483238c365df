import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { announcementsIn } from '#kernel/game/heard.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import type { OfficeOrder } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { readExtra } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { corporation } from '#rulesets/star-fleet-warlord/presentation/pages/corporation.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { shelf, starFleetWarlord } from '../shelf.ts';

const seats = [1, 2, 3, 4].map((n) => seatId(`c0${n}`));
const [first, second, third, fourth] = seats as [SeatId, SeatId, SeatId, SeatId];
const started = world(
  readGiven([
    ...['year 168', `cycle ${seats.join(' ')}`],
    ...[
      'corporation c01 at 00-0808, info ada@example.org after five, phone 777-1234, phoneOpen, bought 5',
      'corporation c02 at 22-0808',
    ],
    ...['corporation c03 at 20-0808', 'corporation c04 at 02-0808'],
    ...['ship c02.x T-PC at 11-0303', 'ship c03.y T-PC at 11-0404'],
  ]),
);

const planOf = (seat: SeatId, { turn }: State, lines: readonly string[]) => ({
  units: {},
  hq: lines.flatMap((line, n): readonly OfficeOrder[] =>
    readExtra(line).orders.map((order) => ({ ...order, ref: nthOrder(seat, turn, n + 1) }) as OfficeOrder),
  ),
});

/** A turn with these lines, and what each hears of it. */
function played(state: State, lines: Readonly<Record<SeatId, readonly string[]>>) {
  const plans = Object.fromEntries(seats.map((seat) => [seat, planOf(seat, state, lines[seat] ?? [])]));
  const ran = runTurn(starFleetWarlord, { state, seed: 'letters', plans });
  return { state: ran.state, heard: tellTurn(starFleetWarlord, state, ran.entries, seats) };
}
const hears = (heard: ReadonlyMap<SeatId, readonly Heard<Event>[]>, seat: SeatId): string =>
  JSON.stringify((heard.get(seat) ?? []).map(({ event }) => event));

const lines = {
  [first]: [
    ...['ME 2 "for-two"', 'ME SECT 20 "for-three"', 'ME SHIP 11 "for-ships"', 'ME ALL "for-all"'],
    ...['ME 4 KNOW "for-four"', 'ME 2 RSVP "call-me"'],
  ],
};
const meant: Readonly<Record<string, readonly SeatId[]>> = {
  'for-two': [second],
  'for-three': [third],
  'for-ships': [second, third],
  'for-all': [second, third, fourth],
  'for-four': [fourth],
  'call-me': [second],
};

test('a text reaches those it is sent to and nobody else, neither at once nor in a view', () => {
  const { state, heard } = played(started, lines);
  for (const [text, hearers] of Object.entries(meant))
    for (const seat of seats.slice(1)) {
      const all = hears(heard, seat) + JSON.stringify(starFleetWarlord.view(state, seat, []));
      expect(all.includes(text), `${seat}: ${text}`).toBe(hearers.includes(seat));
    }
});

test('an anonymous message tells nothing of its sender: what is heard is the same whoever sends it', () => {
  const anonymous = ['ME 4 "alpha"', 'ME SECT 02 "beta"', 'ME ALL "gamma"'];
  const [by, others] = [[...anonymous].toReversed(), [second, third]];
  const told = [first, ...others].map((seat) => hears(played(started, { [seat]: by }).heard, fourth));
  expect(told[0]).toContain('gamma');
  expect([told[1], told[2]]).toEqual([told[0], told[0]]);
});

test('whoever sends is not told who hears it, and a run that comes earlier in the cycle hears it a year later', () => {
  const { state, heard } = played(started, { [third]: ['ME SHIP 11 "who-is-there"', 'ME 1 "for-one"'] });
  const sent = hears(heard, third);
  expect(sent).toContain('who-is-there');
  expect(sent).not.toMatch(/"c0[124]"/);
  expect(hears(heard, first)).not.toContain('for-one');
  const later = played(state, {});
  expect(hears(later.heard, first)).toContain('for-one');
  expect(later.state.letters).toEqual({});
});

test('messages are read with their tags; a mail address that somebody has told can be written to', () => {
  const { state, heard } = played(started, {
    [second]: ['ME ALL KNOW "for-all"', 'ME SHIP 11 KNOW "loud"'],
    [first]: [],
  });
  const view = starFleetWarlord.view(state, third, []);
  const said = (heard.get(third) ?? []).flatMap(({ event }) => {
    const phrase =
      event.kind === 'message-heard' ? starFleetWarlord.tell[event.kind].say(event, view) : undefined;
    return phrase === undefined ? [] : [phraseText(phrase)];
  });
  expect(said).toEqual(['Message: ALL> 2> for-all', 'Message: S11> 2> loud']);
  // Beside a banner stands what is signed and went to all, and the banner is that of the speaker: with them, too.
  for (const seat of [second, third])
    expect(announcementsIn(starFleetWarlord, heard.get(seat) ?? [])).toEqual([
      { seat: second, text: 'for-all' },
    ]);
  const met = played(started, lines);
  const known = starFleetWarlord.view(met.state, second, met.heard.get(second) ?? []);
  expect(starFleetWarlord.presentation.seats(known).find(({ seat }) => seat === first)?.address).toBe(
    'ada@example.org',
  );
  const unmet = starFleetWarlord.view(met.state, fourth, met.heard.get(fourth) ?? []);
  expect(
    starFleetWarlord.presentation.seats(unmet).find(({ seat }) => seat === first)?.address,
  ).toBeUndefined();
  expect(JSON.stringify(corporation(shelf)(known, { hq: [], units: {} }))).toContain('777-1234');
});

test('a message is offered to whoever is picked but to no monsters, and clicked as it is typed', () => {
  const state = world(
    readGiven([
      ...['year 168', 'corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
      ...['power c998 monsters M at 11-0101', 'ship c01.a T-PC at 00-0707'],
    ]),
  );
  const view = starFleetWarlord.view(state, first, []);
  const { 'send-message': send, 'name-site': site, 'name-ship': ship } = starFleetWarlord.orders;
  expect(send.offers(view, { seat: second }, { hq: [], units: {} })).toEqual([
    { kind: 'send-message', to: 'corporation', number: 2, text: '' },
  ]);
  expect(send.offers(view, { seat: seatId('c998') }, { hq: [], units: {} })).toEqual([]);
  expect(send.offers(view, { seat: first }, { hq: [], units: {} })).toEqual([]);
  const [offered] = send.offers(view, {}, { hq: [], units: {} });
  const form = send.form!(view, offered!, {}, { hq: [], units: {} });
  const wide = form.set('to', 'ships');
  expect(wide).toEqual({ kind: 'send-message', to: 'ships', sector: 's00', text: '' });
  const signed = send.form!(view, wide, {}, { hq: [], units: {} }).set('signed', 'rsvp');
  expect(send.form!(view, signed, {}, { hq: [], units: {} }).set('to', 'corporation')).toEqual({
    kind: 'send-message',
    to: 'corporation',
    number: 2,
    signed: 'rsvp',
    text: '',
  });
  expect(site.offers(view, { place: placeId('h00-0808') }, { hq: [], units: {} })).toHaveLength(1);
  expect(site.offers(view, { place: placeId('h22-0808') }, { hq: [], units: {} })).toEqual([]);
  expect(ship.offers(view, {}, { hq: [], units: {} })).toHaveLength(1);
  expect(ship.offers(view, { unit: unitId('c01.a') }, { hq: [], units: {} })).toEqual([]);
});

test('G-55: who plays a Corporation is told to those who meet it where the game says so, and otherwise to nobody', () => {
  const [own, other] = ['c01', 'c02'];
  const players = { [own]: 'Ada <ada@example.org>', [other]: 'Ben' };
  const { setup, create } = starFleetWarlord.beginning;
  const personIn = (contacts: string): readonly (string | undefined)[] => {
    const made = create(setup({ size: '4x4', corporations: 2, contacts }, players), {}, openDice('contacts'));
    const all: State['corporations'] = made.ok ? made.value.state.corporations : {};
    return [all[seatId(own)]?.person, all[seatId(other)]?.person];
  };
  expect(personIn('told')).toEqual(['Ada <ada@example.org>', 'Ben']);
  expect(personIn('kept')).toEqual([undefined, undefined]);
});
