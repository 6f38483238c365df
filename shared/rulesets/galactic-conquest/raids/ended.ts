import { integer, oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { hasLeft } from '../model/battle/declining.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { canSack } from './systems.ts';
import { spentOn } from '../movement/spending.ts';
import { segments } from '../segments.ts';
import { isOpen } from '../bases/stand.ts';

const said = {
  convoys: '{unit} has left a battle and no longer searches for anything defended this turn.',
  system: '{unit} has left a battle and does not raid the system in {place} this turn.',
} as const;

/** A raider who has left a battle raids nothing more in that turn, and is told why (D1.85). */
export const raidEnded = event('raid-ended', {
  fields: { seat, unit, place, of: oneOf(['convoys', 'system']), segment: integer(1, segments) },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: id, of, place: at }) => phrase(said[of], { unit: own(id), place: hexName(at) }),
  ahead: ({ unit: id }) =>
    phrase('{unit} may leave a battle, and will then raid nothing.', { unit: own(id) }),
  apply: (draft, { unit: id, of }) =>
    replace(draft.squadrons, id, ({ raid, sacks, ...rest }): Squadron => ({
      ...rest,
      ...(of === 'system' && raid && { raid }),
      ...(of === 'convoys' && sacks && { sacks }),
    })),
});

/** Raiders who have left a battle give up where they would search or raid (D1.85). */
export function endRaids(turn: Turn<Room<State, View, never, EventIn<typeof raidEnded>>>): void {
  for (const [id, one] of inOrder(turn.state.squadrons)) {
    if (!hasLeft(one)) continue;
    const told = { seat: one.seat, unit: id, place: one.place, segment: turn.pass };
    if (one.raid !== undefined && spentOn(one, one.raid, turn.pass) !== undefined)
      turn.happen(raidEnded.of({ ...told, of: 'convoys' }));
    const owner = turn.state.systems[one.place]?.owner;
    if (one.sacks === true && owner !== undefined && owner !== one.seat)
      turn.happen(raidEnded.of({ ...told, of: 'system' }));
  }
}

const whys = ['empty', 'own', 'small', 'defended', 'short'] as const;

/** Why a squadron that was told to raid a system has raided none, by where it ends the segments (B1.70, B1.75). */
const saidInVain: Readonly<Record<(typeof whys)[number], string>> = {
  empty: '{unit} cannot raid a system: there is none in {place}.',
  own: '{unit} cannot raid the system in {place}: it is its own.',
  small: '{unit} does not raid the system in {place}: it has no ship of size class 4 or larger.',
  defended: '{unit} does not raid the system in {place}: both sides have defenses there.',
  short:
    '{unit} does not raid the system in {place}: it was not there for a whole segment, or the system was raided too recently.',
};

export const raidFutile = event('raid-futile', {
  fields: { seat, unit, place, why: oneOf(whys) },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: id, place: at, why }) => phrase(saidInVain[why], { unit: own(id), place: hexName(at) }),
  apply: () => undefined,
});

function whyNone(state: State, squadron: Squadron): (typeof whys)[number] {
  const { place: at, seat: to } = squadron;
  const system = state.systems[at];
  if (system === undefined) return 'empty';
  if (system.owner === to) return 'own';
  if (!canSack(squadron)) return 'small';
  return isOpen(state, at) ? 'short' : 'defended';
}

/** Who was told to raid a system, and has raided none, is told why. */
export function tellFutileRaids(turn: Turn<Room<State, View, never, EventIn<typeof raidFutile>>>): void {
  for (const [id, one] of inOrder(turn.state.squadrons))
    if (one.sacks === true)
      turn.happen(
        raidFutile.of({ seat: one.seat, unit: id, place: one.place, why: whyNone(turn.state, one) }),
      );
}
