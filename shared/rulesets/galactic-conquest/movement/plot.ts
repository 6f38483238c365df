import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, course, event, hexesSaid, order, own, ownerHears, seat, unit } from '../declare.ts';
import { isFullyDefended, mostDefenders } from '../model/economy/posts.ts';
import { imagine } from '../model/imagine.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { hexName } from '../map/board.ts';
import type { Pace } from '../model/reaction.ts';
import { paces } from '../model/reaction.ts';
import { pace } from '../reactions/shapes.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { isAccompanied } from '../ships/crew.ts';
import { speedOf, stillTurns } from '../ships/ships.ts';
import { cannotGoWild, isWild } from '../ships/surveyors.ts';
import { hasOrder, squadronGiven } from './given.ts';
import { cannotDepart } from './depart.ts';
import { brokenWay } from './moving.ts';
import type { Paced } from './pace.ts';
import { sprintsAbroad } from './powered.ts';
import { courseEntry } from './ways.ts';
import { cannotHurry, cannotReach, movesOf, pacing, pointsOfCourse, wrongPace } from './pace.ts';
import { minedFacts, minedOn, toldIn } from './planned/mined.ts';
import { courseFacts, spareIn } from './planned/points.ts';
import { mostMoves } from '../segments.ts';

const plotFields = {
  way: course,
  pace: optional(pace),
  /** Where its quick moves begin in it, from 0. */
  fast: optional(list(integer(0, mostMoves - 1), mostMoves)),
} as const;
export type Plot = Ordered<'plot', typeof plotFields>;

/** The course of a squadron, hex by hex (D1.50, D1.60). */
export const plot = order('plot', {
  fields: plotFields,
  title: 'Plot a course',
  // An empty course, to be drawn: once in a plan.
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined || hasOrder(plan, at.unit, 'plot')
      ? []
      : [{ way: [] }],
  form: (view, given, at, plan) => [
    courseEntry(view, given, { ...at, spare: spareAt(view, at, plan) }),
    ...paceEntries(view, given, at),
  ],
  facts(view, given, { unit: told }, plan) {
    const squadron = told === undefined ? undefined : view.squadrons[told];
    if (told === undefined || squadron === undefined) return [];
    const mined = minedOn(view, told, squadron, {
      ...toldIn(plan, told, squadron),
      way: given.way,
      points: pointsOfCourse(given),
    });
    return [...courseFacts(squadron, ordersOf(plan, told), given), ...minedFacts(mined)];
  },
  cannot(state, given) {
    const { squadrons, map } = state;
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.guards === true) return impossible('GC B2.60', 'on-convoy-duty');
    if (squadron.plot !== undefined) return impossible('GC D1.60', 'plotted-already');
    if (given.order.way.length === 0) return impossible('GC D1.60', 'no-course');
    if ((squadron.supply?.out ?? 0) >= stillTurns) return impossible('GC C13.20', 'unsupplied-stays');
    const tooFar = cannotReach(given.order, speedOf(squadron));
    if (tooFar !== undefined) return tooFar;
    const wild = given.order.way.find((to) => isWild(map, to));
    const barred = wild && cannotGoWild(state, squadron, wild);
    if (barred !== undefined) return barred;
    const abroad = sprintsAbroad(state, squadron, given.order.way);
    if (abroad !== undefined) return abroad;
    const stays = cannotDepart(state, squadron);
    if (stays !== undefined) return stays;
    if (given.order.pace !== undefined && !isAccompanied(squadron.ships))
      return impossible('GC C9.40', 'poor-alone');
    const full = crowdedPost(state, squadron, given);
    if (full !== undefined) return full;
    return brokenWay(map, squadron.place, given.order.way) ?? wrongPace(state, squadron, given.order);
  },
  say: (given) => (given.way.length === 0 ? phrase('Plot a course') : courseSaid(given)),
});

/** Movement points that other orders of a squadron keep beside its course. */
const spareAt = (view: View, { unit: told }: Spot, plan: Plan<AnyOrder>): number =>
  told === undefined ? 0 : spareIn(ordersOf(plan, told), view.squadrons[told]);

