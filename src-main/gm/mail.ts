import type { Command } from 'commander';

import type { PostWishes } from '#contract/gm/post.ts';
import { postWishes } from '#contract/gm/post.ts';
import type { SeatId } from '#kernel/ids.ts';
import { unreadable } from '#kernel/problem.ts';
import { imapFetcher } from '../adapters/imap.ts';
import { smtpMailer } from '../adapters/mail.ts';
import type { OutLetter } from '../gameStore.ts';
import type { Gm } from '../services/gm.ts';
import type { Fetched } from '../services/gm/post/fetch.ts';
import { fetchMail } from '../services/gm/post/fetch.ts';
import { sendOut, settleLetter } from '../services/gm/post/outbox.ts';
import { postResults } from '../services/gm/post/results.ts';
import { markPublished } from '../services/gm/publish.ts';
import { setWishes, wishesOf } from '../services/gm/post/wishes.ts';
import { hitch } from '../services/sending/problems.ts';
import { files, ports, withGame } from './game.ts';
import type { Exit } from './io.ts';
import { Stop, exits, must, plural, problemText, say, sayJson } from './io.ts';

const help = `
Say once where orders come in and by which server letters go out; passwords are never written down:
  gm mail gw9.game --imap tls://gm@imap.example.org:993/INBOX --smtp starttls://gm@smtp.example.org:587 --from gm@example.org

Then, as often as you like. Orders are taken in, each letter is answered by a receipt, and whatever waits is sent:
  gm mail gw9.game --fetch --send --password-file secret
  gm mail gw9.game --results --send --password-file secret

The password is the first line of the file, or SEALED_ORDERS_MAIL_PASSWORD; where the server for letters has another one:
--smtp-password-file or SEALED_ORDERS_SMTP_PASSWORD. Letters that may or may not have arrived are never sent again by themselves.
A withdrawn letter is never sent, nor with --again; to send its results after all: --results --afresh --seat EMPIRE.

Exit: 0 all well; 1 a letter failed or may not have arrived; 2 misuse, or a server could not be talked to.`;

interface Options {
  readonly imap?: string;
  readonly smtp?: string;
  readonly from?: string;
  readonly minutes?: string;
  readonly fetch?: boolean;
  readonly results?: boolean;
  readonly turn?: string;
  readonly seat?: readonly SeatId[];
  readonly afresh?: boolean;
  readonly send?: boolean;
  readonly again?: readonly string[];
  readonly withdraw?: readonly string[];
  readonly passwordFile?: string;
  readonly smtpPasswordFile?: string;
  readonly status?: boolean;
  readonly json?: boolean;
}

const who = 'command line';

export function addMail(program: Command): void {
  program
    .command('mail')
    .summary('take in orders by mail, and send results and receipts')
    .description('Looks into the mailbox of a game, and sends its letters.')
    .argument('<GAME>', 'the game')
    .option(
      '--imap <URL>',
      'where orders come in: tls, starttls or none, as tls://user@host:port/folder; «never» for nowhere',
    )
    .option('--smtp <URL>', 'by which server letters go out, as starttls://user@host:port; «never» for none')
    .option('--from <ADDRESS>', 'the address that letters come from')
    .option('--minutes <N>', 'how often to look while «gm watch» or the program is open')
    .option('--results', 'put the results of the turn into the outbox')
    .option('--turn <N>', "with --results: the turn that is ordered with them; today's when left out")
    .option('--seat <EMPIRE...>', 'with --results: only these empires')
    .option('--afresh', 'with --results: once more, where they were sent already')
    .option('--fetch', 'take in orders from the mailbox')
    .option('--send', 'send what waits in the outbox')
    .option('--again <NUMBER...>', 'send letters again that failed or may not have arrived')
    .option('--withdraw <NUMBER...>', 'never send these letters; that is for good')
    .option('--password-file <FILE>', 'the password is its first line')
    .option('--smtp-password-file <FILE>', 'where the server for letters has another one')
    .option('--status', 'list the letters; so does the command without any option')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: Options) => withGame(path, (gm) => mail(gm, options)));
}

async function mail(gm: Gm, options: Options): Promise<void> {
  const { store } = gm;
  const wished = newWishes(wishesOf(store), options);
  const numbers = { again: numbersIn(options.again), withdraw: numbersIn(options.withdraw) };
  const turn = options.turn === undefined ? undefined : numbersIn([options.turn])[0];
  if (wished !== undefined) must(setWishes(store, ports.clock, who, wished));
  for (const number of numbers.again) must(settleLetter(store, ports.clock, who, number, 'again'));
  for (const number of numbers.withdraw) must(settleLetter(store, ports.clock, who, number, 'withdraw'));
  const wish = {
    ...(turn === undefined ? {} : { turn }),
    ...(options.seat === undefined ? {} : { seats: options.seat }),
    afresh: options.afresh === true,
  };
  const posted = options.results === true ? must(postResults(store, ports.clock, wish)) : undefined;
  if (posted !== undefined)
    markPublished(
      store,
      turn ?? store.turn(),
      posted.letters.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    );
  const fetched = options.fetch === true ? await fetchInto(gm, options) : undefined;
  const sent = options.send === true ? await send(gm, options) : undefined;
  const letters = store.post.letters();
  if (options.json === true)
    sayJson({
      game: store.facts.game,
      wishes: wishesOf(store),
      posted: posted && { letters: posted.letters.length, without: posted.without },
      fetched,
      sent,
      letters: letters.map(letterData),
    });
  else {
    if (posted !== undefined)
      say(
        `${plural(posted.letters.length, 'letter')} with results in the outbox.${posted.without.length === 0 ? '' : ` Nobody's address is known for ${posted.without.join(', ')}: hand these over with «gm publish».`}`,
      );
    if (fetched !== undefined)
      say(
        [
          `${plural(fetched.letters, 'letter')} with ${plural(fetched.files, 'file')} of orders; ${plural(fetched.receipts, 'receipt')} to send.`,
          ...fetched.said,
        ].join('\n'),
      );
    if (sent !== undefined)
      say(
        [
          `${plural(sent.sent, 'letter')} sent, ${sent.failed} failed or unsure, ${sent.waiting} waiting.`,
          ...sent.said,
        ].join('\n'),
      );
    if (options.status === true || Object.keys(options).length === 0) tell(letters);
  }
  process.exitCode = exitOf(sent);
  if (sent?.trouble !== undefined) throw new Stop([sent.trouble]);
}

