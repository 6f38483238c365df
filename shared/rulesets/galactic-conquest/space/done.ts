import { literal, optional } from '#kernel/codec/shapes.ts';
import { hasForeignBases, takeSpace } from '../model/territory.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { put, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groundAt, withGround } from '../map/ground.ts';
import { nameOf } from '../map/seats.ts';
import type { Work } from '../model/space.ts';
import { wholeTurnWorks } from '../model/space.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { saturatedId } from '../mines/fields.ts';
import { doneAt, nextTurnAfter, segmentOn } from './clock.ts';
import { canSurvey, scarsOf, surveyorsOf, wholeSurveyor } from '../ships/surveyors.ts';
import { areBasesBlockaded, isDisputed } from './own.ts';
import { isMined, minesSwept, segmentsFor, sweepersOf } from './sweeping.ts';
import { cannotMine } from './tasks.ts';
import type { End, WorkEvent } from './works.ts';
import { disrupted, withoutWork, workBegun, workWaits } from './works.ts';

/** A hex was annexed; `was`: whose territory it was (C13.31). */
export const annexed = event('annexed', {
  fields: { seat, unit, place, was: optional(seat), cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.seat || reader === happened.was,
  say: (happened, { me }) =>
    me === happened.was
      ? phrase('The {seat} annexes {place}, which was your territory.', {
          seat: nameOf(happened.seat),
          place: hexName(happened.place),
        })
      : phrase('{unit} has annexed {place}: it is now territory of the {seat}.', {
          unit: own(happened.unit),
          place: hexName(happened.place),
          seat: nameOf(happened.seat),
        }),
  ahead: (happened) =>
    phrase('{unit} will have annexed {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    takeSpace(draft, happened.place, happened.seat);
    replace(draft.squadrons, happened.unit, withoutWork);
  },
});

/** A hex was surveyed, and is the empire’s (B3.15); `green`: it stays a radiation zone (A300.10). */
export const surveyed = event('surveyed', {
  fields: { seat, unit, place, green: optional(literal(true)), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has surveyed {place}: it is now territory of the {seat}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      seat: nameOf(happened.seat),
    }),
  ahead: (happened) =>
    phrase('{unit} will have surveyed {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, { green, ...happened }) {
    draft.map = withGround(draft.map, { [happened.place]: green === true ? 'g' : '.' });
    put(draft.territory, happened.place, happened.seat);
    replace(draft.squadrons, happened.unit, withoutWork);
  },
});

