import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { Parting } from '#kernel/turn/marks.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import { canBeOrder } from '#kernel/sequence/run.ts';
import { pathOf } from '#kernel/sequence/paths.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Where } from '#kernel/words/where.ts';
import { inPathText } from '#kernel/words/where.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { ruleOf } from '../game/dice.ts';
import { ledIn } from '../turns/howRun.ts';
import type { RunRecord, TurnRecord } from '../game/recordShapes.ts';
import { refusalOf } from '../results/results.ts';
import type { RanAgain } from '../trial/runAgain.ts';
import { diceOfRun, ledPlans, orderIn, resultsAgain } from '../trial/runAgain.ts';
import { commitmentOf } from '../game/seeds.ts';
import type { Inboxes } from '../results/toldAgain.ts';
import { ordersPutOff } from '../running/partBound.ts';
import { partRan } from '../turns/runChain.ts';
import { movesTogether, turnRuns } from '../turns/underWay.ts';
import { planCodecOf } from '../../ruleset.ts';
import { partFaults } from './partFaults.ts';

export function runFaults(ruleset: SomeRuleset, record: TurnRecord, again: RanAgain): readonly string[] {
  const { ran } = record;
  if (ran === undefined) return [];
  const faults: string[] = [...again.answerFaults];
  const parting = ran.marks === undefined ? undefined : firstParting(ran.marks, again.marks);
  if (parting !== undefined) faults.push(partingText(ruleset, parting));
  const written = entryParting(
    ran.entries,
    again.outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
  );
  if (written !== undefined) faults.push(`Its record differs ${placeText(ruleset, written)}.`);
  if (stableText(ran.refusals) !== stableText(again.outcome.refusals.map(refusalOf)))
    faults.push('The orders not carried out are not those on record.');
  return [
    ...faults,
    ...partsFaults(ruleset, ran, again),
    ...(ruleOf(ran) >= 2 ? givenFaults(ruleset, record, ran) : []),
    ...partFaults(ruleset, record),
    ...computerFaults(ruleset, record),
  ];
}

/**
 * Orders must come from seats that could give any, be written as the rules write them, and match the files
 * that counted.
 */
function givenFaults(ruleset: SomeRuleset, { results }: TurnRecord, ran: RunRecord): readonly string[] {
  const led = ruleOf(ran) >= 3 ? ledIn(ran) : [];
  const strangers = keysInOrder(ran.orders).filter(
    (seat) => results[seat] === undefined || led.includes(seat),
  );
  const { make, parse } = planCodecOf(ruleset);
  const rewritten = inOrder({ ...ran.orders, ...ran.plans })
    .filter(([, raw]) => {
      const plan = parse(raw);
      return !plan.ok || stableText(make(plan.value)) !== stableText(raw);
    })
    .map(([seat]) => seat);
  const counting = ran.files?.filter(({ counts }) => counts);
  // Several players of one seat have a file each.
  const filed =
    counting === undefined ? keysInOrder(ran.orders) : [...new Set(counting.map(({ seat }) => seat))].sort();
  const doubtful = (ran.files ?? []).some(({ counts, standing }) => counts && standing !== 'counts');
  return [
    ...(strangers.length === 0 ? [] : [`These could not give orders: ${strangers.join(', ')}.`]),
    ...(rewritten.length === 0 ? [] : [`Orders are not in the form the rules use: ${rewritten.join(', ')}.`]),
    ...(stableText(filed) === stableText(keysInOrder(ran.orders)) && !doubtful
      ? []
      : ['The files recorded as counting are not those whose orders were used.']),
  ];
}

/** The computer's orders must be those it would give again, for exactly the seats it leads. */
function computerFaults(ruleset: SomeRuleset, record: TurnRecord): readonly string[] {
  const given = inOrder(record.ran?.plans ?? {}).filter(([seat]) => seat !== gameMaster);
  const led = ledPlans(ruleset, record);
  const wrong = given
    .filter(
      ([seat, plan]) =>
        !led.has(seat) || stableText(plan) !== stableText(planCodecOf(ruleset).make(led.get(seat) as never)),
    )
    .map(([seat]) => seat);
  const others =
    record.ran !== undefined && ruleOf(record.ran) >= 2
      ? [...wrong, ...[...led.keys()].filter((seat) => record.ran?.plans[seat] === undefined)]
      : wrong;
  return others.length === 0 ? [] : [`The computer did not give these orders: ${others.join(', ')}.`];
}

