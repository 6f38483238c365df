import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { Turn } from '#kernel/turn/step.ts';
import type { GalacticConquest } from '../model/game.ts';
import type { Squadron, State } from '../model/state.ts';
import type { Meeting, Mover } from '../rules/movement.ts';
import { isHeldAgainst, meetingsIn, moversIn } from '../rules/movement.ts';
import { attacks } from '../rules/ships.ts';
import { hexName } from '../tables/board.ts';
import { impossible } from '../tables/refusals.ts';
import { nameOf } from '../tables/seats.ts';

/** Who is advancing in neutral space (A1.15). OURS: while nobody judges, whoever comes later in the order of empires. */
const whoAdvances = ({ place, seats }: Meeting): Question<GalacticConquest, 'judge-advance'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
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

function turnBack(turn: Turn<GalacticConquest>, mover: Mover, problem: Problem): void {
  const { unit, squadron, plot, to } = mover;
  turn.refuse(plot.cause, problem);
  turn.happen({ kind: 'turned-back', seat: squadron.seat, unit, place: to, cause: plot.cause });
}

/**
 * Squadrons of two empires do not enter a hex together: those of the empire that is advancing turn back, or let the others enter first, and
 * attack them (A1.15).
 */
export function meet(turn: Turn<GalacticConquest>): void {
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
    const movers = moversIn(turn.state, turn.pass).filter(({ to }) => to === place);
    const advancing = movers.filter(({ squadron }) => squadron.seat === advances);
    for (const mover of advancing)
      if (!attacks(mover.squadron))
        turnBack(turn, mover, impossible('GC A1.15', 'judged-advancing', { place: hexName(place) }));
    if (advancing.some(({ squadron }) => attacks(squadron)))
      for (const mover of movers) if (mover.squadron.seat !== advances) enter(turn, mover);
  }
}

/** Whoever moves in a segment. OURS: empires in an order that is drawn anew, each with its squadrons in the order of their codes. */
function inTurn(turn: Turn<GalacticConquest>): readonly Mover[] {
  const movers = moversIn(turn.state, turn.pass);
  const seats = [...new Set(movers.map(({ squadron }) => squadron.seat))].sort();
  const drawn = turn.draw.fork('first').shuffle(seats);
  return drawn.flatMap((seat) => movers.filter(({ squadron }) => squadron.seat === seat));
}

/** A squadron enters the next hex of its course; it attacks whoever holds it, or turns back. */
function enter(turn: Turn<GalacticConquest>, mover: Mover): void {
  const { unit, squadron, plot, to } = mover;
  const { seat, place: from } = squadron;
  const isHeld = isHeldAgainst(turn.state, seat, to);
  if (isAttacked(turn.state, squadron))
    turnBack(turn, mover, impossible('GC A1.10', 'attacked-before', { place: hexName(from) }));
  else if (isHeld && !attacks(squadron))
    turnBack(turn, mover, impossible('GC A1.15', 'intercepted', { place: hexName(to) }));
  else
    turn.happen({
      kind: 'moved',
      seat,
      unit,
      from,
      place: to,
      cause: plot.cause,
      ...(isHeld ? { attacks: true as const } : {}),
    });
}

/** Whether an enemy has just entered its hex to attack it. */
const isAttacked = ({ squadrons }: State, { place, seat }: Squadron): boolean =>
  valuesInOrder(squadrons).some(
    (other) => other.place === place && other.seat !== seat && other.cameFrom !== undefined,
  );

export function move(turn: Turn<GalacticConquest>): void {
  for (const mover of inTurn(turn)) enter(turn, mover);
}
