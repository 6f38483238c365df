import type { Books } from '#kernel/codec/books.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { basesIn } from '../model/territory.ts';
import type { YardId } from '../model/yards/yard.ts';
import type { State, View } from '../model/state.ts';
import { listFor } from '../ships/list/book.ts';
import { squadronFor } from './commission.ts';
import { changeYard, shipFinished, shipWaits, yardHalted, yardTaken } from './events.ts';
import { canWorkIn, docksAt, dockYardsIn, isDock } from '../space/docks.ts';
import { yardGivenUp } from './laying/givenUp.ts';
import type { YardMadePlain } from './laying/retool.ts';
import { isPlainFor, yardMadePlain } from './laying/retool.ts';
import { settleStations } from './laying/station.ts';
import { roomLeft } from './rates.ts';
import type { CrewRaised } from './ships/raise.ts';
import { raiseCrew } from './ships/raise.ts';
import { freeSlot } from './slots.ts';

/** Captured yards are of no use for the turn after their capture (B8.20). */
const retooling = 2;

type Holding = Room<
  State,
  View,
  never,
  EventIn<typeof yardTaken | typeof yardHalted | typeof yardGivenUp> | YardMadePlain
>;

/**
 * Yards go with their systems, and nothing is done in those that are contested, or in docks that are out of supply (B8.20, B8.96). OURS: what is
 * unfinished in a captured yard is lost, and work in a contested system or an unsupplied dock is a turn later.
 */
export const holdYards =
  (books: Books) =>
  (turn: Turn<Holding>): void => {
    const list = listFor(books, turn.state);
    for (const yard of keysInOrder(turn.state.yards ?? {})) {
      const one = turn.state.yards?.[yard];
      const system = one && turn.state.systems[one.place];
      if (one === undefined) continue;
      const { place, seat: was, kind } = one;
      if (isDock(kind) && docksAt(turn.state, was, place, kind) < dockYardsIn(turn.state, was, place, kind)) {
        turn.happen(yardGivenUp.of({ seat: was, yard, place, dock: true }));
        continue;
      }
      const works = one.jobs !== undefined || one.idle !== undefined;
      if (isDock(kind) && works && !canWorkIn(turn.state, was, place)) {
        turn.happen(yardHalted.of({ seat: was, yard, place, unsupplied: true }));
        continue;
      }
      if (system === undefined) continue;
      const taken = system.owner !== was && !isDock(kind);
      if (taken) {
        turn.happen(
          yardTaken.of({ seat: system.owner, was, yard, place, until: turn.state.turn + retooling }),
        );
        if (isPlainFor(turn.state, list, system.owner, one))
          turn.happen(yardMadePlain.of({ seat: system.owner, yard }));
      } else if (system.unpaid === true && works) turn.happen(yardHalted.of({ seat: was, yard, place }));
      // What is only begun is given up where a homeworld is one no longer; where it was captured also what would have been ready with this turn (B8.30).
      if (
        one.idle?.why === 'built' &&
        one.idle.until > turn.state.turn + (taken ? 0 : 1) &&
        roomLeft(turn.state, place) < 0
      )
        turn.happen(yardGivenUp.of({ seat: system.owner, yard, place }));
      if (one.kind === 'BSSY' && !(basesIn(turn.state, place)?.ships ?? []).some(({ hull }) => hull === 'BS'))
        turn.happen(yardGivenUp.of({ seat: system.owner, yard, place, station: true }));
    }
  };

type Finishing = Room<State, View, never, EventIn<typeof shipFinished | typeof shipWaits> | CrewRaised>;

/** The next ship of a yard leaves it, if it is done; answers whether it does. */
function leaveYard(turn: Turn<Finishing>, late: boolean, id: YardId, begun: UnitId[]): boolean {
  const yard = turn.state.yards?.[id];
  const job = yard?.jobs?.[0];
  if (yard === undefined || job === undefined || job.ready > turn.state.turn + (late ? 0 : 1)) return false;
  const { seat, place } = yard;
  const { used, next } = turn.state.empires[seat]?.slips ?? {};
  const slot = job.variant && freeSlot(turn.state, seat, job.ship, late ? used : next);
  if (job.variant === true && slot === undefined) {
    if (!late) turn.happen(shipWaits.of({ seat, yard: id, hull: job.ship.hull }));
    return false;
  }
  raiseCrew(turn, id);
  const { ship } = turn.state.yards?.[id]?.jobs?.[0] ?? job;
  const unit = squadronFor(turn.state, { seat, place, ship }, job.joins, begun);
  if (turn.state.squadrons[unit] === undefined) begun.push(unit);
  turn.happen(
    shipFinished.of({
      seat,
      yard: id,
      place,
      unit,
      hull: job.ship.hull,
      ...defined({ slot }),
      ...(late && { late: true as const }),
    }),
  );
  return true;
}

/** Ships that are done leave their yards, two freighters that share a slot together (B11.115); variants as far as conversions are left of the turn in which they leave (B11.50). */
function leaveYards(turn: Turn<Finishing>, late: boolean): void {
  const begun: UnitId[] = [];
  for (const id of keysInOrder(turn.state.yards ?? {})) {
    if (leaveYard(turn, late, id, begun)) leaveYard(turn, late, id, begun);
  }
}

/** Finished ships leave their yards, for orders of the next turn (B8.50, B11.40). */
export const finishShips = (turn: Turn<Finishing>): void => leaveYards(turn, false);
/** Variants that waited leave them where the mobility of the turn allows it. OURS (B11.50). */
export const finishLate = (turn: Turn<Finishing>): void => leaveYards(turn, true);

/** Turns of a year (A7.10). */
const turnsOfYear = 2;

/** Yards and empires after the turn: conversions are counted anew, and what was idle is not any longer. */
export function settleYards(draft: Draft<State>): void {
  for (const id of keysInOrder(draft.yards ?? {}))
    changeYard(draft, id, ({ converted: _, idle, hurt, ...yard }) => ({
      ...yard,
      ...(idle !== undefined && idle.until > draft.turn + 1 && { idle }),
      // It repairs itself in a whole turn (C2.10).
      ...(hurt?.turn === draft.turn && { hurt }),
    }));
  settleStations(draft);
  for (const seat of keysInOrder(draft.empires))
    replace(
      draft.empires,
      seat,
      ({ slips, scrapped: _, adopted: __, woken: ___, laidUp: ____, handed: _____, given, ...empire }) => ({
        ...empire,
        ...(slips?.next !== undefined && { slips: { used: slips.next } }),
        // The limit of what is given away is one of a year (B11.100).
        ...(given !== undefined && draft.turn % turnsOfYear !== 0 && { given }),
      }),
    );
}
