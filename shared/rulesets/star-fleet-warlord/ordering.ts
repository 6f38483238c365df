import type { Books } from '#kernel/codec/books.ts';
import type { Members } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { DeclaredOrder, Giving, Ordered } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Act, OfficeAct, Used } from './acting.ts';
import { firstYear, yearOf } from './model/figures.ts';
import { imagine } from './model/imagine.ts';
import type { Ship } from './model/ship.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { impossible } from './refusals.ts';
import { nameOf } from './ships/able.ts';
import type { Moment } from './ships/places.ts';
import { isCrippled } from './ships/places.ts';
import type { Reading } from './typing.ts';

type Content<O> = Omit<O, 'kind' | 'ref'>;

/** A way to type an order: the word that it begins with, in capitals; lines that are proposed to whoever types; what stands after the word; and how it is written. */
export interface Way<O extends AnyOrder> {
  readonly like: RegExp;
  readonly meant?: readonly string[];
  read(reading: Reading): Content<O> | Fault;
  write(order: Unnumbered<O>): string;
}

/** The way of an order that is its code alone. */
export const plain = <O extends AnyOrder>(code: string, ...also: readonly string[]): Way<O> => ({
  like: new RegExp(`^(${[code, ...also].join('|')})$`),
  meant: [code],
  read: () => ({}) as Content<O>,
  write: () => code,
});

/** What orders of ships and of Home Offices have in common. */
interface Said<F, O extends AnyOrder> {
  readonly fields: F;
  /** As the rulebook has it. */
  readonly title: string;
  form?(view: View, order: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>): readonly Entry<Unnumbered<O>>[];
  facts?(view: View, order: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>): readonly Fact[];
  /** What follows from the books of a game. */
  over?(books: Books): Partial<OrderKind<View, O>>;
}

/** How a declared order is typed, and what follows from the books. */
interface Typed<O extends AnyOrder> extends DeclaredOrder<State, View, O> {
  /** The first of them is written; absent: it is not typed. */
  readonly ways: readonly Way<O>[];
  over?(books: Books): Partial<OrderKind<View, O>>;
}

interface ToShip<F, O extends AnyOrder> extends Said<F, O> {
  /** The code that a player writes. */
  readonly code: string;
  readonly cite: Cite;
  /** What a ship must have, wherever it is, and in words. */
  able?(ship: Ship): boolean;
  readonly what?: string;
  /** Crippled ships cannot. */
  readonly sound?: true;
  /** The crew that it takes; undefined: any. */
  crew?(order: Unnumbered<O>): number | undefined;
  /** Why it cannot be done here and now; undefined if it can. */
  hindered?(moment: Moment, id: UnitId, ship: Ship, order: O): Problem | undefined;
  /** What may be ordered, of what the ship is able to; absent: it is the code alone. */
  offers?(view: View, ship: Ship, at: Spot, plan: Plan<AnyOrder>): readonly Content<O>[];
  /** Absent: its title, and how it is written. */
  say?(order: Unnumbered<O>, view: View): Phrase;
  readonly ways?: readonly Way<O>[];
  /** Carries it out, once nothing hinders it. */
  act(act: Act<O>): void;
}

/** A declared order of ships: it stands in one slot of the line of its ship. */
export interface ShipOrder<O extends AnyOrder> extends Typed<O> {
  /** Why this ship cannot carry it out wherever it is; undefined if it can. */
  unable(id: UnitId, ship: Ship, order: Unnumbered<O>): Problem | undefined;
  hindered?(moment: Moment, id: UnitId, ship: Ship, order: O): Problem | undefined;
  act(act: Act<O>): void;
}

/** The ship at a spot; undefined where there is none of one's own, or it has no slots yet. */
export const shipAt = ({ ships, turn }: View, { unit }: Spot): Ship | undefined =>
  unit === undefined || yearOf(turn) === firstYear ? undefined : ships[unit];

/** Why a ship cannot carry out such an order wherever it is. */
const unableOf =
  <F, O extends AnyOrder>({ cite, able, what = '', sound, crew }: ToShip<F, O>) =>
  (id: UnitId, one: Ship, order: Unnumbered<O>): Problem | undefined => {
    const named = nameOf(id, one);
    if (able?.(one) === false) return impossible(cite, 'not-able', { ship: named, what });
    if (sound === true && isCrippled(one)) return impossible(cite, 'crippled', { ship: named });
    const least = crew?.(order);
    return least !== undefined && one.crew < least
      ? impossible(cite, 'crew-too-weak', { ship: named, least })
      : undefined;
  };

