import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Game } from '#kernel/ruleset.ts';
import type { Entry } from '#kernel/turn/ledger.ts';
import type { Parting, TurnMarks } from '#kernel/turn/marks.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import type { SomeRuleset } from './read.ts';
import type { TurnRecord } from './record.ts';
import { refusalOf } from './results.ts';
import type { RanAgain } from './runAgain.ts';
import { codecOf, diceFrom, ledPlans, runAgain, toldAgain } from './runAgain.ts';
import { commitmentOf } from './seeds.ts';

/** What running one turn again came to. */
export interface TurnProof {
  readonly turn: number;
  /** What is wrong, the gravest first; none for a turn that came out the same. */
  readonly faults: readonly string[];
  /** False where today's rules are of another edition than those it was run by: what can be held together without running it was. */
  readonly again: boolean;
  readonly steps: number;
  readonly rolls: number;
  /** The digest of the world that the turn led to: as its marks have it, else as the second run tells; absent where nobody knows. */
  readonly led?: string;
}

/**
 * Holds one turn against everything that was written down of it: the promise of its seed, the world it began with (`led`: the digest of the one
 * that the turn before led to), the dice and the orders, every step and phase of a second run, what was written of it, the world it led to
 * and what everybody was told (`next`, the turn after it).
 */
export function verifyTurn(
  ruleset: SomeRuleset,
  edition: number,
  record: TurnRecord,
  led: string | undefined,
  next: TurnRecord | undefined,
): TurnProof {
  const { turn, ran } = record;
  const before = [...promiseFaults(record), ...startFaults(record, led)];
  if (ran === undefined) return { turn, faults: before, again: true, steps: 0, rolls: 0 };
  const diceFit = ran.dice === undefined || ran.dice === commitmentOf(diceFrom(ran));
  const faults = diceFit
    ? before
    : [...before, 'The orders, or the seed, are not those that its dice followed from.'];
  const by = ran.edition === 0 ? edition : ran.edition;
  if (by !== ruleset.edition) return unrun(record, faults, next);
  try {
    const again = runAgain(ruleset, record);
    return {
      turn,
      again: true,
      ...counts(again.marks),
      led: (ran.marks ?? again.marks).states.at(-1)?.state ?? '',
      faults: [...faults, ...runFaults(ruleset, record, again), ...nextFaults(ruleset, record, again, next)],
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

/** A turn that was run by rules that are not at hand: its marks speak for it. */
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
    ...(end === undefined ? {} : { led: end }),
    faults: elsewhere ? [...faults, `The world of turn ${next.turn} is not the one it led to.`] : faults,
  };
}

const counts = ({ steps }: TurnMarks): Pick<TurnProof, 'steps' | 'rolls'> => ({
  steps: steps.length,
  rolls: steps.reduce((sum, { rolls }) => sum + rolls, 0),
});

/** The digest of the world at the start of a turn, as marks have it. */
export const worldMark = ({ state }: TurnRecord): string => digest(stableText(state));

function promiseFaults({ turn, commitment, results, rerun, ran }: TurnRecord): readonly string[] {
  const faults: string[] = [];
  if (ran !== undefined && commitmentOf(ran.seed) !== commitment)
    faults.push('Its seed is not the one that was promised before anybody ordered.');
  const others = keysInOrder(results).filter((seat) => results[seat]?.commitment !== commitment);
  if (others.length > 0) faults.push(`Other seeds were promised to ${others.join(', ')}.`);
  const unmarked = keysInOrder(results).filter((seat) => results[seat]?.rerun !== rerun);
  if (unmarked.length > 0)
    faults.push(`How often turn ${turn - 1} was run was not told to ${unmarked.join(', ')}.`);
  return faults;
}

function startFaults(record: TurnRecord, led: string | undefined): readonly string[] {
  return led === undefined || worldMark(record) === led
    ? []
    : [`The world at its start is not the one that turn ${record.turn - 1} led to.`];
}

function runFaults(ruleset: SomeRuleset, record: TurnRecord, again: RanAgain): readonly string[] {
  const { ran } = record;
  if (ran === undefined) return [];
  const faults: string[] = [];
  const parting = ran.marks === undefined ? undefined : firstParting(ran.marks, again.marks);
  if (parting !== undefined) faults.push(partingText(parting));
  const written = entryParting(
    ran.entries,
    again.outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
  );
  if (written !== undefined) faults.push(`What is written down of it differs ${placeText(written)}.`);
  if (stableText(ran.refusals) !== stableText(again.outcome.refusals.map(refusalOf)))
    faults.push('The orders that were not carried out are not those written down.');
  return [...faults, ...computerFaults(ruleset, record)];
}

/** The orders of the computer are those that it would give again, for the seats that it leads and no others. */
function computerFaults(ruleset: SomeRuleset, record: TurnRecord): readonly string[] {
  const given = inOrder(record.ran?.plans ?? {}).filter(([seat]) => seat !== gameMaster);
  const led = ledPlans(ruleset, record);
  const others = given
    .filter(
      ([seat, plan]) =>
        !led.has(seat) || stableText(plan) !== stableText(codecOf(ruleset).make(led.get(seat) as never)),
    )
    .map(([seat]) => seat);
  return others.length === 0 ? [] : [`The computer did not give these orders: ${others.join(', ')}.`];
}

function nextFaults(
  ruleset: SomeRuleset,
  record: TurnRecord,
  again: RanAgain,
  next: TurnRecord | undefined,
): readonly string[] {
  if (next === undefined) return [];
  const told = toldAgain(ruleset, record, again);
  const others = keysInOrder(next.results).filter((seat: SeatId) => {
    const { view, heard, refusals } = next.results[seat] ?? {};
    return stableText({ view, heard, refusals }) !== stableText(told.get(seat));
  });
  return others.length === 0
    ? []
    : [`What was told of it to ${others.join(', ')} is not what the rules tell.`];
}

/** Where two ledgers first differ. */
function entryParting(
  kept: unknown,
  again: readonly Entry<unknown>[],
): { readonly step: string; readonly pass: number } | undefined {
  const list = Array.isArray(kept) ? (kept as readonly Partial<Entry<Game['event']>>[]) : [];
  const at = Array.from({ length: Math.max(list.length, again.length) }, (_, index) => index).find(
    (index) => stableText(list[index]) !== stableText(again[index]),
  );
  if (at === undefined) return undefined;
  const { step = '', pass = 0 } = again[at] ?? list[at] ?? {};
  return { step, pass };
}

const whats: Readonly<Record<Parting['what'], string>> = {
  state: 'the world',
  events: 'what happened',
  dice: 'the dice',
  steps: 'which step it is',
};

/** Where a second run parts from the first, as a sentence. */
export function partingText({ step, pass, what }: Parting): string {
  return step === ''
    ? 'A second run differs from the start: the world is another.'
    : `A second run differs ${placeText({ step, pass })}: ${whats[what]}.`;
}

const placeText = ({ step, pass }: { readonly step: string; readonly pass: number }): string =>
  `${what(step)}${pass === 0 ? '' : `, phase ${pass}`}`;
const what = (step: string): string => (step === '' ? 'at its start' : `at «${step}»`);
