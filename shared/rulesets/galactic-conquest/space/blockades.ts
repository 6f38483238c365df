import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, event, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { isAllysAt } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { blockadedBy } from '../model/space.ts';
import { cutOffIn } from '../trade/routes/network.ts';
import { segmentOn } from './clock.ts';

/** A system was blockaded for the whole turn: it pays nothing, and is cut off (C12.90); `to`: its owner, who is `seat` as well if they have shut down its trade route (E1.331). */
export const severed = event('severed', {
  fields: { seat, place, to: seat },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    happened.seat === happened.to
      ? phrase('The system in {place} is cut off, as trade routes are shut down, and pays nothing.', {
          place: hexName(happened.place),
        })
      : phrase(
          'The {seat} has blockaded the system in {place} for the whole turn: it pays the {owner} nothing.',
          {
            seat: nameOf(happened.seat),
            place: hexName(happened.place),
            owner: nameOf(happened.to),
          },
        ),
  ahead: (happened) =>
    happened.seat === happened.to
      ? phrase('The system in {place} will be cut off, as trade routes are shut down.', {
          place: hexName(happened.place),
        })
      : phrase('The system in {place} will have been blockaded for the whole turn, and pay nothing.', {
          place: hexName(happened.place),
        }),
  apply: (draft, happened) => change(draft.systems, happened.place, () => ({ severed: true as const })),
});

/** The blockade of a system is over, or trade routes connect it again (C12.10, E1.331). */
export const relieved = event('relieved', {
  fields: { seat, place },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat,
  say: (happened) =>
    phrase('The system in {place} is no longer cut off.', { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('The system in {place} will no longer be cut off.', { place: hexName(happened.place) }),
  apply: (draft, happened) =>
    replace(draft.systems, happened.place, ({ severed: _, ...rest }): System => rest),
});

/** Whoever blockades a system, and has done so for the whole turn, by their squadron. */
function blockaders(state: State): readonly (readonly [UnitId, SeatId, System])[] {
  const first = segmentOn(state.turn, 1);
  return inOrder(state.squadrons).flatMap(([unit, squadron]) => {
    const { seat: by, work } = squadron;
    const at = blockadedBy(squadron);
    const system = at && state.systems[at];
    return at === undefined ||
      system === undefined ||
      work?.since === undefined ||
      work.since > first ||
      isAllysAt(state, by, at) ||
      system.owner === by
      ? []
      : [[unit, by, system] as const];
  });
}

/** Systems that were blockaded from segment 1 to segment 12 are cut off until they are no longer (C12.10, C12.90), and so are those whose trade routes are shut down (E1.331). */
export function sever(turn: Turn<Room<State, View, never, EventIn<typeof severed | typeof relieved>>>): void {
  const { state } = turn;
  const held = blockaders(state).map(([unit, by, { owner }]) => ({
    place: state.squadrons[unit]?.place,
    seat: by,
    to: owner,
  }));
  const cutOff = new Set(keysInOrder(state.empires).flatMap((owner) => cutOffIn(state, owner)));
  for (const at of keysInOrder(state.systems)) {
    const system = state.systems[at];
    const blockader = held.find((one) => one.place === at);
    if (blockader !== undefined)
      turn.happen(severed.of({ seat: blockader.seat, to: blockader.to, place: at }));
    else if (system !== undefined && cutOff.has(at))
      turn.happen(severed.of({ seat: system.owner, to: system.owner, place: at }));
    else if (system?.severed === true) turn.happen(relieved.of({ seat: system.owner, place: at }));
  }
}
