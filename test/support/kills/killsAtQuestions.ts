import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openSeats, questionsOf, waitingOf } from '#main/services/gm/turns/waiting.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { loadTurn } from '#main/services/gm/turns/loadedTurn.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { planCodecOf, theseRulesets } from '#main/services/ruleset.ts';
import { playersOf, quickSealing, resultsFor, testPorts, valueOf } from '../desk/gmWorld.ts';
import { kitOf } from '../kits/kits.ts';
import type { Stops, TestKit } from '../kits/testKit.ts';
import { libraryAt } from '../play/toyGame.ts';
import { moment, stopwatch } from '../time/moments.ts';
import { everyStep } from './everyStep.ts';
import type { Steps } from './stepsOfDeeds.ts';

/*
 * A turn that waits at questions survives its game master's program, whatever moment that ends in: no answer is lost, no turn is half done,
 * and going on gives what would have come without it.
 */

/** The game master's own answer to the question of a number. */
export interface OwnAnswer {
  readonly number: number;
  readonly orders: readonly Unnumbered<AnyOrder>[];
}

/** One moment in which the turn waits: a copy of the game, what answers, and how the game stands then and at the next one. */
interface Stop {
  readonly game: string;
  readonly files: readonly string[];
  readonly own: readonly OwnAnswer[];
  readonly here: string;
  readonly next: string;
}

export interface KillsAtQuestions {
  /** Stops of the turn. */
  readonly stops: number;
  /** Killed before all answers were in, before the next stop or the end of the turn, and after. */
  readonly open: number;
  readonly answered: number;
  readonly done: number;
  readonly faults: readonly string[];
}

const child = join(import.meta.dirname, 'answeringChild.ts');

export const openedWith = async (rules: string, path: string): Promise<Gm> =>
  valueOf(await openGame(testPorts(), gameFiles, path, () => kitOf(rules).ruleset as unknown as SomeRuleset));

/** A game that waits in its first turn. */
async function waiting(kit: TestKit<Game>, stops: Stops<Game>, path: string): Promise<Gm> {
  const ruleset = kit.ruleset as unknown as SomeRuleset;
  for (let seed = 1; seed <= 60; seed += 1) {
    rmSync(path, { force: true });
    const request = { ruleset, setup: stops.setup, players: {}, game: 'ask', seed: `stops ${seed}` };
    const gm = valueOf(await newGame(testPorts(), gameFiles, path, request));
    const players = await playersOf(gm);
    const plans = stops.plans(loadTurn(ruleset, gm.store).state);
    for (const [seat, plan] of inOrder(plans)) {
      const orders = await players[seat]?.orders(planCodecOf(ruleset).make(plan));
      if (orders !== undefined) await gm.takeOrders(orders, `${seat}.orders`);
    }
    if ((await gm.run()).kind === 'questions') return gm;
    gm.close();
  }
  throw new Error(`no first turn of ${kit.ruleset.title} asks`);
}

/** Everything of the game as it stands: what is asked and answered, and all that was run. */
function markOf(gm: Gm): string {
  const now = waitingOf(gm.store);
  const asked = now?.asked.map(({ seat, count, questions }) => [
    seat,
    count,
    questions.map(({ key }) => key),
  ]);
  return digest(stableText([gm.store.turn(), asked ?? [], now?.answers ?? {}, gm.archive()]));
}

/** The answers file of a seat, made on its player's machine. */
async function answersFrom(gm: Gm, stops: Stops<Game>, seat: SeatId, folder: string): Promise<string> {
  const now = waitingOf(gm.store);
  const asked = now === undefined ? undefined : openSeats(now).find((one) => one.seat === seat);
  const questions = asked === undefined ? undefined : questionsOf(gm.store, asked);
  if (asked === undefined || questions === undefined) throw new Error(`${seat} is asked nothing`);
  const { ruleset } = gm;
  const library = libraryAt(join(folder, `library-${seat}-${asked.count}`), {
    rulesets: theseRulesets([ruleset]),
    sealing: quickSealing,
  });
  const key = { game: gm.store.facts.game, seat, turn: gm.store.turn() };
  valueOf(await library.take(resultsFor(gm, seat)));
  valueOf(await library.take(questions));
  const open = valueOf(await library.questions(key));
  const answers = asked.questions.map(({ number, key: name }) => ({
    number,
    orders: answerTo(gm, stops, name),
  }));
  valueOf(await library.saveAnswers(key, open?.digest ?? '', answers));
  const file = valueOf(await library.exportAnswers(key));
  const path = join(folder, `${seat}-${asked.count}.answers`);
  writeFileSync(path, Buffer.from(file.base64, 'base64'));
  return path;
}

