import { line, list, integer } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop, put, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { carriedWith } from '../carried/carried.ts';
import { cause, event, hull, most, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isFullyDefended, mostDefenders } from '../model/economy/posts.ts';
import { isStored } from '../model/condition/storing.ts';
import { followRegrouped } from '../model/seeing/jamming.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { shipsField } from './shipsField.ts';
import { exampleCode, freshCode, isCodeOf, isDefense, namesOf } from './codes.ts';
import { isCrippled } from '../ships/ships.ts';
import { hullsText } from '../combat/words.ts';
import { assaultsOf } from '../ships/assault.ts';
import { commandOf, doubleCommand, isListed, isTender, linksIn, mayDouble } from '../ships/command.ts';

/** The most true tenders of a squadron (C20.20). */
const mostTenders = 3;

const withoutLead = ({ ledBy: _, ...rest }: Squadron): Squadron => rest;

/** The codes that regroupings of a plan go to. */
export const codesIn = ({ units }: Plan<AnyOrder>): ReadonlySet<UnitId> =>
  new Set(
    valuesInOrder(units)
      .flat()
      .flatMap((one) => (one.kind === 'regroup' ? [(one as AnyOrder & { readonly to: UnitId }).to] : [])),
  );

const named = list(line(24, 1), most.ships);

/** The positions of ships that are named; undefined where one is not there. */
export function positionsOf(ships: readonly Ship[], names: readonly string[]): readonly number[] | undefined {
  const all = namesOf(ships);
  const found = [...new Set(names)].map((name) => all.indexOf(name));
  return found.includes(-1) ? undefined : found.toSorted((one, other) => one - other);
}

/** By how many slots the ships of a squadron are more than it commands; 0: by none. */
export function excessOf(state: State, squadron: Squadron): number {
  if (!isListed(squadron)) return 0;
  const { rating, slots } = commandOf(state, squadron.seat, squadron.ships, squadron.ledBy, squadron.exempt);
  return Math.max(0, slots - rating);
}

/** Why these ships cannot be one squadron of an empire in this hex (D6.10, D6.40). */
export function cannotCommand(
  state: State,
  into: Pick<Squadron, 'seat' | 'place' | 'ships' | 'ledBy' | 'exempt'>,
) {
  if (!isListed(into)) return undefined;
  const { rating, slots } = commandOf(state, into.seat, into.ships, into.ledBy, into.exempt);
  if (slots > rating) return impossible('GC D6.10', 'over-command', { rating, slots });
  if (into.ships.filter(isTender).length > mostTenders)
    return impossible('GC C20.20', 'too-many-tenders', { most: mostTenders });
  const links = linksIn(into.ships);
  if (links.count > links.most) return impossible('GC C20.21', 'links-at-most', { most: links.most });
  const { most: assaults, count } = assaultsOf(state, into.seat, into.ships, into.ledBy, into.exempt);
  if (count > assaults) return impossible('GC A10.41', 'too-many-assaults', { most: assaults, count });
  const twice = mayDouble(state, into) ? undefined : doubleCommand(into.ships);
  return twice === undefined ? undefined : impossible('GC D6.40', 'two-command-ships', { class: twice });
}

