import { wrapped } from '#kernel/report/plainText.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { InMail } from '../../../ports/mail.ts';
import { isTooMany, keyEnd } from '../post/tooMany.ts';

interface Answer {
  readonly mail: InMail;
  /** Names the answer among all of its letter. */
  readonly key: string;
  readonly paragraphs: readonly string[];
  readonly now: string;
}

/** Puts an answer to a letter that no player has signed into the outbox, unless its writer was told too much today; says how many were put there. */
export function answer(store: GameStore, { mail, key, paragraphs, now }: Answer): number {
  if (isTooMany(store, mail.sender, now, 'unsigned')) return 0;
  store.post.add({
    key: `receipt ${key}${keyEnd('unsigned')}`,
    turn: store.turn(),
    kind: 'receipt',
    to: mail.sender,
    at: now,
    next: now,
    subject: `Re: ${mail.subject.replace(/^(re:\s*)+/i, '')}`.slice(0, 300),
    body: [
      ...paragraphs.map((one) => wrapped(one)),
      "This letter was written by the game master's program.",
    ].join('\n\n'),
    ...(mail.id === '' ? {} : { answers: mail.id }),
  });
  return 1;
}
