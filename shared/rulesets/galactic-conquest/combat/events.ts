import { defined } from '#kernel/words/defined.ts';
import { integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import { event, factor, hull, most, place, points, seat, seats, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { mostGathered } from '../reactions/kinds.ts';
import { modifiers, openings } from '../reactions/shapes.ts';
import { maneuvered } from '../reactions/events.ts';
import { noteHomeAttack } from '../model/homeworld.ts';
import { nameOf } from '../map/seats.ts';
import { clash } from '../model/sight/clash.ts';
import { passedBy, withoutAttack, withoutPlot } from '../model/squadron.ts';
import { afterBattle, prizeOf } from '../model/battle/engaged.ts';
import { movedOn } from '../model/seeing/veil.ts';
import { withoutSpine } from '../model/mines.ts';
import { beIdle, forceOf, ownersIn, putShips } from '../model/force.ts';
import { leaveGroup } from '../model/stations/groups.ts';
import { fightingIn, squadronsAt } from '../model/stations/squadrons.ts';
import { hit, hitSaid, leftAfter } from './hits.ts';
import { hullsText } from './words.ts';

/** The code of a battle. */
export const code = line(10, 1);
/** What both sides of a battle hear: its code, where it is, and the attacker and the defender. */
const inBattle = { battle: code, place, seats };

/** A squadron as a battle finds it: hulls with the defense factors that they have lost before, and the defense factors that are left. */
const fighter = object({
  seat,
  unit,
  strength: integer(0, 1_000_000),
  /** `attack`: attack factors; absent: those of its hull. */
  ships: list(object({ hull, lost: factor, attack: optional(factor) }), most.ships),
});
export type Fighter = ValueIn<typeof fighter>;

/** Both sides hear all of a battle (A2.10). */
const bothHear = (happened: { readonly seats: readonly SeatId[] }, reader: SeatId): boolean =>
  happened.seats.includes(reader);

const sideSaid = (side: Fighter): Phrase =>
  phrase('{unit} of the {seat} ({ships})', {
    unit: side.unit.toUpperCase(),
    seat: nameOf(side.seat),
    ships: hullsText(side.ships.map((ship) => ship.hull)),
  });

export const battleJoined = event('battle-joined', {
  fields: {
    ...inBattle,
    attacker: fighter,
    defender: fighter,
    /** Who has five ships or more (A10.25). */
    five: seats,
    /** What both are worth in BPV (C9.52). */
    worth: optional(list(points, 2)),
    /** Squadrons on inactive status (A10.60). */
    idle: optional(list(unit, most.squadrons)),
    /** The rounds with which it begins, by reactions, and what these do to factors (D2.31 to D2.50). */
    openings: optional(openings),
    modifiers: optional(modifiers),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ battle, attacker, defender }) =>
    phrase('Battle {battle}: {attacker} attacks {defender}.', {
      battle,
      attacker: sideSaid(attacker),
      defender: sideSaid(defender),
    }),
  apply(
    draft,
    { battle, attacker, defender, five, worth, idle = [], openings: first, modifiers: changed, ...happened },
  ) {
    draft.battle = {
      code: battle,
      place: happened.place,
      attacker: attacker.unit,
      defender: defender.unit,
      five,
      ...defined({ worth, openings: first, modifiers: changed }),
    };
    draft.fought = [...(draft.fought ?? []), battle];
    // Whoever fights under another's command fights too (C22.20).
    for (const one of new Set(ownersIn(draft, attacker.unit)))
      for (const other of new Set(ownersIn(draft, defender.unit))) clash(draft, one, other);
    for (const one of idle) beIdle(draft, one);
    noteHomeAttack(draft, happened.place, attacker.seat);
    for (const side of [attacker, defender])
      change(draft.squadrons, side.unit, (was) => ({ strength: was.strength ?? side.strength }));
  },
});
export type BattleJoined = EventIn<typeof battleJoined>;

/** The die of one side in a round (A10.20). */
export const fired = event('fired', {
  fields: {
    ...inBattle,
    seat,
    die: integer(1, 6),
    /** Of the attack factors, with what special sensors add. */
    percent: integer(0, 100),
    /** Damage points. */
    points,
    /** How many of its ships fight in this round, where not all do (D2.35). */
    stands: optional(integer(0, most.ships)),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ die, percent, ...happened }) =>
    phrase('The {seat} rolls {die}: {percent} % of its attack factors, {points|point|points} of damage.', {
      seat: nameOf(happened.seat),
      die,
      percent,
      points: happened.points,
    }),
});
export type Fired = EventIn<typeof fired>;

