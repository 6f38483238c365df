import { optional } from '#kernel/codec/shapes.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { spendAt } from '../bank/paying.ts';
import { cause, event, ownerHears, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Flight } from '../model/yards/flights.ts';
import { flightsShape } from '../model/yards/flights.ts';
import { countText, withStock } from '../model/battle/wings.ts';
import { changeYard } from '../yards/events.ts';
import { codeOf } from '../yards/known.ts';

/** A hex, or the dock or base station that was named. */
function whereBuilt([flight]: readonly Flight[]): string {
  const { place, slow } = flight ?? { place: 'h' as PlaceId };
  return slow === undefined ? hexName(place) : codeOf(slow.yard);
}

/** A dock or base station that builds for the stock can begin something new so many turns later (B8.50, B8.90, B8.96). */
const slowTurns = 2;

export const flyersOrdered = event('flyers-ordered', {
  fields: { seat, flights: flightsShape, points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ flights, points: cost }) =>
    phrase('{units} are built in {place} for {cost} EP.', {
      units: flights.map(countText).join(', '),
      place: whereBuilt(flights),
      cost,
    }),
  ahead: ({ flights, points: cost }) =>
    phrase('{units} will be built in {place} for {cost} EP.', {
      units: flights.map(countText).join(', '),
      place: whereBuilt(flights),
      cost,
    }),
  apply(draft, { seat: owner, flights, points: cost }) {
    change(draft.empires, owner, (was) => ({ flights: [...(was.flights ?? []), ...flights] }));
    for (const { slow } of flights)
      if (slow !== undefined)
        changeYard(draft, slow.yard, (one) => ({
          ...one,
          idle: { why: 'flyers' as const, until: slow.ordered + slowTurns },
        }));
    spendAt(draft, owner, flights[0]?.place, cost);
  },
});

/** What was built is in stock, but what was built where the empire lost its hex. */
export const flyersBuilt = event('flyers-built', {
  // `later`: what docks and base stations build on.
  fields: { seat, flights: flightsShape, later: optional(flightsShape) },
  by: 'rules',
  hears: ownerHears,
  say: ({ flights }) =>
    flights.length === 0
      ? phrase('What was being built for the stock is lost.')
      : phrase('{units} go into stock.', { units: flights.map(countText).join(', ') }),
  ahead: ({ flights }) => phrase('{units} will go into stock.', { units: flights.map(countText).join(', ') }),
  apply: (draft, { seat: owner, flights, later }) =>
    replace(draft.empires, owner, ({ flights: _, stock, ...empire }) => {
      const more = flights.reduce<Record<string, number>>(
        (sums, { type, count }) => ({ ...sums, [type]: (sums[type] ?? 0) + count }),
        {},
      );
      return { ...empire, ...defined({ stock: withStock(stock, more), flights: later }) };
    }),
});
