import { integer } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { cause, event, order, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isGunboatClass } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { movedOn } from '../model/seeing/veil.ts';
import { leaveGroup } from '../model/stations/groups.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { plot } from '../movement/plot.ts';
import { impossible } from '../refusals.ts';
import { cannotWarp, costOfHyper, guidesFrom } from './guides.ts';

/** Hexes with bases of an empire to which it can send a squadron. */
const basesOf = ({ squadrons, me }: View): readonly PlaceId[] =>
  inOrder(squadrons).flatMap(([, { place: at, fixed }]) =>
    fixed !== undefined && guidesFrom({ squadrons }, me, at) ? [at] : [],
  );

/** A squadron of X-ships goes from base to base by hyperwarp, and is there at the end of the turn (C21.51, C21.52). */
export const hyperwarp = order('hyperwarp', {
  fields: { to: place },
  title: 'Go by hyperwarp',
  offers(view, at, plan) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at.unit });
    if (squadron === undefined || hasOrder(plan, at.unit, 'hyperwarp') || hasOrder(plan, at.unit, plot.kind))
      return [];
    return basesOf(view)
      .filter((to) => cannotWarp(view, at.unit, squadron, to) === undefined)
      .slice(0, 1)
      .map((to) => ({ to }));
  },
  form: (view, given) => [
    choice(
      given,
      'to',
      'To the base in',
      [...new Set([...basesOf(view), given.to])].map((hex) => ({
        value: hex,
        place: hex,
        label: phrase('{place}', { place: hexName(hex) }),
      })),
    ),
  ],
  facts(view, { to }, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    return squadron === undefined
      ? []
      : [{ label: 'Costs', value: phrase('{points} EP', { points: costOfHyper(view, squadron, to) }) }];
  },
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    return squadron === undefined
      ? impossible('GC A6.20', 'not-your-squadron')
      : cannotWarp(state, given.unit, squadron, given.order.to);
  },
  say: ({ to }) => phrase('Hyperwarp to {place}', { place: hexName(to) }),
});
export type Hyperwarp = OrderIn<typeof hyperwarp>;

export const hyperwarpBegun = event('hyperwarp-begun', {
  fields: { seat, unit, to: place, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} goes by hyperwarp to {place}, for {points} EP.', {
      unit: own(happened.unit),
      points: happened.points,
      place: hexName(happened.to),
    }),
  ahead: (happened) =>
    phrase('{unit} will go by hyperwarp to {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.to),
    }),
  apply(draft, happened) {
    leaveGroup(draft.squadrons, happened.unit);
    replace(draft.squadrons, happened.unit, ({ work: _, ...was }) => ({
      ...movedOn(was),
      hyper: { to: happened.to, cause: happened.cause },
    }));
    spend(draft, happened.seat, happened.points);
  },
});

/** A ship without the gunboats that it carried: hyperwarp destroys them (C21.48). */
function withoutGunboats(ship: Ship): Ship {
  const { wings = [], ...rest } = ship;
  const kept = wings.flatMap((one) =>
    !isGunboatClass(one.class) ? [one] : one.links === true ? [] : [{ ...one, count: 0 }],
  );
  return kept.length === 0 ? rest : { ...rest, wings: kept };
}

export const hyperwarped = event('hyperwarped', {
  fields: { seat, unit, from: place, place, gunboats: integer(0, 10_000) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    happened.gunboats > 0
      ? phrase('{unit} arrives in {place} by hyperwarp, which destroys {gunboats|gunboat|gunboats}.', {
          unit: own(happened.unit),
          place: hexName(happened.place),
          gunboats: happened.gunboats,
        })
      : phrase('{unit} arrives in {place} by hyperwarp.', {
          unit: own(happened.unit),
          place: hexName(happened.place),
        }),
  ahead: (happened) =>
    phrase('{unit} will arrive in {place} by hyperwarp.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    replace(draft.squadrons, happened.unit, ({ hyper: _, ...was }) => ({
      ...was,
      place: happened.place,
      came: true as const,
      ships: was.ships.map(withoutGunboats),
    }));
  },
});

/** A base that guided a squadron is gone, and so is the squadron (C21.51). */
export const hyperwarpLost = event('hyperwarp-lost', {
  fields: { seat, unit, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is lost in hyperwarp: there is no longer a base in {place} to guide it.', {
      unit: happened.unit.toUpperCase(),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will be lost in hyperwarp: there will be no base in {place} to guide it.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => drop(draft.squadrons, happened.unit),
});

type Warping = Room<
  State,
  View,
  Hyperwarp,
  EventIn<typeof hyperwarpBegun | typeof hyperwarped | typeof hyperwarpLost>
>;

/** Squadrons begin to go by hyperwarp, one after another (C21.51). */
export function beginHyperwarp(turn: Turn<Warping>): void {
  inTurn(turn, hyperwarp, ({ seat: owner, unit: code, order: { to, ref } }) => {
    const squadron = code && turn.state.squadrons[code];
    if (code === undefined || squadron === undefined) return undefined;
    const cost = costOfHyper(turn.state, squadron, to);
    return hyperwarpBegun.of({ seat: owner, unit: code, to, points: cost, cause: ref });
  });
}

/** Gunboats that squadrons have aboard. */
const gunboatsOf = (ships: readonly Ship[]): number =>
  ships
    .flatMap(({ wings = [] }) => wings)
    .reduce((sum, one) => sum + (isGunboatClass(one.class) ? one.count : 0), 0);

/** After the last segment squadrons come out of hyperwarp, or are lost with a base that guided them (C21.48, C21.51). */
export function endHyperwarp(turn: Turn<Warping>): void {
  for (const code of keysInOrder(turn.state.squadrons)) {
    const squadron = turn.state.squadrons[code];
    if (squadron?.hyper === undefined) continue;
    const { seat: owner, place: from, hyper, ships } = squadron;
    const told = { seat: owner, unit: code };
    const gone = [from, hyper.to].find((hex) => !guidesFrom(turn.state, owner, hex));
    if (gone !== undefined) turn.happen(hyperwarpLost.of({ ...told, place: gone }));
    else turn.happen(hyperwarped.of({ ...told, from, place: hyper.to, gunboats: gunboatsOf(ships) }));
  }
}