/** Ships of a squadron go to another one of the same hex, or become one of their own, at the end of the turn (D6.100). */
export const regroup = order('regroup', {
  fields: { ships: named, to: unit },
  title: 'Regroup',
  // Each new squadron of a plan has a code of its own.
  offers: (view, at, plan) =>
    squadronGiven(view.squadrons, { seat: view.me, unit: at.unit }) === undefined
      ? []
      : [{ ships: [], to: freshCode(view, view.me, codesIn(plan)) }],
  form(view, given, at) {
    const ships = at.unit === undefined ? [] : (view.squadrons[at.unit]?.ships ?? []);
    const others = inOrder(view.squadrons).flatMap(([code, { seat: whose, fixed, ships: there }]) =>
      whose === view.me && code !== at.unit && fixed === undefined && !isStored({ ships: there })
        ? [code]
        : [],
    );
    const fresh = freshCode(view, view.me);
    return [
      shipsField(given, namesOf(ships)),
      choice(
        given,
        'to',
        'Into',
        choicesOf([...new Set([fresh, given.to, ...others])], (code) =>
          view.squadrons[code] === undefined
            ? phrase('{code}, a new squadron', { code: code.toUpperCase() })
            : phrase('{code}', { code: code.toUpperCase() }),
        ),
      ),
    ];
  },
  cannot(state, given) {
    const from = squadronGiven(state.squadrons, given);
    if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { ships, to } = given.order;
    if (ships.length === 0) return impossible('GC D6.100', 'no-ships-named');
    const at = positionsOf(from.ships, ships);
    if (at === undefined) return impossible('GC D6.100', 'no-such-ship');
    if (!isCodeOf(state, from.seat, to))
      return impossible('GC A6.10', 'no-code', { example: exampleCode(state, from.seat) });
    if (to === given.unit) return impossible('GC D6.100', 'same-squadron');
    const into = state.squadrons[to];
    if (into !== undefined && into.place !== from.place)
      return impossible('GC D6.100', 'not-together', { code: to.toUpperCase() });
    if (into?.monitor !== undefined) return impossible('GC E4.90', 'joins-monitor');
    const otherPost = into === undefined ? isDefense(to) : into.stationed === true;
    if (otherPost !== (from.stationed === true)) return impossible('GC E2.60', 'regroups-to-a-post');
    if (into === undefined && from.stationed === true && from.ships.length > at.length)
      if (isFullyDefended(state, from.seat, from.place))
        return impossible('GC E2.30', 'defenders-at-most', {
          most: mostDefenders(state, from.place),
          place: hexName(from.place),
        });
    const moving = at.flatMap((position) => from.ships[position] ?? []);
    if (into !== undefined && isStored(into)) return impossible('GC B9.40', 'joins-stored');
    if (from.guards === true && from.recalled !== true) return impossible('GC B2.60', 'regroups-on-duty');
    if (into?.guards === true && moving.some(isCrippled)) return impossible('GC C23.20', 'crippled-guards');
    const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
    if (excessOf(state, left) > excessOf(state, from)) return impossible('GC D6.10', 'left-uncommanded');
    return cannotCommand(state, {
      ...(into ?? withoutLead(from)),
      ships: [...(into?.ships ?? []), ...moving],
    });
  },
  say: ({ ships, to }) =>
    ships.length === 0
      ? phrase('Regroup')
      : phrase('{ships} to {code}', { ships: ships.join(', '), code: to.toUpperCase() }),
});
export type Regroup = OrderIn<typeof regroup>;

/** What a squadron is that ships of this one have become: all of them are the same squadron under another code. */
const formed = (was: Squadron, ships: readonly Ship[]): Squadron =>
  ships.length === was.ships.length
    ? was
    : {
        seat: was.seat,
        flagship: '',
        place: was.place,
        speed: was.speed,
        ships,
        ...defined({ supply: was.supply, stationed: was.stationed, bogged: was.bogged }),
      };

/** A squadron that ships join. OURS: it has been out of supply for as long as those of its ships that have been so longest (C13.20), and is bogged down as those that are most (D6.90); what a whole squadron raided comes with it, and what it carries, where the other one carries nothing (B1.25, B1.75). */
export function joined(into: Squadron, was: Squadron, ships: readonly Ship[]): Squadron {
  const out = Math.max(into.supply?.out ?? 0, was.supply?.out ?? 0);
  const bogged = Math.max(into.bogged ?? 0, was.bogged ?? 0);
  return {
    ...into,
    ships: [...into.ships, ...ships],
    ...(out > 0 && { supply: { ...into.supply, out } }),
    ...(bogged > 0 && { bogged }),
    ...carriedWith(into, was, ships.length),
  };
}

export const regrouped = event('regrouped', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    /** Positions in the squadron that they leave. */
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.hulls.length === 1
        ? '{ships} of {unit} joins {to} in {place}.'
        : '{ships} of {unit} join {to} in {place}.',
      {
        ships: hullsText(happened.hulls),
        unit: own(happened.unit),
        to: own(happened.to),
        place: hexName(happened.place),
      },
    ),
  apply(draft, happened) {
    const was = draft.squadrons[happened.unit];
    if (was === undefined) return;
    const ships = happened.at.flatMap((position) => was.ships[position] ?? []);
    if (draft.squadrons[happened.to] === undefined) put(draft.squadrons, happened.to, formed(was, ships));
    else replace(draft.squadrons, happened.to, (into) => joined(into, was, ships));
    followRegrouped(draft, happened.unit, happened.to);
    if (ships.length === was.ships.length) drop(draft.squadrons, happened.unit);
    else
      replace(draft.squadrons, happened.unit, (left) => ({
        ...left,
        ships: left.ships.filter((_, position) => !happened.at.includes(position)),
      }));
  },
});

/** New squadrons are formed: the last that is done in a turn (D6.100, D6.105). */
export function regroupAll(turn: Turn<Room<State, View, Regroup, EventIn<typeof regrouped>>>): void {
  inTurn(turn, regroup, ({ seat: owner, unit: from, order: { ships, to, ref } }) => {
    const was = from && turn.state.squadrons[from];
    const at = was && positionsOf(was.ships, ships);
    return (
      at &&
      regrouped.of({
        seat: owner,
        unit: from,
        to,
        place: was.place,
        at,
        hulls: at.flatMap((position) => was.ships[position]?.hull ?? []),
        cause: ref,
      })
    );
  });
}
