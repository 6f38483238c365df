import { id, list, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { Position } from '#kernel/board/position.ts';
import { reach } from '#kernel/board/reach.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { textIn, wayIn } from '#kernel/orders/fields.ts';
import type { Form } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Problem } from '#kernel/problem.ts';
import { about } from '#kernel/problem.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../imagine.ts';
import type { GalacticConquest } from '../model/game.ts';
import type { Plot, Verdict } from '../model/orders.ts';
import type { Squadron, View } from '../model/state.ts';
import { verdicts } from '../model/orders.ts';
import { brokenWay, cannotPlot } from '../rules/movement.ts';
import { speedOf } from '../rules/ships.ts';
import { boardOf, hexName } from '../tables/board.ts';
import { mobilities, mobilityNames } from '../tables/economy.ts';
import { nameOf } from '../tables/seats.ts';
import { mostMoves, moveSegments } from '../tables/segments.ts';
import { fight } from './fight.ts';
import { hasOrder } from './given.ts';

const ref = id<OrderRef>();
const advice = (order: { readonly ref: OrderRef }, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(order.ref, problem)];
const at = (place: PlaceId): Position => ({ kind: 'place', place });

/** The steps of a course, with the segments in which they are made. */
export function stepsOf({ map }: View, start: PlaceId, way: readonly PlaceId[]): readonly RouteStep[] {
  return way.map((place, index) => {
    const wrong = brokenWay(map, way[index - 1] ?? start, [place])?.phrase;
    const segment = moveSegments[way.length - 1]?.[index];
    return {
      position: at(place),
      ...(segment === undefined
        ? {}
        : {
            moment: [{ name: 'Segment', at: segment }],
          }),
      ...(wrong === undefined ? {} : { wrong }),
    };
  });
}

/** The shortest way to a hex, without the hex it begins in; empty where nothing leads there. */
export function wayTo({ map }: View, from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const board = boardOf(map);
  const [start, end] = [board.names.cell(from), board.names.cell(to)];
  if (start === undefined || end === undefined) return [];
  return (board.route(start, end, () => 1) ?? [])
    .map((cell) => board.names.id(cell))
    .filter((place) => place !== from);
}

/** The hexes to which a course of a squadron can lead, that of its own included. */
export function rangeOf({ map }: View, squadron: Squadron): readonly PlaceId[] {
  const board = boardOf(map);
  const start = board.names.cell(squadron.place);
  if (start === undefined) return [];
  const found = reach(start, board.around, () => 1, speedOf(squadron));
  return [...found.keys()].map((cell) => board.names.id(cell));
}

function courseForm(view: View, order: Unnumbered<Plot>, unit: UnitId | undefined): Form<Unnumbered<Plot>> {
  const squadron = unit === undefined ? undefined : view.squadrons[unit];
  return {
    fields: [
      {
        kind: 'way',
        name: 'way',
        label: 'Course',
        most: squadron === undefined ? mostMoves : speedOf(squadron),
        ...(squadron === undefined ? {} : { from: at(squadron.place) }),
        ...(unit === undefined ? {} : { unit }),
      },
    ],
    values: { way: order.way.map(at) },
    set: (_, value) => ({ ...order, way: wayIn(value).map(({ place }) => place) }),
    along: () => (squadron === undefined ? [] : stepsOf(view, squadron.place, order.way)),
    ahead(_, { place }) {
      const from = order.way.at(-1) ?? squadron?.place;
      return from === undefined ? [] : wayTo(view, from, place).map((one) => ({ position: at(one) }));
    },
  };
}

const verdictLabels: Readonly<Record<Verdict, string>> = {
  holds: 'It holds',
  contested: 'It is contested',
  falls: 'It falls',
};

export const orders: Ruleset<GalacticConquest>['orders'] = {
  plot: {
    title: 'Plot a course',
    codec: object({ kind: literal('plot'), ref, way: list(id<PlaceId>(), mostMoves) }),
    // An empty course, to be drawn: once in a plan.
    offers({ squadrons, me }, { unit }, plan) {
      const squadron = unit === undefined ? undefined : squadrons[unit];
      return squadron?.seat !== me || hasOrder(plan, unit, 'plot') ? [] : [{ kind: 'plot', way: [] }];
    },
    form: (view, order, { unit }) => courseForm(view, order, unit),
    check: (view, order, { unit }) => advice(order, cannotPlot(imagine(view), view.me, unit, order.way)),
    say: ({ way }) =>
      way.length === 0
        ? phrase('Plot a course')
        : phrase('Move to {places}', {
            places: phraseList(
              way.map((place) => phrase('{place}', { place: hexName(place) })),
              ', ',
            ),
          }),
  },
  fight,
  mobilise: {
    title: 'Mobilise',
    codec: object({ kind: literal('mobilise'), ref, to: oneOf(mobilities) }),
    offers: ({ me, empires }, spot) => {
      const now = empires[me]?.mobility;
      return now === undefined || me === gameMaster || spot.unit !== undefined || spot.place !== undefined
        ? []
        : mobilities.filter((to) => to !== now).map((to) => ({ kind: 'mobilise', to }));
    },
    form: (_, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'to',
          label: 'Mobility',
          choices: mobilities.map((value) => ({
            value,
            label: phrase('{state}', { state: mobilityNames[value] }),
          })),
        },
      ],
      values: { to: order.to },
      set: (_name, to) => ({ ...order, to: mobilities.find((one) => one === to) ?? order.to }),
    }),
    check: () => [],
    say: ({ to }) => phrase('Mobilise for {state}', { state: mobilityNames[to] }),
  },
  'judge-advance': {
    title: 'Judge who is advancing',
    answers: true,
    by: 'game-master',
    codec: object({ kind: literal('judge-advance'), ref, advances: id<SeatId>() }),
    offers: ({ me, seats }, { place }) =>
      me === gameMaster && place !== undefined
        ? seats.map((advances) => ({ kind: 'judge-advance', advances }))
        : [],
    form: ({ seats }, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'advances',
          label: 'Advancing',
          choices: seats.map((value) => ({ value, label: phrase('{seat}', { seat: nameOf(value) }) })),
        },
      ],
      values: { advances: order.advances },
      set: (_, value) => ({ ...order, advances: textIn(value) as SeatId }),
    }),
    check: () => [],
    say: ({ advances }) => phrase('The {seat} is advancing', { seat: nameOf(advances) }),
  },
  'judge-system': {
    title: 'Judge a system',
    answers: true,
    by: 'game-master',
    codec: object({ kind: literal('judge-system'), ref, verdict: oneOf(verdicts) }),
    offers: ({ me, systems }, { place }) =>
      me === gameMaster && place !== undefined && systems[place] !== undefined
        ? verdicts.map((verdict) => ({ kind: 'judge-system', verdict }))
        : [],
    check: () => [],
    say: ({ verdict }) => phrase(verdictLabels[verdict]),
  },
};
