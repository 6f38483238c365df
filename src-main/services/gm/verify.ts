import type { Verified } from '#contract/gm/acts.ts';
import type { SomeRuleset } from './read.ts';
import { againLines } from './archive.ts';
import type { GameRecord, TurnRecord } from './record.ts';
import type { FileFault } from './verifyFiles.ts';
import type { TurnProof } from './verifyTurn.ts';
import { verifyTurn } from './verifyTurn.ts';

export interface Verifying {
  /** What is wrong with the files of orders of a turn, where they are at hand. */
  readonly filesOf?: (turn: TurnRecord) => Promise<readonly string[]>;
  /** Results files of players, held against the record. */
  readonly results?: {
    readonly held: number;
    readonly unread: number;
    readonly faults: readonly FileFault[];
  };
  /** Told of each turn as soon as it is done. */
  readonly told?: (row: Verified['turns'][number]) => void;
  /** Whether it has been called off: asked before each turn. */
  readonly stopped?: () => boolean;
  /** Told before each turn, and at the end; others may work while it waits. */
  readonly progress?: (done: number, of: number) => Promise<void>;
}

/** Most letters of what is said of one turn, and of all. */
const [most, mostOfAll] = [1_000, 2_000];

/**
 * Runs every turn of a game again, and says whether all came out as it is written down and was promised; else, of each turn that did not, where
 * it first differs. Reads nothing but the record, and changes nothing.
 */
export async function verify(
  ruleset: SomeRuleset,
  game: GameRecord,
  { filesOf, results, progress, told: tell, stopped }: Verifying = {},
): Promise<Verified> {
  const told: Verified['turns'][number][] = [];
  const unrun: number[] = [];
  let led: string | undefined;
  for (const [index, number] of game.turns.entries()) {
    await progress?.(index, game.turns.length);
    if (stopped?.() === true)
      return { turns: told, ok: false, stopped: true, said: stoppedText(number, told) };
    const record = game.turnOf(number);
    if (record === undefined) continue;
    const proof = verifyTurn(ruleset, game.edition, record, led, game.turnOf(number + 1));
    const mine = results?.faults.filter(({ turn }) => turn === number).map(({ said }) => said) ?? [];
    const faults = [
      ...gaps(game, index),
      ...attemptFaults(game, record),
      ...((await filesOf?.(record)) ?? []),
      ...proof.faults,
      ...mine,
    ];
    const again =
      record.ran === undefined
        ? []
        : againLines(number, record.ran.attempt, game.undone).map((line) => line.trim());
    const said = cut(
      [...(faults.length > 0 ? faults : [wellText(ruleset, record, proof)]), ...again].join(' '),
      most,
    );
    const row = { turn: number, ok: faults.length === 0, said, steps: proof.steps, rolls: proof.rolls };
    told.push(row);
    tell?.(row);
    if (!proof.again) unrun.push(number);
    led = proof.led;
  }
  await progress?.(game.turns.length, game.turns.length);
  if (told.length === 0)
    return { turns: told, ok: false, said: 'There is no turn in it: nothing can be verified.' };
  const ok = told.every((turn) => turn.ok);
  return { turns: told, ok, said: cut(summary(ruleset, game, told, unrun, results), mostOfAll) };
}

const gaps = ({ turns }: GameRecord, index: number): readonly string[] =>
  index === 0 || turns[index] === (turns[index - 1] as number) + 1
    ? []
    : [`There is no turn ${(turns[index] as number) - 1}.`];

/** Runs with new dice stand beside the reason why the run before was put aside, and are numbered without gaps. */
function attemptFaults({ undone }: GameRecord, { turn, ran, rerun }: TurnRecord): readonly string[] {
  const aside = (of: number) => undone.filter(({ to, from }) => to <= of && of < from);
  const faults: string[] = [];
  const before = aside(turn - 1).length;
  if ((rerun ?? 0) !== before)
    faults.push(
      `Turn ${turn - 1} was run ${before + 1} times, but its results speak of ${(rerun ?? 0) + 1}.`,
    );
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
    ? [...faults, `It was run with new dice (number ${ran.attempt}), and nothing tells of the runs before.`]
    : faults;
}

function wellText(ruleset: SomeRuleset, { ran }: TurnRecord, { again, steps, rolls }: TurnProof): string {
  if (ran === undefined) return 'It has not been run.';
  if (!again)
    return `It was run by edition ${ran.edition} of the rules, and this program has edition ${ruleset.edition}: its seed, its orders and the worlds before and after fit, but it was not run again.`;
  return `It came out the same: ${steps} steps, ${rolls} dice.${ran.marks === undefined ? ' It has no marks, as an older program left it: what happened was held together.' : ''}`;
}

function stoppedText(turn: number, told: Verified['turns']): string {
  const bad = told.filter(({ ok }) => !ok);
  const [first] = bad;
  const before =
    first === undefined
      ? 'The turns before it are as they should be.'
      : `Of the turns before it, ${bad.length} are not as they should be; the first is turn ${first.turn}: ${first.said}`;
  return cut(`Stopped before turn ${turn}. ${before}`, mostOfAll);
}

function summary(
  ruleset: SomeRuleset,
  { turns, undone }: GameRecord,
  told: Verified['turns'],
  unrun: readonly number[],
  results: Verifying['results'],
): string {
  const bad = told.filter(({ ok }) => !ok);
  const run = turns.length - 1 - unrun.length;
  const [first] = bad;
  return [
    ...(first === undefined
      ? sameText(run, unrun)
      : [
          `${bad.length} of ${told.length} turns are not as they should be. The first is turn ${first.turn}: ${first.said}`,
        ]),
    ...(unrun.length === 0
      ? []
      : [
          `Not run again, for they were run by rules of another edition than ${ruleset.edition}: turns ${unrun.join(', ')}.`,
        ]),
    ...undone.map(({ to, from, why }) => `The game went back from turn ${from} to turn ${to}: «${why}»`),
    ...(results === undefined
      ? []
      : [
          `${results.held} results files were held against it${results.unread === 0 ? '' : `; ${results.unread} could not be opened`}.`,
        ]),
  ].join(' ');
}

function sameText(run: number, unrun: readonly number[]): readonly string[] {
  if (run === 0) return unrun.length === 0 ? ['No turn was run yet.'] : [];
  return [
    `${run === 1 ? 'The turn that was run came' : `All ${run} turns that were run came`} out the same again, step by step and die by die.`,
  ];
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
