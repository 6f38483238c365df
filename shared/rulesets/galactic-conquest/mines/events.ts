import { integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, factor, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groupOf } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { segments } from '../segments.ts';
import { escapeFrom } from '../officers/escapes.ts';
import type { OfficerEvent } from '../officers/events.ts';
import type { Barrier, Passing } from './crossing.ts';
import { barrierOf } from './crossing.ts';
import type { Blast } from './damage.ts';
import { blasted, blastsOn } from './damage.ts';

const segment = integer(1, segments);

/** A squadron gives up a movement point in the spine before a hex (C4.10, C5.40). */
export const mineDelayed = event('mine-delayed', {
  fields: { seat, unit, place, to: place, segment, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is held up by mines between {place} and {to} and loses a movement point.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      to: hexName(happened.to),
    }),
  ahead: (happened) =>
    phrase('{unit} will be held up by mines between {place} and {to} and lose a movement point.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      to: hexName(happened.to),
    }),
  apply: (draft, { to, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ spine, waited = 0 }) => ({
      spine: { to, paid: 1 + (spine?.to === to ? spine.paid : 0) },
      waited: waited + 1,
    })),
});

const ways = ['swept', 'shuttles', 'bypass', 'force'] as const;
const waysSaid: Readonly<Record<(typeof ways)[number], string>> = {
  swept: '{unit} sweeps a way through the mines before {to}.',
  shuttles: '{unit} sweeps a way through the mines before {to} with its shuttles.',
  bypass: '{unit} bypasses the mines before {to}, for {cost|movement point|movement points}.',
  force: '{unit} goes through the mines before {to} without sweeping them.',
};
const fates = ['damaged', 'crippled', 'destroyed'] as const;
const blast = object({
  at: integer(0, most.ships),
  hull,
  lost: optional(factor),
  shuttle: optional(literal(true)),
  fate: oneOf(fates),
});
function blastSaid({ lost, shuttle, fate, ...ship }: Blast): Phrase {
  const args = { hull: ship.hull, lost: lost ?? 0 };
  if (fate === 'destroyed') return phrase('{hull} is destroyed', args);
  if (shuttle === true)
    return lost === undefined
      ? phrase('{hull} loses its shuttle', args)
      : phrase('{hull} loses its shuttle and {lost} DF', args);
  return fate === 'crippled'
    ? phrase('{hull} loses {lost} DF and is crippled', args)
    : phrase('{hull} loses {lost} DF', args);
}

/** A squadron gets through minefields into the hex `to` (C4.20 to C4.45, D2.33). */
export const minesCrossed = event('mines-crossed', {
  fields: {
    seat,
    unit,
    place,
    to: place,
    segment,
    how: oneOf(ways),
    cost: optional(integer(1, segments)),
    blasts: list(blast, most.ships),
    /** It has no ship left. */
    lost: optional(literal(true)),
    cause: optional(cause),
  },
  by: 'either',
  hears: ownerHears,
  say(happened) {
    const text = waysSaid[happened.how];
    const args = {
      unit: happened.unit.toUpperCase(),
      to: hexName(happened.to),
      cost: happened.cost ?? 0,
    };
    if (happened.lost === true)
      return phrase('{unit} is lost with all its ships in the mines before {to}.', args);
    const way = phrase(text, args);
    return happened.blasts.length === 0
      ? way
      : phrase('{way} {blasts}.', { way, blasts: phraseList(happened.blasts.map(blastSaid), ', ') });
  },
  ahead: (happened) =>
    phrase('{unit} will get through the mines before {to}.', {
      unit: own(happened.unit),
      to: hexName(happened.to),
    }),
  apply(draft, { to, ...happened }) {
    if (happened.lost === true) return drop(draft.squadrons, happened.unit);
    const others = groupOf(draft.squadrons, happened.unit);
    replace(draft.squadrons, happened.unit, (was): Squadron => ({
      ...was,
      ships: blasted(was.ships, happened.blasts),
      ...(happened.cost !== undefined && { spent: (was.spent ?? 0) + happened.cost }),
      ...(happened.how === 'swept' && { swept: { to, segment: happened.segment, with: [...others] } }),
    }));
  },
});

export type MineEvent = EventIn<typeof mineDelayed | typeof minesCrossed>;
type Crossing = Pick<Turn<Room<State, View, never, MineEvent | OfficerEvent>>, 'state' | 'happen' | 'draw'>;

function goThrough(
  turn: Crossing,
  { unit: one, squadron, to, segment: now }: Passing,
  barrier: Barrier,
): boolean {
  const { seat: owner, place: from, ships, plot } = squadron;
  const { how, cost } = barrier;
  if (how === 'wait') return false;
  const blasts = blastsOn(ships, barrier, turn.draw.fork(one, 'mines'));
  const isLost = blasted(ships, blasts).length === 0;
  const sunk = blasts.flatMap(({ at, fate }) => (fate === 'destroyed' ? [{ unit: one, at }] : []));
  escapeFrom(turn, turn.draw.fork(one), sunk);
  turn.happen(
    minesCrossed.of({
      seat: owner,
      unit: one,
      place: from,
      to,
      segment: now,
      how,
      blasts,
      ...(cost > 0 && { cost }),
      ...(isLost && { lost: true as const }),
      ...(plot && { cause: plot.cause }),
    }),
  );
  return !isLost;
}

/** Minefields on the way into a hex; false: the squadron does not get there now, or at all. */
export function crossMines(turn: Crossing, passing: Passing): boolean {
  const { unit: one, squadron, to, segment: now } = passing;
  const barrier = barrierOf(turn.state, passing);
  if (barrier === undefined) return true;
  if (barrier.how !== 'wait' || squadron.plot === undefined) return goThrough(turn, passing, barrier);
  const { seat: owner, place: from, plot } = squadron;
  turn.happen(mineDelayed.of({ seat: owner, unit: one, place: from, to, segment: now, cause: plot.cause }));
  return false;
}