function answerTo(gm: Gm, stops: Stops<Game>, name: string): readonly Unnumbered<AnyOrder>[] {
  const question = gm.questions().find(({ key }) => key === name);
  if (question === undefined) throw new Error(`nobody asks ${name}`);
  return stops.answer(question) as readonly Unnumbered<AnyOrder>[];
}

async function goOn(gm: Gm, { files, own }: Pick<Stop, 'files' | 'own'>): Promise<readonly string[]> {
  const taken = await gm.takeAnswers(files.map((name) => ({ name, bytes: readFileSync(name) })));
  const waits = waitingOf(gm.store);
  const open = waits === undefined ? [] : openSeats(waits);
  // Some of their answers may be in already: the others are missing.
  const asked = new Set<string>(gm.questions().map(({ key }) => key));
  const missing = new Set(
    open.flatMap(({ seat, questions }) =>
      seat === gameMaster ? questions.flatMap(({ number, key }) => (asked.has(key) ? [number] : [])) : [],
    ),
  );
  for (const answer of own) if (missing.has(answer.number)) valueOf(gm.answer(answer));
  await gm.run();
  return taken.flatMap(({ verdict, reason }) => (verdict === 'refused' ? [`refused: ${reason ?? ''}`] : []));
}

/** Plays the turn to its end undisturbed, and copies the game at each stop. */
async function stopsOf(kit: TestKit<Game>, stops: Stops<Game>, folder: string): Promise<readonly Stop[]> {
  const [rules, path] = [kit.ruleset.id, join(folder, 'base.game')];
  let gm = await waiting(kit, stops, path);
  const found: Stop[] = [];
  while (gm.store.turn() === 1 && found.length < 40) {
    const here = markOf(gm);
    const now = waitingOf(gm.store);
    const open = now === undefined ? [] : openSeats(now);
    const files: string[] = [];
    for (const { seat } of open)
      if (seat !== gameMaster) files.push(await answersFrom(gm, stops, seat, folder));
    const mine = open.find(({ seat }) => seat === gameMaster);
    const own = (mine?.questions ?? []).map(({ number, key }) => ({
      number,
      orders: answerTo(gm, stops, key),
    }));
    gm.close();
    const game = join(folder, `stop-${found.length}.game`);
    copyFileSync(path, game);
    gm = await openedWith(rules, path);
    const refused = await goOn(gm, { files, own });
    if (refused.length > 0) throw new Error(refused.join());
    found.push({ game, files, own, here, next: markOf(gm) });
  }
  gm.close();
  return found;
}

interface Ended {
  readonly said: string;
  /** Milliseconds from the child's beginning to its end. */
  readonly took: number;
}

/** Runs the child, and kills it so many milliseconds after it has begun, if at all. */
function run(args: readonly string[], killAfter?: number): Promise<Ended> {
  const program = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  let took = (): number => 0;
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '') {
      took = stopwatch();
      if (killAfter !== undefined) void moment(killAfter).then(() => program.kill('SIGKILL'));
    }
    said += text;
  });
  return new Promise((resolve, reject) => {
    program.on('close', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve({ said, took: took() });
      else reject(new Error(`the child ended with ${code}: ${said}`));
    });
  });
}

