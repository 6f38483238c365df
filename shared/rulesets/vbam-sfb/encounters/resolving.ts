import { list, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event, ofMeeting, ofUnit, order, toBoth, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import type { Encounter } from '../model/combat.ts';
import { demands } from '../model/combat.ts';
import { arrive, changeEncounter, leaveBattle } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { place } from '../model/parts.ts';
import type { Named } from '../model/stations.ts';
import { carriedBy } from '../model/stations.ts';
import type { View } from '../model/view.ts';
import { systemArg, unitArg } from '../model/words.ts';
import { moved, waited } from '../movement/moves.ts';
import { controlIn } from '../supply/control.ts';
import { askedIn, spotSaid, here } from './asking.ts';
import { closedBy, demandsOf } from './demands.ts';
import { leaving, otherOf, presentAt, wayOut } from './encounters.ts';
import type { raidersLeft } from './raiding.ts';
import { endRaid } from './raiding.ts';

const courses = ['stay', 'on', 'back'] as const;
type Course = (typeof courses)[number];

const said: Readonly<Record<Course, Phrase>> = {
  stay: phrase('Stay between the sectors'),
  on: phrase('Go on'),
  back: phrase('Go back'),
};

/** The courses with the sectors that they lead to, as far as the reader knows them. */
function coursesIn(view: View, place: PlaceId | undefined): Readonly<Record<Course, Phrase>> {
  const encounter = here(view, place);
  const [first] = encounter === undefined ? [] : presentAt(imagine(view), encounter, view.me);
  const { place: from, between: to } = first?.[1] ?? {};
  return from === undefined || to === undefined
    ? said
    : {
        stay: said.stay,
        on: phrase('Go on to {sector}', { sector: labelOf(to) }),
        back: phrase('Go back to {sector}', { sector: labelOf(from) }),
      };
}

/** An answer: what the winner of a meeting between sectors does (VB 257, 272): stays there, goes on, or goes back. */
export const proceed = order('proceed', {
  fields: { course: oneOf(courses) },
  title: 'After a clash between sectors',
  answers: true,
  offers: (view, { place: at }) =>
    here(view, at)?.between === undefined ? [] : courses.map((course) => ({ course })),
  form(view, given, { place: at }) {
    const led = coursesIn(view, at);
    return [
      choice(
        given,
        'course',
        'Your force',
        choicesOf(courses, (one) => led[one]),
      ),
    ];
  },
  say: ({ course }, view, { place: at }) => coursesIn(view, at)[course],
});
type Proceed = OrderIn<typeof proceed>;

/** A unit leaves the battle in `from` for `place`, or goes back to it. */
export const withdrew = event('withdrew', {
  fields: { ...ofUnit, from: place },
  by: 'either',
  ...toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} withdraws to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  apply: (draft, { unit, place }) => {
    arrive(draft, unit, place);
    for (const one of [unit, ...carriedBy(draft.units, unit)]) leaveBattle(draft, one);
  },
});

/** More can be demanded in the encounter, but not what is `closed` (VB 276). */
export const encounterGoesOn = event('encounter-goes-on', {
  fields: { ...ofMeeting, closed: list(oneOf(demands), demands.length) },
  by: 'rules',
  ...toBoth,
  say: ({ place }) => phrase('At {sector} another battle can be demanded.', { sector: systemArg(place) }),
  apply: (draft, { closed }) =>
    changeEncounter(draft, ({ demand: _, refused: __, battle, winner: ___, battles = 0, ...rest }) => ({
      ...rest,
      closed,
      battles: battles + Number(battle !== undefined),
    })),
});

/** The encounter is resolved. */
export const encounterOver = event('encounter-over', {
  fields: { ...ofMeeting },
  by: 'rules',
  ...toBoth,
  say: ({ place }) => phrase('The encounter at {sector} is over.', { sector: systemArg(place) }),
  apply: (draft) => {
    draft.encounters = draft.encounters.slice(1);
  },
});

