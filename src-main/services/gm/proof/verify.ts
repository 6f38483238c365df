import type { Verified } from '#contract/gm/acts.ts';
import type { HeldResults } from './verifyText.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { FoughtAnswer } from '../trial/answersAgain.ts';
import { againLines } from './archive.ts';
import type { GameRecord, TurnRecord } from '../game/recordShapes.ts';
import { genesis } from '../game/chain.ts';
import { ruleOf } from '../game/dice.ts';
import type { ChainAt } from './verifyChain.ts';
import { beginFaults, boundFaults, chainCarried, chainOn, proofFaults } from './verifyChain.ts';
import { firstFaults } from './verifyFirst.ts';
import { asideFor, strayUndone, undoneFaults } from './verifyUndone.ts';
import type { TurnProof } from './verifyTurn.ts';
import { verifyTurn } from './verifyTurn.ts';
import { wellText, stoppedText, summary, hasNone, cut, most, mostOfAll } from './verifyText.ts';

export interface Verifying {
  /** What is wrong with the orders files of a turn, if they are available. */
  readonly filesOf?: (turn: TurnRecord) => Promise<readonly string[]>;
  readonly results?: HeldResults;
  /** What is wrong with answers that were found in other games. */
  readonly battlesOf?: (
    ruleset: SomeRuleset,
    turn: TurnRecord,
    fought: readonly FoughtAnswer[],
  ) => Promise<readonly string[]>;
  /** Called with each turn as soon as it is verified. */
  readonly onTurn?: (row: Verified['turns'][number]) => void;
  /** Whether it has been cancelled; checked before each turn. */
  readonly stopped?: () => boolean;
  /** Called before each turn and at the end; other work may go on while it waits. */
  readonly progress?: (done: number, of: number) => Promise<void>;
}

/**
 * Runs every turn of a game again, and says whether all came out as recorded and promised, or where each
 * other turn first differs. Reads only the record, and changes nothing.
 */
export async function verify(
  ruleset: SomeRuleset,
  game: GameRecord,
  { filesOf, results, battlesOf = notFought, progress, onTurn, stopped }: Verifying = {},
): Promise<Verified> {
  const rows: Verified['turns'][number][] = [];
  const unrun: number[] = [];
  const rules = new Map<number, number>();
  let last: Pick<TurnProof, 'led' | 'waiting'> = {};
  let at: ChainAt = { chain: genesis(game), told: new Map(), hasProofs: false };
  for (const [index, number] of game.turns.entries()) {
    await progress?.(index, game.turns.length);
    if (stopped?.() === true)
      return { turns: rows, ok: false, stopped: true, said: stoppedText(number, rows) };
    const record = game.turnOf(number);
    if (record === undefined) continue;
    const next = game.turnOf(number + 1);
    const proof = verifyTurn(ruleset, game.edition, record, last, next);
    const mine = results?.faults.filter(({ turn }) => turn === number).map(({ said }) => said) ?? [];
    const first =
      index === 0
        ? [...firstFaults(ruleset, game, record), ...strayUndone(game), ...beginFaults(record, at)]
        : [];
    const ofProofs = [
      ...proofFaults(game, record, at),
      ...undoneFaults(game, record, chainCarried(record, at)),
    ];
    at = chainOn(game, record, at);
    const seen = [
      ...first,
      ...gaps(game, index),
      ...attemptFaults(game, record),
      ...((await filesOf?.(record)) ?? []),
      ...proof.faults,
      ...(await battlesOf(ruleset, record, proof.fought ?? [])),
      ...ofProofs,
      ...mine,
    ];
    // A run opens the next turn, whose results bind it.
    const cutOff =
      record.ran !== undefined && next === undefined && index === game.turns.length - 1
        ? [`Turn ${number + 1}, which should follow it, is missing.`]
        : [];
    const faults = seen.length > 0 ? seen : [...cutOff, ...boundFaults(next, at)];
    if (record.ran !== undefined) rules.set(number, ruleOf(record.ran));
    const again =
      record.ran === undefined
        ? []
        : againLines(number, record.ran.attempt, game.undone).map((line) => line.trim());
    const said = cut(
      [...(faults.length > 0 ? faults : [wellText(ruleset, record, proof)]), ...again].join(' '),
      most,
    );
    const row = {
      turn: number,
      ok: faults.length === 0,
      said,
      steps: proof.steps,
      rolls: proof.rolls,
      ...ownOf(number, results),
    };
    rows.push(row);
    onTurn?.(row);
    if (!proof.again) unrun.push(number);
    last = proof;
  }
  await progress?.(game.turns.length, game.turns.length);
  if (rows.length === 0)
    return { turns: rows, ok: false, said: 'It contains no turns: there is nothing to verify.' };
  const ok =
    rows.every((turn) => turn.ok) &&
    (results === undefined || hasNone(results) || results.held + (results.orders ?? 0) > 0);
  return {
    turns: rows,
    ok,
    said: cut(summary(ruleset, game, { rows, unrun, rules, results }), mostOfAll),
    ...ownOfAll(results),
  };
}