const exitOf = (sent: { readonly failed: number } | undefined): Exit =>
  sent !== undefined && sent.failed > 0 ? exits.problems : exits.done;

/** Where the passwords of the mailbox and of the server for letters are to be found. */
export type PasswordOptions = Pick<Options, 'passwordFile' | 'smtpPasswordFile'>;

/** Looks into the game's mailbox and takes in what came. A refusal ends the command. */
export const fetchInto = async (gm: Gm, options: PasswordOptions): Promise<Fetched> =>
  must(await fetchMail({ fetcher: imapFetcher(), clock: ports.clock }, gm, await boxPassword(gm, options)));

async function boxPassword({ store }: Gm, options: PasswordOptions): Promise<string> {
  const user = wishesOf(store).box?.user ?? '';
  const password = await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD');
  if (password === undefined && user !== '') throw new Stop([noPassword(user)]);
  return password ?? '';
}

/** Sends what waits in the game's outbox. A refusal ends the command. */
export async function send({ store }: Gm, options: PasswordOptions): ReturnType<typeof sendOut> {
  const { server } = wishesOf(store);
  if (server === undefined) throw new Stop([hitch.noServerOfGame()]);
  const own = await passwordFrom(options.smtpPasswordFile, 'SEALED_ORDERS_SMTP_PASSWORD');
  const password =
    server.user === ''
      ? undefined
      : (own ?? (await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD')));
  if (server.user !== '' && password === undefined) throw new Stop([noPassword(server.user)]);
  return sendOut({ mailer: smtpMailer(), clock: ports.clock }, store, server, password);
}

async function passwordFrom(file: string | undefined, variable: string): Promise<string | undefined> {
  if (file === undefined) return process.env[variable];
  const text = new TextDecoder().decode(must(await files.read(file, 10_000)));
  return text.split(/\r?\n/)[0];
}

/** The wishes with what was given in them; undefined when nothing was. */
function newWishes(now: PostWishes, { imap, smtp, from, minutes }: Options): PostWishes | undefined {
  if ([imap, smtp, from, minutes].every((given) => given === undefined)) return undefined;
  const { box, server, minutes: usual } = now;
  const serverNow =
    smtp === undefined
      ? server
      : smtp === 'never'
        ? undefined
        : { from: server?.from ?? from ?? '', ...place(smtp) };
  const boxNow =
    imap === undefined ? box : imap === 'never' ? undefined : { ...place(imap), folder: folderIn(imap) };
  const raw = {
    minutes: minutes === undefined ? usual : numbersIn([minutes])[0],
    ...(boxNow === undefined ? {} : { box: boxNow }),
    ...(serverNow === undefined ? {} : { server: { ...serverNow, ...(from === undefined ? {} : { from }) } }),
  };
  const read = postWishes.parse(raw);
  if (read.ok) return read.value;
  throw new Stop([
    unreadable(
      'no-such-mail',
      'Mail cannot be set up like this; nothing was changed. Give --imap, --smtp and --from as «gm help mail» shows.',
    ),
    ...read.fault,
  ]);
}

function place(url: string): {
  readonly host: string;
  readonly port: number;
  readonly security: string;
  readonly user: string;
} {
  const read = /^(tls|starttls|none):\/\/(?:([^/]*)@)?(\[[0-9a-f:.]+\]|[^/:@]+):(\d{1,5})(?:\/.*)?$/i.exec(
    url,
  );
  if (read === null)
    throw new Stop([
      unreadable(
        'bad-place',
        '«{url}» tells no place. Write it as tls://user@host:993/INBOX, with the security first and the port at the end.',
        { url: url.replace(/:[^/@:]*@/, ':\u2022\u2022\u2022@') },
      ),
    ]);
  const [, security = '', user = '', host = '', port = ''] = read;
  if (/:/.test(user))
    throw new Stop([
      unreadable(
        'password-in-words',
        'A password on the command line can be read by others on this machine. Leave it out of the address, and use --password-file.',
      ),
    ]);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    security: security.toLowerCase(),
    user: decoded(user),
  };
}

const folderIn = (url: string): string => decoded(/^[a-z]+:\/\/[^/]*\/(.+)$/i.exec(url)?.[1] ?? 'INBOX');

/** As addresses are written: `%40` for a sign that would part it. What is no such writing stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function numbersIn(texts: readonly string[] = []): readonly number[] {
  return texts.map((text) => {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new Stop([
      unreadable('no-number', '«{text}» is no number here. «gm mail GAME» lists the letters by number.', {
        text,
      }),
    ]);
  });
}

const noPassword = (user: string) =>
  unreadable(
    'password-wanted',
    'The password of {user} is wanted: give --password-file, or set SEALED_ORDERS_MAIL_PASSWORD.',
    { user },
  );

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
      `${String(number).padStart(4)}  turn ${turn}  ${kind.padEnd(8)}  ${state.padEnd(9)}  ${to}${state === 'sent' || said === '' ? '' : `\n      ${problemText(unreadable('said', '{said}', { said })).replaceAll('\n', '\n      ')}`}`,
    );
}
