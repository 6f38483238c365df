import type { TurnKey } from '#contract/keys.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import { computerAnswers, personAnswers } from '#kernel/turn/answering.ts';
import type { Answerer } from '#kernel/sequence/question.ts';
import type { Clock } from '#main/ports/machine.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { setAnswersBy } from '../gm/turns/answersBy.ts';
import { takeAnswersBack } from '../gm/asking/answersBack.ts';
import type { IntakePorts } from '../gm/intake/takeOrders.ts';
import { openSeats, questionsOf, waitingOf } from '../gm/turns/waiting.ts';
import { handsOver } from '../gm/elsewhere/handed.ts';
import { waitingBattles } from '../gm/elsewhere/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import { ledSeats } from '../gm/turns/loadedTurn.ts';
import type { Library } from '../library/library.ts';
import { readTableSeat, writeTableSeat } from '../library/tableSeat.ts';
import { leftIn, runOn } from './leftToRules.ts';
import { unreadable } from '#contract/refusals/practice.ts';

/*
 * A practice game with whoever sits at this screen: one person, or several one after another. Their seats are those that the library holds.
 */

/** The library, and its files. */
interface TableNeeds {
  readonly library: Library;
  readonly files: Files;
}

type Tell = (doing: string, done: number, of: number) => void;

/** Where battles can be fought as games of their own, whoever sits at the table decides for the game master whether one is. */
const fliersAnswers: readonly Answerer[] = ['programme', 'computer', 'person', 'silence'];

/** Whoever sits at the table is asked, whatever is usual by mail; nobody waits for seats whose player sits elsewhere: nobody plays them. */
export function seatTable(
  ports: { readonly clock: Clock },
  gm: Gm,
  table: readonly string[],
): Outcome<undefined> {
  const led = ledSeats(gm.ruleset, gm.store);
  const nobody = gm.store
    .seats()
    .map(({ seat }) => seat)
    .filter((seat) => !table.includes(seat) && !led.includes(seat));
  if (gm.ruleset.answering === undefined && nobody.length === 0) return good(undefined);
  const asked = gm.ruleset.usualAnswers?.player === undefined ? [] : table.map(seatId);
  for (const [seat, by] of [
    ...asked.map((one) => [one, personAnswers] as const),
    ...nobody.map((one) => [one, computerAnswers] as const),
    [gameMaster, handsOver(gm.ruleset) ? fliersAnswers : computerAnswers] as const,
  ]) {
    const set = setAnswersBy(ports, gm.store, { seat, by });
    if (!set.ok) return set;
  }
  return good(undefined);
}

/**
 * Goes on with the turn: takes in the orders of all at the table, or their answers where the turn waits for them, and runs it. `waits`: it
 * waits for answers. What an earlier program had begun is completed.
 */
export async function runTurn(
  { library, files }: TableNeeds,
  gm: Gm,
  key: TurnKey,
  tell: Tell,
): Promise<Outcome<'ran' | 'waits'>> {
  const seats = await tableOf(library, key);
  if (!seats.ok) return seats;
  if (waitingOf(gm.store) === undefined) {
    const given = await giveOrders({ library, files }, key, seats.value);
    if (!given.ok || !given.value) return given.ok ? good('waits') : given;
  }
  const news = await bringQuestions(library, gm, seats.value);
  if (!news.ok || news.value > 0) return news.ok ? good('waits') : news;
  tell('Sealing your orders', 0, 3);
  const took =
    waitingOf(gm.store) === undefined
      ? await takeAllOrders(library, gm, key, seats.value)
      : await takeAllAnswers(library, gm, key);
  if (!took.ok || took.value === 'waits') return took as Outcome<'waits'>;
  tell('Running the turn', 1, 3);
  const ran = await runOn(gm, seats.value);
  if (ran.kind === 'busy') return bad([ran.problem]);
  if (ran.kind === 'questions') {
    const brought = await bringQuestions(library, gm, seats.value);
    return brought.ok ? good('waits') : brought;
  }
  if (ran.kind !== 'ran') return bad([unreadable('overtaken')]);
  tell('Opening the results', 2, 3);
  return good('ran');
}

/** Writes down that the player has given their orders of the turn; whether all at the table have. Whoever plays alone just gives them. */
async function giveOrders(
  { library, files }: TableNeeds,
  key: TurnKey,
  table: readonly SeatId[],
): Promise<Outcome<boolean>> {
  const { game, turn } = key;
  let all = true;
  for (const seat of table) {
    const has = await library.inSeat({ game, seat }, async ({ folder }) => {
      const one = await readTableSeat(files, folder);
      if (one === undefined || one.given >= turn) return good(true);
      if (seat !== key.seat) return good(false);
      const written = await writeTableSeat(files, folder, { ...one, given: turn });
      return written.ok ? good(true) : written;
    });
    if (!has.ok) return has;
    all &&= has.value;
  }
  return good(all);
}

/** The seats of the game whose results of this turn the library holds. */
async function tableOf(library: Library, { game, turn }: TurnKey): Promise<Outcome<readonly SeatId[]>> {
  const used = await library.used();
  if (!used.ok) return used;
  return good(
    used.value.filter((one) => one.game === game && one.turn === turn).map(({ seat }) => seat as SeatId),
  );
}

