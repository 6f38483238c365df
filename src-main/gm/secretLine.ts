import { files } from './openGame.ts';
import { Stop, must } from './io.ts';
import { textOf } from './textIn.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** Most bytes of a file with one secret. */
const most = 10_000;

/**
 * The first line of a file, or of standard input if the name is `-`. Secrets are passed this way because
 * everybody on this machine can read the arguments of a command.
 */
export async function secretLine(path: string): Promise<string> {
  const bytes = path === '-' ? await standardInput() : must(await files.read(path, most));
  return textOf(bytes, path === '-' ? 'The standard input' : path).split(/\r?\n/)[0] ?? '';
}

/** As `secretLine`, for a passphrase: an empty one is refused. */
export async function passphrase(path: string): Promise<string> {
  const phrase = (await secretLine(path)).trim();
  if (phrase === '') throw new Stop([unreadable('empty-passphrase')]);
  return phrase;
}

async function standardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) throw new Stop([unreadable('too-large/secret')]);
  }
  return Buffer.concat(chunks);
}
