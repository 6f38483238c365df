import type { SeatId } from '#kernel/words/ids.ts';
import { only } from '#kernel/words/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import type { MessageSent, MessagesEvent } from '../../model/events/stance.ts';
import type { Letter } from '../../model/state.ts';
import type { Changes } from '../../model/draft.ts';

/** What whoever hears a message holds in hand of it. */
function letterOf({ seat, to, sector, signed, text }: MessageSent): Letter {
  return {
    way: to === 'all' || to === 'ships' ? to : 'direct',
    ...(to === 'ships' && sector !== undefined ? { sector } : {}),
    ...(signed === undefined ? {} : { from: seat }),
    ...(signed === 'rsvp' ? { rsvp: true } : {}),
    text,
  };
}

/** What is changed by what is said to others: letters lie in the order in which they were sent (SFW 5007). */
export const messagesChanges: Changes<MessagesEvent> = {
  'message-sent': (draft, event) => {
    const letter = letterOf(event);
    const letters: Record<SeatId, readonly Letter[]> = { ...draft.letters };
    for (const hearer of event.hearers) letters[hearer] = [...(letters[hearer] ?? []), letter];
    if (event.hearers.length > 0) draft.letters = letters;
  },
  'message-heard': (draft, { hearer, way }) => {
    if (way === 'master') return;
    // All that lie there are heard together.
    draft.letters = only(draft.letters ?? {}, (_, other) => other !== hearer);
  },
  'contact-told': ({ corporations }, { seat, foe }) => {
    change(corporations, foe, ({ met }) => ({ met: met.includes(seat) ? met : [...met, seat] }));
  },
};
