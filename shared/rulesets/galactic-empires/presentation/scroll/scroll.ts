import type { Plan } from '#kernel/game/plan.ts';
import type { LedgerLine, ScrollLine, ScrollPicture, ScrollStep } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { upkeepPaid } from '../../economy/upkeep.ts';
import type { Event, Order } from '../../game.ts';
import { ahead } from '../../game.ts';
import type { View } from '../../model/view.ts';
import { inPhase } from '../../movement/phases.ts';
import type { Preview } from '../../preview/preview.ts';
import { ownUnits, preview } from '../../preview/preview.ts';
import { treasuryWithin } from '../../preview/spread.ts';
import { review } from '../../review/review.ts';
import type { PlacedStep } from '../parts.ts';
import { partNames, placedSteps, titleOf } from '../parts.ts';
import { money } from '../words.ts';
import type { Placed } from './announcements.ts';
import { announcements, isOpen, isTheReaders } from './announcements.ts';

const steps: ReadonlyMap<string, PlacedStep> = new Map(placedSteps.map((one) => [one.step.name, one]));

/**
 * The preview of the turn (GE 7246): what the plan does in every step of the sequence, in the future tense, with announcements of
 * what depends on dice or on others; then the treasury step by step; then the problems in the order of the turn.
 */
export function scroll(view: View, plan: Plan<Order>): ScrollPicture {
  const seen = preview(view, plan);
  return {
    steps: scrollSteps(view, plan, seen),
    sums: [
      {
        title: 'Treasury',
        scale: money,
        lines: sums(view, plan, seen),
        note:
          seen.battles.length === 0
            ? 'Exact, as far as you can foresee.'
            : 'Battles decide the rest: ships that are lost cost no upkeep, and sectors that are lost yield nothing.',
      },
    ],
    problems: inTurnOrder(seen, review(view, plan)),
  };
}

function scrollSteps(view: View, plan: Plan<Order>, seen: Preview): readonly ScrollStep[] {
  const reader = withNewUnits(view, seen);
  const lines = [...happening(reader, seen), ...announcements(reader, plan, seen)];
  const groups = [...Map.groupBy(lines, ({ step, pass }) => `${pass} ${step}`).values()];
  return groups
    .map((group) => ({ group, pass: group[0]?.pass ?? 0, ...stepCalled(group[0]?.step ?? '') }))
    .sort(
      compareBy(
        ({ part }) => part,
        ({ pass }) => pass,
        ({ at }) => at,
      ),
    )
    .map(({ group, pass, step, part }) => ({
      title: step.name,
      cite: step.cite,
      part: partNames[part] ?? '',
      path: inPhase(pass),
      lines: group.map(({ line }) => line),
    }));
}

function stepCalled(name: string): PlacedStep {
  const known = steps.get(name);
  if (known === undefined) throw new RangeError(`${name} is no step of the turn`);
  return known;
}

/** The view with the starfleets that the plan forms, so that sentences can name them. */
function withNewUnits(view: View, { start }: Preview): View {
  const formed = ownUnits(start, view).filter((unit) => view.units[unit] === undefined);
  return formed.length === 0
    ? view
    : {
        ...view,
        units: { ...view.units, ...Object.fromEntries(formed.map((unit) => [unit, start.units[unit]])) },
      };
}

function happening(view: View, { entries, heard }: Preview): readonly Placed[] {
  return entries.flatMap(({ step, pass }, index) => {
    const event = heard[index];
    if (event === undefined || !isTheReaders(event, view.me)) return [];
    const said = ahead(event, view);
    const open = isOpen(event) ? { open: true as const } : {};
    return said === undefined ? [] : [{ step, pass, line: { said, ...open, ...pointersOf(view, event) } }];
  });
}

/** The order, unit and place that a line is about. */
function pointersOf(view: View, event: Event): Omit<ScrollLine, 'said'> {
  const { unit, from, place } = event as {
    readonly unit?: UnitId;
    readonly from?: string;
    readonly place?: PlaceId;
  };
  const own = [unit, from].find((id) => id !== undefined && view.units[id as UnitId] !== undefined) as
    | UnitId
    | undefined;
  return defined({ order: event.cause, unit: own, place });
}

/** The treasury from now to next turn, with what each step of the turn changes. */
function sums(view: View, plan: Plan<Order>, { entries, treasuries }: Preview): readonly LedgerLine[] {
  const changes = new Map<string, number>();
  let held = view.treasury;
  entries.forEach(({ step }, index) => {
    const next = treasuries[index] ?? held;
    if (next !== held) changes.set(step, (changes.get(step) ?? 0) + next - held);
    held = next;
  });
  return [
    { label: 'Treasury', amount: view.treasury, total: false },
    ...[...changes].map(([label, amount]) => ({
      label,
      amount,
      total: false,
      ...(amount > 0 ? { tone: 'gold' as const } : {}),
    })),
    {
      label: 'Treasury next turn',
      amount: held,
      ...defined({ within: treasuryWithin(view, plan, held) }),
      total: true,
    },
  ];
}

/** A moment of the turn: part, phase, step. */
type Moment = readonly [number, number, number];

const momentOf = ({ step, pass }: Pick<Placed, 'step' | 'pass'>): Moment => {
  const { part, at } = stepCalled(step);
  return [part, pass, at];
};

/** Problems in the order in which the turn comes to their orders. Last are those whose orders no step comes to, and those about the whole plan. */
function inTurnOrder({ refusals, entries }: Preview, problems: readonly Problem[]): readonly Problem[] {
  const reached = new Map<OrderRef, Moment>();
  for (const {
    event: { cause },
    step,
    pass,
  } of entries.toReversed())
    if (cause !== undefined) reached.set(cause, momentOf({ step, pass }));
  for (const { order, step, pass } of refusals.toReversed()) reached.set(order, momentOf({ step, pass }));
  const upkeep = momentOf({ step: titleOf(upkeepPaid), pass: 0 });
  const last: Moment = [partNames.length, 0, 0];
  return problems
    .map((problem, index) => ({
      problem,
      index,
      at: problem.code === 'upkeep-unpaid' ? upkeep : ((problem.order && reached.get(problem.order)) ?? last),
    }))
    .sort(
      compareBy(
        ({ at: [part] }) => part,
        ({ at: [, pass] }) => pass,
        ({ at: [, , step] }) => step,
        ({ index }) => index,
      ),
    )
    .map(({ problem }) => problem);
}
