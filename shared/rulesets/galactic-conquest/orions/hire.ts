import { answered } from '#kernel/steps/answered.ts';
import { flag, integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf, number, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { spend } from '../bank/paying.ts';
import {
  atHeadquarters,
  cause,
  event,
  order,
  otherSeats,
  ownerHears,
  place,
  points,
  seat,
} from '../declare.ts';
import type { wordMission } from '../espionage/judging.ts';
import { sabotaged } from '../espionage/missions.ts';
import { placesKnown } from '../espionage/orders.ts';
import { truthOf } from '../espionage/seen.ts';
import { cannotPay, cannotReach, cannotWorkIn, espionageOf, isFallen, spying } from '../espionage/spies.ts';
import { nameOf } from '../map/seats.ts';
import type { Hired } from '../model/relations/espionage.ts';
import { mostWords, services, words } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** OURS: what the Orions ask at least, and up to which die they keep the points and do nothing. */
const [leastFee, cheats] = [10, 2] as const;

export const serviceNames: Readonly<Record<Hired['service'], string>> = {
  raid: 'to raid',
  intelligence: 'to find something out',
  other: 'for something else',
};

/** The services of Orion pirates are bought, against another empire (B15.10). */
export const hireOrions = order('hire-orions', {
  fields: { on: seat, service: oneOf(services), place: optional(place), points, task: words },
  title: 'Hire Orion pirates',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      otherSeats(view)
        .slice(0, 1)
        .map(({ value }) => ({
          on: value as SeatId,
          service: 'raid' as const,
          points: leastFee,
          task: 'Raid their convoys.',
        })),
    ),
  form: (view, given) => [
    choice(given, 'on', 'Against', otherSeats(view)),
    choice(
      given,
      'service',
      'Service',
      choicesOf(services, (one) => phrase(serviceNames[one])),
    ),
    choiceOrNone(given, 'place', 'Where', phrase('Wherever they can'), placesKnown(view)),
    number(given, 'points', 'Economic points', { least: leastFee, most: 1_000_000 }),
    text(given, 'task', 'Task', { longest: mostWords, lines: 1 }),
  ],
  cannot(state, { seat: owner, order: { on, place: at, points: fee } }) {
    if (fee < leastFee) return impossible('GC B15.10', 'orions-too-cheap', { least: leastFee });
    return (
      cannotWorkIn(state, owner, on, 'GC B15.10') ??
      cannotReach(state, at, 'GC B15.10') ??
      cannotPay(state, owner, fee, 'GC B15.10')
    );
  },
  say: ({ on, service, points: fee, task }) =>
    phrase('Hire Orions against the {seat} for {fee} EP, {service}: {task}', {
      seat: nameOf(on),
      fee,
      service: phrase(serviceNames[service]),
      task,
    }),
});
export type HireOrions = OrderIn<typeof hireOrions>;

export const orionsHired = event('orions-hired', {
  fields: { seat, on: seat, service: oneOf(services), place: optional(place), points, task: words, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ on, points: fee, task }) =>
    phrase('Orion pirates take {fee} EP, against the {seat}: {task}', { fee, seat: nameOf(on), task }),
  ahead: ({ on, points: fee, task }) =>
    phrase('Orion pirates will take {fee} EP, against the {seat}: {task}', { fee, seat: nameOf(on), task }),
  apply(draft, { kind: _, seat: owner, cause: ref, ...hired }) {
    spend(draft, owner, hired.points);
    spying(draft, owner, (was) => ({ ...was, orions: { ...was.orions, [ref]: hired } }));
  },
});

/** What the die of the pirates is; only the game master knows it. */
export const orionsRolled = event('orions-rolled', {
  fields: { seat, ref: cause, die: integer(1, 6), serve: flag },
  by: 'rules',
  hears: () => false,
  say: ({ serve }) => (serve ? phrase('The Orions do as they were paid.') : phrase('The Orions cheat.')),
  apply: (draft, { seat: owner, ref, serve }) =>
    spying(draft, owner, (was) => {
      const hired = was.orions?.[ref];
      return hired === undefined ? was : { ...was, orions: { ...was.orions, [ref]: { ...hired, serve } } };
    }),
});