/** Brings the open questions into the library, and says how many files of them are new there. */
async function bringQuestions(library: Library, gm: Gm, table: readonly SeatId[]): Promise<Outcome<number>> {
  const waiting = waitingOf(gm.store);
  let fresh = 0;
  for (const asked of waiting === undefined ? [] : openSeats(waiting)) {
    if (asked.seat === gameMaster && waitingBattles(gm.store, gm.ruleset).length > 0) continue;
    const file = table.includes(asked.seat) ? questionsOf(gm.store, asked) : undefined;
    if (file === undefined) return bad([unreadable('questions-pending')]);
    const took = await library.take(file);
    if (!took.ok) return took;
    if (took.value.news === 'new') fresh += 1;
  }
  return good(fresh);
}

/** Asks again what was answered last. Several at a table see each other’s answers: theirs can be taken back until something comes to light. */
export async function answerAgain(
  { library, ports }: Pick<TableNeeds, 'library'> & { readonly ports: IntakePorts },
  gm: Gm,
  key: TurnKey,
): Promise<Outcome<TurnKey>> {
  const seats = await tableOf(library, key);
  if (!seats.ok) return seats;
  const hidden = seats.value.length > 1;
  const taken = await takeAnswersBack(ports, gm.store, gm.ruleset, { hidden, left: leftIn(gm.store) });
  if (!taken.ok) return taken;
  const ran = await runOn(gm, seats.value);
  if (ran.kind === 'busy') return bad([ran.problem]);
  if (ran.kind !== 'questions') return bad([unreadable('overtaken')]);
  const brought = await bringQuestions(library, gm, seats.value);
  return brought.ok ? good(key) : brought;
}

async function takeAllOrders(
  library: Library,
  gm: Gm,
  key: TurnKey,
  table: readonly SeatId[],
): Promise<Outcome<'taken'>> {
  for (const seat of table) {
    const orders = await library.exportOrders({ ...key, seat });
    if (!orders.ok) return orders;
    const took = await gm.takeOrders(Buffer.from(orders.value.base64, 'base64'), orders.value.name);
    const now = gm.store.turn();
    if (now > key.turn) return bad([movedOn(key.turn, now)]);
    if (took.verdict !== 'final') return bad([unreadable('orders-not-taken', { reason: took.reason ?? '' })]);
  }
  return good('taken');
}

/**
 * Takes in the answers of all at the table who are asked, once all have given them: until then whoever has given theirs may change them. Refused
 * where the player who asks to go on has not answered everything.
 */
async function takeAllAnswers(library: Library, gm: Gm, key: TurnKey): Promise<Outcome<'taken' | 'waits'>> {
  const waiting = waitingOf(gm.store);
  const asked = (waiting === undefined ? [] : openSeats(waiting))
    .map(({ seat }) => seat)
    .filter((seat) => seat !== gameMaster);
  const own = asked.some((seat) => seat === key.seat) ? await library.exportAnswers(key) : undefined;
  if (own?.ok === false) return own;
  for (const seat of asked) {
    const theirs = await library.questions({ ...key, seat });
    if (!theirs.ok) return theirs;
    if (theirs.value?.exported !== true) return good('waits');
  }
  for (const seat of asked) {
    const answers = await library.exportAnswers({ ...key, seat });
    if (!answers.ok) return answers;
    const [took] = await gm.takeAnswers([
      { bytes: Buffer.from(answers.value.base64, 'base64'), name: answers.value.name },
    ]);
    if (took?.verdict === 'refused')
      return bad([unreadable('orders-not-taken', { reason: took.reason ?? '' })]);
  }
  return good('taken');
}

/** Takes the results of all at the table into the library; the key is that of the player who went on. */
export async function takeResults(library: Library, gm: Gm, key: TurnKey): Promise<Outcome<TurnKey>> {
  const seats = await tableOf(library, key);
  if (!seats.ok) return seats;
  for (const seat of seats.value.filter((one) => one !== key.seat)) {
    const took = await takeResultsOf(library, gm, seat);
    if (!took.ok) return took;
  }
  return takeResultsOf(library, gm, key.seat);
}

/** Takes the first turn of a new game into the library, for all who sit at the table; the key is that of the first of them. */
export async function takeFirst(
  { library, files }: TableNeeds,
  gm: Gm,
  mine: string,
  table: readonly { readonly seat: string; readonly player: string }[] = [],
): Promise<Outcome<TurnKey>> {
  for (const { seat, player } of table) {
    const took = await takeResultsOf(library, gm, seat);
    if (!took.ok) return took;
    const { game } = took.value;
    const written = await library.inSeat({ game, seat }, ({ folder }) =>
      writeTableSeat(files, folder, { player, given: 0 }),
    );
    if (!written.ok) return written;
  }
  return takeResultsOf(library, gm, mine);
}

async function takeResultsOf(library: Library, gm: Gm, seat: string): Promise<Outcome<TurnKey>> {
  const results = gm.store.results(gm.store.turn()).find((one) => one.seat === seat);
  if (results === undefined) return bad([unreadable('no-such-seat/rules', { seat })]);
  const took = await library.take(results.file);
  return took.ok ? good(took.value.key) : took;
}

export const movedOn = (turn: number, now: number): Problem =>
  unreadable('older-turn/practice', { turn, now });
