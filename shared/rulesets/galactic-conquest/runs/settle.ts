import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, drop, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { moraleAt, usualMorale } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { dice } from '../model/unrest/morale.ts';
import { coresOf } from '../space/own.ts';
import { isGrown, lackingFor } from './facilities.ts';
import { systemName } from './found.ts';

/** A system that a run became has all that it needs, and pays from now on (B3.41, B3.45). */
export const systemSettled = event('system-settled', {
  fields: { seat, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The system in {place} has everything it needs and now pays.', {
      place: hexName(happened.place),
    }),
  ahead: (happened) => phrase('The system in {place} will begin to pay.', { place: hexName(happened.place) }),
  apply: (draft, happened) => change(draft.systems, happened.place, () => ({ founded: 'settled' as const })),
});

/** An uninhabited system that was found is inhabited now, and pays (B3.151). */
export const findSettled = event('find-settled', {
  fields: { seat, place, name: systemName },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} in {place} has everything it needs: it is now a minor system of yours, and pays.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{name} in {place} will become a system of yours.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: at, name }) {
    const terrain = draft.finds?.[at]?.terrain;
    put(draft.systems, at, { name, kind: 'minor', owner, ...(terrain && { terrain }), founded: 'settled' });
    if (draft.finds !== undefined) drop(draft.finds, at);
  },
});

/** A minor system has become a major one (B3.46); `base`: the morale that it has from now on (B7.20). */
export const systemGrown = event('system-grown', {
  fields: { seat, place, base: optional(dice) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The minor system in {place} is now a major one.', { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('The minor system in {place} will become a major one.', { place: hexName(happened.place) }),
  apply(draft, { place: at, base }) {
    const morale = moraleAt(draft, at);
    change(draft.systems, at, () => ({ kind: 'major' as const }));
    if (morale !== undefined && base !== undefined && draft.morale !== undefined)
      put(draft.morale, at, { ...morale, base });
  },
});

type Settling = Room<
  State,
  View,
  never,
  EventIn<typeof systemSettled | typeof findSettled | typeof systemGrown>
>;

/** OURS: the morale of a system that grows rises by as much as major systems usually have more (B7.20). */
function grownMorale(state: State, at: PlaceId): { readonly base?: number } {
  const morale = moraleAt(state, at);
  const more = usualMorale.major - usualMorale.minor;
  return morale === undefined ? {} : { base: Math.min(12, morale.base + more) };
}

/** Systems that have all that they need at the end of the turn (B3.45, B3.46, B3.151). Nothing becomes of those that are blockaded, or contested. */
export function settleSystems(turn: Turn<Settling>): void {
  const core = coresOf(turn.state);
  for (const [at, { name }] of inOrder(turn.state.finds ?? {})) {
    const owner = turn.state.territory[at];
    // Most lack something, and it takes longer to find out what space is connected.
    if (owner === undefined || lackingFor(turn.state, owner, at, 'minor') !== undefined) continue;
    if (!core(owner).has(at)) continue;
    turn.happen(findSettled.of({ seat: owner, place: at, name }));
  }
  for (const [at, { owner, kind: of, founded, severed, unpaid }] of inOrder(turn.state.systems)) {
    if (of === 'homeworld' || severed === true || unpaid === true) continue;
    if (founded === 'settling') {
      if (lackingFor(turn.state, owner, at, of) === undefined)
        turn.happen(systemSettled.of({ seat: owner, place: at }));
    } else if (of === 'minor' && isGrown(turn.state, owner, at))
      turn.happen(systemGrown.of({ seat: owner, place: at, ...grownMorale(turn.state, at) }));
  }
}