/** Units leave for where they came from, or as near as they can. */
export function withdraw(
  turn: Happening<typeof withdrew>,
  units: readonly Named[],
  by?: SeatId,
  ref?: OrderRef,
): void {
  const control = controlIn(turn.state);
  const ways = units.map(([id, one]) => ({ id, one, to: wayOut(turn.state, control, one) }));
  for (const { id, one, to } of ways) {
    const because = ref === undefined || one.seat !== by ? {} : { cause: ref };
    if (to !== undefined)
      turn.happen(withdrew.of({ seat: one.seat, unit: id, from: one.place, place: to, ...because }));
  }
}

/** Who goes back at the end of an encounter (VB 247, 262). */
function losersOf(encounter: Encounter, winner: SeatId | undefined): readonly SeatId[] {
  const { attacker, defender, demand, refused, battle, between } = encounter;
  const both = [attacker, defender];
  if (battle !== undefined)
    return winner === undefined
      ? between === undefined
        ? []
        : both
      : both.filter((seat) => seat !== winner);
  if (refused !== undefined && demand !== undefined) {
    const refuser = otherOf(encounter, demand.by);
    return between !== undefined || refuser === attacker ? [refuser] : [];
  }
  return between === undefined ? [] : both;
}

type OverTurn = Happening<typeof encounterOver | typeof encounterGoesOn>;

/** An encounter in a sector goes on as long as anything in it can be demanded (VB 276). */
function over(turn: OverTurn, encounter: Encounter): void {
  const { demand, raid, between, attacker, defender, place: at } = encounter;
  const met = { seat: attacker, to: defender, place: at };
  const closed = closedBy(encounter);
  const isOver =
    demand === undefined ||
    raid !== undefined ||
    between !== undefined ||
    demandsOf(turn.state, { ...encounter, closed }).length === 0;
  turn.happen(isOver ? encounterOver.of(met) : encounterGoesOn.of({ ...met, closed }));
}

/** What whoever is left between sectors does: it stays there, unless it is told to go on or back (VB 257, 272). */
function asked(turn: ResolveTurn, encounter: Encounter, of: SeatId): Proceed | undefined {
  const [[given] = []] =
    turn.ask<'proceed'>([
      {
        ...askedIn(turn.state, encounter, of),
        said: phrase('You hold {spot}. Where do you go?', { spot: spotSaid(encounter) }),
        cite: 'VB 272',
        kinds: ['proceed'],
        silence: [proceed.of({ course: 'stay' })],
      },
    ]) ?? [];
  return given;
}

type ProceedTurn = Happening<typeof withdrew | typeof moved | typeof waited>;

function goOn(turn: ProceedTurn, units: readonly Named[], { course, ref }: Proceed): void {
  if (course === 'back') return withdraw(turn, units, units[0]?.[1].seat, ref);
  for (const [id, { seat: of, place: at, between }] of units)
    if (between !== undefined)
      turn.happen(
        course === 'on'
          ? moved.of({ seat: of, unit: id, from: at, place: between, cause: ref })
          : waited.of({ seat: of, unit: id, place: at, between, cause: ref }),
      );
}

type ResolveTurn = TurnOf<
  | typeof proceed
  | (typeof withdrew | typeof moved | typeof waited)
  | (typeof raidersLeft | typeof encounterOver | typeof encounterGoesOn)
>;

/** Losers go back; winners who met them between sectors choose (VB 254, 272). */
export function resolveEncounter(turn: ResolveTurn): void {
  const [encounter] = turn.state.encounters;
  if (encounter === undefined) return;
  const { attacker, defender, between } = encounter;
  if (encounter.raid !== undefined) endRaid(turn, encounter);
  const losers = encounter.raid === undefined ? losersOf(encounter, encounter.winner) : [];
  const holder = [attacker, defender].find((one) => between !== undefined && !losers.includes(one));
  const left = holder === undefined ? [] : presentAt(turn.state, encounter, holder);
  const given = holder === undefined || left.length === 0 ? undefined : asked(turn, encounter, holder);
  if (left.length > 0 && given === undefined) return;
  for (const one of losers) withdraw(turn, leaving(turn.state, encounter, one));
  if (given !== undefined) goOn(turn, left, given);
  const [met] = turn.state.encounters;
  if (met !== undefined) over(turn, met);
}
