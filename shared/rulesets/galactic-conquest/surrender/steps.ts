import type { Books } from '#kernel/codec/books.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { withoutTopGuns } from '../ships/wings.ts';
import { freshCode } from '../squadrons/codes.ts';
import type { SurrenderEvent } from './events.ts';
import {
  empireSurrendered,
  merged,
  spaceSurrendered,
  squadronSurrendered,
  systemSurrendered,
} from './events.ts';
import type { award, judgeSurrender } from './orders.ts';
import { imposeSurrender, surrender, victorsSaid } from './orders.ts';
import { admiralKept, admiralsOf, loseOfficers } from './admirals.ts';
import { handMines } from './mines.ts';
import type { Awards, Falls } from './shares.ts';
import { awardsIn, chargeOf, earnedBy, mcnOf, mergingPercent, nearestOf } from './shares.ts';
import { surrenderRefused } from './refused.ts';
import { allOf, ceased, losesTopGuns, scuttledFrom, unconverted } from './ships.ts';
import { spoilsOf } from './spoils.ts';
import { stripBases } from './strip.ts';
import { ownTerritory } from '../model/territory.ts';

type Surrendering = Room<
  State,
  View,
  OrderIn<typeof surrender | typeof imposeSurrender | typeof judgeSurrender | typeof award>,
  SurrenderEvent
>;
type Surrenders = Turn<Surrendering>;

interface Pending {
  readonly of: SeatId;
  readonly to: readonly SeatId[];
  readonly ref: OrderRef;
}

/** The surrenders that were ordered in this turn, one of each empire. */
function pendingIn(turn: Surrenders, refuse: Surrenders['refuse']): readonly Pending[] {
  const found = new Map<SeatId, Pending>();
  const add = (pending: Pending, problem: ReturnType<typeof surrender.cannot>): void => {
    const why =
      problem ??
      (found.has(pending.of)
        ? impossible('GC B14.10', 'surrendered-already', { seat: nameOf(pending.of) })
        : undefined);
    if (why === undefined) found.set(pending.of, pending);
    else refuse(pending.ref, why);
  };
  for (const given of turn.orders('surrender'))
    add({ of: given.seat, to: given.order.to, ref: given.order.ref }, surrender.cannot(turn.state, given));
  for (const given of turn.orders('impose-surrender'))
    add(
      { of: given.order.of, to: given.order.to, ref: given.order.ref },
      imposeSurrender.cannot(turn.state, given),
    );
  return [...found.values()].sort(compareBy(({ of }) => of));
}

/**
 * Those that surrender to somebody who surrenders too come before that one, so that the last conqueror has it all. OURS: whoever surrenders to each other in a
 * circle does not.
 */
