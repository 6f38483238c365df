import { flag, literal, optional } from '#kernel/codec/shapes.ts';
import { eitherOr, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Units } from '../model/merchant.ts';
import { hasLeft } from '../model/battle/declining.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { spentOn } from '../movement/spending.ts';
import { mostMoves } from '../segments.ts';
import { speedOf } from '../ships/ships.ts';
import { freeReserveOf } from '../trade/marine/lying.ts';
import { defendedNow, forceOf, leastForce, scattered, searchChances, tradesIn } from './chances.ts';
import { guardsOf } from './duty.ts';
import type { RaidPact } from './pacts.ts';
import { raidPact } from './pacts.ts';
import { crowding, discovered, pactTradesIn } from './pool.ts';
import { cannotRaid, searches } from './told.ts';
import type { Outcome } from './found.ts';
import { convoyFound } from './found.ts';
import type { Volley } from './volley.ts';
import { convoyDefence, volleyAt } from './volley.ts';
import { escortOf, withoutEscort } from './escort.ts';

const yes = optional(literal(true));

const sought = (select = false): string => (select ? 'select convoys' : 'convoys');

/** A squadron raids convoys on the trade routes of others (B2.20): it searches where each move of its course ends, and after that where it stands. */
export const raidConvoy = order('raid-convoys', {
  fields: { searches, select: optional(flag) },
  title: 'Raid convoys',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined ||
    hasOrder(plan, at.unit, 'raid-convoys')
      ? []
      : [{ searches: 1 }],
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    const whole = { ...given, select: given.select ?? false };
    return [
      number(whole, 'searches', 'Searches after its course', {
        least: 0,
        most: squadron === undefined ? mostMoves : speedOf(squadron),
      }),
      eitherOr(whole, 'select', 'It looks for', phrase('Select convoys'), phrase('Any convoy')),
    ].map((entry) => ({
      ...entry,
      // Any convoy is what is looked for without a word, as it is typed.
      set(value) {
        const { select: chosen, ...rest } = entry.set(value);
        return chosen ? { ...rest, select: chosen } : rest;
      },
    }));
  },
  cannot: (state, given) => cannotRaid(state, given),
  say: ({ searches: after, select }) =>
    after === 0
      ? phrase('Raid {convoys} on its course', { convoys: sought(select) })
      : phrase('Raid {convoys}, with {searches|search|searches} after its course', {
          convoys: sought(select),
          searches: after,
        }),
});
export type RaidConvoy = OrderIn<typeof raidConvoy>;

export const raidOrdered = event('raid-ordered', {
  fields: { seat, unit, moves: searches, searches, pact: yes, select: yes, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    happened.pact === true
      ? phrase('{unit} searches for units of trading pacts this turn.', { unit: own(happened.unit) })
      : phrase('{unit} searches for convoys this turn.', { unit: own(happened.unit) }),
  ahead: (happened) => phrase('{unit} will search for convoys.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({
      raid: {
        moves: happened.moves,
        searches: happened.searches,
        ...(happened.pact === true && { pact: true as const }),
        ...(happened.select === true && { select: true as const }),
      },
    })),
});

type Raiding = Room<State, View, RaidConvoy | RaidPact, EventIn<typeof raidOrdered | typeof convoyFound>>;

interface Told {
  readonly seat: SeatId;
  readonly unit?: UnitId | undefined;
  readonly order: { readonly searches: number; readonly select?: boolean; readonly ref: OrderRef };
}

/** A squadron is told to raid, and for what (B2.20, B2.70). */
const told = ({ squadrons }: State, { seat: owner, unit: raider, order: given }: Told, pact: boolean) =>
  raider &&
  raidOrdered.of({
    seat: owner,
    unit: raider,
    moves: squadrons[raider]?.plot?.way.length ?? 0,
    searches: given.searches,
    ...(pact && { pact: true as const }),
    ...(given.select === true && { select: true as const }),
    cause: given.ref,
  });

/** Squadrons are told to raid convoys, or trading pacts (B2.20, B2.70). */
export function prepareRaids(turn: Turn<Raiding>): void {
  inTurn(turn, raidConvoy, (given) => told(turn.state, given, false));
  inTurn(turn, raidPact, (given) => told(turn.state, given, true));
}

/** Whether a squadron spends a movement point on searching where it stands, in this segment. */
const searchesNow = (squadron: Squadron, segment: number): boolean =>
  squadron.raid !== undefined &&
  !hasLeft(squadron) &&
  squadron.hyper === undefined &&
  spentOn(squadron, squadron.raid, segment) !== undefined;

