import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { moment as pause } from '../time/moments.ts';

/** Moments of one mail's dialogue at which the line can break, in their order; each is after what it names, and before the next. */
export const moments = [
  'connection',
  'greeting',
  'EHLO',
  'MAIL',
  'RCPT',
  'DATA',
  'half the body',
  'the whole body',
  'the answer',
] as const;
export type Moment = (typeof moments)[number];

export interface ScriptedSmtp {
  readonly port: number;
  /** `Message-ID` of every mail that came whole, so that a server would deliver it, in order. */
  readonly whole: readonly string[];
  /** How many dialogues were begun. */
  dialogues(): number;
  stop(): Promise<void>;
}

export interface Script {
  /** Where the line breaks in the dialogue of this number, from 1; undefined: nowhere. */
  breaks?(dialogue: number): Moment | undefined;
  /** Falls silent there instead. */
  readonly silent?: boolean;
  /** Milliseconds before each answer, for kills between them. */
  readonly pace?: number;
}

/** A mail server that says what every server says, and breaks the line where it is told to. */
export async function startScriptedSmtp({
  breaks = () => undefined,
  silent = false,
  pace = 0,
}: Script = {}): Promise<ScriptedSmtp> {
  const whole: string[] = [];
  const lines = new Set<Socket>();
  let begun = 0;
  const server = createServer((socket) => {
    begun += 1;
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => undefined);
    // A program that is killed in the middle breaks the line itself.
    talk(socket, { at: breaks(begun), silent, pace, whole }).catch(() => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    whole,
    dialogues: () => begun,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const line of lines) line.destroy();
      }),
  };
}

interface Talk {
  readonly at: Moment | undefined;
  readonly silent: boolean;
  readonly pace: number;
  readonly whole: string[];
}

async function talk(socket: Socket, { at, silent, pace, whole }: Talk): Promise<void> {
  /** Whether the line ends here. */
  const ends = (moment: Moment): boolean => {
    if (at === moment && !silent) socket.destroy();
    return at === moment;
  };
  const answer = async (text: string): Promise<void> => {
    if (pace > 0) await pause(pace);
    socket.write(`${text}\r\n`);
  };
  if (ends('connection')) return;
  await answer('220 scripted ESMTP');
  if (ends('greeting')) return;
  let text = '';
  let body = false;
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) {
    text += chunk;
    if (body) {
      if (ends('half the body')) return;
      if (!text.endsWith('\r\n.\r\n')) continue;
      whole.push(/^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? '');
      if (ends('the whole body')) return;
      body = false;
      text = '';
      await answer('250 Queued');
      if (ends('the answer')) return;
      continue;
    }
    for (let end = text.indexOf('\r\n'); end >= 0 && !body; end = text.indexOf('\r\n')) {
      const word = text.slice(0, 4).toUpperCase();
      text = text.slice(end + 2);
      body = word === 'DATA';
      await answer(
        word === 'EHLO' ? '250 scripted' : body ? '354 Go on' : word === 'QUIT' ? '221 Bye' : '250 Well',
      );
      if (moments.some((moment) => moment === word && ends(moment))) return;
    }
  }
}
