import { integer, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, put } from '#kernel/steps/change.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { spend, spendAt } from '../bank/paying.ts';
import { cause, event, hull, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Site } from '../model/bases/shape.ts';
import type { State } from '../model/state.ts';
import type { Slot } from '../model/yards/yard.ts';
import { payers } from '../trade/marine/buy.ts';

/** The most bases that one order builds: a whole surface (C3.20). */
export const mostAtOnce = 48;
export const number = integer(1, mostAtOnce);
/** A segment, counted from the beginning of the game. */
export const segment = integer(1, 200_000);

/** `6xGBDP`, or `BS` alone. */
export const basesText = (count: number, of: string): string => (count === 1 ? of : `${count}x${of}`);

type OfX = Readonly<Partial<Record<Slot, number>>>;
/** Conversions taken, with more of those of X-ships. */
const plus = (taken: OfX = {}, more: OfX): OfX => ({
  ...taken,
  ...defined({
    x3: (taken.x3 ?? 0) + (more.x3 ?? 0) || undefined,
    x4: (taken.x4 ?? 0) + (more.x4 ?? 0) || undefined,
  }),
});
/** That bases in a hex are paid of what is saved there, as merchants pay for none of them. */
export const localAt = (
  { systems }: Pick<State, 'systems'>,
  at: PlaceId,
  payer: (typeof payers)[number],
): { readonly local?: true } =>
  payer === 'treasury' && systems[at]?.severed === true ? { local: true } : {};

const some = optional(integer(1, 9));
const ofX = object({ x3: some, x4: some });

/** Bases are begun, and paid (B11.60, B11.70); `ready`: the segment at whose end they are finished, counted from the beginning of the game. */
export const baseBegun = event('base-begun', {
  fields: {
    seat,
    place,
    hull,
    count: number,
    from: optional(hull),
    /** For which kind of base, where they are modules. */
    on: optional(hull),
    ready: segment,
    segments: integer(1, 99),
    points,
    payer: oneOf(payers),
    /** The bank brings the points beyond the lines (B1.80). */
    beyond: optional(literal(true)),
    slot: optional(literal(true)),
    /** It is paid of what is saved in the system, which is cut off (C12.90). */
    local: optional(literal(true)),
    /** Conversions of X-ships that it takes in this turn and in the next one (C19.20). */
    takes: optional(object({ now: ofX, next: ofX })),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ from, on, segments, ...happened }) =>
    on !== undefined
      ? phrase(
          '{modules} begun for the {on} in {place}, for {points} EP; ready in {segments|segment|segments}.',
          {
            modules: basesText(happened.count, happened.hull),
            on,
            place: hexName(happened.place),
            points: happened.points,
            segments,
          },
        )
      : from === undefined
        ? phrase('{bases} begun in {place}, for {points} EP; ready in {segments|segment|segments}.', {
            bases: basesText(happened.count, happened.hull),
            place: hexName(happened.place),
            points: happened.points,
            segments,
          })
        : phrase('The {from} in {place} becomes a {hull}, for {points} EP, in {segments|segment|segments}.', {
            from,
            hull: happened.hull,
            place: hexName(happened.place),
            points: happened.points,
            segments,
          }),
  ahead: ({ from, on, ...happened }) =>
    on !== undefined
      ? phrase('{modules} will be begun for the {on} in {place}, for {points} EP.', {
          modules: basesText(happened.count, happened.hull),
          on,
          place: hexName(happened.place),
          points: happened.points,
        })
      : from === undefined
        ? phrase('{bases} will be begun in {place}, for {points} EP.', {
            bases: basesText(happened.count, happened.hull),
            place: hexName(happened.place),
            points: happened.points,
          })
        : phrase('The {from} in {place} will begin to become a {hull}, for {points} EP.', {
            from,
            hull: happened.hull,
            place: hexName(happened.place),
            points: happened.points,
          }),
  apply(draft, { seat: owner, place: at, payer, points: cost, beyond, local, ...begun }) {
    const { hull: of, count, from, on, ready, slot, takes } = begun;
    if (beyond === true) change(draft.systems, at, ({ sent = 0 }) => ({ sent: sent + cost }));
    const site: Site = { seat: owner, hull: of, count, ready, ...defined({ from, on, slot }) };
    draft.sites ??= {};
    put(draft.sites, at, [...(draft.sites[at] ?? []), site]);
    if (takes !== undefined)
      change(draft.empires, owner, ({ slips }) => ({
        slips: { used: plus(slips?.used, takes.now), next: plus(slips?.next, takes.next) },
      }));
    if (local === true) return spendAt(draft, owner, at, cost);
    if (payer === 'treasury') return spend(draft, owner, cost);
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : { merchant: { ...merchant, budget: Math.max(0, (merchant.budget ?? 0) - cost) } },
    );
  },
});
export type BaseBegun = EventIn<typeof baseBegun>;
