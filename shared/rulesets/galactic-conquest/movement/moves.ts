import { id, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { allSeats, cause, event, order, place, seat, seats } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { Entering } from './entering.ts';
import { enter, turnBack, wouldAttack } from './entering.ts';
import type { Meeting, Mover } from './moving.ts';
import { meetingsIn, moversIn } from './moving.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';

/** Empires with squadrons in a hex or beside it, which can come together there; all of them where there are none. */
function comingTo({ seats: all, squadrons, map }: View, place: PlaceId): readonly SeatId[] {
  const near = new Set([place, ...beside(boardOf(map), place)]);
  const there = all.filter((one) => squadronsOf(squadrons, one).some(([, { place: at }]) => near.has(at)));
  return there.length === 0 ? all : there;
}

/** The game master’s answer: whose squadrons are advancing, and turn back (A1.15). */
export const judgeAdvance = order('judge-advance', {
  fields: { advances: id<SeatId>() },
  title: 'Rule who is advancing',
  answers: true,
  by: 'game-master',
  offers: (view, at) =>
    at.place !== undefined ? comingTo(view, at.place).map((advances) => ({ advances })) : [],
  form: (view, given) => [choice(given, 'advances', 'Advancing', allSeats(view))],
  say: ({ advances }) => phrase('The {seat} is advancing', { seat: nameOf(advances) }),
});

/** Who is advancing where squadrons of these empires come together in neutral space. */
export const advanceJudged = event('advance-judged', {
  fields: { place, seats, advances: seat, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: (happened) =>
    phrase('Where squadrons meet in {place}, those of the {seat} are advancing: they attack or turn back.', {
      place: hexName(happened.place),
      seat: nameOf(happened.advances),
    }),
  ahead: (happened) =>
    phrase('The game master will judge whose squadrons are advancing in {place}.', {
      place: hexName(happened.place),
    }),
});

type Moving = Room<
  State,
  View,
  OrderIn<typeof judgeAdvance>,
  EventIn<typeof advanceJudged> | Entering['event']
>;

/** Who is advancing in neutral space (A1.15). OURS: while nobody judges, whoever comes later in the order of empires. */
const whoAdvances = (meeting: Meeting): Question<Moving, 'judge-advance'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: meeting.place,
  spot: { place: meeting.place },
  said: phrase('Squadrons of two empires enter {place} in neutral space. Which of them is advancing?', {
    place: hexName(meeting.place),
  }),
  facts: meeting.seats.map((one) => ({ label: 'Enters', value: phrase('{seat}', { seat: nameOf(one) }) })),
  cite: 'GC A1.15',
  kinds: ['judge-advance'],
  silence: [{ kind: 'judge-advance', advances: meeting.seats.at(-1) as SeatId }],
});

/**
 * Squadrons of two empires do not enter a hex together: those of the empire that is advancing turn back, or let the others enter first, and
 * attack them (A1.15).
 */
export function meet(turn: Turn<Moving>): void {
  const meetings = meetingsIn(turn.state, turn.pass);
  const open = meetings.filter(({ advances }) => advances === undefined);
  const answers = turn.ask(open.map(whoAdvances));
  if (answers === undefined) return;
  for (const meeting of meetings) {
    const { place: hex } = meeting;
    const given = answers[open.indexOf(meeting)]?.[0];
    if (given !== undefined)
      turn.happen(
        advanceJudged.of({
          place: hex,
          seats: meeting.seats,
          advances: given.advances,
          cause: given.ref,
        }),
      );
    const advances = meeting.advances ?? given?.advances;
    const movers = moversIn(turn.state, turn.pass).filter(({ to }) => to === hex);
    const advancing = movers.filter(({ squadron }) => squadron.seat === advances);
    for (const mover of advancing)
      if (!wouldAttack(turn.state, mover))
        turnBack(turn, mover, impossible('GC A1.15', 'judged-advancing', { place: hexName(hex) }));
    if (advancing.some((mover) => wouldAttack(turn.state, mover)))
      for (const mover of movers) if (mover.squadron.seat !== advances) enter(turn, mover);
  }
}

/** Whoever moves in a segment. OURS: empires in an order that is drawn anew, each with its squadrons in the order of their codes. */
function inOrderDrawn(turn: Turn<Moving>): readonly Mover[] {
  const movers = moversIn(turn.state, turn.pass);
  const drawn = turn.draw
    .fork('first')
    .shuffle([...new Set(movers.map(({ squadron }) => squadron.seat))].sort());
  return drawn.flatMap((one) => movers.filter(({ squadron }) => squadron.seat === one));
}

/** Plotted moves of a segment (D1.40). */
export function move(turn: Turn<Moving>): void {
  for (const mover of inOrderDrawn(turn)) enter(turn, mover);
}
