import type { MailBox } from '#contract/gm/post.ts';
import type { MailServer } from '#contract/player/sending.ts';
import { unreadable } from '#contract/refusals/mail.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { MailTrial } from '#main/ports/mail.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { lineFaults } from './check.ts';

type Tried = Promise<Outcome<{ readonly said: string }>>;

/** Tries a mailbox: says that it was reached and signed in to, or what failed. Nothing is fetched. */
export async function tryBox(trial: MailTrial, box: MailBox, password: string | undefined): Tried {
  const { host, user, folder } = box;
  const faults = lineFaults(box);
  if (faults.length > 0) return bad(faults);
  if (password === undefined) return bad([unreadable('password-wanted', { user })]);
  const tried = await trial.box(box, password);
  if (!tried.ok) return tried;
  const { letters } = tried.value;
  return told(
    phrase(
      '{host} was reached, and {user} is signed in. The folder {folder} holds {letters|letter|letters}; none was fetched.',
      { host, user, folder, letters },
    ),
  );
}

/** Tries a server for outgoing mail: says that it was reached, and whether somebody is signed in, or what failed. Nothing is sent. */
export async function tryServer(trial: MailTrial, server: MailServer, password: string | undefined): Tried {
  const { host, user } = server;
  const faults = lineFaults(server);
  if (faults.length > 0) return bad(faults);
  if (user !== '' && password === undefined) return bad([unreadable('password-wanted', { user })]);
  const tried = await trial.server(server, user === '' ? undefined : password);
  if (!tried.ok) return tried;
  if (tried.value.signedIn)
    return told(phrase('{host} was reached, and {user} is signed in. Nothing was sent.', { host, user }));
  return told(
    user === ''
      ? phrase('{host} was reached. Nobody signed in, because no user name is given. Nothing was sent.', {
          host,
        })
      : phrase(
          '{host} was reached. It does not ask for a sign-in, so the password was not sent. Nothing was sent.',
          {
            host,
          },
        ),
  );
}

const told = (said: ReturnType<typeof phrase>) => good({ said: phraseText(said) });
