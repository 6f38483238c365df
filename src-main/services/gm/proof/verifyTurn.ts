import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { diceRules, ruleOf } from '../game/dice.ts';
import type { RunRecord, TurnRecord } from '../game/recordShapes.ts';
import type { FoughtAnswer } from '../trial/answersAgain.ts';
import { diceFrom, runAgain } from '../trial/runAgain.ts';
import { commitmentOf } from '../game/seeds.ts';
import type { Inboxes } from '../results/toldAgain.ts';
import { nextFaults, runFaults } from './verifyRun.ts';

/** The result of verifying one turn. */
export interface TurnProof {
  readonly turn: number;
  /** What is wrong, the gravest first; empty for a turn that came out the same. */
  readonly faults: readonly string[];
  /**
   * False if it was run by rules of another edition than today's: then only what needs no second run was
   * compared.
   */
  readonly again: boolean;
  readonly steps: number;
  readonly rolls: number;
  /**
   * The digest of the world that the turn led to, from its marks or else from the second run; absent if
   * unknown.
   */
  readonly led?: string;
  /** What seats have heard since they were last told anything, of turns of several runs. */
  readonly waiting?: Inboxes;
  /** Answers that were found in other games. */
  readonly fought?: readonly FoughtAnswer[];
}

/**
 * Compares one turn with everything recorded of it: the promise of its seed, the world it began with (`led`:
 * the digest of the world that the previous turn led to; `waiting`: what it left to be told), dice, orders, every step of a second run, the
 * events, the world it led to, and everybody's results (`next`: the turn after it).
 */
export function verifyTurn(
  ruleset: SomeRuleset,
  edition: number,
  record: TurnRecord,
  { led, waiting = new Map() }: Pick<TurnProof, 'led' | 'waiting'>,
  next: TurnRecord | undefined,
): TurnProof {
  const { turn, ran } = record;
  const before = [...promiseFaults(record), ...startFaults(record, led)];
  if (ran === undefined) return { turn, faults: before, again: true, steps: 0, rolls: 0 };
  const diceFit = ran.dice === undefined || ran.dice === commitmentOf(diceFrom(ran));
  const ranBy = ran.edition === 0 ? edition : ran.edition;
  const faults = [
    ...before,
    ...(diceFit ? [] : ['The orders or the seed do not match its dice.']),
    ...lackFaults(ran, ranBy),
  ];
  if (ranBy > ruleset.edition)
    return unrun(
      record,
      [
        ...faults,
        `It was run by edition ${ranBy} of the rules, which this program does not know: nothing is proven. Update the program, then verify it again.`,
      ],
      next,
    );
  if (ranBy !== ruleset.edition) return unrun(record, faults, next);
  try {
    const again = runAgain(ruleset, record);
    const told = nextFaults(ruleset, record, again, next, waiting);
    return {
      turn,
      again: true,
      ...counts(again.marks),
      led: (ran.marks ?? again.marks).states.at(-1)?.state ?? '',
      faults: [...faults, ...runFaults(ruleset, record, again), ...told.faults],
      waiting: told.waiting,
      fought: again.fought,
    };
  } catch (error) {
    return {
      turn,
      faults: [
        ...faults,
        `It cannot be run again: ${error instanceof Error ? error.message : String(error)}`,
      ],
      again: true,
      steps: 0,
      rolls: 0,
    };
  }
}

/** Every program that knew edition 2 of any rules, or a rule for dice, recorded all of these. */
function lackFaults(ran: RunRecord, ranBy: number): readonly string[] {
  const rule = ruleOf(ran);
  const lacks = [
    ...((ranBy >= 2 || rule >= 2) && ran.marks === undefined ? ['marks'] : []),
    ...((ranBy >= 2 || rule >= 2) && ran.dice === undefined ? ['dice'] : []),
    ...(Array.isArray(ran.entries) ? [] : ['events']),
    ...(rule >= 3 && ran.files === undefined ? ['orders files'] : []),
    ...(rule >= 3 && ran.former === undefined ? ['players'] : []),
  ];
  return [
    ...(lacks.length === 0 ? [] : [`It lacks its ${lacks.join(', ')}: without them nothing is proven.`]),
    ...(diceRules.some((known) => known === rule)
      ? []
      : [
          `Its dice use rule ${rule}, which this program does not know. Update the program, then verify it again.`,
        ]),
  ];
}

/** A turn that was run by rules that are not available: only its marks can be compared. */
function unrun(
  { turn, ran }: TurnRecord,
  faults: readonly string[],
  next: TurnRecord | undefined,
): TurnProof {
  const end = ran?.marks?.states.at(-1)?.state;
  const elsewhere = end !== undefined && next !== undefined && worldMark(next) !== end;
  return {
    turn,
    again: false,
    ...(ran?.marks === undefined ? { steps: 0, rolls: 0 } : counts(ran.marks)),
    ...defined({ led: end }),
    faults: elsewhere ? [...faults, `The world of turn ${next.turn} is not the one it produced.`] : faults,
  };
}

const counts = ({ steps }: TurnMarks): Pick<TurnProof, 'steps' | 'rolls'> => ({
  steps: steps.length,
  rolls: steps.reduce((sum, { rolls }) => sum + rolls, 0),
});

/** The digest of the world at the start of a turn, as in marks. */
export const worldMark = ({ state }: TurnRecord): string => digest(stableText(state));

function promiseFaults({ commitment, results, ran }: TurnRecord): readonly string[] {
  const faults: string[] = [];
  if (ran !== undefined && commitmentOf(ran.seed) !== commitment)
    faults.push('Its seed is not the one promised before orders were given.');
  const others = keysInOrder(results).filter((seat) => results[seat]?.commitment !== commitment);
  if (others.length > 0) faults.push(`Different seeds were promised to ${others.join(', ')}.`);
  return faults;
}

function startFaults(record: TurnRecord, led: string | undefined): readonly string[] {
  return led === undefined || worldMark(record) === led
    ? []
    : [`The world at its start is not the one that turn ${record.turn - 1} produced.`];
}
