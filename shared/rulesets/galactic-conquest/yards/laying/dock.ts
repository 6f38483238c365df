import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { State, View } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { imagine } from '../../model/imagine.ts';
import { codeOf, freshYard } from '../known.ts';
import { yardId } from '../shapes.ts';
import { canWorkIn, dockKinds, docksAt, dockYardsIn, freeDocks } from '../../space/docks.ts';

const dockNames = {
  FRD: 'Fleet repair dock',
  FRX: 'Advanced fleet repair dock',
  CDK: 'Construction dry dock',
} as const;

/** A repair dock or a dry dock in supply acts as a shipyard of size class 3 from now on, as long as it stays there (B8.96). */
export const makeDockYard = order('make-dock-yard', {
  fields: { place, dock: oneOf(dockKinds) },
  title: 'Use a dock as a shipyard',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      freeDocks(imagine(view), view.me)
        .slice(0, 1)
        .map(([where, dock]) => ({ place: where, dock })),
    ),
  form: (view, given) => {
    const free = freeDocks(imagine(view), view.me);
    const places = [...new Set([...free.map(([where]) => where), given.place])];
    return [
      choice(
        given,
        'place',
        'Where',
        places.map((one) => ({ value: one, place: one, label: phrase('{place}', { place: hexName(one) }) })),
      ),
      choice(
        given,
        'dock',
        'Dock',
        choicesOf(dockKinds, (one) => phrase('{dock}, {name}', { dock: one, name: dockNames[one] })),
      ),
    ];
  },
  cannot(state, { seat: owner, order: { place: at, dock } }) {
    const args = { place: hexName(at), dock };
    if (docksAt(state, owner, at, dock) <= dockYardsIn(state, owner, at, dock))
      return impossible('GC B8.96', 'no-dock', args);
    return canWorkIn(state, owner, at) ? undefined : impossible('GC B8.96', 'dock-not-supplied', args);
  },
  say: (given) =>
    phrase('Use the {dock} in {place} as a shipyard', { dock: given.dock, place: hexName(given.place) }),
});
export type MakeDockYard = OrderIn<typeof makeDockYard>;

export const dockMadeYard = event('dock-made-yard', {
  fields: { seat, yard: yardId, place, dock: oneOf(dockKinds), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The {dock} in {place} is now shipyard {yard}.', {
      dock: happened.dock,
      place: hexName(happened.place),
      yard: codeOf(happened.yard),
    }),
  ahead: (happened) =>
    phrase('The {dock} in {place} will be a shipyard.', {
      dock: happened.dock,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, yard: id, place: at, dock }) {
    draft.yards = { ...draft.yards, [id]: { kind: dock, place: at, seat: owner } };
  },
});

/** Docks become yards (B8.96). */
export const makeDockYards = (
  turn: Turn<Room<State, View, MakeDockYard, EventIn<typeof dockMadeYard>>>,
): void =>
  inTurn(turn, makeDockYard, ({ seat: owner, order: { place: at, dock, ref } }) =>
    dockMadeYard.of({ seat: owner, yard: freshYard(turn.state, at), place: at, dock, cause: ref }),
  );