/** Declares an order of ships; advice on it follows from the ship alone: what follows from where it will be is found by running the plan. */
export function shipOrder<const K extends string, F extends Members>(
  kind: K,
  about: ToShip<F, Ordered<NoInfer<K>, F>>,
): ShipOrder<Ordered<K, F>> {
  type O = Ordered<K, F>;
  const { fields, title, form, facts, code, ways = [plain(code)], hindered, act, over } = about;
  const unable = unableOf(about);
  const made = orders(kind, {
    fields,
    title,
    ...(form && { form }),
    ...(facts && { facts }),
    offers(view, at, plan) {
      const one = shipAt(view, at);
      const unit = at.unit;
      if (one === undefined || unit === undefined) return [];
      const contents = about.offers?.(view, one, at, plan) ?? [{} as Content<O>];
      return contents.filter(
        (content) => unable(unit, one, { ...content, kind } as unknown as Unnumbered<O>) === undefined,
      );
    },
    cannot({ ships }, { unit, order }) {
      const one = unit === undefined ? undefined : ships[unit];
      return unit === undefined || one === undefined ? undefined : unable(unit, one, order);
    },
    say: (order, view) =>
      about.say?.(order as unknown as Unnumbered<O>, view) ??
      phrase('{title} ({code})', {
        title,
        code: ways[0]?.write(order as unknown as Unnumbered<O>) ?? code,
      }),
  });
  return { ...made, unable, ways, act, ...(hindered && { hindered }), ...(over && { over }) };
}

/** A miscellaneous order as it is judged; `used`: what Starbase orders of this run have been used for; absent: nothing yet. */
interface OfficeGiving<O> extends Giving<O> {
  readonly used?: Used;
}

interface ToOffice<F, O extends AnyOrder> extends Said<F, O> {
  readonly by?: 'game-master' | 'both';
  offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly Content<O>[];
  cannot?(state: State, given: OfficeGiving<O>): Problem | undefined;
  say(order: O, view: View, at: Spot): Phrase;
  readonly ways?: readonly Way<O>[];
  /** Carries it out, once `cannot` finds nothing; a problem: it could not after all. */
  act(act: OfficeAct<O>): Problem | undefined;
}

/** A declared order of the Home Office, or of bases: a miscellaneous one (SFW 9). */
export interface OfficeOrder<O extends AnyOrder> extends Typed<O> {
  cannot(state: State, given: OfficeGiving<O>): Problem | undefined;
  act(act: OfficeAct<O>): Problem | undefined;
}

const orders = ordersOver<State, View>(imagine);
export function officeOrder<const K extends string, F extends Members>(
  kind: K,
  { ways = [], act, over, ...about }: ToOffice<F, Ordered<NoInfer<K>, F>>,
): OfficeOrder<Ordered<K, F>> {
  return { ...orders(kind, about), ways, act, ...(over && { over }) };
}

/** Any order of ships, and any of Home Offices. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Orders of all shapes stand in one list.
export type AnyShipOrder = ShipOrder<any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- The same.
export type AnyOfficeOrder = OfficeOrder<any>;
/** All orders of ships, by kind. */
export type ShipOrders = Readonly<
  Record<string, Pick<AnyShipOrder, 'title' | 'unable' | 'hindered' | 'act'>>
>;

/** Why a ship cannot carry out an order here and now, other than moves; undefined if it can. */
export const cannotDo = (
  { unable, hindered }: Pick<AnyShipOrder, 'unable' | 'hindered'>,
  moment: Moment,
  id: UnitId,
  ship: Ship,
  order: AnyOrder,
): Problem | undefined => unable(id, ship, order) ?? hindered?.(moment, id, ship, order);

/** An order of a ship, in its pulse: it happens, or is refused (SFW 4.9). */
export function carryOut(declared: ShipOrders[string], act: Act): void {
  const problem = cannotDo(declared, act, act.id, act.ship, act.order);
  if (problem === undefined) declared.act(act);
  else act.turn.refuse(act.order.ref, problem);
}

/** Whether an order is considered for the whole Corporation, and about nothing else. */
export const isNowhere = ({ unit, place, seat, thing }: Spot): boolean =>
  (unit ?? place ?? seat ?? thing) === undefined;