export const struck = event('struck', {
  fields: { ...inBattle, seat, unit, hits: list(hit, most.ships) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{unit}: {hits}.', {
      unit: happened.unit.toUpperCase(),
      hits: phraseList(happened.hits.map(hitSaid), ', '),
    }),
  // The ships of all that fight for a side stand one after the other (D2.34).
  apply(draft, { hits, ...happened }) {
    let from = 0;
    for (const part of forceOf(draft, happened.unit)) {
      putShips(draft, part, leftAfter(part.ships, hits, from));
      from += part.ships.length;
    }
  },
});
export type Struck = EventIn<typeof struck>;

/** A squadron left a battle that it lost (A1.15). */
export const retreated = event('retreated', {
  fields: {
    ...inBattle,
    seat,
    unit,
    to: place,
    /** Squadrons that function as one with it (D2.34). */
    with: optional(list(unit, mostGathered)),
    /** The enemies that it leaves alone from now on, as it stays in their hex (C12.93); absent: it leaves the hex. */
    past: optional(list(unit, most.squadrons)),
  },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    happened.past !== undefined
      ? phrase('{unit} leaves the battle and falls back within the blockade of {place}.', {
          unit: happened.unit.toUpperCase(),
          place: hexName(happened.place),
        })
      : phrase('{unit} leaves the battle and retreats from {place} to {to}.', {
          unit: happened.unit.toUpperCase(),
          place: hexName(happened.place),
          to: hexName(happened.to),
        }),
  apply(draft, happened) {
    if (happened.past === undefined)
      for (const one of [happened.unit, ...(happened.with ?? [])]) leaveGroup(draft.squadrons, one);
    for (const one of [happened.unit, ...(happened.with ?? [])])
      replace(draft.squadrons, one, (was) =>
        withoutAttack(
          withoutPlot(
            happened.past === undefined
              ? { ...movedOn(withoutSpine(was)), place: happened.to, beaten: true as const }
              : { ...passedBy(was, happened.past), beaten: true as const },
          ),
        ),
      );
    for (const one of happened.past ?? [])
      replace(draft.squadrons, one, (was) => passedBy(was, [happened.unit, ...(happened.with ?? [])]));
  },
});
export type Retreated = EventIn<typeof retreated>;

/** A squadron has no ships left. OURS: what it had captured goes to the enemy, if there is one (C2.40). */
export const squadronLost = event('squadron-lost', {
  fields: { ...inBattle, seat, unit, heir: optional(unit) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{unit} is lost with all its ships in {place}.', {
      unit: happened.unit.toUpperCase(),
      place: hexName(happened.place),
    }),
  apply(draft, { heir, ...happened }) {
    const prizes = draft.squadrons[happened.unit]?.prizes ?? [];
    if (heir !== undefined && prizes.length > 0)
      change(draft.squadrons, heir, (was) => ({
        prizes: [...(was.prizes ?? []), ...prizes.map((ship) => prizeOf(ship, happened.seat, was.seat))],
      }));
    drop(draft.squadrons, happened.unit);
  },
});

export const battleEnded = event('battle-ended', {
  fields: {
    ...inBattle,
    /** Who holds the hex; absent: nobody is left. */
    winner: optional(seat),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ battle, winner, ...happened }) =>
    winner === undefined
      ? phrase('Battle {battle} ends with nobody left in {place}.', {
          battle,
          place: hexName(happened.place),
        })
      : phrase('Battle {battle} ends: the {winner} holds {place}.', {
          battle,
          winner: nameOf(winner),
          place: hexName(happened.place),
        }),
  // Nobody attacks any longer where only one empire is left.
  apply(draft, happened) {
    delete draft.battle;
    for (const [unit] of fightingIn(draft.squadrons))
      change(draft.squadrons, unit, ({ ships }) => ({ ships: ships.map(afterBattle) }));
    const here = squadronsAt(draft.squadrons, happened.place);
    const left = new Set(here.map(([, { seat: whose }]) => whose));
    if (left.size < 2) for (const [one] of here) replace(draft.squadrons, one, withoutAttack);
  },
});
export type BattleEnded = EventIn<typeof battleEnded>;

/** The events of a battle, in the order in which they first happen. */
export const battleEvents = [
  battleJoined,
  maneuvered,
  fired,
  struck,
  retreated,
  squadronLost,
  battleEnded,
] as const;
export type BattleEvent = EventIn<(typeof battleEvents)[number]>;