function inTheirOrder(pending: readonly Pending[], refuse: Surrenders['refuse']): readonly Pending[] {
  const sorted: Pending[] = [];
  let left = pending;
  while (left.length > 0) {
    const free = left.filter(({ of }) => !left.some(({ to }) => to.includes(of)));
    if (free.length === 0) {
      for (const { ref, of } of left)
        refuse(ref, impossible('GC B14.10', 'surrender-circle', { seat: nameOf(of) }));
      return sorted;
    }
    sorted.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
  return sorted;
}

/** Whether a surrender stands, and which systems go to whom. OURS: while nobody judges, it does. */
function doesItStand(state: State, { of, to }: Pending): Question<Surrendering, 'judge-surrender' | 'award'> {
  const empire = state.empires[of] ?? { mobility: 'PT' as const, treasury: 0 };
  const earned = earnedBy(empire);
  return {
    to: gameMaster,
    least: 1,
    most: 400,
    about: of,
    spot: {},
    said: phrase(
      'The {seat} surrenders to {victors}. Is the surrender accepted, and which systems go to whom?',
      {
        seat: nameOf(of),
        victors: victorsSaid(to),
      },
    ),
    facts: [
      { label: 'Earned in three years', value: phrase('{earned} EP', { earned }) },
      ...to.map((victor) => {
        const percent = mergingPercent(mcnOf(state, of), mcnOf(state, victor));
        return {
          label: nameOf(victor),
          value: phrase('earned {own} EP; merging costs {percent} %, {points} EP a turn', {
            own: earnedBy(state.empires[victor] ?? empire),
            percent,
            points: chargeOf(earned, percent),
          }),
        };
      }),
    ],
    cite: 'GC B14.10',
    kinds: ['judge-surrender', 'award'],
    silence: [{ kind: 'judge-surrender', verdict: 'stands' }],
  };
}

/** Systems, hexes and squadrons go over (B14.50, B14.110). */
function handOver(
  turn: Surrenders,
  book: ShipList | undefined,
  { of, to }: Pending,
  falls: Falls,
  awards: Awards,
): void {
  stripBases(turn, of, falls);
  const { state } = turn;
  for (const [at, { owner }] of inOrder(state.systems)) {
    if (owner !== of) continue;
    const because = defined({ cause: awards.get(at)?.ref });
    turn.happen(systemSurrendered.of({ seat: of, to: falls(at), place: at, ...because }));
  }
  const hexes = ownTerritory(turn.state, of);
  for (const victor of to) {
    const places = hexes.filter((at) => falls(at) === victor);
    if (places.length > 0) turn.happen(spaceSurrendered.of({ seat: of, to: victor, places }));
  }
  handMines(turn, of, to, falls);
  for (const [one, squadron] of squadronsOf(turn.state.squadrons, of)) {
    const { place, ships, fixed } = squadron;
    const victor = falls(place);
    const { left, scuttled } =
      fixed === undefined ? scuttledFrom(allOf(squadron)) : { left: ships, scuttled: [] };
    const fleet = squadron.stationed === true ? 'm' : undefined;
    const code = fixed === undefined ? freshCode(turn.state, victor, new Set(), fleet) : one;
    const as: UnitId | undefined = left.length === 0 ? undefined : code;
    const made =
      fixed === undefined
        ? left.map((ship) => unconverted(book, of, victor, ceased(turn.state, victor, ship)))
        : undefined;
    const isGrounded =
      made !== undefined &&
      losesTopGuns(turn.state, victor) &&
      left.some((ship) => withoutTopGuns(ship) !== ship);
    turn.happen(
      squadronSurrendered.of({
        seat: of,
        to: victor,
        unit: one,
        place,
        scuttled,
        ...defined({ as, ships: made }),
        ...(isGrounded && { grounded: true as const }),
      }),
    );
  }
}

/** Empires surrender (B14): all of it in its order, before morale is checked. */
export const surrenderAll =
  (books: Books) =>
  (turn: Surrenders): void => {
    // Nothing is refused before the game master is asked.
    const refused: Parameters<Surrenders['refuse']>[] = [];
    const refuse: Surrenders['refuse'] = (...why) => void refused.push(why);
    const pending = inTheirOrder(pendingIn(turn, refuse), refuse);
    const answers = turn.ask(pending.map((one) => doesItStand(turn.state, one))) ?? [];
    for (const why of refused) turn.refuse(...why);
    for (const [at, given] of answers.entries()) {
      const one = pending[at];
      if (one === undefined) continue;
      const { of, to } = one;
      const no = given.find((order) => order.kind === 'judge-surrender' && order.verdict === 'refused');
      if (no !== undefined) {
        turn.happen(surrenderRefused.of({ seat: of, to, cause: no.ref }));
        continue;
      }
      const awards = awardsIn(given, to);
      const nearest = nearestOf(turn.state, one.to);
      const book = listFor(books, turn.state);
      const falls: Falls = (place) => awards.get(place)?.to ?? nearest(place);
      const spoils = spoilsOf(turn.state, book, one, falls);
      const admirals = admiralsOf(turn.state, one.of);
      loseOfficers(turn, one.of);
      turn.happen(empireSurrendered.of({ seat: of, to, cause: one.ref }));
      for (const spoil of spoils) turn.happen(spoil);
      handOver(turn, book, one, falls, awards);
      for (const { officer, place, due } of admirals)
        if (turn.state.empires[falls(place)]?.officers !== undefined)
          turn.happen(
            admiralKept.of({
              seat: falls(place),
              of: one.of,
              place,
              officers: [officer],
              ...defined({ due }),
            }),
          );
    }
  };

/** Mergers are over after ten turns (B14.201). */
export function endMergers(turn: Surrenders): void {
  for (const owner of keysInOrder(turn.state.empires))
    for (const { of, until } of turn.state.empires[owner]?.charges ?? [])
      if (until <= turn.state.turn) turn.happen(merged.of({ seat: owner, of }));
}