/** Why supplementary defense does not end its course there: others defend the hex already (E2.30). */
function crowdedPost(
  state: State,
  { seat: owner, stationed }: Squadron,
  {
    unit: moving,
    order: { way: ways },
  }: { readonly unit?: UnitId | undefined; readonly order: Pick<Plot, 'way'> },
): Problem | undefined {
  const end = ways.at(-1);
  return stationed === true && end !== undefined && isFullyDefended(state, owner, end, moving)
    ? impossible('GC E2.30', 'defenders-at-most', { most: mostDefenders(state, end), place: hexName(end) })
    : undefined;
}

export const courseSaid = (given: Paced): Phrase =>
  given.pace === undefined
    ? phrase('Move to {places}', { places: hexesSaid(given.way) })
    : phrase('Move to {places}; {pace}: {quick}', {
        places: hexesSaid(given.way),
        pace: pacing[given.pace].name.toLowerCase(),
        quick: hexesSaid(movesOf(given).flatMap((hexes) => (hexes.length > 1 ? hexes : []))),
      });

/** How fast it moves, where its empire can move faster than usual, and with which hexes quick moves begin (D4.10, D5.11). */
function paceEntries(
  view: View,
  given: Unnumbered<Plot>,
  { unit: told }: Spot,
): readonly Entry<Unnumbered<Plot>>[] {
  const known = paces.filter((one) => one === given.pace || hasTech(view, view.me, pacing[one].tech));
  if (known.length === 0) return [];
  const squadron = told === undefined ? undefined : view.squadrons[told];
  const state = imagine(view);
  const entry = paceEntry(given, known, state, squadron);
  const plain = ({ fast: _, ...rest }: Unnumbered<Plot>): Unnumbered<Plot> => rest;
  if (given.pace === undefined) return [{ ...entry, set: (value) => plain(entry.set(value)) }];
  return [
    { ...entry, set: (value) => plain(entry.set(value)) },
    {
      field: {
        kind: 'several',
        name: 'fast',
        label: 'Quick moves begin with',
        most: mostMoves,
        ordered: false,
        of: startsIn(given, state, squadron),
      },
      value: (given.fast ?? []).map(String),
      set(value) {
        const fast = chosenIn(value).map(Number);
        return { ...plain(given), ...(fast.length > 0 && { fast }) };
      },
    },
  ];
}

/** The forms of movement that are known, each with the reason why it will not work. */
const paceEntry = (
  given: Unnumbered<Plot>,
  known: readonly Pace[],
  state: State,
  squadron: Squadron | undefined,
): Entry<Unnumbered<Plot>> =>
  choiceOrNone(
    given,
    'pace',
    'Form of movement',
    phrase('As usual'),
    known.map((one) => {
      const why = squadron && cannotHurry(state, squadron, { way: given.way, pace: one });
      const { name, hexes } = pacing[one];
      return {
        value: one,
        label: phrase('{name}: {hexes} hexes a move', { name, hexes }),
        ...(why && { warning: why.phrase }),
      };
    }),
  );

/** The hexes of a course with which quick moves may begin. */
const startsIn = (given: Unnumbered<Plot>, state: State, squadron: Squadron | undefined): readonly Choice[] =>
  given.way.map((hex, at) => {
    const why = squadron && wrongPace(state, squadron, { ...given, fast: [at] });
    return {
      value: String(at),
      label: phrase('{at}: {place}', { at: at + 1, place: hexName(hex) }),
      place: hex,
      ...(why && { warning: why.phrase }),
    };
  });

export const plotted = event('plotted', {
  fields: {
    seat,
    unit,
    way: course,
    cause,
    pace: optional(pace),
    /** Movement points that it takes, where they are not as many as its hexes. */
    moves: optional(integer(0, mostMoves)),
    fast: plotFields.fast,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is plotted to move to {places}.', {
      unit: own(happened.unit),
      places: hexesSaid(happened.way),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({
      plot: { way: happened.way, done: 0, cause: happened.cause, ...defined({ fast: happened.fast }) },
      moves: happened.moves ?? happened.way.length,
      ...defined({ pace: happened.pace }),
    })),
});

/** Courses are set (D1.60). */
export function setCourses(turn: Turn<Room<State, View, Plot, EventIn<typeof plotted>>>): void {
  inTurn(
    turn,
    plot,
    (given) =>
      given.unit &&
      plotted.of({
        seat: given.seat,
        unit: given.unit,
        way: given.order.way,
        cause: given.order.ref,
        ...defined({ pace: given.order.pace, fast: given.order.fast }),
        ...(given.order.pace && { moves: pointsOfCourse(given.order) }),
      }),
  );
}
