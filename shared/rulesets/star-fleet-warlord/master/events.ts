import type { SeatId } from '#kernel/words/ids.ts';
import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Corporation } from '../model/corporation.ts';
import { kept, levelLed, levels } from '../model/corporation.ts';
import { seat } from '../fields/parts.ts';
import { seatArg } from '../words.ts';
import { toAll, event } from '../declare.ts';
import { ledWords } from './ledWords.ts';

/** The game master has given a Corporation to the computer, or to a player. */
export const leadershipChanged = event('leadership-changed', {
  fields: { seat, computer: flag, level: optional(oneOf(levels)) },
  by: 'order',
  ...toAll,
  say({ seat, ...lead }, view) {
    const level = levelLed(lead);
    return phrase(level === undefined ? '{seat} has a player again.' : ledWords[level].said, {
      seat: seatArg(view, seat),
    });
  },
  ahead: {
    by(lead) {
      const level = levelLed(lead);
      return level === undefined ? '{seat} will have a player again.' : ledWords[level].ahead;
    },
  },
  apply: (draft, { seat, computer, level }) => {
    const { computer: _, level: __, ...was } = draft.corporations[seat] ?? {};
    if (seat in draft.corporations)
      (draft.corporations as Record<SeatId, Corporation>)[seat] = {
        ...(was as Corporation),
        ...(computer ? { computer, ...kept(level) } : {}),
      };
  },
});
