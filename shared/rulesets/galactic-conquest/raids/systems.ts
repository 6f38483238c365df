import { integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, put, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { isOpen } from '../bases/stand.ts';
import { roomAboard } from '../carried/carried.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { withPlunder } from '../model/merchant.ts';
import { hasLeft } from '../model/battle/declining.ts';
import type { Squadron } from '../model/squadron.ts';
import { isAllysAt } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { isBehindLines } from '../model/territory.ts';
import { isAttrition } from '../ships/fleet.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { hasMoved } from '../movement/moving.ts';
import { impossible } from '../refusals.ts';
import { refuel } from './losses.ts';
import { segments } from '../segments.ts';

/** Hundredths of an economic point that a raid takes (B1.75). */
const lootOf = { homeworld: 3500, major: 3500, minor: 1750 } as const;
/** Cargo boxes of fuel that a raid brings: they are used at once, where the raider needs no more (B1.75). */
const fuelOfRaid = 50;
/** Segments within which an empire does not raid a system again (B1.75). */
const pause = 6;

const hundredths = integer(0, 100_000_000);
const pointsText = (amount: number): string => String(amount / 100);

/** A squadron raids the system in whose hex it stays for a segment (B1.70). */
export const raidSystem = order('raid-system', {
  fields: {},
  title: 'Raid a system',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined ||
    hasOrder(plan, at.unit, 'raid-system')
      ? []
      : [{}],
  cannot(state, given) {
    const { squadrons } = state;
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.stationed === true) return impossible('GC E2.30', 'defense-only');
    const end = squadron.plot?.way.at(-1) ?? squadron.place;
    if (isAllysAt(state, given.seat, end))
      return impossible('GC C22.10', 'spares-ally', {
        seat: nameOf(state.systems[end]?.owner ?? given.seat),
      });
    return squadron.sacks === true ? impossible('GC B1.70', 'raid-told-already') : undefined;
  },
  say: () => phrase('Raid a system'),
});

export type RaidSystem = OrderIn<typeof raidSystem>;

export const systemRaidOrdered = event('system-raid-ordered', {
  fields: { seat, unit, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} raids a system if it stays there for a segment.', { unit: own(happened.unit) }),
  ahead: (happened) =>
    phrase('{unit} will raid a system if it stays there for a segment.', { unit: own(happened.unit) }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ sacks: true as const })),
});

/** A system is raided; `to` is who raids it, and carries the points until they are home. */
export const systemRaided = event('system-raided', {
  fields: {
    seat,
    to: seat,
    unit,
    place,
    /** What its owner loses. */
    amount: hundredths,
    /** What of it the raider has room for (B1.25); absent: all of it. */
    taken: optional(hundredths),
    segment: integer(1, 1_000_000),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ taken, ...happened }) =>
    phrase(
      taken === undefined
        ? 'The {to} raids the system in {place}, and takes {points} EP and fuel.'
        : 'The {to} raids the system in {place}, which loses {points} EP, and takes {taken} EP (all it has room for) and fuel.',
      {
        to: nameOf(happened.to),
        place: hexName(happened.place),
        points: pointsText(happened.amount),
        taken: pointsText(taken ?? happened.amount),
      },
    ),
  ahead: (happened) =>
    phrase('The {to} will raid the system in {place}, and take {points} EP and fuel.', {
      to: nameOf(happened.to),
      place: hexName(happened.place),
      points: pointsText(happened.amount),
    }),
  apply(draft, { seat: owner, to, unit: raider, place: hex, amount, taken = amount, segment }) {
    change(draft.empires, owner, (was) => withPlunder(was, 'raided', amount));
    replace(draft.squadrons, raider, ({ sacks: _, ...rest }): Squadron => ({
      ...rest,
      ...((rest.loot ?? 0) + taken > 0 && { loot: (rest.loot ?? 0) + taken }),
    }));
    refuel(draft, raider, fuelOfRaid);
    draft.sacked ??= {};
    put(draft.sacked, hex, { ...draft.sacked[hex], [to]: segment });
  },
});

/** What raiders bring home, and the next treasury holds. */
export const lootBrought = event('loot-brought', {
  fields: { seat, unit, amount: hundredths },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} brings home {points} EP that it raided.', {
      unit: own(happened.unit),
      points: pointsText(happened.amount),
    }),
  ahead: (happened) =>
    phrase('{unit} will bring home {points} EP that it raided.', {
      unit: own(happened.unit),
      points: pointsText(happened.amount),
    }),
  apply(draft, happened) {
    replace(draft.squadrons, happened.unit, ({ loot: _, ...rest }): Squadron => rest);
    change(draft.empires, happened.seat, (was) => withPlunder(was, 'loot', happened.amount));
  },
});

type Sacking = Room<
  State,
  View,
  OrderIn<typeof raidSystem>,
  EventIn<typeof systemRaidOrdered | typeof systemRaided | typeof lootBrought>
>;

/** Squadrons are told to raid systems (B1.70). */
export function prepareSystemRaids(turn: Turn<Sacking>): void {
  inTurn(
    turn,
    raidSystem,
    (given) =>
      given.unit && systemRaidOrdered.of({ seat: given.seat, unit: given.unit, cause: given.order.ref }),
  );
}

/** The size class from which on a ship is too small to raid (B1.70). */
const tooSmall = 5;
/** Whether a squadron has a ship that raids: of size class 4 or larger (B1.70). */
export const canSack = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.some((ship) => ship.size < tooSmall && !isAttrition(ship));

/** Squadrons that have stayed for the segment raid the system in their hex (B1.70, B1.75). The defenses of one side must be gone. */
export function raidSystems(turn: Turn<Sacking>): void {
  const now = (turn.state.turn - 1) * segments + turn.pass;
  for (const [raider, squadron] of inOrder(turn.state.squadrons)) {
    const { place: hex, seat: to } = squadron;
    const system = turn.state.systems[hex];
    if (
      squadron.sacks !== true ||
      hasLeft(squadron) ||
      squadron.hyper !== undefined ||
      !canSack(squadron) ||
      hasMoved(squadron, turn.pass)
    )
      continue;
    if (system === undefined || system.owner === to || system.unpaid === true) continue;
    if (isAllysAt(turn.state, to, hex)) continue;
    const before = turn.state.sacked?.[hex] ?? {};
    const inThis = inOrder(before).some(([, segment]) => segment === now);
    const own = before[to];
    if (inThis || (own !== undefined && now - own < pause) || !isOpen(turn.state, hex)) continue;
    const amount = lootOf[system.kind];
    const taken = Math.min(amount, roomAboard(squadron));
    turn.happen(
      systemRaided.of({
        seat: system.owner,
        to,
        unit: raider,
        place: hex,
        amount,
        ...(taken < amount && { taken }),
        segment: now,
      }),
    );
  }
}

/** Raiders that are back behind their own lines bring home what they took (B1.75). */
export function bringLoot(turn: Turn<Sacking>): void {
  for (const [raider, { loot, place: hex, seat: owner }] of inOrder(turn.state.squadrons))
    if (loot !== undefined && isBehindLines(turn.state, owner, hex))
      turn.happen(lootBrought.of({ seat: owner, unit: raider, amount: loot }));
}
