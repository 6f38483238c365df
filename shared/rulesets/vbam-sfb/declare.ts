import { line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import type { AnyDeclaredOrder, OrderIn } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { imagine } from './model/imagine.ts';
import { cause, design, place, seat, unit } from './model/parts.ts';
import type { State } from './model/state.ts';
import type { Named } from './model/stations.ts';
import type { View } from './model/view.ts';
import type { Design } from './units/designs.ts';
import { designOf } from './units/designs.ts';

/** How the orders and the events of this game are declared. */
export const order: ReturnType<typeof ordersOver<State, View>> = ordersOver<State, View>(imagine);
export const event: ReturnType<typeof eventsOver<State, View>> = eventsOver<State, View>();

/** A turn, as far as a step with these orders and events knows it. */
export type TurnOf<D> = Turn<
  Room<
    State,
    View,
    Extract<OrderIn<Extract<D, { readonly cannot: unknown }>>, AnyOrder>,
    Extract<EventIn<Extract<D, { readonly hears: unknown }>>, AnyEvent>
  >
>;

/** As far as a part of several steps knows it: the world, and what happens in it. */
export type Happening<D> = Pick<TurnOf<D>, 'state' | 'happen'>;

/** Members that many events have: whom they are about, where, which unit, and its class. */
export const ofSeat = { seat, cause } as const;
export const ofSystem = { seat, place, cause } as const;
export const ofUnit = { seat, place, unit, cause } as const;
export const ofClass = { ...ofSystem, unit, design } as const;
export const ofPair = { seat, to: seat, cause } as const;
export const ofMeeting = { seat, to: seat, place, cause } as const;
/** With the name of a battle, which no other battle of this turn has. */
export const ofBattle = { ...ofMeeting, battle: line(80, 1) } as const;

interface OfSeat {
  readonly seat: SeatId;
}
interface OfPair extends OfSeat {
  readonly to: SeatId;
}

/** Both sides, with those under their command in the encounter at hand (VB 309). */
function partiesTo({ encounters: [encounter] }: State, { seat: of, to }: OfPair): readonly SeatId[] {
  const { attacker, defender, helpers = {} } = encounter ?? {};
  const all = [attacker, defender, ...valuesInOrder(helpers).flat()].filter((one) => one !== undefined);
  return [...new Set(all.includes(of) || all.includes(to) ? [of, to, ...all] : [of, to])];
}

/** What only the empire hears that it is about. */
export const toOwner = {
  audience: ({ seat: owner }: OfSeat) => [owner],
  hears: ({ seat: owner }: OfSeat, reader: SeatId) => owner === reader,
};
/** What both powers that it is between hear, with those under their command. */
export const toBoth = {
  audience: (happened: OfPair, before: State) => partiesTo(before, happened),
  hears: (happened: OfPair, reader: SeatId, before: State) => partiesTo(before, happened).includes(reader),
};
/** What these two powers hear. */
export const toPair = {
  audience: ({ seat: of, to }: OfPair) => [of, to],
  hears: ({ seat: of, to }: OfPair, reader: SeatId) => reader === of || reader === to,
};
/** What the empire hears that it is about, and the other one where there is one. */
export const toOther = <M extends 'to' | 'from'>(member: M) => ({
  audience: (happened: OfSeat & { readonly [K in M]?: SeatId }): readonly SeatId[] =>
    [happened.seat, happened[member]].filter((one) => one !== undefined),
  hears: (happened: OfSeat & { readonly [K in M]?: SeatId }, reader: SeatId) =>
    reader === happened.seat || reader === happened[member],
});
export const toEverybody = { hears: () => true };

/** Advice without what depends on the pool, which is filled before it is spent: that is found by running the plan. */
export const thrifty = <D extends AnyDeclaredOrder>(declared: D): D => ({
  ...declared,
  check: (...asked: Parameters<AnyDeclaredOrder['check']>) =>
    declared.check(...asked).filter(({ code }) => code !== 'pool-too-small'),
});
/** An order that is judged only when it is carried out, for much happens before: what hinders it is found by running the plan. */
export const later = <D extends AnyDeclaredOrder>(declared: D): D => ({ ...declared, check: () => [] });

/** A unit of the reader’s, where an order is considered. */
export const ownAt = ({ units, me }: View, { unit: id }: Spot): Named | undefined => {
  const found = id === undefined ? undefined : units[id];
  return id !== undefined && found?.seat === me ? [id, found] : undefined;
};

interface AboutUnit {
  readonly title: string;
  cannot(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined;
  /** Whether a unit could ever be given it, where that is judged later; absent: it is offered where it can be given. */
  may?(view: View, ...named: Named): boolean;
  say(design: Design | undefined): Phrase;
}

/** Declares an order about a unit and nothing else. */
export function toUnit<const K extends string>(kind: K, { title, cannot, may, say }: AboutUnit) {
  const declared = order<K, Record<never, never>>(kind, {
    fields: {},
    title,
    offers(view, at) {
      const own = ownAt(view, at);
      if (own === undefined || (may !== undefined && (own[1].mothballed || !may(view, ...own)))) return [];
      const problem = may === undefined ? cannot(imagine(view), view.me, at.unit) : undefined;
      return problem === undefined || problem.code === 'pool-too-small' ? [{}] : [];
    },
    cannot: (state, { seat: giver, unit: id }) => cannot(state, giver, id),
    say(_, view, at) {
      const own = ownAt(view, at);
      return say(own && designOf(own[1]));
    },
  });
  return may === undefined ? thrifty(declared) : later(declared);
}
