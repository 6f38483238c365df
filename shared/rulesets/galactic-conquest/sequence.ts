import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { Sequence, Turn } from '#kernel/turn/step.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { GalacticConquest } from './model.ts';
import type { Disputed } from './rules/money.ts';
import { disputedIn, incomeOf } from './rules/money.ts';
import type { Meeting, Mover } from './rules/movement.ts';
import { cannotPlot, isHeldAgainst, meetingsIn, moversIn } from './rules/movement.ts';
import { hexName } from './tables/board.ts';
import { impossible } from './tables/refusals.ts';
import { nameOf } from './tables/seats.ts';
import { segments } from './tables/segments.ts';

const judgement = { to: gameMaster, least: 1, most: 1 } as const;

/** Who is advancing in neutral space (A1.15). OURS: while nobody judges, whoever comes later in the order of empires. */
const whoAdvances = ({ place, seats }: Meeting): Question<GalacticConquest, 'judge-advance'> => ({
  ...judgement,
  about: place,
  spot: { place },
  said: phrase('Squadrons of two empires enter {place} in neutral space. Which of them is advancing?', {
    place: hexName(place),
  }),
  facts: seats.map((seat) => ({ label: 'Enters', value: phrase('{seat}', { seat: nameOf(seat) }) })),
  cite: 'GC A1.15',
  kinds: ['judge-advance'],
  silence: [{ kind: 'judge-advance', advances: seats.at(-1) as SeatId }],
});

/** What becomes of a system under foreign ships (B1.60). OURS: while nobody judges, it is contested. */
const whoseSystem = ({ place, owner, seat }: Disputed): Question<GalacticConquest, 'judge-system'> => ({
  ...judgement,
  about: place,
  spot: { place },
  said: phrase(
    'Foreign ships stand over the system in {place}. Does it hold, is it contested, or does it fall?',
    {
      place: hexName(place),
    },
  ),
  facts: [
    { label: 'Owner', value: phrase('{owner}', { owner: nameOf(owner) }) },
    { label: 'Foreign ships', value: phrase('{seat}', { seat: nameOf(seat) }) },
  ],
  cite: 'GC B1.60',
  kinds: ['judge-system'],
  silence: [{ kind: 'judge-system', verdict: 'contested' }],
});

function turnBack(turn: Turn<GalacticConquest>, mover: Mover, problem: Problem): void {
  const { unit, squadron, plot, to } = mover;
  turn.refuse(plot.cause, problem);
  turn.happen({ kind: 'turned-back', seat: squadron.seat, unit, place: to, cause: plot.cause });
}

/** Squadrons of two empires do not enter a hex together: those of the empire that is advancing turn back. */
function meet(turn: Turn<GalacticConquest>): void {
  const meetings = meetingsIn(turn.state, turn.pass);
  const open = meetings.filter(({ advances }) => advances === undefined);
  const answers = turn.ask(open.map(whoAdvances));
  if (answers === undefined) return;
  for (const meeting of meetings) {
    const { place, seats } = meeting;
    const order = answers[open.indexOf(meeting)]?.[0];
    if (order !== undefined) {
      const { advances, ref: cause } = order;
      turn.happen({ kind: 'advance-judged', place, seats, advances, cause });
    }
    const advances = meeting.advances ?? order?.advances;
    for (const mover of moversIn(turn.state, turn.pass))
      if (mover.to === place && mover.squadron.seat === advances)
        turnBack(turn, mover, impossible('GC A1.15', 'judged-advancing', { place: hexName(place) }));
  }
}

/** Whoever moves in a segment. OURS: empires in an order that is drawn anew, each with its squadrons in the order of their codes. */
function inTurn(turn: Turn<GalacticConquest>): readonly Mover[] {
  const movers = moversIn(turn.state, turn.pass);
  const seats = [...new Set(movers.map(({ squadron }) => squadron.seat))].sort();
  const drawn = seats.length < 2 ? seats : turn.draw.fork('first').shuffle(seats);
  return drawn.flatMap((seat) => movers.filter(({ squadron }) => squadron.seat === seat));
}

function move(turn: Turn<GalacticConquest>): void {
  for (const mover of inTurn(turn)) {
    const { unit, squadron, plot, to } = mover;
    const { seat, place: from } = squadron;
    if (isHeldAgainst(turn.state, seat, to))
      turnBack(turn, mover, impossible('GC A1.15', 'intercepted', { place: hexName(to) }));
    else turn.happen({ kind: 'moved', seat, unit, from, place: to, cause: plot.cause });
  }
}

/** The turn: states of mobility and courses, twelve segments of moves, contested systems, and money. */
export const sequence: Sequence<GalacticConquest> = [
  {
    name: 'Mobility',
    cite: 'GC B12.70',
    run(turn) {
      const chosen = new Set<SeatId>();
      for (const { seat, order } of turn.orders('mobilise')) {
        if (turn.state.empires[seat] === undefined)
          turn.refuse(order.ref, impossible('GC B12.70', 'no-empire'));
        else if (chosen.has(seat)) turn.refuse(order.ref, impossible('GC B12.70', 'mobilised-already'));
        else turn.happen({ kind: 'mobilised', seat, to: order.to, cause: order.ref });
        chosen.add(seat);
      }
    },
  },
  {
    name: 'Courses',
    cite: 'GC D1.60',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('plot'),
        ({ seat, unit, order }) => cannotPlot(turn.state, seat, unit, order.way),
        ({ seat, unit, order: { way, ref: cause } }) => unit && { kind: 'plotted', seat, unit, way, cause },
      );
    },
  },
  {
    pass: 'Segment',
    repeat: [
      { name: 'Squadrons meet', cite: 'GC A1.15', run: meet },
      { name: 'Plotted moves', cite: 'GC D1.40', dice: true, run: move },
    ],
    until: (_, pass) => pass >= segments,
  },
  {
    name: 'Contested systems',
    cite: 'GC B1.60',
    run(turn) {
      const disputed = disputedIn(turn.state);
      for (const [at, [order]] of (turn.ask(disputed.map(whoseSystem)) ?? []).entries()) {
        const system = disputed[at];
        if (system !== undefined && order !== undefined)
          turn.happen({ kind: 'system-judged', ...system, verdict: order.verdict, cause: order.ref });
      }
    },
  },
  {
    name: 'Treasury',
    cite: 'GC B11.15',
    run(turn) {
      for (const seat of keysInOrder(turn.state.empires))
        turn.happen({ kind: 'earned', seat, points: incomeOf(turn.state, seat) });
    },
  },
];
