import { integer, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { moraleAt } from '../model/homeworld.ts';
import { event, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import type { Degree, Outcome, Stress } from '../model/unrest/morale.ts';
import { dice, outcomes, why, words } from '../model/unrest/morale.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { ratingAt, stressesOn, stressNames } from './stress.ts';
import { isRevolting } from './troops.ts';
import { wantsOf } from './wants.ts';

/** Rolls that always inspire, and that always fail (B5.12, B5.20). */
const [best, worst] = [2, 12] as const;

const said: Readonly<Record<Outcome, string>> = {
  holds: '{name} in {place} holds: {roll} against a morale of {rating} ({why}).',
  inspired: '{name} in {place} is inspired: {roll} against a morale of {rating} ({why}).',
  passive: 'The people of {name} in {place} protest: {roll} against a morale of {rating} ({why}).',
  violent: '{name} in {place} is in violent rebellion: {roll} against a morale of {rating} ({why}).',
  fanatical: '{name} in {place} is in fanatical rebellion: {roll} against a morale of {rating} ({why}).',
};

/** The morale of a system under aversion was checked (B5.10). */
export const moraleChecked = event('morale-checked', {
  fields: {
    seat,
    place,
    name: line(80),
    why,
    roll: dice,
    rating: integer(-20, 30),
    outcome: oneOf(outcomes),
    /** What its rebels want. */
    wants: optional(words),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(said[happened.outcome], {
      name: happened.name,
      place: hexName(happened.place),
      roll: happened.roll,
      rating: happened.rating,
      why: phraseList(
        happened.why.map((stress) => phrase(stressNames[stress])),
        ', ',
      ),
    }),
  ahead: (happened) =>
    phrase('The morale of {name} in {place} will be checked: it holds on a roll of {rating} or less.', {
      name: happened.name,
      place: hexName(happened.place),
      rating: happened.rating,
    }),
  apply(draft, { place: at, why: under, roll, rating, outcome, wants, seat: owner }) {
    const morale = moraleAt(draft, at);
    if (morale === undefined || draft.morale === undefined) return;
    const { rebellion: _, ...rest } = morale;
    put(draft.morale, at, {
      ...rest,
      holder: owner,
      last: { turn: draft.turn, roll, rating, why: under, outcome },
      ...(outcome !== 'holds' &&
        outcome !== 'inspired' && { rebellion: { degree: outcome, wants: wants ?? '' } }),
    });
  },
});

type Checking = Turn<Room<State, View, never, EventIn<typeof moraleChecked>>>;

/** Faces of the die by which a rebellion is passive, and violent (B5.30). */
const [passiveUpTo, violentUpTo] = [3, 5] as const;
const degreeOf = (die: number): Degree => {
  if (die <= passiveUpTo) return 'passive';
  return die <= violentUpTo ? 'violent' : 'fanatical';
};

/** Rolls for a system: two dice, and if it fails a third one (B5.10 to B5.30). */
function checkOne(turn: Checking, at: PlaceId, under: readonly Stress[]): Outcome {
  const { state } = turn;
  const system = state.systems[at];
  const draw = turn.draw.fork(at);
  const roll = draw.fork(1).int(6) + draw.fork(2).int(6);
  const rating = ratingAt(state, at);
  const owner = system?.owner ?? ('' as SeatId);
  const passes = roll === best || (roll !== worst && roll <= rating);
  const revolts = passes && roll !== best && isRevolting(state, owner, draw);
  const degree = passes && !revolts ? undefined : degreeOf(draw.fork('rebellion').int(6));
  const outcome = degree ?? (roll === best ? 'inspired' : 'holds');
  turn.happen(
    moraleChecked.of({
      seat: owner,
      place: at,
      name: system?.name ?? '',
      why: under,
      roll,
      rating,
      outcome,
      ...(degree && { wants: wantsOf(degree, under) }),
    }),
  );
  return outcome;
}

/** Of an empire one system in so many that fails is enough for unrest in all of them (B6.10h). */
const spreads = 4;

/** The morale of systems under aversion is checked (B5.10); where a quarter of an empire’s systems fail, that of all others too, once (B6.10h). */
export function checkMorale(turn: Checking): void {
  if (turn.state.morale === undefined) return;
  const failed = new Map<SeatId, number>();
  const checked = new Set<PlaceId>();
  for (const [at, { owner }] of inOrder(turn.state.systems)) {
    // What others hear of theirs nobody foresees.
    if (turn.state.others?.includes(owner) === true) continue;
    const under = stressesOn(turn.state, at);
    if (under.length === 0) continue;
    checked.add(at);
    const outcome = checkOne(turn, at, under);
    if (outcome !== 'holds' && outcome !== 'inspired') failed.set(owner, (failed.get(owner) ?? 0) + 1);
  }
  for (const owner of keysInOrder(turn.state.empires)) {
    const own = systemsOf(turn.state.systems, owner);
    const count = failed.get(owner);
    if (count === undefined || count * spreads < own.length) continue;
    for (const [at] of own) if (!checked.has(at)) checkOne(turn, at, ['spread']);
  }
}
