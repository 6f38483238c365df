import { digest } from '#kernel/codec/digest.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { InMail } from '../../../ports/mail.ts';
import { isAnswers } from '../../turnFiles.ts';
import type { Gm } from '../gm.ts';
import type { IntakeNeeds, LetterTaken } from './intake.ts';

/**
 * Takes in the files of answers that a letter brings to a run that waits, in their order. They are not answered by a receipt; a letter is dealt
 * with once, and one without answers to this game is left alone.
 */
export async function takeMailedAnswers(
  { clock }: Pick<IntakeNeeds, 'clock'>,
  gm: Gm,
  mail: InMail,
): Promise<LetterTaken> {
  const { store } = gm;
  const files = mail.files.filter(({ bytes }) => isAnswers(bytes) && isOfGame(gm, bytes));
  if (files.length === 0) return { dealt: false, files: 0, receipts: 0 };
  const key = digest(['answers', mail.id, ...files.map(({ bytes }) => digest(bytes))].join('\n'));
  if (store.post.seen(key) !== undefined) return { dealt: true, files: 0, receipts: 0 };
  const taken = await gm.takeAnswers(files);
  const what = taken
    .map(({ seat = 'somebody', verdict, reason = '' }) =>
      verdict === 'refused' ? `answers of ${seat} refused: ${reason}` : `answers of ${seat}`,
    )
    .join('; ')
    .slice(0, 1_000);
  const sender = mail.sender === '' ? 'nobody' : mail.sender;
  store.post.see({ key, at: clock.now(), turn: store.turn(), sender, subject: mail.subject, what });
  return { dealt: true, files: files.length, receipts: 0, said: `From ${sender}: ${what}.` };
}

function isOfGame({ store }: Gm, bytes: Uint8Array): boolean {
  const parts = splitFile(bytes);
  return !parts.ok || parts.value.header.game === store.facts.game;
}
