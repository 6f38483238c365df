import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { account } from '../../bank/paying.ts';
import { event, ownerHears, place, points, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { shareOf } from '../worth.ts';
import type { State, View } from '../../model/state.ts';
import type { System } from '../../model/system.ts';
import { coreOfBases } from '../facilities.ts';
import { majorValues, minorValue } from '../table.ts';

/** What a system that is cut off earns for itself in a turn, whatever the mobility: as one colony or major system, with its core economics (C12.90). OURS: less where it is ruined or rebels; nothing while it is contested, or being settled. */
export function localIncome(state: State, at: PlaceId): number {
  const system = state.systems[at];
  if (system === undefined || system.severed !== true) return 0;
  if (system.unpaid === true || system.founded === 'settling') return 0;
  const value = system.kind === 'minor' ? minorValue : majorValues[0];
  const share = shareOf(state, at);
  return percentOf(share, value + coreOfBases(state, at)) + (system.core ?? 0);
}

/** A system that is cut off has earned so much for itself, which is saved there. */
export const systemEarned = event('system-earned', {
  fields: { seat, place, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The system in {place} earns {points} EP, which are saved there.', {
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('The system in {place} will earn {points} EP of its own.', {
      place: hexName(happened.place),
      points: happened.points,
    }),
  apply: (draft, happened) =>
    change(draft.systems, happened.place, ({ hoard = 0 }) => ({ hoard: hoard + happened.points })),
});

/** What was saved in a system comes with the next treasury, as it is cut off no longer. */
export const hoardFreed = event('hoard-freed', {
  fields: { seat, place, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The {points} EP saved in {place} are added to your treasury.', {
      points: happened.points,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('The {points} EP saved in {place} will be added to your treasury.', {
      points: happened.points,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: at, points: freed }) {
    replace(draft.systems, at, ({ hoard: _, ...system }): System => system);
    account(draft, owner, ({ due = 0 }) => ({ due: due + freed }));
  },
});

/** Systems that are cut off earn for themselves; those that are no longer send what they saved (C12.90). OURS: to whoever owns them then. */
export function earnLocally(
  turn: Turn<Room<State, View, never, EventIn<typeof systemEarned | typeof hoardFreed>>>,
): void {
  for (const [at, { owner, severed, hoard = 0 }] of inOrder(turn.state.systems)) {
    const told = { seat: owner, place: at };
    if (severed !== true && hoard > 0) turn.happen(hoardFreed.of({ ...told, points: hoard }));
    const earned = localIncome(turn.state, at);
    if (earned > 0) turn.happen(systemEarned.of({ ...told, points: earned }));
  }
}
