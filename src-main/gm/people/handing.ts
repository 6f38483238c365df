import type { Command } from 'commander';
import { Option } from 'commander';

import type { SeatId } from '#kernel/words/ids.ts';
import type { HandedFile, Person } from '../../services/gm/people/people.ts';
import { files } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { passphrase } from '../secretLine.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** Options of commands that make a file for one person. */
export interface HandOptions {
  readonly player?: string;
  readonly address?: string;
  readonly out?: string;
  readonly passphrase?: string;
  readonly passphraseFile?: string;
  readonly json?: boolean;
}

/** Adds the options shared by commands that make a file for one person. */
export const handing = (command: Command): Command =>
  command
    .argument('<GAME>', 'the game')
    .argument('<SEAT>', 'the seat')
    .option('--player <NAME>', 'name of the person')
    .option('--address <ADDRESS>', 'mail address of the person')
    .option('--out <DIR>', 'folder to write the invitation to')
    .option(
      '--passphrase-file <FILE>',
      'protects the invitation with the passphrase on the first line of FILE, or of standard input for «-»; tell the player in another way',
    )
    .addOption(new Option('--passphrase <WORDS>').hideHelp())
    .option('--json', 'answer as JSON');

export const personOf = ({ player = '', address = '' }: HandOptions): Person => ({ player, address });

export async function closingOf({
  passphrase: words,
  passphraseFile,
}: HandOptions): Promise<{ readonly closing?: { readonly kind: 'passphrase'; readonly phrase: string } }> {
  if (words !== undefined) throw new Stop([unreadable('passphrase-in-words')]);
  return passphraseFile === undefined
    ? {}
    : { closing: { kind: 'passphrase', phrase: await passphrase(passphraseFile) } };
}

export function outOf({ out }: HandOptions): string {
  if (out === undefined) throw new Stop([unreadable('no-folder')]);
  return out;
}

export async function hand(
  seat: SeatId,
  { name, bytes }: HandedFile,
  out: string,
  json: boolean,
): Promise<void> {
  must(await files.write(`${out}/${name}`, bytes, { secret: true }));
  if (json) sayJson({ seat, written: name });
  else say(`${out}/${name} is the invitation: send it only to the person it is for.`);
  process.exitCode = exits.done;
}
