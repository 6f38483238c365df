import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** Where the line breaks: at which command of which dialogue, both from 1 (0: at once), and before, amid or after its answer. */
export interface ImapBreak {
  readonly dialogue: number;
  readonly command: number;
  readonly where: 'before' | 'amid' | 'after';
}

/** What a mailbox says of itself and its mails, where it is not the usual. */
export interface ImapSays {
  /** The mailbox is another when its number is another. */
  validity?: number;
  /** Mails are found from the last to the first. */
  readonly backwards?: boolean;
  /** As in RFC 9051, 7.5.2. */
  readonly structure?: (uid: number) => string;
  readonly size?: (uid: number) => number;
  readonly subject?: (uid: number) => string;
  /** What it refuses, and with which words. */
  readonly no?: readonly [asked: RegExp, said: string];
}

export interface ScriptedImap {
  readonly port: number;
  /** Numbers of the mails that are marked as read. */
  readonly seen: ReadonlySet<number>;
  /** What each dialogue asked, in its words. */
  readonly asked: readonly (readonly string[])[];
  stop(): Promise<void>;
}

/** A mailbox with these mails that says what every server says, and breaks the line where it is told to. */
export async function startScriptedImap(
  mails: readonly Uint8Array[],
  breaks?: ImapBreak,
  says: ImapSays = {},
): Promise<ScriptedImap> {
  const seen = new Set<number>();
  const asked: string[][] = [];
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    const words: string[] = [];
    asked.push(words);
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => undefined);
    talk(socket, {
      mails,
      seen,
      says,
      words,
      at: breaks?.dialogue === asked.length ? breaks : undefined,
    }).catch(() => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    asked,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const line of lines) line.destroy();
      }),
  };
}

interface Box {
  readonly mails: readonly Uint8Array[];
  readonly seen: Set<number>;
  readonly says: ImapSays;
}
interface Talk extends Box {
  readonly words: string[];
  readonly at: ImapBreak | undefined;
}

async function talk(socket: Socket, { words, at, ...box }: Talk): Promise<void> {
  const say = (text: string, command: number): boolean => {
    const here = at?.command === command ? at.where : undefined;
    const said = here === 'before' ? '' : here === 'amid' ? text.slice(0, Math.floor(text.length / 2)) : text;
    socket.write(said, 'latin1', () => void (here === undefined || socket.destroy()));
    return here === undefined;
  };
  if (!say('* OK [CAPABILITY IMAP4rev1] ready\r\n', 0)) return;
  let text = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) {
    text += chunk;
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const [, tag = '', line = ''] = /^(\S+) (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      words.push(line);
      // The server has done what was asked, also when nobody hears of it any more.
      const [refused, said = ''] = box.says.no ?? [];
      const outcome =
        refused?.test(line) === true ? `${tag} NO ${said}` : `${answerTo(line, box)}${tag} OK done`;
      if (!say(`${outcome}\r\n`, words.length)) return;
    }
  }
}

function answerTo(line: string, { mails, seen, says }: Box): string {
  const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(line)?.[1]);
  const mail = Buffer.from(mails[uid - 1] ?? []);
  const {
    validity = 7,
    backwards = false,
    size = () => mail.length,
    subject = () => 'Orders',
    structure = () => `("application" "octet-stream" NIL NIL NIL "base64" ${mail.length})`,
  } = says;
  if (line.startsWith('CAPABILITY')) return '* CAPABILITY IMAP4rev1\r\n';
  if (line.startsWith('LIST')) return '* LIST (\\HasNoChildren) "/" INBOX\r\n';
  if (/^(?:SELECT|EXAMINE)/.test(line))
    return `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [PERMANENTFLAGS (\\Seen)] yes\r\n* OK [UIDVALIDITY ${validity}] yes\r\n* OK [UIDNEXT ${mails.length + 1}] yes\r\n`;
  if (line.startsWith('UID SEARCH')) {
    const found = mails.map((_, at) => at + 1);
    return `* SEARCH ${(backwards ? found.reverse() : found).join(' ')}\r\n`;
  }
  if (line.startsWith('UID STORE')) {
    seen.add(uid);
    return `* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`;
  }
  if (line.startsWith('UID FETCH') && line.includes('BODYSTRUCTURE')) {
    return `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size(uid)} INTERNALDATE "21-Nov-2026 18:00:00 +0000" ENVELOPE (NIL "${subject(uid)}" NIL NIL NIL NIL NIL NIL NIL NIL) BODYSTRUCTURE ${structure(uid)})\r\n`;
  }
  if (line.startsWith('UID FETCH'))
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n${mail.toString('latin1')})\r\n`;
  return line.startsWith('LOGOUT') ? '* BYE bye\r\n' : '';
}