/** Whoever cannot run other games again proves no answer that was found in one. */
const notFought: NonNullable<Verifying['battlesOf']> = async (_, __, fought) =>
  fought.map(({ question }) => `The battle that answers «${question.key}» was not run again.`);

/** What a player's own files say about a turn. */
function ownOf(turn: number, results: Verifying['results']): Pick<Verified['turns'][number], 'ask' | 'own'> {
  const asks = results?.asks?.filter((one) => one.turn === turn).map(({ said }) => said) ?? [];
  const own =
    results?.turns?.get(turn) ??
    (results?.turns === undefined ? undefined : { results: 0, orders: 0, unread: 0 });
  return {
    ...(asks.length === 0 ? {} : { ask: cut(asks.join(' '), most) }),
    ...defined({ own }),
  };
}

const ownOfAll = (results: Verifying['results']): Pick<Verified, 'asks' | 'own'> =>
  results?.orders === undefined
    ? {}
    : {
        asks: results.asks?.length ?? 0,
        own: { results: results.held, orders: results.orders, unread: results.unread },
      };

const gaps = ({ turns }: GameRecord, index: number): readonly string[] =>
  index === 0 || turns[index] === (turns[index - 1] as number) + 1
    ? []
    : [`There is no turn ${(turns[index] as number) - 1}.`];

/**
 * Runs with new dice must have the reason why the earlier run was put aside, and be numbered without gaps.
 */
function attemptFaults(game: GameRecord, { turn, ran, rerun, results }: TurnRecord): readonly string[] {
  const { undone } = game;
  const aside = (of: number) => undone.filter(({ to, from }) => to <= of && of < from);
  const faults: string[] = [];
  const before = aside(turn - 1).length;
  const mine = (seat: SeatId) => asideFor(game, turn - 1, seat);
  const otherwise = keysInOrder(results).filter((seat) => results[seat]?.rerunWhy !== mine(seat).at(-1)?.why);
  const unmarked = keysInOrder(results).filter((seat) => {
    const times = (rerun ?? 0) + mine(seat).length - before;
    return (results[seat]?.rerun ?? 0) !== times;
  });
  if (unmarked.length > 0)
    faults.push(`How often turn ${turn - 1} was run is missing from the results of ${unmarked.join(', ')}.`);
  if (otherwise.length > 0)
    faults.push(
      `The reason why turn ${turn - 1} was run again differs in the results of ${otherwise.join(', ')}.`,
    );
  if ((rerun ?? 0) !== before)
    faults.push(`Turn ${turn - 1} was run ${before + 1} times, but its results say ${(rerun ?? 0) + 1}.`);
  if (ran === undefined) return faults;
  const attempts = [
    ...aside(turn).flatMap(({ runs }) =>
      runs.filter((run) => run.turn === turn).map(({ attempt }) => attempt),
    ),
    ran.attempt,
  ];
  const highest = attempts.reduce(
    (most, attempt, at) => (attempt > most + (at === 0 ? 0 : 1) ? Infinity : Math.max(most, attempt)),
    0,
  );
  return highest === Infinity
    ? [
        ...faults,
        `It was run with new dice (number ${ran.attempt}), and there is no record of the earlier runs.`,
      ]
    : faults;
}