/** A red hex can be navigated, and is unsurveyed space from the next turn on (A202.10). */
export const navigated = event('navigated', {
  fields: { seat, unit, place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has navigated {place}: it is now unsurveyed space.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will have navigated {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    draft.map = withGround(draft.map, { [happened.place]: 'o' });
    replace(draft.squadrons, happened.unit, withoutWork);
  },
});

export type DoneEvent = EventIn<typeof annexed | typeof surveyed | typeof navigated | typeof minesSwept>;
type Working = Room<State, View, never, WorkEvent | DoneEvent>;

/** Why nothing comes of a work that is done: survey ships that were attacked have damage that they could not repair, or there are none left (A202.10, B3.15, B3.60). */
function spoiled(squadron: Squadron, { kind, scars = 0 }: Work): End | undefined {
  if (kind === 'survey') return canSurvey(squadron) ? undefined : 'unfit';
  if (kind === 'sweep') return sweepersOf(squadron) > 0 ? undefined : 'unfit';
  if (kind !== 'navigate') return undefined;
  if (surveyorsOf(squadron) < wholeSurveyor) return 'unfit';
  return scarsOf(squadron) > scars ? 'damaged' : undefined;
}

/** How a work that is done ends: a hex is annexed, surveyed or navigated; a blockade goes on. */
function finish(turn: Turn<Working>, one: UnitId, squadron: Squadron, work: Work) {
  const { kind, place: at, cause: by } = work;
  const told = { seat: squadron.seat, unit: one, place: at, cause: by };
  const { territory, map } = turn.state;
  const why = spoiled(squadron, work);
  if (why !== undefined) return turn.happen(disrupted.of({ ...told, work: kind, why }));
  if (kind === 'annex') turn.happen(annexed.of({ ...told, ...defined({ was: territory[at] }) }));
  else if (kind === 'navigate') turn.happen(navigated.of(told));
  else if (kind === 'sweep')
    turn.happen(minesSwept.of({ ...told, ...defined({ was: turn.state.mines?.[saturatedId(at)]?.seat }) }));
  else if (kind === 'survey')
    turn.happen(
      surveyed.of({ ...told, ...(groundAt(map, at).kind === 'green' && { green: true as const }) }),
    );
}

/** Whether others have done what a work is for: the hex is the empire’s or an ally’s, or surveyed, or there is no foreign system in it any longer. */
function isNeedless(state: State, owner: SeatId, { kind, place: at }: Work): boolean {
  const { territory, map, systems } = state;
  const holder = territory[at];
  if (kind === 'annex') return holder !== undefined && (holder === owner || areAllied(state, holder, owner));
  if (kind === 'navigate') return groundAt(map, at).kind !== 'red';
  if (kind === 'prospect') return cannotMine(state, owner, at) !== undefined;
  if (kind === 'sweep') return !isMined(state, at);
  return kind === 'survey'
    ? groundAt(map, at).surveyed
    : (systems[at] === undefined || systems[at].owner === owner) && !hasForeignBases(state, owner, at);
}

/** One work at the end of a segment: whoever has arrived begins with the next one, and whoever left, or is contested, has to begin again (C13.33). */
function goOn(turn: Turn<Working>, one: UnitId, squadron: Squadron, work: Work): void {
  const now = segmentOn(turn.state.turn, turn.pass);
  const { seat: owner, place: at, plot } = squadron;
  const told = { seat: owner, unit: one, place: work.place, work: work.kind, cause: work.cause };
  const isThere = at === work.place;
  const isWhole = wholeTurnWorks.includes(work.kind);
  if (isNeedless(turn.state, owner, work)) turn.happen(disrupted.of({ ...told, why: 'needless' }));
  else if (work.since === undefined) {
    // Minefields can keep it from getting there at all (C4.10).
    if (plot !== undefined && plot.done < plot.way.length && turn.pass < segments) return;
    if (!isThere) {
      // An order of an earlier turn is refused no longer.
      if (isGivenBy(work.cause, owner, turn.state.turn))
        turn.refuse(work.cause, impossible('GC C13.31', 'work-elsewhere', { place: hexName(work.place) }));
      turn.happen(disrupted.of({ ...told, why: 'never' }));
    } else if (isWhole || !isDisputed(turn.state, squadron))
      turn.happen(workBegun.of({ ...told, since: isWhole ? nextTurnAfter(now) : now + 1 }));
    // Bases do not go away by themselves.
    else if (
      work.kind !== 'blockade' &&
      hasForeignBases(turn.state, owner, at) &&
      !areBasesBlockaded(turn.state, squadron)
    )
      turn.happen(disrupted.of({ ...told, why: 'contested' }));
    else if (turn.pass >= segments) turn.happen(workWaits.of(told));
  } else if (!isThere) turn.happen(disrupted.of({ ...told, why: 'left' }));
  else if (!isWhole && isDisputed(turn.state, squadron))
    turn.happen(disrupted.of({ ...told, why: 'contested', again: true }));
  else if (doneAt(work, now) >= segmentsFor(squadron, work)) finish(turn, one, squadron, work);
}

/** Works at hexes go on, segment by segment (B3.15, C13.31). */
export function workOn(turn: Turn<Working>): void {
  for (const [one] of inOrder(turn.state.squadrons)) {
    const squadron = turn.state.squadrons[one];
    if (squadron?.work !== undefined) goOn(turn, one, squadron, squadron.work);
  }
}
