import type { Command } from 'commander';

import type { LetterDraft, LetterShown } from '#contract/gm/letters.ts';
import { letterDraft } from '#contract/gm/letters.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { letterLink, postLetter, showLetter } from '../../services/gm/post/letters.ts';
import { remindNow } from '../../services/gm/post/remind.ts';
import { ports, withGame } from '../openGame.ts';
import { textIn } from '../textIn.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const help = `
Write the text in a file. Preview first, then put the letters into the outbox and send them:
  gm letter gw9.game --to all --subject "A week off" --file words.txt --preview
  gm letter gw9.game --to all --subject "A week off" --file words.txt
  gm mail gw9.game --send --password-file secret

Each person gets a letter of their own and sees nobody else's address. «missing» means those without orders; a seat's
name in the game writes to whoever plays it and stands in for it. The same letter does not go to the same person twice in a turn,
except with --again. Until it is sent, a letter can be withdrawn: «gm mail GAME» lists it, «gm mail GAME --withdraw N» withdraws it.
Where no server is set up, --preview gives the addresses and a link that opens your mail program, everybody under BCC.`;

interface LetterOptions {
  readonly to: readonly string[];
  readonly subject: string;
  readonly file: string;
  readonly preview?: boolean;
  readonly again?: boolean;
  readonly json?: boolean;
}
interface RemindOptions {
  readonly again?: boolean;
  readonly json?: boolean;
}

const who = 'command line';
/** Most bytes of a file with the text of a letter. */
const longestFile = 100_000;

export function addLetter(program: Command): void {
  program
    .command('letter')
    .summary('write to all players, to some, or to those without orders')
    .description('Writes a letter to players.')
    .argument('<GAME>', 'the game')
    .requiredOption('--to <WHOM...>', '«all», «missing», or the names of seats')
    .requiredOption('--subject <TEXT>', 'the subject of the letter')
    .requiredOption('--file <FILE>', 'a file with the text of the letter')
    .option('--preview', 'show exactly what goes out and to whom, and change nothing')
    .option('--again', 'include those who already had this letter this turn')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: LetterOptions) => withGame(path, (gm) => write(gm, path, options)));
}

export function addRemind(program: Command): void {
  program
    .command('remind')
    .summary('remind everybody without orders')
    .description(
      'Puts a reminder into the outbox for everybody without orders; «gm mail GAME --send» sends it.',
    )
    .argument('<GAME>', 'the game')
    .option('--again', 'include those reminded within the last hour')
    .option('--json', 'answer as JSON')
    .action((path: string, options: RemindOptions) => withGame(path, (gm) => remind(gm, path, options)));
}

async function write(
  gm: Gm,
  path: string,
  { to, subject, file, preview, again, json }: LetterOptions,
): Promise<void> {
  const draft = await draftFrom(to, subject, file);
  const shown = must(showLetter(gm, draft));
  if (preview === true) {
    if (json === true) sayJson({ ...shown, ...letterLink(shown) });
    else say(previewText(shown, path));
    return;
  }
  const { letters, before, without } = must(
    postLetter(gm, ports.clock, draft, { who, again: again === true }),
  );
  if (json === true)
    sayJson({
      letters: letters.map(({ number, to: address, seat }) => ({ number, to: address, seat })),
      before,
      without,
    });
  else {
    say(
      [
        letters.length === 0
          ? 'No letter was written.'
          : `${plural(letters.length, 'letter')} in the outbox, for ${letters.map(({ to: address }) => address).join(', ')}. «gm mail ${path} --send» sends what waits there.`,
        ...(before.length === 0
          ? []
          : [`Already had this letter this turn: ${before.join(', ')}. To send it again, add --again.`]),
        ...withoutLines(without),
      ].join('\n'),
    );
  }
  process.exitCode = exits.done;
}

async function draftFrom(to: readonly string[], subject: string, file: string): Promise<LetterDraft> {
  const text = (await textIn(file, longestFile)).replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ');
  const [whom = ''] = to;
  const one = to.length === 1 && (whom === 'all' || whom === 'missing');
  const read = letterDraft.parse({ to: one ? whom : 'some', seats: one ? [] : [...to], subject, text });
  if (read.ok) return read.value;
  throw new Stop([unreadable('bad-letter'), ...read.fault]);
}

/** Exactly what goes out, and to whom. */
function previewText(shown: LetterShown, path: string): string {
  const { subject, text, to, without, mailed } = shown;
  const { link, cut } = letterLink(shown);
  return [
    `${to.length === 0 ? 'To nobody' : `To ${plural(to.length, 'person', 'people')}, a letter each`}:`,
    ...to.map(
      ({ player, address, seats, before }) =>
        `  ${player === '' ? '' : `${player}, `}${address} (${seats.join(', ')})${before ? ': already had this letter' : ''}`,
    ),
    ...withoutLines(without),
    '',
    `Subject: ${subject}`,
    '',
    text.trimEnd(),
    '',
    mailed
      ? 'Nothing was written. Leave out --preview to put it into the outbox.'
      : `No server is set up for this game («gm mail ${path} --smtp»), so copy the text and the addresses, or open this link, which puts everybody under BCC${cut === 'text' ? '; the text was too long for it' : cut === 'addresses' ? '; there were too many addresses for it' : ''}:\n${link}`,
  ].join('\n');
}

const withoutLines = (without: readonly string[]): readonly string[] =>
  without.length === 0
    ? []
    : [
        `Nobody's address is known for ${without.join(', ')}: add them with «gm player», or contact these players in another way.`,
      ];

function remind(gm: Gm, path: string, { again, json }: RemindOptions): void {
  const { written, without, lately, byHand } = must(
    remindNow(gm, ports.clock, { who, again: again === true }),
  );
  if (json === true) sayJson({ written, without, lately, byHand });
  else if (byHand !== undefined) {
    say(
      `No server is set up for this game, so nothing was written. Set one up with «gm mail ${path} --smtp», or send this yourself:\n`,
    );
    say(previewText(must(showLetter(gm, byHand)), path));
  } else {
    say(
      [
        written.length === 0
          ? 'Nobody was reminded.'
          : `Reminders are in the outbox for ${written.join(', ')}. «gm mail ${path} --send» sends them.`,
        ...(lately.length === 0
          ? []
          : [
              `Already reminded within the last hour: ${lately.join(', ')}. To remind them again, add --again.`,
            ]),
        ...withoutLines(without),
      ].join('\n'),
    );
  }
  process.exitCode = exits.done;
}
