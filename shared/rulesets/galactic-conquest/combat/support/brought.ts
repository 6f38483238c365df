import type { EventIn } from '#kernel/declare/event.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, place, seats } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { broughtFields } from '../../model/battle/brought.ts';
import { code } from '../events.ts';

/** A battle was fought elsewhere, and not by these rules (A10.10). OURS: what came of it counts as its first round. */
export const battleBroughtIn = event('battle-brought-in', {
  fields: { battle: code, place, seats, ...broughtFields, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: ({ battle, ...happened }) =>
    phrase('Battle {battle} in {place} was fought elsewhere.', { battle, place: hexName(happened.place) }),
  apply(draft, { losses, beaten }) {
    if (draft.battle !== undefined)
      draft.battle = { ...draft.battle, brought: { losses, ...(beaten !== undefined && { beaten }) } };
  },
});
export type BattleBroughtIn = EventIn<typeof battleBroughtIn>;