/** Looks at a game whose program was killed at a stop, and goes on with it. */
async function lookAt(rules: string, path: string, stop: Stop, said: string): Promise<readonly string[]> {
  const gm = await openedWith(rules, path);
  try {
    const now = markOf(gm);
    if (now === stop.next) return said.includes('taken') ? [] : ['it went on before its answers were in'];
    if (said.includes('ended')) return ['it ended, and is not where it should be'];
    const waits = waitingOf(gm.store);
    if (waits === undefined) return ['it waits no more, and the turn is not where it should be'];
    const answers = keysInOrder(waits.answers).length;
    if (said.includes('taken') && openSeats(waits).length > 0) return ['answers that were in are lost'];
    if (answers === 0 && now !== stop.here) return ['it is not as it was, and no answer is in'];
    const refused = await goOn(gm, stop);
    return [...refused, ...(markOf(gm) === stop.next ? [] : ['going on gave something else'])];
  } finally {
    gm.close();
  }
}

/** What is killed: it takes all answers in and goes on with the turn, and says how far it is. */
export async function answerAll(
  gm: Gm,
  { files, own }: Pick<Stop, 'files' | 'own'>,
  say: (word: 'begun' | 'taken' | 'ended') => void,
): Promise<void> {
  say('begun');
  await gm.takeAnswers(files.map((name) => ({ name, bytes: readFileSync(name) })));
  for (const answer of own) gm.answer(answer);
  say('taken');
  await gm.run();
  gm.close();
  say('ended');
}

/** Kills the program of the game master so often, at random moments of random stops. */
export async function killsAtQuestions(
  kit: TestKit<Game>,
  folder: string,
  kills: number,
  seed: string,
): Promise<KillsAtQuestions> {
  const { stops } = kit;
  if (stops === undefined) throw new Error(`${kit.ruleset.title} has no «stops»`);
  const rules = kit.ruleset.id;
  const all = await stopsOf(kit, stops, folder);
  const draw = openDice(seed);
  const total = { open: 0, answered: 0, done: 0, faults: [] as string[] };
  const path = join(folder, 'k.game');
  let span = 400;
  for (let kill = 1; kill <= kills; kill += 1) {
    const stop = draw.fork(kill, 'stop').pick(all);
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    copyFileSync(stop.game, path);
    const { said, took } = await run(
      [rules, path, JSON.stringify(stop.own), ...stop.files],
      draw.fork(kill, 'moment').int(Math.ceil(span)),
    );
    // The machine may be idler or busier than it was: aim by what was seen last.
    span = said.includes('ended') ? Math.max(20, took) : span * 1.1;
    if (said.includes('ended')) total.done += 1;
    else if (said.includes('taken')) total.answered += 1;
    else total.open += 1;
    for (const fault of await lookAt(rules, path, stop, said)) total.faults.push(`kill ${kill}: ${fault}`);
  }
  return { stops: all.length, ...total };
}

/** Answers and goes on at every stop of the turn that `wanted` chooses, and looks at what the program leaves when it dies at any of its steps. */
export async function stepsAtQuestions(
  kit: TestKit<Game>,
  folder: string,
  wanted: (all: number) => Iterable<number>,
): Promise<Steps> {
  const { stops } = kit;
  if (stops === undefined) throw new Error(`${kit.ruleset.title} has no «stops»`);
  const rules = kit.ruleset.id;
  const all = await stopsOf(kit, stops, folder);
  const total = { before: 0, after: 0, faults: [] as string[] };
  for (const number of wanted(all.length)) {
    const stop = all[number];
    if (stop === undefined) throw new Error(`there is no stop ${number}`);
    const made = join(folder, `made-${number}`);
    mkdirSync(made);
    copyFileSync(stop.game, join(made, 'k.game'));
    let said = '';
    const left = await everyStep(
      made,
      join(folder, `left-${number}`),
      () => said,
      async () =>
        answerAll(await openedWith(rules, join(made, 'k.game')), stop, (word) => void (said += word)),
    );
    for (const [at, { folder: copy, said: then }] of left.entries()) {
      total[then.includes('ended') ? 'after' : 'before'] += 1;
      for (const fault of await lookAt(rules, join(copy, 'k.game'), stop, then))
        total.faults.push(`stop ${number}, step ${at + 1} of ${left.length}: ${fault}`);
    }
  }
  return total;
}
