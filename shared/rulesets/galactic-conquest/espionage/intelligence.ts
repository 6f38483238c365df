import { optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, number, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { spend } from '../bank/paying.ts';
import {
  atHeadquarters,
  cause,
  event,
  isOverall,
  order,
  otherSeats,
  ownerHears,
  place,
  points,
  seat,
} from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { mostWords, words } from '../model/relations/espionage.ts';
import { isEmpire } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { placesKnown } from './orders.ts';
import { cannotPay, cannotReach, cannotWorkIn, espionageOf, leastPropaganda, spying } from './spies.ts';

/** Questions that an empire can put to its intelligence service in a turn. OURS. */
const mostAsked = 3;

/** A question to the own intelligence service, which is free (C14.10). */
export const askIntelligence = order('ask-intelligence', {
  fields: { on: seat, place: optional(place), question: words },
  title: 'Ask the intelligence service',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      view.seats.flatMap((on) => (on === view.me ? [] : [{ on, question: 'What are they doing?' }])),
    ),
  form: (view, given) => [
    choice(given, 'on', 'About', otherSeats(view)),
    choiceOrNone(given, 'place', 'Where', phrase('The whole empire'), placesKnown(view)),
    text(given, 'question', 'Question', { longest: mostWords, lines: 1 }),
  ],
  facts: () => [{ label: 'Costs', value: phrase('nothing: the report stays very general') }],
  cannot(state, { seat: owner, order: { on, place: at } }) {
    const { asked = {} } = espionageOf(state, owner);
    return (
      cannotWorkIn(state, owner, on, 'GC C14.10') ??
      cannotReach(state, at, 'GC C14.10') ??
      (inOrder(asked).length >= mostAsked
        ? impossible('GC C14.10', 'asked-enough', { most: mostAsked })
        : undefined)
    );
  },
  say: ({ on, question }) =>
    phrase('Ask the intelligence service about the {seat}: {question}', { seat: nameOf(on), question }),
});

/** False information in the intelligence of another empire, or before everybody (C14.30). */
export const spreadPropaganda = order('spread-propaganda', {
  fields: { to: optional(seat), points, text: words },
  title: 'Spread propaganda',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ treasury }) =>
      treasury < leastPropaganda
        ? []
        : [{ points: leastPropaganda, text: 'Our fleets are larger than theirs.' }],
    ),
  form: (view, given) => [
    choiceOrNone(given, 'to', 'Who is deceived', phrase('Everybody'), otherSeats(view)),
    number(given, 'points', 'Economic points', { least: leastPropaganda, most: 1_000_000 }),
    text(given, 'text', 'What they should believe', { longest: mostWords, lines: 1 }),
  ],
  cannot(state, { seat: owner, order: { to, points: cost } }) {
    if (cost < leastPropaganda)
      return impossible('GC C14.30', 'propaganda-too-cheap', { least: leastPropaganda });
    return (
      (to === undefined
        ? state.empires[owner] === undefined
          ? impossible('GC C14.30', 'no-empire')
          : undefined
        : cannotWorkIn(state, owner, to, 'GC C14.30')) ?? cannotPay(state, owner, cost, 'GC C14.30')
    );
  },
  say: ({ to, points: cost, text: told }) =>
    to === undefined
      ? phrase('Make everybody believe, for {cost} EP: {told}', { cost, told })
      : phrase('Make the {seat} believe, for {cost} EP: {told}', { seat: nameOf(to), cost, told }),
});

/** The game master’s order: an empire’s intelligence service tells it something (C14.10). */
export const giveIntelligence = order('give-intelligence', {
  fields: { to: seat, text: words },
  title: 'Pass news to an empire',
  by: 'game-master',
  offers: ({ seats }, at) =>
    isOverall(at) ? seats.map((to) => ({ to, text: 'There are rumours of war.' })) : [],
  form: (view, given) => [
    choice(given, 'to', 'Empire', otherSeats(view)),
    text(given, 'text', 'Report', { longest: mostWords, lines: 1 }),
  ],
  cannot: (state, given) =>
    given.seat !== gameMaster
      ? impossible('GC C14.10', 'told-by-game-master')
      : isEmpire(state, given.order.to)
        ? undefined
        : impossible('GC C14.10', 'no-account'),
  say: ({ to, text: told }) => phrase('The {seat} is told: {told}', { seat: nameOf(to), told }),
});

