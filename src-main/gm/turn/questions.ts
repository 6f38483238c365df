import type { Command } from 'commander';

import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { plural } from '#kernel/words/phrase.ts';
import { answerers, type Answerer } from '#kernel/sequence/question.ts';
import { momentIn } from '../../services/deadline.ts';
import { setAnswerHours, setAnswersBy } from '../../services/gm/turns/answersBy.ts';
import { openNow, publishQuestions, type OpenQuestion } from '../../services/gm/people/gmQuestions.ts';
import type { AnswersTaken } from '../../services/gm/asking/takeAnswers.ts';
import { postQuestions } from '../../services/gm/post/questions.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { answerLed } from '../../services/gm/people/ledAnswers.ts';
import { files, ports, withGame } from '../openGame.ts';
import { Stop, command, exits, must, say, sayJson, wrapped } from '../io.ts';
import { seatNamed, theSeat, theSeats } from '../../services/gm/named.ts';
import { answerSheets } from '../../services/gm/asking/sheets.ts';
import { textIn } from '../textIn.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';
/** Most bytes of a sheet. */
const largestSheet = 1_000_000;
const help = `
A turn may ask players, or you, questions while it runs. The run then waits: orders stay as they are, --out writes a
.questions file for each seat that is asked, and the .answers files that come back are imported by «gm check» and
«gm run»; --mail puts the questions into the outbox instead, and «gm mail --fetch» imports the answers. Once everything is
answered, «gm run» continues; «gm watch» does so by itself.

Answer your own questions here: --reply 1 --choose 2 takes the second choice offered, --choose none gives no
order, and an order may be given as JSON. Where a question is answered on a sheet, --sheets DIR writes it, and
--reply 1 --sheet FILE reads it once it is filled in; a refused sheet answers nothing. You also answer for a seat that nobody plays: --seat SEAT --choose 2 none
answers all that it is asked, in the order of its questions.

--by SEAT=computer,silence says who answers for a seat, first to last, of ${answerers.join(', ')}; --by SEAT=
restores the default. --hours 48 sets how long to wait for answers, --hours 0 waits without limit.

Exit: 0 nothing waits; 1 the answer was refused; 3 questions are open.`;

interface Options {
  readonly out?: string;
  readonly mail?: boolean;
  readonly reply?: string;
  readonly choose?: readonly string[];
  readonly sheet?: string;
  readonly sheets?: string;
  readonly seat?: string;
  readonly by?: readonly string[];
  readonly hours?: string;
  readonly json?: boolean;
}

export function addQuestions(program: Command): void {
  program
    .command('questions')
    .summary('questions in the middle of a turn, and your answers')
    .description('Lists the open questions, writes questions files, and takes your own answers.')
    .argument('<GAME>', 'the game')
    .option('--out <DIR>', 'write the questions files there')
    .option('--mail', 'put the questions into the outbox, a letter to each player who is asked')
    .option('--reply <NUMBER>', 'answer your own question of this number')
    .option('--choose <ORDER...>', 'the answer: numbers of what is offered, orders as JSON, or none')
    .option('--sheet <FILE>', 'the answer: this filled-in sheet')
    .option('--sheets <DIR>', 'write the sheets of your own questions there, to be filled in')
    .option('--seat <SEAT>', 'answer for this seat, which nobody plays, with one choice for each question')
    .option('--by <SEAT=WHO...>', 'who answers for a seat, first to last')
    .option('--hours <HOURS>', 'how long to wait for answers')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: Options) => withGame(path, (gm) => questions(gm, path, options)));
}

async function questions(gm: Gm, path: string, options: Options): Promise<void> {
  for (const wish of options.by ?? []) setBy(gm, wish);
  if (options.hours !== undefined) setHours(gm, options.hours);
  if (options.seat !== undefined) await replyFor(gm, seatId(options.seat), options.choose ?? []);
  if (options.reply !== undefined) await reply(gm, Number(options.reply), options);
  const sheets = options.sheets === undefined ? [] : await writeSheets(gm, options.sheets);
  const written = options.out === undefined ? [] : must(await publishQuestions(files, gm.store, options.out));
  if (options.mail === true) mail(gm);
  const open = openNow(gm.store, gm.ruleset);
  if (options.json === true) sayJson({ game: gm.store.facts.game, ...(open ?? { questions: [] }), written });
  else {
    tell(gm, path, written, options.out ?? '');
    if (sheets.length > 0) say(`\nSheets to fill in: ${sheets.join(', ')}.`);
  }
  process.exitCode = (open?.questions.length ?? 0) > 0 ? exits.questions : exits.done;
}

function mail({ store }: Gm): void {
  const { letters, without } = must(postQuestions(store, ports.clock));
  say(
    `${plural(letters.length, 'letter')} with questions in the outbox.${without.length === 0 ? '' : ` Nobody's address is known for ${theSeats(store, without)}: send these with --out.`}`,
  );
}

function setBy(gm: Gm, wish: string): void {
  const [seat = '', words = ''] = wish.split('=');
  const by = words === '' ? undefined : words.split(',');
  const unknown = by?.find((word) => !answerers.includes(word as Answerer));
  if (unknown !== undefined || !wish.includes('='))
    throw new Stop([unreadable('who-answers', { text: wish, words: answerers.join(', ') })]);
  must(
    setAnswersBy(
      ports,
      gm.store,
      {
        seat: seatId(seat),
        ...(by === undefined ? {} : { by: by as readonly Answerer[] }),
      },
      who,
    ),
  );
}

