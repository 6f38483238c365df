import { integer, line, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { spendAt } from '../bank/paying.ts';
import { cause, event, hull, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State } from '../model/state.ts';
import type { Batch, Job, Slot, Yard, YardId } from '../model/yards/yard.ts';
import { slots } from '../model/yards/yard.ts';
import { commission } from './commission.ts';
import { codeOf, orderedNow } from './known.ts';
import { discountOf } from './price.ts';
import { withSlot } from './slots.ts';
import { jobFields, turnNumber, yardId } from './shapes.ts';

/** Changes a yard, where it is still there. */
export function changeYard(draft: Draft<State>, id: YardId, by: (yard: Yard) => Yard): void {
  if (draft.yards !== undefined) replace(draft.yards, id, by);
}

/** A yard with other jobs; none leaves no list. */
export function withJobs({ jobs: _, ...yard }: Yard, jobs: readonly Job[]): Yard {
  return jobs.length === 0 ? yard : { ...yard, jobs };
}

/** What war cruisers and war destroyers of a turn cost each, once another of them is ordered (B11.80). */
function shareBatch(draft: Draft<State>, owner: SeatId, batch: Batch | undefined): void {
  if (batch === undefined || batch === 'BB') return;
  const count = orderedNow(draft, owner).filter((job) => job.batch === batch).length;
  for (const id of keysInOrder(draft.yards ?? {}))
    changeYard(draft, id, (yard) =>
      yard.seat === owner && yard.jobs !== undefined
        ? {
            ...yard,
            jobs: yard.jobs.map((job) =>
              job.ordered === draft.turn && job.batch === batch
                ? { ...job, paid: percentOf(100 - discountOf(count), job.price) }
                : job,
            ),
          }
        : yard,
    );
}

type Counted = { readonly as: string; readonly year: number };

/** The points are what it adds to what is paid this turn. */
export const shipLaid = event('ship-laid', {
  // `counted`: as what it counts in the prices and prototypes of a year (C19.10, C21.30).
  fields: {
    seat,
    yard: yardId,
    ...jobFields,
    points,
    counted: optional(object({ as: line(20, 1), year: integer(1, 9999) })),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} is begun in yard {yard} for {points} EP.', {
      hull: happened.ship.hull,
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{hull} will be begun in yard {yard} for {points} EP.', {
      hull: happened.ship.hull,
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  apply(draft, { seat: owner, yard: id, ship, price, begins, ready, points: cost, ...told }) {
    const job: Job = {
      ship,
      ...defined({
        joins: told.joins,
        batch: told.batch,
        variant: told.variant,
        early: told.early,
        poor: told.poor,
      }),
      price,
      paid: cost,
      ordered: draft.turn,
      begins,
      ready,
    };
    changeYard(draft, id, (yard) => withJobs(yard, [...(yard.jobs ?? []), job]));
    shareBatch(draft, owner, told.batch);
    spendAt(draft, owner, draft.yards?.[id]?.place, cost);
    countYearly(draft, owner, told.counted);
  },
});

/** One more of a kind was begun in a year (C19.10, C21.30). */
function countYearly(draft: Draft<State>, owner: SeatId, counted: Counted | undefined): void {
  if (counted === undefined) return;
  const { as, year } = counted;
  change(draft.empires, owner, ({ yearly }) => {
    const begun = yearly?.year === year ? yearly.begun : {};
    return { yearly: { year, begun: { ...begun, [as]: (begun[as] ?? 0) + 1 } } };
  });
}

/** A conversion of this turn or of the next one is taken (B11.50). */
function takeSlot(draft: Draft<State>, owner: SeatId, slot: Slot | undefined, now: boolean): void {
  if (slot === undefined) return;
  change(draft.empires, owner, ({ slips }) => ({
    slips: now
      ? { ...slips, used: withSlot(slips?.used, slot) }
      : { ...slips, next: withSlot(slips?.next, slot) },
  }));
}

export const shipFinished = event('ship-finished', {
  // `late`: it takes a conversion of this turn, and not of the next one.
  fields: {
    seat,
    yard: yardId,
    place,
    unit,
    hull,
    slot: optional(oneOf(slots)),
    late: optional(literal(true)),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} leaves yard {yard}: {unit} in {place}.', {
      hull: happened.hull,
      yard: codeOf(happened.yard),
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{hull} will leave yard {yard}.', { hull: happened.hull, yard: codeOf(happened.yard) }),
  apply(draft, { seat: owner, yard: id, place: at, unit: into, slot, late }) {
    const [job, ...others] = draft.yards?.[id]?.jobs ?? [];
    if (job === undefined) return;
    const { cost } = job.ship.figures ?? {};
    const ship = job.paid === cost ? job.ship : { ...job.ship, paid: job.paid };
    changeYard(draft, id, (yard) => withJobs(yard, others));
    takeSlot(draft, owner, slot, late === true);
    commission(draft, into, { seat: owner, place: at, ship });
  },
});

/** A yard is another empire’s now: what was unfinished in it is lost, and it is idle for a turn (B8.20). `was`: its builder. */
export const yardTaken = event('yard-taken', {
  fields: { seat, was: seat, yard: yardId, place, until: turnNumber },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat || reader === happened.was,
  say: (happened, { me }) =>
    me === happened.was
      ? phrase('Your yard {yard} is captured, with everything being built in it.', {
          yard: codeOf(happened.yard),
        })
      : phrase('You captured yard {yard}, which is idle for a turn.', { yard: codeOf(happened.yard) }),
  apply: (draft, { seat: owner, yard: id, until }) =>
    changeYard(draft, id, (yard) => {
      const { jobs: _, idle, ...rest } = yard;
      const late = Math.max(until, idle?.until ?? 0);
      return { ...rest, seat: owner, idle: { ...(idle ?? { why: 'retooled' as const }), until: late } };
    }),
});

/** Nothing is done in a yard this turn, and all that is built in it is later by a turn. `unsupplied`: it is a dock that is out of supply (B8.96); absent: its system is contested. */
export const yardHalted = event('yard-halted', {
  fields: { seat, yard: yardId, place, unsupplied: optional(literal(true)) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.unsupplied === true
        ? 'Yard {yard} in {place} is out of supply: no work is done there.'
        : 'Foreign ships are over {place}: no work is done in yard {yard}.',
      { place: hexName(happened.place), yard: codeOf(happened.yard) },
    ),
  apply: (draft, { yard: id }) =>
    changeYard(draft, id, ({ idle, ...yard }) => {
      const later = (turn: number): number => turn + 1;
      return {
        ...yard,
        ...(idle && { idle: idle.until > draft.turn ? { ...idle, until: later(idle.until) } : idle }),
        ...(yard.jobs && {
          jobs: yard.jobs.map((job) => ({ ...job, begins: later(job.begins), ready: later(job.ready) })),
        }),
      };
    }),
});

/** A war hull is soon to be had, and the homeworld is inspired to a yard for it (B8.41). */
export const yardInspired = event('yard-inspired', {
  fields: { seat, yard: yardId, place, war: optional(literal(true)) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('You are given a war {kind} shipyard in {place}.', {
      kind: happened.war === true ? 'cruiser' : 'destroyer',
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, yard: id, place: at, war }) {
    const kind = war === true ? ('CWSY' as const) : ('DWSY' as const);
    draft.yards = { ...draft.yards, [id]: { kind, place: at, seat: owner } };
    change(draft.empires, owner, ({ inspired }) => ({
      inspired: { ...inspired, [war === true ? 'cw' : 'dw']: true as const },
    }));
  },
});

/** A finished variant finds no conversion left, and waits for the next turn (B11.50). */
export const shipWaits = event('ship-waits', {
  fields: { seat, yard: yardId, hull },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} waits in yard {yard}: no conversion is left for it.', {
      hull: happened.hull,
      yard: codeOf(happened.yard),
    }),
  apply: (draft, { yard: id }) =>
    changeYard(draft, id, (yard) => ({
      ...yard,
      ...(yard.jobs && {
        jobs: yard.jobs.map((job, at) =>
          at === 0 ? job : { ...job, begins: job.begins + 1, ready: job.ready + 1 },
        ),
      }),
    })),
});
