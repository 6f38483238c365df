import type { Verified } from '#contract/gm/acts.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { GameRecord, RunRecord, TurnRecord } from '../game/recordShapes.ts';
import { answerChoices, choiceTexts } from '../turns/ofAnswers.ts';
import type { HeldFiles } from './ownFiles.ts';
import type { Held } from './verifyFiles.ts';
import { unbound } from './verifyFirst.ts';
import type { TurnProof } from './verifyTurn.ts';

/** Players' files compared with the record: results files, and orders files where those were opened too. */
export type HeldResults = Held & Partial<HeldFiles>;

/** Most characters of what is said about one turn, and about all. */
export const [most, mostOfAll] = [1_000, 2_000];

export function wellText(
  ruleset: SomeRuleset,
  { ran }: TurnRecord,
  { again, steps, rolls }: TurnProof,
): string {
  if (ran === undefined) return 'It has not been run.';
  if (!again)
    return `It was run by edition ${ran.edition} of the rules, and this program has edition ${ruleset.edition}: its seed, its orders and the worlds before and after match, but it was not run again.`;
  const same = `It came out the same: ${steps} steps, ${rolls} dice.${ran.marks === undefined ? ' An older program wrote it without checkpoints: only its events were compared.' : ''}`;
  return [same, ...chosenIn(ran)].join(' ');
}

/** What the game master chose in a turn, seat by seat. */
function chosenIn({ answers, waived = [], runs = [] }: RunRecord): readonly string[] {
  const madeUp = runs.filter((run) => run.madeUp === true);
  return choiceTexts(
    {
      answers: answerChoices(answers),
      waived: [...waived, ...runs.flatMap((run) => run.waived ?? [])],
      putOff: madeUp.flatMap(({ takes }) => takes.filter((seat) => seat !== gameMaster)),
    },
    (seat) => seat,
  );
}

export function stoppedText(turn: number, rows: Verified['turns']): string {
  const bad = rows.filter(({ ok }) => !ok);
  const [first] = bad;
  const before =
    first === undefined
      ? 'The turns before it are correct.'
      : `Of the turns before it, ${bad.length} are wrong; the first is turn ${first.turn}: ${first.said}`;
  return cut(`Stopped before turn ${turn}. ${before}`, mostOfAll);
}

interface Walked {
  readonly rows: Verified['turns'];
  readonly unrun: readonly number[];
  /** The rule by which the dice of each turn were made. */
  readonly rules: ReadonlyMap<number, number>;
  readonly results: HeldResults | undefined;
}

export function summary(
  ruleset: SomeRuleset,
  game: GameRecord,
  { rows, unrun, rules, results }: Walked,
): string {
  const { undone } = game;
  const bad = rows.filter(({ ok }) => !ok);
  const run = rules.size - unrun.length;
  const [first] = bad;
  return [
    ...(first === undefined
      ? sameText(run, unrun)
      : [`${bad.length} of ${rows.length} turns are wrong. The first is turn ${first.turn}: ${first.said}`]),
    ...(unrun.length === 0
      ? []
      : [
          `Not run again, because they were run by an edition of the rules other than ${ruleset.edition}: turns ${unrun.join(', ')}.`,
        ]),
    ...(rules.size === 0 ? [] : unbound(ruleset, game, rules)),
    ...undone.map(({ to, from, why }) => `The game went back from turn ${from} to turn ${to}: «${why}»`),
    ...(results === undefined ? [] : [...asksText(results.asks ?? []), heldText(results)]),
  ].join(' ');
}

function asksText(asks: HeldFiles['asks']): readonly string[] {
  const [first] = asks;
  if (first === undefined) return [];
  return [
    `Your own orders leave ${asks.length === 1 ? 'a question' : `${asks.length} questions`} for your game master. ${asks.length === 1 ? 'It is about' : 'The first is about'} turn ${first.turn}: ${first.said}`,
  ];
}

/** Whether the reader's library has no files of the game. */
export const hasNone = ({ held, orders, unread }: HeldResults): boolean =>
  orders === 0 && held === 0 && unread === 0;

function heldText(own: HeldResults): string {
  const { held, orders, unread, aside } = own;
  if (hasNone(own))
    return 'You have no files of this game here, so it was not compared with what you were told and ordered.';
  const results = `${held} results ${held === 1 ? 'file' : 'files'}`;
  const both =
    orders === undefined
      ? results
      : `${results} and ${orders} orders ${orders === 1 ? 'file' : 'files'} of yours`;
  const closed = unread === 0 ? '' : `; ${unread} could not be opened`;
  const left =
    aside === 0 ? '' : `; ${aside} of them ${aside === 1 ? 'is' : 'are'} of runs that were put aside`;
  const nothing =
    held + (orders ?? 0) === 0
      ? ' They prove nothing: choose the folder with the .new files of this game, the invitation among them.'
      : '';
  return `${both} ${held + (orders ?? 0) === 1 ? 'was' : 'were'} compared with it${left}${closed}.${nothing}`;
}

function sameText(run: number, unrun: readonly number[]): readonly string[] {
  if (run === 0) return unrun.length === 0 ? ['No turn has been run yet.'] : [];
  if (unrun.length > 0)
    return [
      `${run} of the ${run + unrun.length} turns that were run came out the same again, step by step and die by die.`,
    ];
  return [
    `${run === 1 ? 'The turn that was run came' : `All ${run} turns that were run came`} out the same again, step by step and die by die.`,
  ];
}

export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