export function nextFaults(
  ruleset: SomeRuleset,
  record: TurnRecord,
  again: RanAgain,
  next: TurnRecord | undefined,
  waiting: Inboxes,
): { readonly faults: readonly string[]; readonly waiting: Inboxes } {
  const told = resultsAgain(ruleset, record, again, waiting);
  return { faults: next === undefined ? [] : toldFaults(told.results, next), waiting: told.waiting };
}

function toldFaults(expected: ReadonlyMap<SeatId, unknown>, next: TurnRecord): readonly string[] {
  const others = [...new Set([...expected.keys(), ...keysInOrder(next.results)])].filter((seat: SeatId) => {
    const { view, heard, refusals, answered } = next.results[seat] ?? {};
    return stableText({ view, heard, refusals, answered }) !== stableText(expected.get(seat));
  });
  return others.length === 0 ? [] : [`What ${others.join(', ')} learned about it is not what the rules say.`];
}

/** The runs must be those that the rules name, each with the dice that followed from its orders. */
function partsFaults(ruleset: SomeRuleset, ran: RunRecord, { before }: RanAgain): readonly string[] {
  const runs = turnRuns(ruleset, before, orderIn(ran));
  const expected = movesTogether(runs)
    ? undefined
    : runs.map(({ run: { id, takes, tells }, madeUp, putOff }) => ({
        run: id,
        takes,
        tells,
        madeUp,
        putOff: putOff && ordersPutOff(putOff),
      }));
  const written = ran.runs?.map(({ run, takes, tells, madeUp, putOff }) => ({
    run,
    takes,
    tells,
    madeUp,
    putOff,
  }));
  if (stableText([expected ?? null]) !== stableText([written ?? null]))
    return ['Its runs are not those the rules require.'];
  if (!canBeOrder(ruleset.runs(before), runs))
    return ['Its runs are in an order that the rules do not allow.'];
  const misled = (ran.runs ?? []).filter(
    (part) => part.led !== undefined && stableText(part.led) !== stableText(ledIn(partRan(ran, part))),
  );
  if (misled.length > 0)
    return [
      `The seats recorded as led by the computer are not those it gave orders for, in these runs: ${misled.map(({ run }) => run).join(', ')}.`,
    ];
  const others = (ran.runs ?? []).filter((part) => part.dice !== commitmentOf(diceOfRun(ran, part)));
  return others.length === 0
    ? []
    : [
        `The dice of these runs did not follow from their orders: ${others.map(({ run }) => run).join(', ')}.`,
      ];
}

/** Where two ledgers first differ. */
function entryParting(recorded: unknown, again: readonly Entry<unknown>[]): Where | undefined {
  const list = Array.isArray(recorded) ? (recorded as readonly Partial<Entry<Game['event']>>[]) : [];
  const at = Array.from({ length: Math.max(list.length, again.length) }, (_, index) => index).find(
    (index) => stableText(list[index]) !== stableText(again[index]),
  );
  if (at === undefined) return undefined;
  const { step = '', pass = 0, outer, run } = again[at] ?? list[at] ?? {};
  return {
    step,
    pass,
    ...defined({ outer, run }),
  };
}

const whats: Readonly<Record<Parting['what'], string>> = {
  state: 'the world',
  events: 'what happened',
  dice: 'the dice',
  steps: 'which step it is',
};

/** A sentence about where a second run differs from the first. */
export function partingText(ruleset: SomeRuleset, parting: Parting): string {
  return parting.step === ''
    ? 'A second run differs from the start: the world is different.'
    : `A second run differs ${placeText(ruleset, parting)}: ${whats[parting.what]}.`;
}

const placeText = ({ sequences }: SomeRuleset, where: Where): string =>
  where.step === '' ? 'at its start' : inPathText(`at «${where.step}»`, pathOf(sequences, where));
