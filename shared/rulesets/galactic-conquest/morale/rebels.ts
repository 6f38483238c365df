import { answered } from '#kernel/steps/answered.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { capture } from '../economy/capture.ts';
import { cause, event, order, place, seat } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { leaveBases } from '../officers/escapes.ts';
import type { OfficerEvent } from '../officers/events.ts';
import type { State, View } from '../model/state.ts';
import type { Degree, Doing, Morale, Rebellion } from '../model/unrest/morale.ts';
import type { degrees } from '../model/unrest/morale.ts';
import { doings, mostWords, words } from '../model/unrest/morale.ts';
import { areAllied } from '../model/relations/alliances.ts';
import { isStored } from '../model/condition/storing.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isFixed } from '../model/territory.ts';

const labels: Readonly<Record<Doing, string>> = {
  protests: 'They protest, and pay',
  marches: 'They march, and pay',
  strikes: 'They strike: half of what the system pays is lost',
  withholds: 'They withhold all that it pays',
  joins: 'They join another empire',
};

/** The game master’s answer: what the rebels of a system do, and want (B5.30). */
export const judgeRebellion = order('judge-rebellion', {
  fields: { does: oneOf(doings), wants: words, to: optional(seat) },
  title: 'Rule on a rebellion',
  answers: true,
  by: 'game-master',
  offers: ({ morale = {} }, at) => {
    const rebellion = at.place === undefined ? undefined : morale[at.place]?.rebellion;
    return rebellion === undefined ? [] : [{ does: usualDoing[rebellion.degree], wants: rebellion.wants }];
  },
  form: ({ seats }, given) => [
    choice(
      given,
      'does',
      'Rebels',
      choicesOf(doings, (one) => phrase(labels[one])),
    ),
    text(given, 'wants', 'They want', { longest: mostWords, lines: 1 }),
    choiceOrNone(
      given,
      'to',
      'If they join an empire',
      phrase('nobody'),
      choicesOf(seats, (one) => phrase('{seat}', { seat: nameOf(one) })),
    ),
  ],
  say: ({ does, to }) =>
    to === undefined
      ? phrase(labels[does])
      : phrase('{does}: the {seat}', { does: labels[does], seat: nameOf(to) }),
});

/** What rebels do while nobody judges. OURS: strikes cost half; fanatics withhold all, and join whose ships are there. */
const usualDoing: Readonly<Record<Degree, Doing>> = {
  passive: 'protests',
  violent: 'strikes',
  fanatical: 'withholds',
};

const said: Readonly<Record<Doing, string>> = {
  protests: 'The people in {place} protest, and want: {wants}',
  marches: 'The rebels in {place} march through the streets, and want: {wants}',
  strikes: 'The rebels in {place} strike, and half of what it pays is lost. They want: {wants}',
  withholds: 'The rebels in {place} pay nothing. They want: {wants}',
  joins: 'The system in {place} leaves the {seat}, and joins the {to}.',
};

/** What rebels do, and want; `to`: whom they join. */
export const rebellionJudged = event('rebellion-judged', {
  fields: { seat, place, does: oneOf(doings), wants: words, to: optional(seat), cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.seat || reader === happened.to,
  say: (happened) =>
    phrase(said[happened.does], {
      place: hexName(happened.place),
      wants: happened.wants,
      seat: nameOf(happened.seat),
      to: nameOf(happened.to ?? happened.seat),
    }),
  ahead: (happened) => phrase('There may be a rebellion in {place}.', { place: hexName(happened.place) }),
  apply(draft, { place: at, does, wants, to, seat: owner }) {
    if (draft.morale === undefined) return;
    if (does === 'joins' && to !== undefined) {
      capture(draft, { place: at, owner, seat: to });
      replace(draft.morale, at, ({ base, last }): Morale => ({ base, holder: to, ...defined({ last }) }));
    } else
      replace(draft.morale, at, (morale) =>
        morale.rebellion === undefined
          ? morale
          : { ...morale, rebellion: { degree: morale.rebellion.degree, wants, does } },
      );
  },
});

type Judging = Room<
  State,
  View,
  OrderIn<typeof judgeRebellion>,
  EventIn<typeof rebellionJudged> | OfficerEvent
>;

interface Open {
  readonly place: PlaceId;
  readonly owner: SeatId;
  readonly rebellion: Rebellion;
}

/** Rebellions that nobody has judged yet, in the order of their hexes. */
const openIn = ({ morale = {}, systems }: State): readonly Open[] =>
  inOrder(morale).flatMap(([at, { rebellion }]) => {
    const owner = systems[at]?.owner;
    return rebellion === undefined || rebellion.does !== undefined || owner === undefined
      ? []
      : [{ place: at, owner, rebellion }];
  });

/** Whom fanatics would join: an enemy of their ruler that has ships in the hex or beside it, where the ruler has none in it; bases and mothballed ships are none. */
function liberatorOf(state: State, { place: at, owner }: Open): SeatId | undefined {
  const shipsAt = (hex: PlaceId): readonly SeatId[] =>
    squadronsAt(state.squadrons, hex).flatMap(([, one]) => (isFixed(one) || isStored(one) ? [] : [one.seat]));
  if (shipsAt(at).includes(owner)) return undefined;
  return [at, ...beside(boardOf(state.map), at)]
    .flatMap(shipsAt)
    .find((one) => one !== owner && !areAllied(state, one, owner));
}

function whatTheyDo(state: State, open: Open): Question<Judging, 'judge-rebellion'> {
  const { degree, wants } = open.rebellion;
  const to = degree === 'fanatical' ? liberatorOf(state, open) : undefined;
  const { last, base = 0 } = state.morale?.[open.place] ?? {};
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: open.place,
    spot: { place: open.place },
    said: phrase(
      'There is a {degree} rebellion against the {seat} in {place}. What do the rebels do, and what do they want?',
      {
        degree: degreeNames[degree],
        seat: nameOf(open.owner),
        place: hexName(open.place),
      },
    ),
    facts: [
      { label: 'Proposed', value: phrase('{wants}', { wants }) },
      {
        label: 'Morale',
        value: phrase('{base}, rolled {roll} against {rating}', {
          base,
          roll: last?.roll ?? 0,
          rating: last?.rating ?? 0,
        }),
      },
      ...(to === undefined ? [] : [{ label: 'Ships near', value: phrase('{seat}', { seat: nameOf(to) }) }]),
    ],
    cite: 'GC B5.30',
    kinds: ['judge-rebellion'],
    silence: [
      to === undefined
        ? { kind: 'judge-rebellion', does: usualDoing[degree], wants }
        : { kind: 'judge-rebellion', does: 'joins', wants, to },
    ],
  };
}
const degreeNames: Readonly<Record<(typeof degrees)[number], string>> = {
  passive: 'passive',
  violent: 'violent',
  fanatical: 'fanatical',
};

/** The game master says what rebels do (B5.30). One who joins nobody withholds all. */
export function judgeRebellions(turn: Turn<Judging>): void {
  const open = openIn(turn.state);
  const answers = turn.ask(open.map((one) => whatTheyDo(turn.state, one)));
  for (const [found, given] of answered(open, answers)) {
    const joins = given.does === 'joins' && given.to !== undefined && given.to !== found.owner;
    const does = given.does === 'joins' && !joins ? 'withholds' : given.does;
    if (joins) leaveBases(turn, turn.draw.fork(found.place), found.owner, found.place);
    turn.happen(
      rebellionJudged.of({
        seat: found.owner,
        place: found.place,
        does,
        wants: given.wants,
        ...(joins && defined({ to: given.to })),
        cause: given.ref,
      }),
    );
  }
}
