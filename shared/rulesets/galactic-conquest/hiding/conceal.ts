import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import type { Veil } from '../model/seeing/veil.ts';
import { unveiled, veils } from '../model/seeing/veil.ts';
import { activeGiven, hasOrder } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { dockPointsOf, dockRoomIn } from '../sensors/docks.ts';
import { hasCloak, isRadiant } from '../sensors/veils.ts';
import { allProject } from '../ships/sense/decoys.ts';

/** What a squadron is told: to hide in one of three ways, or to show itself. */
export const guises = [...veils, 'open'] as const;
export type Guise = (typeof guises)[number];
const guise = oneOf(guises);

const titles: Readonly<Record<Guise, string>> = {
  cloak: 'Go under cloak',
  silent: 'Go on silent running',
  docked: 'Dock at the bases here',
  open: 'Show itself',
};

/** Why a squadron cannot hide so, or show itself; undefined: it can. */
function cannotHide(
  state: Pick<State, 'squadrons' | 'map'>,
  squadron: Squadron,
  how: Guise,
): Problem | undefined {
  const { veil, plot, place } = squadron;
  if (how === (veil ?? 'open')) return impossible('GC C8.10', 'hides-already');
  if (how === 'open')
    return allProject(squadron.ships)
      ? impossible('GC C5.100', 'projects-hidden', { place: hexName(place) })
      : undefined;
  if (how === 'cloak') {
    if (!squadron.ships.some(hasCloak)) return impossible('GC C6.10', 'no-cloak');
    return plot === undefined && isRadiant(state, place)
      ? impossible('GC A300.50', 'cloak-fails', { place: hexName(place) })
      : undefined;
  }
  if ((plot !== undefined && plot.way.length > 0) || squadron.hyper !== undefined)
    return impossible('GC C8.10', 'hides-and-moves');
  if (how === 'silent') return undefined;
  const room = isFixed(squadron) ? 0 : dockRoomIn(state, squadron.seat, place);
  if (room === 0) return impossible('GC C5.20', 'nowhere-to-dock', { place: hexName(place) });
  const takes = dockPointsOf(squadron);
  return takes > room ? impossible('GC B4.10', 'docks-are-full', { takes, left: room }) : undefined;
}

/** A squadron or bases hide, or show themselves again (C5.20, C6.10, C8.10, C8.20). */
export const conceal = order('conceal', {
  fields: { how: guise },
  title: 'Hide or show',
  offers(view, at, plan) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at.unit });
    if (squadron === undefined || hasOrder(plan, at.unit, 'conceal')) return [];
    const how = guises.find((one) => cannotHide(view, squadron, one) === undefined);
    return how === undefined ? [] : [{ how: squadron.veil === undefined ? how : 'open' }];
  },
  form(view, given, at) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at.unit });
    const can = guises.filter(
      (one) => one === given.how || (squadron !== undefined && cannotHide(view, squadron, one) === undefined),
    );
    return [
      choice(
        given,
        'how',
        'What it does',
        choicesOf(can, (one) => phrase('{title}', { title: titles[one] })),
      ),
    ];
  },
  cannot(state, given) {
    const squadron = activeGiven(state.squadrons, given);
    return squadron === undefined
      ? impossible('GC A6.20', 'not-your-squadron')
      : cannotHide(state, squadron, given.order.how);
  },
  say: ({ how }) => phrase('{title}', { title: titles[how] }),
});
export type Conceal = OrderIn<typeof conceal>;

const said: Readonly<Record<Guise, string>> = {
  cloak: '{unit} goes under cloak.',
  silent: '{unit} goes on silent running.',
  docked: '{unit} docks at its bases.',
  open: '{unit} shows itself.',
};
const foretold: Readonly<Record<Guise, string>> = {
  cloak: '{unit} will be under cloak.',
  silent: '{unit} will be on silent running.',
  docked: '{unit} will be docked at its bases.',
  open: '{unit} will show itself.',
};

export const concealed = event('concealed', {
  fields: { seat, unit, how: guise, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase(said[happened.how], { unit: own(happened.unit) }),
  ahead: (happened) => phrase(foretold[happened.how], { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, (was): Squadron =>
      happened.how === 'open' ? unveiled(was) : { ...unveiled(was), veil: happened.how },
    ),
});

/** Squadrons and bases hide, or show themselves. */
export function concealAll(turn: Turn<Room<State, View, Conceal, EventIn<typeof concealed>>>): void {
  inTurn(
    turn,
    conceal,
    ({ seat: owner, unit: told, order: { how, ref } }) =>
      told && concealed.of({ seat: owner, unit: told, how, cause: ref }),
  );
}

/** How a squadron hides, in words. */
export const veilNames: Readonly<Record<Veil, string>> = {
  cloak: 'under cloak',
  silent: 'on silent running',
  docked: 'docked at its bases',
};
