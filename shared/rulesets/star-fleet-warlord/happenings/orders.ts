import { flag, integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, eitherOr, number } from '#kernel/declare/entries.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { place } from '../fields/parts.ts';
import { labelOf } from '../galaxy/board.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import { imagine } from '../model/imagine.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { calmingFee } from '../specials/boons.ts';
import type { Reading } from '../typing.ts';
import { numberNext, placeNext, placeText, wrongNext } from '../typing.ts';
import { eventWished, hexCalmed, resourcesTraded } from './events.ts';
import { cannotCalm, cannotCalmAny, cannotTrade, cannotWish, tradedBy, tradedFor } from './favours.ts';

const choices = resources.map((one) => ({
  value: one,
  label: phrase('{code}', { code: one.toUpperCase() }),
}));
const resource = oneOf(resources);
const most = 999_999;

const resourceNext = (reading: Reading): Resource | undefined => {
  const word = reading.next(/^(PE|OR|DC|FP)$/);
  return resources.find((one) => one === word?.word.toLowerCase());
};

/** Turns so much of one resource into another, less a fee (SFW 7403). */
export const tradeResources = officeOrder('trade-resources', {
  fields: { from: resource, to: resource, amount: integer(1, most) },
  title: 'Trade Resources',
  offers(view, at) {
    const order = { from: 'fp', to: 'pe', amount: 10 } as const;
    const hindered = cannotTrade(imagine(view), view.me, order)?.code === 'nobody-trades';
    return isNowhere(at) && !hindered ? [order] : [];
  },
  form: (_, order) => [
    choice(order, 'from', 'From', choices),
    choice(order, 'to', 'To', choices),
    number(order, 'amount', 'How much', { least: 1, most }),
  ],
  cannot: (state, { seat, order }) => cannotTrade(state, seat, order),
  say: ({ from, to, amount }) =>
    phrase('Trade {amount} {from} for {gained} {to}', {
      amount,
      from: from.toUpperCase(),
      gained: tradedFor(amount),
      to: to.toUpperCase(),
    }),
  ways: [
    {
      // `TE FP DC 50` (OURS, G-51: the book names it alone).
      like: /^TE$/,
      read(reading) {
        const [from, to, amount] = [resourceNext(reading), resourceNext(reading), numberNext(reading)];
        return from === undefined || to === undefined || amount === undefined || amount === 0
          ? wrongNext(
              reading,
              phrase('TE takes two of PE, OR, DC and FP, and how much of the first, such as TE FP DC 50.'),
            )
          : { from, to, amount };
      },
      write: ({ from, to, amount }) => `TE ${from.toUpperCase()} ${to.toUpperCase()} ${amount}`,
    },
  ],
  act({ turn, seat, order }) {
    const { from, to, ref } = order;
    const amount = tradedBy(turn.state, seat, order);
    turn.happen(resourcesTraded.of({ seat, from, to, amount, gained: tradedFor(amount), cause: ref }));
  },
});

/** Calms the terrain of a hex for good (SFW 7520); whether it does anything is found by running the plan. */
export const calmHex = officeOrder('calm-hex', {
  fields: { place },
  title: 'Deactivate Hex',
  offers: (view, { place: at }) =>
    at === undefined || cannotCalmAny(imagine(view), view.me) !== undefined ? [] : [{ place: at }],
  cannot: (state, { seat }) => cannotCalmAny(state, seat),
  say: ({ place: at }) =>
    phrase('Calm the terrain of {place} permanently, for {ep} EP', { place: labelOf(at), ep: calmingFee }),
  ways: [
    {
      // `DH 62 1101` (SFW 7520).
      like: /^DH$/,
      read(reading) {
        const at = placeNext(reading);
        return typeof at === 'string' ? { place: at } : at;
      },
      write: ({ place: at }) => `DH ${placeText(at)}`,
    },
  ],
  act({ turn, world, seat, order, used }) {
    const problem = cannotCalm(world, seat, order.place, used.calmed);
    if (problem !== undefined) return problem;
    used.calmed = true;
    turn.happen(hexCalmed.of({ seat, place: order.place, ep: calmingFee, cause: order.ref }));
    return undefined;
  },
});

/** Wishes for a random event in this run, or for none (SFW 3769, 3791). */
export const wishEvent = officeOrder('wish-event', {
  fields: { wanted: flag },
  title: 'Random Event',
  offers: (view, at) =>
    isNowhere(at) && cannotWish(imagine(view), view.me) === undefined ? [{ wanted: true }] : [],
  form: (_, order) => [
    eitherOr(order, 'wanted', 'Next run', phrase('an event, good or bad (EV)'), phrase('no event (NE)')),
  ],
  cannot: (state, { seat }) => cannotWish(state, seat),
  say: ({ wanted }) =>
    wanted ? phrase('Request a random event (EV)') : phrase('Request no random event (NE)'),
  ways: [
    {
      // `EV` or `NE`; the numbers of events are for games that are not begun (SFW 3769, 3791).
      like: /^(EV|NE)$/,
      meant: ['EV', 'NE'],
      read: ({ code }) => ({ wanted: code.word.toUpperCase() === 'EV' }),
      write: ({ wanted }) => (wanted ? 'EV' : 'NE'),
    },
  ],
  act({ turn, seat, order }) {
    turn.happen(eventWished.of({ seat, wanted: order.wanted, cause: order.ref }));
  },
});
