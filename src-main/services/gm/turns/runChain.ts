import type { RunSummary } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { RunPart, RunRecord, UndoneRecord } from '../game/recordShapes.ts';
import type { Before } from './howRun.ts';
import { howTo } from './howRun.ts';
import type { BoundRun, Ran } from '../game/chain.ts';
import { laterMarks, linked, openMark } from '../game/chain.ts';

/** The part that one run has in the record of its turn. */
export function partRan(ran: RunRecord, { run, takes, dice, files, former, led, waived }: RunPart): BoundRun {
  const { runs: _, marks: __, answers, parts, ...whole } = ran;
  const ofRun = (placed: unknown): readonly unknown[] => {
    const all = (Array.isArray(placed) ? placed : []) as readonly { readonly run?: unknown }[];
    const mine = all.filter((one) => one.run === run);
    // The same list is written once, however often it is bound and stored.
    return mine.length === all.length ? all : mine;
  };
  const taken = <T>(bySeat: Readonly<Record<SeatId, T>>): Readonly<Record<SeatId, T>> =>
    Object.fromEntries(inOrder(bySeat).filter(([seat]) => takes.includes(seat)));
  const shared = taken(parts ?? {});
  const asked = inOrder(answers ?? {}).filter(([key]) => key.startsWith(`${run}/`));
  return {
    ...whole,
    dice,
    files,
    former,
    ...defined({ led, waived }),
    entries: ofRun(ran.entries),
    refusals: ofRun(ran.refusals),
    orders: taken(ran.orders),
    plans: taken(ran.plans),
    rulings: Object.fromEntries(
      inOrder(ran.rulings).filter(([ref]) => takes.some((seat) => isGivenBy(ref, seat))),
    ),
    ...(keysInOrder(shared).length === 0 ? {} : { parts: shared }),
    ...(asked.length === 0 ? {} : { answers: Object.fromEntries(asked) }),
  };
}

/** The chain after one run that is not the last: `before` is the chain after the run before it. */
export function chainOfRun(
  before: string,
  record: Ran,
  number: number,
  undone: readonly UndoneRecord[],
  open: typeof openMark = openMark,
): string {
  const { ran } = record;
  const marks = laterMarks(partRan(ran, ran.runs?.[number] as RunPart));
  // What was put aside before a run is bound by it; the first binds the world that the turn began with.
  const earlier = undone.filter(({ run = 0 }) => run === number);
  return linked(before, { open: number === 0 ? open(record) : '', ...marks }, earlier);
}

/** The chain that each seat’s results of a turn carry, by the run that told it; empty where all moved together. */
export function chainsTold(
  before: string,
  record: Ran,
  undone: readonly UndoneRecord[],
): ReadonlyMap<SeatId, string> {
  const { runs = [] } = record.ran;
  const told = new Map<SeatId, string>();
  let chain = before;
  for (const [number, { tells }] of runs.slice(0, -1).entries()) {
    chain = chainOfRun(chain, record, number, undone);
    for (const seat of tells) told.set(seat, chain);
  }
  return told;
}

/** What a run of several is compared with: the same seats in the turn before. Runs by older programs were compared with all of it. */
function beforePart({ takes, led }: RunPart, before: Before): Before {
  if (led === undefined) return before;
  const { ran, begin } = before;
  return {
    ...(ran === undefined
      ? {}
      : {
          ran: {
            ...ran,
            plans: Object.fromEntries(inOrder(ran.plans).filter(([seat]) => takes.includes(seat))),
          },
        }),
    ...(begin === undefined
      ? {}
      : { begin: { ...begin, led: begin.led.filter((seat) => takes.includes(seat)) } }),
  };
}

/** How a turn was run, as the results of a seat say it: of several runs, the one that told it. */
export function howTold(record: Ran, seat: SeatId, before: Before): RunSummary {
  const part = record.ran.runs?.find(({ tells }) => tells.includes(seat));
  if (part === undefined) return howTo(seat, record, before);
  const how = howTo(seat, { ...record, ran: partRan(record.ran, part) }, beforePart(part, before));
  const { madeUp, putOff } = part;
  return {
    ...how,
    ...defined({ madeUp, putOff }),
  };
}
