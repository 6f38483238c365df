import type { Entry } from '#kernel/declare/entries.ts';
import { atPlace, choice, choicesOf, eitherOr, number, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { cause, event, hexesSaid, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Sending } from '../model/battle/away.ts';
import { mostAway, sendingFields } from '../model/battle/away.ts';
import { isOfFlotilla, mostOfFlotilla } from '../model/battle/flotilla.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { activeGiven, courseIn } from '../movement/given.ts';
import { brokenWay, segmentsOf } from '../movement/moving.ts';
import { stepsOf, wayTo } from '../movement/ways.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { cannotFlyWild } from '../ships/surveyors.ts';
import { exampleCode, freshCode, isCodeOf } from '../squadrons/codes.ts';
import { flotillaOf, gunboatsIn } from './flotilla.ts';
import { passedBefore } from './pace.ts';

type Sent = Omit<Sending, 'cause'>;

/** Why gunboats cannot go on this course from a squadron: what it carries, and three hexes at most, of which those are gone whose segments have passed (C20.22, C20.25). */
export function cannotSend(
  state: State,
  from: Squadron,
  { to, segment, way: course, ...wanted }: Sent,
): Problem | undefined {
  const bands = flotillaOf(from.ships, wanted);
  if ('code' in bands) return bands;
  if (from.hyper !== undefined) return impossible('GC C21.51', 'hyper-and-moves');
  if (course.length === 0) return impossible('GC D1.60', 'no-course');
  const wild = course.flatMap((at) => cannotFlyWild(state, at) ?? [])[0];
  if (wild !== undefined) return wild;
  const left = mostAway - passedBefore(segment);
  if (course.length > left) return impossible('GC C20.25', 'gunboats-too-far', { most: left, segment });
  if (!isCodeOf(state, from.seat, to))
    return impossible('GC A6.10', 'no-code', { example: exampleCode(state, from.seat) });
  return state.squadrons[to] === undefined
    ? undefined
    : impossible('GC A6.10', 'code-taken', { code: to.toUpperCase() });
}

/** `4xPF`, also with a leader and a scout. */
export const sendingSaid = ({ type, count, led }: Pick<Sent, 'type' | 'count' | 'led'>): Phrase =>
  led
    ? phrase('{count}x{unit} with a leader and a scout', { count, unit: type })
    : phrase('{count}x{unit}', { count, unit: type });

const sends = (one: AnyOrder): one is AnyOrder & Sent => one.kind === 'send-gunboats';
/** The codes that a plan gives to gunboats, and to squadrons that are formed. */
const codesIn = ({ units }: Plan<AnyOrder>): ReadonlySet<UnitId> =>
  new Set(
    valuesInOrder(units)
      .flat()
      .flatMap((one) =>
        sends(one) || one.kind === 'regroup' ? [(one as AnyOrder & { readonly to: UnitId }).to] : [],
      ),
  );

/** Where a squadron is, by its plan, as a segment begins. */
function placeIn(
  view: View,
  at: UnitId | undefined,
  plan: Plan<AnyOrder>,
  segment: number,
): PlaceId | undefined {
  const here = at && view.squadrons[at]?.place;
  if (at === undefined) return here;
  const course = courseIn(ordersOf(plan, at));
  const made = course && (segmentsOf(course.way) ?? []).filter((one) => one < segment).length;
  return course?.way[(made ?? 0) - 1] ?? here;
}

type Given = Unnumbered<Ordered<'send-gunboats', typeof sendingFields>>;

function sendForm(
  view: View,
  given: Given,
  at: UnitId | undefined,
  plan: Plan<AnyOrder>,
): readonly Entry<Given>[] {
  const aboard = gunboatsIn((at && view.squadrons[at]?.ships) ?? []).filter((one) => !isOfFlotilla(one));
  const from = placeIn(view, at, plan, given.segment);
  return [
    choice(
      given,
      'type',
      'Gunboats',
      choicesOf([...new Set([...aboard.map((one) => one.type), given.type])], (one) =>
        phrase('{unit}', { unit: one }),
      ),
    ),
    number(given, 'count', 'How many', { least: 1, most: mostOfFlotilla }),
    eitherOr(given, 'led', 'Flotilla', phrase('With a leader and a scout'), phrase('Of one type')),
    number(given, 'segment', 'In segment', { least: 1, most: segments }),
    choice(
      given,
      'to',
      'As',
      choicesOf([...new Set([freshCode(view, view.me, codesIn(plan)), given.to])], (code) =>
        phrase('{code}', { code: code.toUpperCase() }),
      ),
    ),
    way(
      given,
      'way',
      'Course',
      { most: mostAway, ...(from && { from: atPlace(from) }), ...(at && { unit: at }) },
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
}

/** Gunboats leave their ships or bases in a segment, and move by themselves until the end of the turn (C20.25). */
export const sendGunboats = order('send-gunboats', {
  fields: sendingFields,
  title: 'Send out gunboats',
  offers(view, { unit: at }, plan) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at });
    const first = gunboatsIn(squadron?.ships ?? []).find((one) => one.count > 0 && !isOfFlotilla(one));
    return first === undefined
      ? []
      : [
          {
            type: first.type,
            count: Math.min(first.count, mostOfFlotilla),
            led: false,
            to: freshCode(view, view.me, codesIn(plan)),
            segment: 1,
            way: [],
          },
        ];
  },
  form: (view, given, { unit: at }, plan) => sendForm(view, given, at, plan),
  cannot(state, given) {
    const from = activeGiven(state.squadrons, given);
    if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (valuesInOrder(state.squadrons).some((one) => one.sends?.some(({ to }) => to === given.order.to)))
      return impossible('GC A6.10', 'code-taken', { code: given.order.to.toUpperCase() });
    const [first = from.place, ...rest] = given.order.way;
    return cannotSend(state, from, given.order) ?? brokenWay(state.map, first, rest);
  },
  say: (given) =>
    given.way.length === 0
      ? phrase('Send out gunboats')
      : phrase('Send {units} in segment {segment}, as {code}, to {places}', {
          units: sendingSaid(given),
          segment: given.segment,
          code: given.to.toUpperCase(),
          places: hexesSaid(given.way),
        }),
});
export type SendGunboats = OrderIn<typeof sendGunboats>;

const told = ({ unit: from, ...sent }: Sent & { readonly unit: UnitId }) => ({
  unit: own(from),
  units: sendingSaid(sent),
  segment: sent.segment,
  places: hexesSaid(sent.way),
});

/** Gunboats will be sent off in a segment of this turn. */
export const gunboatsReady = event('gunboats-ready', {
  fields: { seat, unit, ...sendingFields, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} readies {units} to fly to {places} from segment {segment}.', told(happened)),
  ahead: (happened) => phrase('{unit} will send {units} to {places} from segment {segment}.', told(happened)),
  apply: (draft, { type, count, led, to, segment, way: course, cause: by, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ sends: before = [] }) => ({
      sends: [...before, { type, count, led, to, segment, way: course, cause: by }],
    })),
});

/** Gunboats are made ready, each flotilla for its segment. */
export const orderGunboats = (
  turn: Turn<Room<State, View, SendGunboats, EventIn<typeof gunboatsReady>>>,
): void =>
  inTurn(
    turn,
    sendGunboats,
    ({ seat: owner, unit: from, order: { ref, type, count, led, to, segment, way: course } }) =>
      from &&
      gunboatsReady.of({ seat: owner, unit: from, type, count, led, to, segment, way: course, cause: ref }),
  );
