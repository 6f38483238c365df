import { startScriptedImap } from '../../support/mail/scriptedImap.ts';
import { type MailServerWish, startMailServer } from '../../support/mail/server.ts';

/** What a letter has attached. */
interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A server that takes letters from everybody, and the mailbox of the game master; neither asks who one is, and both are on this machine. */
export interface PostOffice {
  readonly smtp: number;
  readonly imap: number;
  /** Files of the letters to somebody, the oldest first. */
  filesFor(address: string): readonly Attached[];
  /** What there is to read in the letters to somebody, the oldest first, with every run of white space as one space. */
  textsFor(address: string): readonly string[];
  stop(): Promise<void>;
}

const attachment =
  /^Content-Disposition: attachment; filename="?([^"\r\n;]+)"?[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/gim;

/** The line of a letter that says for whom it is. */
const lineTo = (mail: string): string => /^To: .*$/im.exec(mail)?.[0] ?? '';

export async function openPostOffice(gameMaster: string, wish: MailServerWish = {}): Promise<PostOffice> {
  const server = await startMailServer(wish);
  const lettersTo = (address: string): readonly string[] =>
    server.mails.filter((mail) => lineTo(mail).includes(address));
  // The mailbox holds whatever came by the time somebody looks into it.
  const box = new Proxy<Uint8Array[]>([], {
    get: (_, key) => {
      const letters = lettersTo(gameMaster).map((mail) => Buffer.from(mail, 'latin1'));
      const value: unknown = Reflect.get(letters, key);
      return typeof value === 'function' ? (value as () => unknown).bind(letters) : value;
    },
  });
  const imap = await startScriptedImap(box);
  return {
    smtp: server.port,
    imap: imap.port,
    filesFor: (address) =>
      lettersTo(address).flatMap((mail) =>
        [...mail.matchAll(attachment)].map(([, name = '', text = '']) => ({
          name,
          bytes: Buffer.from(text, 'base64'),
        })),
      ),
    textsFor: (address) =>
      lettersTo(address).map((mail) => mail.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ')),
    async stop() {
      await imap.stop();
      await server.stop();
    },
  };
}
