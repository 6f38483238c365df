import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import type { RandomGames, TriedTurn } from '#test/support/kits/testKit.ts';
import type { GalacticEmpires } from '../../../../../shared/rulesets/galactic-empires/game.ts';
import { asBooks, closedBooks, differences, openBooks } from './books.ts';
import { keep } from './keeping.ts';
import { plansOf, rulingsOn } from './plans.ts';
import { secretsTold } from './secrets.ts';
import { smallWorld } from './smallWorld.ts';
import { worldFaults } from './worldFaults.ts';

const mostFaults = 12;

/**
 * Small crowded worlds, sensible and wild orders; the ledger is kept a second time in books, no world is impossible, and nobody learns what
 * they must not.
 */
export const games: RandomGames<GalacticEmpires> = {
  world: smallWorld,
  plans: plansOf,
  rulings: rulingsOn,
  faults: (turn) => [
    ...bookFaults(turn.before, turn.outcome),
    ...worldFaults(turn.after),
    ...[...turn.views].flatMap(([seat, view]) => secretFaults(turn, seat, view)),
  ],
};

const secretFaults = (
  { before, after, outcome: { entries }, heard, rulings }: TriedTurn<GalacticEmpires>,
  seat: SeatId,
  view: View,
): readonly string[] =>
  secretsTold({ seat, before, after, entries, heard: heard.get(seat) ?? [], view, rulings });

/** The ledger, kept a second time, against the state that the engine arrived at. */
function bookFaults(before: State, { entries, state }: TurnOutcome<GalacticEmpires>): readonly string[] {
  const books = openBooks(before);
  for (const { event, pass, step } of entries) {
    const known = books.faults.length;
    keep(books, event, pass);
    for (let fault = known; fault < books.faults.length; fault += 1)
      books.faults[fault] = `${step}: ${books.faults[fault] ?? ''}`;
  }
  return [...books.faults, ...differences(closedBooks(books), asBooks(state))].slice(0, mostFaults);
}

/** Sectors, the ways between them and empires are as many as ever. */
export const conserved = ({ sectors, empires }: State): Readonly<Record<string, number>> => ({
  sectors: inOrder(sectors).length,
  links: valuesInOrder(sectors).reduce((sum, { links }) => sum + links.length, 0),
  empires: inOrder(empires).length,
});
