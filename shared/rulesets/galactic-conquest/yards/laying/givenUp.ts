import { literal, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { drop } from '#kernel/steps/change.ts';
import { event, ownerHears, place, seat } from '../../declare.ts';
import { codeOf } from '../known.ts';
import { yardId } from '../shapes.ts';

const givenUpSaid = {
  room: 'There is no longer room for yard {yard}: the work done on it is lost.',
  station: 'The base station that was yard {yard} is gone, with everything being built in it.',
  dock: 'The dock that was yard {yard} is gone, with everything being built in it.',
} as const;

/** A yard that was being built is given up, as its system has no room for it any longer (B8.30), or one is lost with the base station or dock that it was (B8.90, B8.96). */
export const yardGivenUp = event('yard-given-up', {
  fields: {
    seat,
    yard: yardId,
    place,
    station: optional(literal(true)),
    dock: optional(literal(true)),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(givenUpSaid[happened.dock === true ? 'dock' : happened.station === true ? 'station' : 'room'], {
      yard: codeOf(happened.yard),
    }),
  apply(draft, { yard: id }) {
    if (draft.yards !== undefined) drop(draft.yards, id);
  },
});
