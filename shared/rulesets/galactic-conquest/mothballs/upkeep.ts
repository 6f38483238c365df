import { integer, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { reserveShape, setReserve } from '../crewing/reserve.ts';
import { event, hull, most, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { isAtWar } from '../economy/table.ts';
import { isMothballed } from '../model/condition/storing.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { isGunboat } from '../ships/fleet.ts';
import { crippledOf } from '../ships/ships.ts';
import { freshCode } from '../squadrons/codes.ts';
import { groupSizeOf } from './groups.ts';
import { takeOut } from './mothball.ts';
import { awake, isShip, reserveAfter, wakeable, wakeAll, wokenWith } from './reactivate.ts';

/** Percent of its EPV that a mothballed ship costs in a turn, a gunboat, and a fighter (B9.60). OURS: bombers are fighters in this. */
const [ofShip, ofGunboat, ofFighter] = [4, 2, 1] as const;

/** Hundredths of an economic point that a mothballed ship, or a group of attrition units, costs in a turn. */
const feeOf = (ship: Ship): number =>
  (ship.figures?.cost ?? 0) *
  (isGunboat(ship) ? ofGunboat : groupSizeOf(ship.figures?.class ?? '') === undefined ? ofShip : ofFighter);

interface Stored {
  readonly code: UnitId;
  readonly at: number;
  readonly ship: Ship;
}
/** The mothballed ships of an empire: where, at which position. */
const storedBy = ({ squadrons }: Pick<State, 'squadrons'>, owner: SeatId): readonly Stored[] =>
  squadronsOf(squadrons, owner).flatMap(([code, squadron]) =>
    isMothballed(squadron) ? squadron.ships.map((ship, at) => ({ code, at, ship })) : [],
  );

/** OURS: of all together to the nearest, halves up. */
const feeOfAll = (stored: readonly Stored[]): number =>
  rounded(sumOf(stored.map(({ ship }) => feeOf(ship))), 100);

/** Whether mothballed ships of an empire cost nothing: in war (B9.60). */
const isFree = ({ empires }: Pick<State, 'empires'>, owner: SeatId): boolean => {
  const empire = empires[owner];
  return empire === undefined || isAtWar(empire.mobility);
};

/** What mothballed ships cost an empire in a turn, in EP (B9.60). */
export const feeFor = (state: Pick<State, 'squadrons' | 'empires'>, owner: SeatId): number =>
  isFree(state, owner) ? 0 : feeOfAll(storedBy(state, owner));

/** The fee is paid, for so many ships. */
export const mothballsKept = event('mothballs-kept', {
  fields: { seat, points, count: integer(1, 1_000_000) },
  by: 'rules',
  hears: ownerHears,
  say: ({ count, points: cost }) =>
    phrase('{count|mothballed unit costs|mothballed units cost} {points} EP.', { count, points: cost }),
  ahead: ({ count, points: cost }) =>
    phrase('{count|mothballed unit|mothballed units} will cost {points} EP.', { count, points: cost }),
  apply: (draft, { seat: owner, points: cost }) => spend(draft, owner, cost),
});

const fates = ['active', 'crippled', 'lost'] as const;
const fateSaid = {
  active: '{hull} is active again',
  crippled: '{hull} falls into disrepair',
  lost: '{hull} is lost',
} as const;

/** What becomes of stored ships for which nothing is paid (B9.60); `to`: the squadron that active ones become, and `reserve` what is left of the crews in reserve then. */
export const mothballsUnpaid = event('mothballs-unpaid', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    ships: list(object({ at: integer(0, most.ships), hull, fate: oneOf(fates) }), most.ships),
    reserve: optional(reserveShape),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Upkeep is not paid for mothballed ships of {unit}: {ships}.', {
      unit: own(happened.unit),
      ships: phraseList(
        happened.ships.map((one) => phrase(fateSaid[one.fate], { hull: one.hull })),
        ', ',
      ),
    }),
  ahead: (happened) =>
    phrase('Upkeep will not be paid for mothballed ships of {unit}.', { unit: own(happened.unit) }),
  apply(draft, { seat: owner, unit: id, to, ships: told, reserve }) {
    const was = draft.squadrons[id];
    if (was === undefined) return;
    const of = (fate: (typeof fates)[number]): readonly number[] =>
      told.filter((one) => one.fate === fate).map(({ at }) => at);
    const [active, crippled] = [of('active'), of('crippled')];
    const waking = active.flatMap((position) => was.ships[position] ?? []);
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((ship, at) => (crippled.includes(at) ? neglected(ship) : ship)),
    }));
    takeOut(draft, id, [...active, ...of('lost')]);
    if (waking.length === 0) return;
    wakeAll(draft, to, was, waking);
    if (reserve !== undefined) setReserve(draft, owner, reserve);
    change(draft.empires, owner, ({ woken }) => ({ woken: wokenWith(woken, waking) }));
  },
});

/** A ship that nobody looked after is crippled, and lost in the next turn of that (B9.60). OURS: attrition units, which nothing cripples, are only lost then. */
const neglected = (ship: Ship): Ship => ({
  ...ship,
  ...(isShip(ship) && { lost: Math.max(ship.lost ?? 0, crippledOf(awake(ship))) }),
  unpaid: true,
});

type Keeping = Turn<Room<State, View, never, EventIn<typeof mothballsKept | typeof mothballsUnpaid>>>;

/** Stored ships of an empire for which its treasury does not suffice. OURS: it pays for the first of them, by squadron, as far as it goes. */
function unpaidAmong(state: State, owner: SeatId, stored: readonly Stored[]): readonly Stored[] {
  let left = (state.empires[owner]?.treasury ?? 0) * 100;
  return stored.filter(({ ship }) => {
    const fee = feeOf(ship);
    if (fee > left) return true;
    left -= fee;
    return false;
  });
}

/** Nobody pays for these ships: as many as can be are active again, and the others fall into disrepair, or are lost. */
function neglect(turn: Keeping, owner: SeatId, unpaid: readonly Stored[]): void {
  const woken = wakeable(
    turn.state,
    owner,
    unpaid.map(({ ship }) => ship),
  );
  const told = unpaid.map(({ code, at, ship }, n) => {
    const fate = woken.includes(n) ? 'active' : ship.unpaid === true ? 'lost' : 'crippled';
    return { code, at, hull: ship.hull, fate } as const;
  });
  for (const code of new Set(told.map((one) => one.code))) {
    const at = turn.state.squadrons[code]?.place;
    const ships = told.flatMap(({ code: of, ...one }) => (of === code ? [one] : []));
    const waking = ships.flatMap((one) =>
      one.fate === 'active' ? (turn.state.squadrons[code]?.ships[one.at] ?? []) : [],
    );
    if (at === undefined) continue;
    turn.happen(
      mothballsUnpaid.of({
        seat: owner,
        unit: code,
        to: freshCode(turn.state, owner),
        place: at,
        ships,
        ...defined({ reserve: reserveAfter(turn.state, owner, waking.map(awake)) }),
      }),
    );
  }
}

/** Mothballed ships are paid for, but in war; those that are not become active, or fall into disrepair (B9.60). */
export function keepMothballs(turn: Keeping): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const stored = storedBy(turn.state, owner);
    if (stored.length === 0 || isFree(turn.state, owner)) continue;
    const unpaid = unpaidAmong(turn.state, owner, stored);
    const count = stored.length - unpaid.length;
    const points = feeOfAll(stored.filter((one) => !unpaid.includes(one)));
    if (count > 0) turn.happen(mothballsKept.of({ seat: owner, points, count }));
    if (unpaid.length > 0) neglect(turn, owner, unpaid);
  }
}