/** What the pirates tell whoever paid them. */
export const orionsReported = event('orions-reported', {
  fields: { seat, on: seat, report: words, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: ({ report }) => phrase('The Orions report: {report}', { report }),
  ahead: () => phrase('The Orions will report.'),
});

type Pirates = Room<
  State,
  View,
  HireOrions | OrderIn<typeof wordMission>,
  EventIn<typeof orionsHired | typeof orionsRolled | typeof orionsReported | typeof sabotaged>
>;

export const hireAll = (turn: Turn<Pirates>): void =>
  inTurn(turn, hireOrions, ({ seat: owner, order: { on, service, place: at, points: fee, task, ref } }) =>
    orionsHired.of({
      seat: owner,
      on,
      service,
      ...defined({ place: at }),
      points: fee,
      task,
      cause: ref,
    }),
  );

interface Bought {
  readonly seat: SeatId;
  readonly ref: OrderRef;
  readonly hired: Hired;
}
const boughtIn = (state: State): readonly Bought[] =>
  inOrder(state.empires).flatMap(([owner]) =>
    inOrder(espionageOf(state, owner).orions ?? {}).map(([ref, hired]) => ({ seat: owner, ref, hired })),
  );

/** A die for each service (B15.10). */
export function rollOrions(turn: Turn<Pirates>): void {
  for (const { seat: owner, ref } of boughtIn(turn.state)) {
    const die = turn.draw.fork(owner, ref).int(6);
    turn.happen(orionsRolled.of({ seat: owner, ref, die, serve: die > cheats }));
  }
}

/** What is proposed: a raid destroys as much as was paid, and intelligence is what is true (OURS). */
function proposed(state: State, { hired }: Bought): { readonly report: string; readonly points: number } {
  if (hired.serve !== true || isFallen(state, hired.on))
    return { report: 'It was harder than we thought: your points are gone.', points: 0 };
  if (hired.service === 'raid')
    return { report: `We have cost them ${hired.points} EP.`, points: hired.points };
  return hired.service === 'intelligence'
    ? { report: truthOf(state, hired), points: 0 }
    : { report: 'It is done.', points: 0 };
}

const whatTheyDo = (state: State, one: Bought): Question<Pirates, 'word-mission'> => {
  const { report, points: lost } = proposed(state, one);
  const { on, service, points: fee, task } = one.hired;
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: `${one.seat}.${one.ref}`,
    spot: {},
    said: phrase('The {seat} has hired Orions against the {on}. What do they do?', {
      seat: nameOf(one.seat),
      on: nameOf(on),
    }),
    facts: [
      {
        label: 'Task',
        value: phrase('{service}, for {fee} EP: {task}', {
          service: phrase(serviceNames[service]),
          fee,
          task,
        }),
      },
      { label: 'The facts', value: phrase('{truth}', { truth: truthOf(state, one.hired) }) },
      { label: 'Proposed', value: phrase('{report}', { report }) },
    ],
    cite: 'GC B15.10',
    kinds: ['word-mission'],
    silence: [{ kind: 'word-mission', report, points: lost, team: false }],
  };
};

/** The game master says what the pirates did; whoever suffers does not learn who paid (B15.10). */
export function judgeOrions(turn: Turn<Pirates>): void {
  const all = boughtIn(turn.state);
  const answers = turn.ask(all.map((one) => whatTheyDo(turn.state, one)));
  for (const [{ seat: owner, hired }, given] of answered(all, answers)) {
    turn.happen(orionsReported.of({ seat: owner, on: hired.on, report: given.report, cause: given.ref }));
    if (given.points > 0) turn.happen(sabotaged.of({ seat: hired.on, points: given.points }));
  }
}
