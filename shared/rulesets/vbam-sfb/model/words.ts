import type { Position } from '#kernel/board/position.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Unit } from './state.ts';
import type { View } from './view.ts';
import { labelOf } from '../map/board.ts';

/** Parts that several orders share. */
export const advice = (order: { readonly ref: OrderRef }, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(order.ref, problem)];

/** Advice without what depends on the pool, which is filled before it is spent: that is found by running the plan. */
export const thrifty = (
  order: { readonly ref: OrderRef },
  problem: Problem | undefined,
): readonly Problem[] => (problem?.code === 'pool-too-small' ? [] : advice(order, problem));

export const at = (place: PlaceId): Position => ({ kind: 'place', place });

/** Sectors one after the other, in words. */
export const waySaid = (way: readonly PlaceId[]): Phrase =>
  phraseList(
    way.map((place) => phrase('{place}', { place: labelOf(place) })),
    ', ',
  );

/** Own units that are like this, as choices. */
export const choicesOf = (
  { units }: Pick<View, 'units'>,
  may: (id: UnitId, unit: Unit) => boolean,
): readonly Choice[] =>
  inOrder(units).flatMap(([value, unit]) =>
    may(value, unit)
      ? [
          {
            value,
            place: unit.place,
            label: phrase('{design} {id}', { design: unit.design, id: shortId(value) }),
          },
        ]
      : [],
  );

/** The number of a unit, such as `7` of `gorn.u00007`. */
export const shortId = (unit: UnitId): string => unit.replace(/^.*\.u0*/, '');

export const yesOrNo = (yes: string, no: string): readonly Choice[] => [
  { value: 'yes', label: phrase(yes) },
  { value: 'no', label: phrase(no) },
];
export const isYes = (value: unknown): boolean => value === 'yes';

/** The sectors of a way as steps. */
export const stepsTo = (way: readonly PlaceId[]): readonly RouteStep[] =>
  way.map((place, index) => ({ position: at(place), moment: [{ name: 'Jump', at: index + 1 }] }));
