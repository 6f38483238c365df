import { defined } from '#kernel/words/defined.ts';
import { imapFetcher } from '../../adapters/mail/imap.ts';
import type { MailPlace } from '../../ports/mail.ts';
import { lineFaults } from '../../services/mail/check.ts';
import { ports } from '../openGame.ts';
import { Stop, must } from '../io.ts';
import { formsInto } from '../mail/formsFolder.ts';
import { boxAt } from '../mail/wishes.ts';
import { boxPassword } from '../mail/servers.ts';

/** How far back a mailbox is read, in days: players sign up weeks before a game begins. OURS. */
const daysBack = 90;

/** Puts the forms in a mailbox into a folder, where none is put twice, and says what came of each letter. A refusal ends the command. */
export async function fetchForms(
  folder: string,
  { imap, passwordFile }: { readonly imap: string; readonly passwordFile?: string },
): Promise<readonly string[]> {
  const box = boxAt(imap);
  const faults = lineFaults(box);
  if (faults.length > 0) throw new Stop(faults);
  const password = await boxPassword(box.user, defined({ passwordFile }));
  const take = await formsInto(folder);
  const since = new Date(Date.parse(ports.clock.now()) - daysBack * 86_400_000).toISOString();
  const said: string[] = [];
  const look = async (from: MailPlace | undefined) =>
    must(
      await imapFetcher().fetch(box, password, from, since, async (mail) => {
        const taken = await take(mail);
        said.push(...taken.said);
        return taken.dealt === true;
      }),
    );
  // One look takes so many letters and no more.
  let place = await look(undefined);
  for (let next = await look(place); next.uid > place.uid; next = await look(place)) place = next;
  return said;
}
