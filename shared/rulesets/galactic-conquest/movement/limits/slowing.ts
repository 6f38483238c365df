import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, own, ownerHears, place, seat, unit } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { State, View } from '../../model/state.ts';
import { mostMoves } from '../../segments.ts';
import type { Mover } from '../moving.ts';
import { cannotGoQuick, pointsGone, pointsToGo } from './goingOn.ts';

/** A squadron makes no quick moves any longer, and goes on with the movement points that are left (C9.40c, D4.10). */
export const slowedDown = event('slowed-down', {
  fields: { seat, unit, place, gone: integer(0, mostMoves), left: integer(0, mostMoves), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} moves normally from {place}: it has {left|hex|hexes} left.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      left: happened.left,
    }),
  ahead: (happened) =>
    phrase('{unit} will move normally from {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ plot }) => ({
      ...(plot && { plot: { ...plot, slowed: { at: plot.done, points: happened.gone } } }),
    })),
});

type Slowing = Room<State, View, never, EventIn<typeof slowedDown>>;

/** The squadron as it goes on, if it was to move quickly and cannot any longer (C9.40c, D4.10). */
export function slowDown(turn: Pick<Turn<Slowing>, 'state' | 'happen' | 'refuse'>, mover: Mover): Mover {
  const why = cannotGoQuick(turn.state, mover);
  if (why === undefined) return mover;
  const { unit: one, squadron, plot } = mover;
  turn.refuse(plot.cause, why);
  turn.happen(
    slowedDown.of({
      seat: squadron.seat,
      unit: one,
      place: squadron.place,
      gone: pointsGone(mover),
      left: pointsToGo(mover),
      cause: plot.cause,
    }),
  );
  const now = turn.state.squadrons[one];
  return now?.plot === undefined ? mover : { ...mover, squadron: now, plot: now.plot };
}
