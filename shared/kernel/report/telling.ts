import type { SeatId } from '../ids.ts';
import { isGivenBy } from '../ids.ts';
import type { AnyEvent, Game, Heard } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from '../turn/ledger.ts';
import { toldWhere } from '../turn/paths.ts';
import { plainCopy } from '../turn/plainCopy.ts';

/**
 * What each seat hears of a turn: applies the ledger to the state before the turn once more and asks `Telling.told` about each event.
 * Secrecy is decided here, by the game master's engine, and nowhere else. Only the seat that gave an order is told that it caused an event.
 */
export function tellTurn<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  entries: readonly Entry<G['event']>[],
  seats: readonly SeatId[],
): ReadonlyMap<SeatId, readonly Heard<G['event']>[]> {
  const state = plainCopy(before);
  const all = new Map<SeatId, Heard<G['event']>[]>(seats.map((seat) => [seat, []]));
  const tell = ruleset.tell as Readonly<
    Record<string, { told(event: unknown, seat: SeatId, before: unknown): unknown }>
  >;
  const told = toldWhere(ruleset.sequence);
  for (const { event, ...placed } of entries) {
    const where = told(placed);
    for (const [seat, lines] of all) {
      const heard = tell[event.kind]?.told(event, seat, state);
      if (heard !== undefined)
        lines.push({ ...where, line: lines.length, event: withoutForeignCause(heard as G['event'], seat) });
    }
    ruleset.apply(state, event);
  }
  return all;
}

function withoutForeignCause<E extends AnyEvent>(event: E, seat: SeatId): E {
  if (event.cause === undefined || isGivenBy(event.cause, seat)) return event;
  const { cause: _, ...rest } = event;
  return rest as E;
}
