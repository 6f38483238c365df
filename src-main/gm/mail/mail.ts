import type { Command } from 'commander';
import { defined } from '#kernel/words/defined.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { OutLetter } from '../../ports/game/post.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { settleLetter } from '../../services/gm/post/outbox.ts';
import type { Fetched } from '../../services/gm/mailbox/fetch.ts';
import type { ResultsPosted } from '../../services/gm/post/results.ts';
import { postResults } from '../../services/gm/post/results.ts';
import { setWishes, wishesOf } from '../../services/gm/policy/wishes.ts';
import { ports, withGame } from '../openGame.ts';
import type { Exit } from '../io.ts';
import { Stop, exits, must, onlyWith, problemText, say, sayJson } from '../io.ts';
import type { MailOptions } from './options.ts';
import { newWishes, numbersIn } from './wishes.ts';
import { type SentOut, fetchInto, send, tryServers } from './servers.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const help = `
Say once where orders arrive and which server sends letters; passwords are never stored:
  gm mail gw9.game --imap tls://gm@imap.example.org:993/INBOX --smtp starttls://gm@smtp.example.org:587 --from gm@example.org

Try both servers, without fetching or sending anything:
  gm mail gw9.game --test --password-file secret

Then, as often as you like: import orders, answer each letter with a receipt, and send whatever waits:
  gm mail gw9.game --fetch --send --password-file secret
  gm mail gw9.game --results --send --password-file secret

The password is the first line of the file, or SEALED_ORDERS_MAIL_PASSWORD; where the server for letters has another one:
--smtp-password-file or SEALED_ORDERS_SMTP_PASSWORD. Letters that may or may not have arrived are never resent automatically.
A withdrawn letter is never sent, not even with --again; to send its results after all: --results --afresh --seat SEAT.

Exit: 0 all well; 1 a letter failed or may not have arrived; 2 misuse, or a server could not be reached.`;

const who = 'command line';

export function addMail(program: Command): void {
  program
    .command('mail')
    .summary('collect orders by mail, and send results and receipts')
    .description('Checks the mailbox of a game, and sends its letters.')
    .argument('<GAME>', 'the game')
    .option(
      '--imap <URL>',
      'mailbox for orders: tls, starttls or none, as tls://user@host:port/folder; «never» for none',
    )
    .option(
      '--smtp <URL>',
      'server for outgoing letters, such as starttls://user@host:port; «never» for none',
    )
    .option('--from <ADDRESS>', 'the address that letters come from')
    .option('--program <URL>', 'where players get the program, for the invitations; «never» to leave it out')
    .option('--minutes <N>', 'how often to check while «gm watch» or the program is open')
    .option('--test', 'try both servers: reached, signed in, or what failed; nothing is fetched or sent')
    .option('--results', 'put the results of the turn into the outbox')
    .option('--turn <N>', 'with --results: the turn that they are for; the current one when left out')
    .option('--seat <SEAT...>', 'with --results: only these seats')
    .option('--afresh', 'with --results: again, even where they were already sent')
    .option('--fetch', 'import orders from the mailbox')
    .option(
      '--forms <DIR>',
      'with --fetch: keep sign-up forms for a new game in this folder, and answer them',
    )
    .option('--send', 'send what waits in the outbox')
    .option('--again <NUMBER...>', 'send letters again that failed or may not have arrived')
    .option('--withdraw <NUMBER...>', 'withdraw these letters for good')
    .option('--password-file <FILE>', 'the password is its first line; «-» for standard input')
    .option('--smtp-password-file <FILE>', 'where the server for letters has another one')
    .option('--status', 'list the letters; also without any option')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: MailOptions) => withGame(path, (gm) => mail(gm, options)));
}

async function mail(gm: Gm, options: MailOptions): Promise<void> {
  const { store } = gm;
  onlyWith(options, 'fetch', 'forms');
  onlyWith(options, 'results', 'turn', 'seat', 'afresh');
  const wished = newWishes(wishesOf(store), options);
  const numbers = { again: numbersIn(options.again), withdraw: numbersIn(options.withdraw) };
  const turn = options.turn === undefined ? undefined : numbersIn([options.turn])[0];
  if (wished !== undefined) must(setWishes(store, ports.clock, who, wished));
  for (const number of numbers.again) must(settleLetter(store, ports.clock, who, number, 'again'));
  for (const number of numbers.withdraw) must(settleLetter(store, ports.clock, who, number, 'withdraw'));
  const wish = {
    ...defined({ turn, seats: options.seat }),
    afresh: options.afresh === true,
  };
  const tested = options.test === true ? await tryServers(gm, options) : undefined;
  const posted = options.results === true ? must(postResults(gm, ports.clock, wish)) : undefined;
  const fetched = options.fetch === true ? await fetchInto(gm, options) : undefined;
  const sent = options.send === true ? await send(gm, options) : undefined;
  const letters = store.post.letters();
  if (options.json === true)
    sayJson({
      game: store.facts.game,
      wishes: wishesOf(store),
      tested,
      posted: posted && { letters: posted.letters.length, without: posted.without },
      fetched,
      sent,
      letters: letters.map(letterData),
    });
  else {
    for (const { said } of tested ?? []) say(said);
    for (const line of doneLines(posted, fetched, sent)) say(line);
    if (options.status === true || Object.keys(options).length === 0) tell(letters);
  }
  process.exitCode = tested?.some(({ well }) => !well) === true ? exits.misuse : exitOf(sent);
  if (sent?.trouble !== undefined) throw new Stop([sent.trouble]);
}

/** What was done with letters, each in a line or more. */
function doneLines(
  posted: ResultsPosted | undefined,
  fetched: Fetched | undefined,
  sent: SentOut | undefined,
): readonly string[] {
  return [
    ...(posted === undefined
      ? []
      : [
          `${plural(posted.letters.length, 'letter')} with results in the outbox.${posted.without.length === 0 ? '' : ` Nobody's address is known for ${posted.without.join(', ')}: send these with «gm publish».`}`,
        ]),
    ...(fetched === undefined
      ? []
      : [
          `${plural(fetched.letters, 'letter')} with ${plural(fetched.files, 'file')} of orders; ${plural(fetched.receipts, 'receipt')} to send.`,
          ...fetched.said,
        ]),
    ...(sent === undefined
      ? []
      : [
          `${plural(sent.sent, 'letter')} sent, ${sent.failed} failed or unsure, ${sent.waiting} waiting.`,
          ...sent.said,
        ]),
  ];
}

const exitOf = (sent: { readonly failed: number } | undefined): Exit =>
  sent !== undefined && sent.failed > 0 ? exits.problems : exits.done;

const letterData = ({
  number,
  turn,
  seat,
  kind,
  to,
  subject,
  state,
  tries,
  next,
  said,
  file,
}: OutLetter): object => ({
  number,
  turn,
  seat,
  kind,
  to,
  subject,
  state,
  tries,
  next,
  said,
  file: file?.name,
});

function tell(letters: readonly OutLetter[]): void {
  if (letters.length === 0) return say('There are no letters yet.');
  for (const { number, kind, to, state, turn, said = '' } of letters)
    say(
      `${String(number).padStart(4)}  turn ${turn}  ${kind.padEnd(8)}  ${state.padEnd(9)}  ${to}${state === 'sent' || said === '' ? '' : `\n      ${problemText(unreadable('said', { said })).replaceAll('\n', '\n      ')}`}`,
    );
}
