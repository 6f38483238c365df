import type { SeatId } from '#kernel/words/ids.ts';
import { flag } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Corporation } from '../model/corporation.ts';
import { seat } from '../fields/parts.ts';
import { seatArg } from '../words.ts';
import { toAll, event } from '../declare.ts';

/** The game master has given a Corporation to the computer, or to a player. */
export const leadershipChanged = event('leadership-changed', {
  fields: { seat, computer: flag },
  by: 'order',
  ...toAll,
  say: ({ seat, computer }, view) =>
    phrase(computer ? '{seat} is now played by the computer.' : '{seat} has a player again.', {
      seat: seatArg(view, seat),
    }),
  ahead: {
    by: ({ computer }) =>
      computer ? '{seat} will be played by the computer.' : '{seat} will have a player again.',
  },
  apply: (draft, { seat, computer }) => {
    const { computer: _, ...was } = draft.corporations[seat] ?? {};
    if (seat in draft.corporations)
      (draft.corporations as Record<SeatId, Corporation>)[seat] = {
        ...(was as Corporation),
        ...(computer ? { computer } : {}),
      };
  },
});