function setHours(gm: Gm, text: string): void {
  const hours = Number(text);
  if (!Number.isInteger(hours) || hours < 0 || hours > 10_000)
    throw new Stop([unreadable('answer-hours', { text })]);
  setAnswerHours(ports, gm.store, hours === 0 ? undefined : hours, who);
}

async function reply(gm: Gm, number: number, { choose: chosen = [], sheet }: Options): Promise<void> {
  if (sheet !== undefined && chosen.length > 0) throw new Stop([unreadable('sheet-and-choose')]);
  const mine = openNow(gm.store, gm.ruleset)?.questions.find(
    (one) => one.to === 'game-master' && one.number === number,
  );
  const orders =
    sheet === undefined
      ? chosen.filter((one) => one !== 'none').map((one) => orderOf(mine, one))
      : [await orderOn(gm, number, sheet)];
  must(gm.answer({ number, orders }, who), exits.problems);
  say(`Question ${number} is answered.`);
}

/** The order that a sheet says; where it is refused, nothing is answered. */
async function orderOn(gm: Gm, number: number, path: string): Promise<unknown> {
  const sheet = answerSheets(gm.store, gm.ruleset).find((one) => one.number === number);
  if (sheet === undefined) throw new Stop([unreadable('no-sheet', { number })]);
  return must(sheet.read(await textIn(path, largestSheet)), exits.problems);
}

async function writeSheets(gm: Gm, folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const sheet of answerSheets(gm.store, gm.ruleset)) {
    const { name, text } = sheet.write();
    must(await files.write(`${folder}/${name}.txt`, new TextEncoder().encode(text)));
    names.push(`${name}.txt`);
  }
  return names;
}

/** Answers all that a seat is asked that nobody plays. */
async function replyFor(gm: Gm, seat: SeatId, chosen: readonly string[]): Promise<void> {
  const asked = (openNow(gm.store, gm.ruleset)?.questions ?? [])
    .filter(({ to }) => to === seat)
    .toSorted((a, b) => a.number - b.number);
  if (asked.length > 0 && chosen.length !== asked.length)
    throw new Stop([unreadable('led-choices', { seat, asked: asked.length, chosen: chosen.length })]);
  const answers = asked.map((question, at) => {
    const text = chosen[at] ?? 'none';
    return { number: question.number, orders: text === 'none' ? [] : [orderOf(question, text)] };
  });
  must(await answerLed(ports, gm.ruleset, gm.store, { seat, answers: answers as never }), exits.problems);
  say(
    `${plural(asked.length, 'question')} to ${theSeat(gm.store, seat)} ${asked.length === 1 ? 'is' : 'are'} answered.`,
  );
}

/** An order as it was typed: the number of an offer, or JSON. */
function orderOf(mine: OpenQuestion | undefined, text: string): unknown {
  const offer = /^\d+$/.test(text) ? mine?.offers[Number(text) - 1] : undefined;
  if (offer !== undefined) return offer.order;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Stop([unreadable('no-such-offer', { text })]);
  }
}

/** Prints what is open, and how to go on. */
export function tell(gm: Gm, path: string, written: readonly string[] = [], out = ''): void {
  const open = openNow(gm.store, gm.ruleset);
  if (open === undefined) return say('There are no questions: no run waits.');
  const time = open.until === undefined ? '' : ` until ${momentIn(open.until, ports.clock.now())}`;
  say(wrapped(`The run of turn ${open.turn} waits for ${plural(open.questions.length, 'answer')}${time}.`));
  for (const one of open.questions) {
    const to =
      one.to === 'game-master'
        ? `You are asked (question ${one.number})`
        : `${seatNamed(gm.store, seatId(one.to))} is asked`;
    say(wrapped(`\n${to}: ${one.said} [${one.cite}]`));
    for (const { label, value } of one.facts) say(wrapped(`${label}: ${value}`, '  '));
    for (const [at, { said }] of one.offers.entries()) say(wrapped(`${at + 1}  ${said}`, '  '));
    if (one.silence !== undefined) say(wrapped(`Without an answer: ${one.silence}`, '  '));
    if (open.seats.some((seat) => seat.to === one.to && seat.led === true))
      say(wrapped(`Nobody plays this seat: you answer for it, with --seat ${one.to} --choose …`, '  '));
  }
  if (written.length > 0) say(`\n${plural(written.length, 'file')} of questions written to ${out}.`);
  say(
    open.questions.length === 0
      ? `\nAll questions are answered. To continue:\n  ${command('run', path, '--out', 'results')}`
      : `\nImport the .answers files and continue with:\n  ${command('run', path, '--orders', 'in', '--out', 'results')}`,
  );
}

/** Prints what became of answers files. */
export function tellAnswers({ store }: Gm, taken: readonly AnswersTaken[]): void {
  for (const { name, verdict, seat, reason = '' } of taken)
    say(
      wrapped(
        verdict === 'refused'
          ? `\n${name} does not count (refused): ${reason}`
          : `${name}: answers of ${seat === undefined ? '' : theSeat(store, seat)}${verdict === 'already' ? ', which had already been imported' : ''}.`,
      ),
    );
}
