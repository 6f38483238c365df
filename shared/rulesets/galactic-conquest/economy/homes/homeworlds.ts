import { optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { defined } from '#kernel/words/defined.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { Empire } from '../../model/empire.ts';
import type { State, View } from '../../model/state.ts';
import { homeNoLonger } from '../../model/system.ts';
import { impossible } from '../../refusals.ts';
import { unmooredFrom } from '../../trade/marine/lying.ts';

/** Turns for which an empire has no homeworld after it was captured (B1.35). */
const homelessTurns = 2;

const isChoosing = (empire: Empire | undefined): boolean => empire?.homeless?.turns === homelessTurns - 1;

/** The systems that an empire could make its homeworld, major ones before minor ones: another one than it had, and none that whoever lost it can still retake (B1.35). */
const homesFor = (
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  owner: SeatId,
): readonly PlaceId[] =>
  ['major', 'minor'].flatMap((kind) =>
    inOrder(systems).flatMap(([at, system]) =>
      system.owner === owner && system.kind === kind && empires[owner]?.homeless?.place !== at ? [at] : [],
    ),
  );

/** Which system becomes the homeworld of an empire whose own one was captured (B1.35). */
export const moveHome = order('move-home', {
  fields: { place },
  title: 'Choose a new homeworld',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) =>
      isChoosing(empire)
        ? homesFor(view, view.me)
            .slice(0, 1)
            .map((first) => ({ place: first }))
        : [],
    ),
  form: (view, given) => [
    choice(
      given,
      'place',
      'New homeworld',
      homesFor(view, view.me).map((at) => ({
        value: at,
        label: phrase('{name} in {place}', { name: view.systems[at]?.name ?? '', place: hexName(at) }),
        place: at,
      })),
    ),
  ],
  cannot(state, { seat: ruler, order: { place: at } }) {
    if (!isChoosing(state.empires[ruler])) return impossible('GC B1.35', 'home-not-chosen');
    if (homesFor(state, ruler).includes(at)) return undefined;
    const why = state.systems[at]?.owner === ruler ? 'no-home-there' : 'not-your-system';
    return impossible('GC B1.35', why, { place: hexName(at) });
  },
  say: (given) => phrase('Make {place} the new homeworld', { place: hexName(given.place) }),
});

/** Another turn without a homeworld. */
export const homeMissed = event('home-missed', {
  fields: { seat, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your homeworld in {place} is in foreign hands. Retake it, or choose another one next turn.', {
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('Your homeworld in {place} will still be in foreign hands.', { place: hexName(happened.place) }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ homeless }) =>
      homeless ? { homeless: { ...homeless, turns: homeless.turns + 1 } } : {},
    ),
});

/** An empire has a new homeworld, and the old one is a major system of whoever has it; `was`: its hex. */
export const homeMoved = event('home-moved', {
  fields: { seat, place, was: place, cause: optional(cause) },
  by: 'either',
  hears: ownerHears,
  say: (happened) => phrase('Your homeworld is now in {place}.', { place: hexName(happened.place) }),
  ahead: (happened) => phrase('Your homeworld will be in {place}.', { place: hexName(happened.place) }),
  apply(draft, happened) {
    replace(draft.systems, happened.was, homeNoLonger);
    change(draft.systems, happened.place, () => ({ kind: 'homeworld' as const }));
    replace(draft.empires, happened.seat, ({ homeless: _, merchant, ...rest }): Empire => ({
      ...rest,
      // What of the reserve was there moves to the new homeworld, out of terrain too (B1.35).
      ...(merchant && { merchant: unmooredFrom(merchant, happened.was) }),
    }));
  },
});

type Homes = Room<State, View, OrderIn<typeof moveHome>, EventIn<typeof homeMissed | typeof homeMoved>>;

/**
 * Whoever lost their homeworld has another one at the end of the second turn after that (B1.35). OURS: of several orders the last one counts, and
 * without any it is the first major system by its hex.
 */
export function moveHomes(turn: Turn<Homes>): void {
  const chosen = new Map<SeatId, OrderIn<typeof moveHome>>();
  for (const given of turn.orders('move-home')) {
    const problem = moveHome.cannot(turn.state, given);
    if (problem === undefined) chosen.set(given.seat, given.order);
    else turn.refuse(given.order.ref, problem);
  }
  for (const owner of keysInOrder(turn.state.empires)) {
    const empire = turn.state.empires[owner];
    if (empire?.homeless === undefined) continue;
    const { place: was } = empire.homeless;
    const wanted = chosen.get(owner);
    const to = wanted?.place ?? homesFor(turn.state, owner)[0];
    if (!isChoosing(empire)) turn.happen(homeMissed.of({ seat: owner, place: was }));
    else if (to !== undefined)
      turn.happen(homeMoved.of({ seat: owner, place: to, was, ...defined({ cause: wanted?.ref }) }));
  }
}
