import { atPlace, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, course, event, hexesSaid, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { speedOf } from '../ships/ships.ts';
import { hasOrder, squadronGiven } from './given.ts';
import { brokenWay } from './moving.ts';
import { mostMoves } from '../segments.ts';
import { stepsOf, wayTo } from './ways.ts';

/** The course of a squadron, hex by hex (D1.50, D1.60). */
export const plot = order('plot', {
  fields: { way: course },
  title: 'Plot a course',
  // An empty course, to be drawn: once in a plan.
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined || hasOrder(plan, at.unit, 'plot')
      ? []
      : [{ way: [] }],
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    const from = squadron?.place;
    return [
      way(
        given,
        'way',
        'Course',
        {
          most: squadron === undefined ? mostMoves : speedOf(squadron),
          ...(from && { from: atPlace(from) }),
          ...(at.unit && { unit: at.unit }),
        },
        {
          along: () => (from === undefined ? [] : stepsOf(view, from, given.way)),
          ahead(to) {
            const last = given.way.at(-1) ?? from;
            return last === undefined
              ? []
              : wayTo(view, last, to.place).map((hex) => ({ position: atPlace(hex) }));
          },
        },
      ),
    ];
  },
  cannot({ squadrons, map }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.plot !== undefined) return impossible('GC D1.60', 'plotted-already');
    if (given.order.way.length === 0) return impossible('GC D1.60', 'no-course');
    const farthest = speedOf(squadron);
    return given.order.way.length > farthest
      ? impossible('GC D1.50', 'too-far', { most: farthest })
      : brokenWay(map, squadron.place, given.order.way);
  },
  say: (given) =>
    given.way.length === 0
      ? phrase('Plot a course')
      : phrase('Move to {places}', { places: hexesSaid(given.way) }),
});
export type Plot = OrderIn<typeof plot>;

export const plotted = event('plotted', {
  fields: { seat, unit, way: course, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is plotted to move to {places}.', {
      unit: own(happened.unit),
      places: hexesSaid(happened.way),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({
      plot: { way: happened.way, done: 0, cause: happened.cause },
    })),
});

/** Courses are set (D1.60). */
export function setCourses(turn: Turn<Room<State, View, Plot, EventIn<typeof plotted>>>): void {
  inTurn(
    turn,
    plot,
    (given) =>
      given.unit &&
      plotted.of({ seat: given.seat, unit: given.unit, way: given.order.way, cause: given.order.ref }),
  );
}
