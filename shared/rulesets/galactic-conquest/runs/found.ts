import { line, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hexAt, order, ownerHears, place, seat } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { withGround } from '../map/ground.ts';
import { colonyAt, runId } from '../model/economy/run.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { dropRun } from './events.ts';

export const systemName = line(40, 1);

/** A resource run of 15 % or more becomes a minor colony, and ceases (B3.41, B3.45). */
export const foundColony = order('found-colony', {
  fields: { place, name: systemName },
  title: 'Declare a colony',
  offers(view, spot) {
    const at = hexAt(spot);
    return at === undefined || (view.runs?.[runId(at, view.me)]?.parts ?? 0) < colonyAt
      ? []
      : [{ place: at, name: hexName(at) }];
  },
  form: (_, given) => [text(given, 'name', 'Name', { longest: 40, lines: 1 })],
  cannot(state, { seat: owner, order: { place: at } }) {
    const { parts } = state.runs?.[runId(at, owner)] ?? {};
    const args = { place: hexName(at) };
    if (parts === undefined) return impossible('GC B3.41', 'no-run', args);
    return parts < colonyAt ? impossible('GC B3.41', 'run-too-small', args) : undefined;
  },
  say: (given) => phrase('Declare a colony in {place}', { place: hexName(given.place) }),
});
export type FoundColony = OrderIn<typeof foundColony>;

/** A resource run has become a system, which pays once its merchants have built what it needs; `surveyed`: it lies beside the empire’s territory, and is part of it now (B3.15, B3.41). */
export const colonyFounded = event('colony-founded', {
  fields: {
    seat,
    place,
    name: systemName,
    as: oneOf(['minor', 'major']),
    surveyed: optional(literal(true)),
    cause: optional(cause),
  },
  by: 'either',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.as === 'minor'
        ? 'The resource run in {place} becomes the minor colony {name}.'
        : 'The resource run in {place} becomes the major system {name}.',
      { place: hexName(happened.place), name: happened.name },
    ),
  ahead: (happened) =>
    phrase('The resource run in {place} will become a system.', { place: hexName(happened.place) }),
  apply(draft, { seat: owner, place: at, name, as: kind, surveyed }) {
    dropRun(draft, runId(at, owner));
    const terrain = draft.finds?.[at]?.terrain;
    put(draft.systems, at, {
      name,
      kind,
      owner,
      ...(terrain && { terrain }),
      founded: 'settling',
    });
    if (draft.finds !== undefined) drop(draft.finds, at);
    if (surveyed !== true) return;
    draft.map = withGround(draft.map, { [at]: '.' });
    put(draft.territory, at, owner);
  },
});
export type Founded = EventIn<typeof colonyFounded>;

/** What a run in a hex becomes: a find that lies there has its own name. */
export function founding(state: State, owner: SeatId, at: PlaceId, name: string, as: 'minor' | 'major') {
  const isNear = beside(boardOf(state.map), at).some((near) => state.territory[near] === owner);
  return {
    seat: owner,
    place: at,
    name: state.finds?.[at]?.name ?? name,
    as,
    ...(isNear && { surveyed: true as const }),
  };
}

/** Colonies are declared (B3.41). */
export function foundColonies(turn: Turn<Room<State, View, FoundColony, Founded>>): void {
  inTurn(turn, foundColony, ({ seat: owner, order: { place: at, name, ref } }) =>
    colonyFounded.of({ ...founding(turn.state, owner, at, name, 'minor'), cause: ref }),
  );
}
