import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, seat } from '../../declare.ts';
import type { Duty } from '../../model/merchant.ts';
import { duties } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import { servingReserveOf } from './lying.ts';
import { marineRests, whyItRests } from './rests.ts';
import { impossible } from '../../refusals.ts';
import { dutyNames, expect } from './buy.ts';

export const freighters = ['F-L', 'F-S'] as const;
type Freighter = (typeof freighters)[number];
const sizes = { 'F-L': 'large', 'F-S': 'small' } as const;

/** Freighters of a size that can still leave the other duty for this one: none that a blockade shuts in (C12.80). */
function leftFor(
  world: Parameters<typeof servingReserveOf>[0],
  seat: SeatId,
  { unit, to }: { readonly unit: Freighter; readonly to: Duty },
): number {
  const { merchant } = world.empires[seat] ?? {};
  if (merchant === undefined) return 0;
  const { working, coming = [] } = merchant;
  const there = to === 'reserve' ? working[sizes[unit]] : (servingReserveOf(world, seat)[unit] ?? 0);
  return (
    there -
    sumOf(coming.map((one) => (one.moved === true && one.unit === unit && one.to === to ? one.count : 0)))
  );
}

/** Freighters change their duty: at the end of the turn they leave the trade routes for the strategic reserve, or the other way (E1.50, E2.60). */
export const assignFreighters = order('assign-freighters', {
  fields: { unit: oneOf(freighters), count: integer(1, 1000), to: oneOf(duties) },
  title: 'Assign freighters',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ merchant }) =>
      merchant === undefined
        ? []
        : freighters.flatMap((unit) =>
            duties.flatMap((to) =>
              leftFor(view, view.me, { unit, to }) > 0 ? [{ unit, count: 1, to }] : [],
            ),
          ),
    ),
  form: (view, given) => {
    const left = leftFor(view, view.me, given);
    return [
      choice(
        given,
        'unit',
        'Freighters',
        choicesOf(freighters, (unit) => phrase('{unit}', { unit })),
      ),
      number(given, 'count', 'How many', {
        least: 1,
        most: 1000,
        quick: { label: phrase('All'), value: left },
      }),
      choice(
        given,
        'to',
        'They serve in',
        choicesOf(duties, (one) => phrase('{duty}', { duty: dutyNames[one] })),
      ),
    ];
  },
  cannot(state, { seat: owner, order: { unit, count, to } }) {
    if (marineRests(state.empires[owner])) return whyItRests(state.empires[owner]);
    const left = Math.max(0, leftFor(state, owner, { unit, to }));
    return count > left ? impossible('GC E2.60', 'too-few-freighters', { unit, left }) : undefined;
  },
  say: ({ unit, count, to }) =>
    to === 'working'
      ? phrase('Assign {count}x{unit} to trade routes', { count, unit })
      : phrase('Assign {count}x{unit} to the strategic reserve', { count, unit }),
});

export const freightersAssigned = event('freighters-assigned', {
  fields: { seat, unit: oneOf(freighters), count: integer(1, 1000), to: oneOf(duties), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ unit, count, to }) =>
    to === 'working'
      ? phrase('{count}x{unit} leave the strategic reserve for trade routes.', { count, unit })
      : phrase('{count}x{unit} leave trade routes for the strategic reserve.', { count, unit }),
  ahead: ({ unit, count, to }) =>
    to === 'working'
      ? phrase('{count}x{unit} will leave the strategic reserve for trade routes.', { count, unit })
      : phrase('{count}x{unit} will leave trade routes for the strategic reserve.', { count, unit }),
  apply: (draft, { seat: owner, unit, count, to }) => expect(draft, owner, { to, unit, count, moved: true }),
});

/** Freighters are assigned (E2.60). */
export function assignAllFreighters(
  turn: Turn<Room<State, View, OrderIn<typeof assignFreighters>, EventIn<typeof freightersAssigned>>>,
): void {
  inTurn(turn, assignFreighters, ({ seat: owner, order: { unit, count, to, ref } }) =>
    freightersAssigned.of({ seat: owner, unit, count, to, cause: ref }),
  );
}