/** The game master’s answer: what an intelligence service reports, or what propaganda says (C14.10, C14.30). */
export const wordReport = order('word-report', {
  fields: { text: words },
  title: 'Write a report',
  answers: true,
  by: 'game-master',
  offers: () => [{ text: 'Nothing is known of it.' }],
  form: (_, given) => [text(given, 'text', 'Report', { longest: mostWords, lines: 1 })],
  say: ({ text: told }) => phrase('Report: {told}', { told }),
});

export const intelligenceAsked = event('intelligence-asked', {
  fields: { seat, on: seat, place: optional(place), question: words, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ on, question }) =>
    phrase('Your intelligence service is asked about the {seat}: {question}', { seat: nameOf(on), question }),
  ahead: ({ on, question }) =>
    phrase('Your intelligence service will be asked about the {seat}: {question}', {
      seat: nameOf(on),
      question,
    }),
  apply: (draft, { seat: owner, on, place: at, question, cause: ref }) =>
    spying(draft, owner, ({ asked = {}, ...was }) => ({
      ...was,
      asked: { ...asked, [ref]: { on, question, ...defined({ place: at }) } },
    })),
});

export const propagandaPaid = event('propaganda-paid', {
  fields: { seat, to: optional(seat), points, text: words, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('You spend {points} EP on propaganda: {text}', { points: happened.points, text: happened.text }),
  ahead: (happened) =>
    phrase('You will spend {points} EP on propaganda: {text}', {
      points: happened.points,
      text: happened.text,
    }),
  apply(draft, { seat: owner, to, points: cost, text: told, cause: ref }) {
    spend(draft, owner, cost);
    spying(draft, owner, ({ planted = {}, ...was }) => ({
      ...was,
      planted: { ...planted, [ref]: { points: cost, text: told, ...defined({ to }) } },
    }));
  },
});

/** An intelligence service reports. What it was told by others looks as what it found out (C14.30): nothing here says where it comes from. */
export const intelligence = event('intelligence', {
  fields: { seat, text: words },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('Intelligence reports: {text}', { text: happened.text }),
});

/** The game master lets a service hear something: theirs alone to know (C14.10). */
export const intelligenceGiven = event('intelligence-given', {
  fields: { seat, text: words, cause },
  by: 'order',
  hears: () => false,
  say: (happened) =>
    phrase('The {seat} is told: {text}', { seat: nameOf(happened.seat), text: happened.text }),
  ahead: (happened) =>
    phrase('The {seat} will be told: {text}', { seat: nameOf(happened.seat), text: happened.text }),
});

/** What is said before everybody (C14.30): nothing here says by whom. */
export const rumour = event('rumour', {
  fields: { text: words },
  by: 'rules',
  hears: () => true,
  say: (happened) => phrase('Rumour everywhere: {text}', { text: happened.text }),
});

/** The owner hears how their propaganda was worded. */
export const propagandaSpread = event('propaganda-spread', {
  fields: { seat, to: optional(seat), text: words, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: ({ to, text: told }) =>
    to === undefined
      ? phrase('To be believed by everybody: {told}', { told })
      : phrase('To be believed by the {seat}: {told}', { seat: nameOf(to), told }),
});

export type IntelligenceOrders = OrderIn<
  typeof askIntelligence | typeof spreadPropaganda | typeof giveIntelligence | typeof wordReport
>;
export type IntelligenceEvents = EventIn<
  | typeof intelligenceAsked
  | typeof propagandaPaid
  | typeof intelligence
  | typeof intelligenceGiven
  | typeof rumour
  | typeof propagandaSpread
>;

export const intelligenceEvents = [
  intelligenceAsked,
  propagandaPaid,
  intelligence,
  intelligenceGiven,
  rumour,
  propagandaSpread,
] as const;

/** Where a question or a text belongs, for the game master. */
export const whereSaid = (on: SeatId | undefined, at: Parameters<typeof hexName>[0] | undefined) =>
  on === undefined
    ? phrase('everybody')
    : at === undefined
      ? phrase('{seat}', { seat: nameOf(on) })
      : phrase('{seat}, {place}', { seat: nameOf(on), place: hexName(at) });