/** Whose convoy a squadron could find where it stands; undefined: there is none, or it was found this turn (B2.25). */
function soughtBy(state: State, { seat: raider, place: hex, raid }: Squadron): SeatId | undefined {
  const owner = raid?.pact === true ? pactTradesIn(state, hex) : tradesIn(state, hex);
  if (owner === undefined || owner === raider || areAllied(state, owner, raider)) return undefined;
  if (state.convoys?.[hex] !== undefined) return undefined;
  return state.empires[owner]?.merchant === undefined ? undefined : owner;
}

/** The squadrons that find a convoy in a hex in this segment, by their dice (B2.20, 2/A). */
function findersIn(turn: Turn<Raiding>): ReadonlyMap<PlaceId, readonly UnitId[]> {
  const { state } = turn;
  const found = inOrder(state.squadrons).flatMap(
    ([raider, squadron]): readonly (readonly [PlaceId, UnitId])[] => {
      const owner = searchesNow(squadron, turn.pass) ? soughtBy(state, squadron) : undefined;
      if (owner === undefined) return [];
      const more = squadron.raid?.pact === true ? crowding(state, owner) : -scattered(state, owner);
      const chances = searchChances(state, squadron) + more;
      // Select convoys are twice as hard to find (B2.40).
      const of = squadron.raid?.select === true ? 12 : 6;
      return turn.draw.fork(raider).chance(chances, of) ? [[squadron.place, raider]] : [];
    },
  );
  return new Map(
    [...Map.groupBy(found, ([hex]) => hex)].map(([hex, all]) => [hex, all.map(([, raider]) => raider)]),
  );
}

/** The strategic reserve of an empire without what defends other convoys of this segment; nothing of it comes out of a blockade (C12.80). */
const freeReserve = (state: State, owner: SeatId): Units =>
  valuesInOrder(state.convoys ?? {}).reduce(
    (left, { seat: whose, pact, escort }) =>
      whose === owner && pact !== true && escort !== undefined ? withoutEscort(left, escort) : left,
    freeReserveOf(state, owner),
  );

/** Whoever is too weak for a convoy that nobody defends destroys it by drones, if they do enough (A10.40f, B2.10). */
function underFire(
  turn: Turn<Raiding>,
  { seat: by, place: hex }: Squadron,
  dice: Draw,
): { outcome: Outcome; drones?: Volley } {
  const drones = volleyAt(turn.state, by, hex, turn.pass, dice.fork('drones'));
  const outcome = drones !== undefined && drones.points >= convoyDefence ? 'destroyed' : 'escaped';
  return { outcome, ...(drones && { drones }) };
}

/** What becomes of a convoy that was found, and who defends it (B2.10, B2.30). */
function fateOf(
  turn: Turn<Raiding>,
  owner: SeatId,
  raider: Squadron,
): { outcome: Outcome; escort?: Units; pact?: true; select?: true; drones?: Volley } {
  const dice = turn.draw.fork(raider.place);
  if (raider.raid?.pact === true)
    return { outcome: 'defended', pact: true, escort: discovered(turn.state, owner, dice) };
  const select = raider.raid?.select === true;
  // Select convoys are always escorted (B2.40).
  if (
    !select &&
    !dice.fork('defended').chance(defendedNow(turn.state, owner, guardsOf(turn.state, owner).length > 0), 6)
  )
    return forceOf(raider) >= leastForce ? { outcome: 'destroyed' } : underFire(turn, raider, dice);
  const escort = escortOf(freeReserve(turn.state, owner), dice);
  return { outcome: 'defended', escort, ...(select && { select: true as const }) };
}

/** Raiders search for convoys (B2.20 to B2.30). Where several find the same one, it is drawn whose it is (B2.25). */
export function raidConvoys(turn: Turn<Raiding>): void {
  for (const [hex, finders] of findersIn(turn)) {
    const finder = finders.length > 1 ? turn.draw.fork(hex, 'first').pick(finders) : finders[0];
    const raider = finder === undefined ? undefined : turn.state.squadrons[finder];
    const owner = raider === undefined ? undefined : soughtBy(turn.state, raider);
    if (finder === undefined || raider === undefined || owner === undefined) continue;
    turn.happen(
      convoyFound.of({
        seat: owner,
        to: raider.seat,
        unit: finder,
        place: hex,
        ...fateOf(turn, owner, raider),
      }),
    );
  }
}
