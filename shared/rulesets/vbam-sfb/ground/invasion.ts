import type { ObjectOf } from '#kernel/codec/shapes.ts';
import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofClass, ofSystem, toBoth, toOther, toUnit } from '../declare.ts';
import { dropWork, markAttack, settle } from '../model/drafts.ts';
import { points, seat } from '../model/parts.ts';
import { seatArg, systemArg } from '../model/words.ts';
import { isGround } from '../units/designs.ts';
import type { unitLost, troopsLost } from './losses.ts';
import { namedFor, able, strandFlights, fall } from './losses.ts';
import { strengthOf, casualtiesOf, groundDamage, invadersOf, troopsOf, groundCombat } from './combat.ts';
import { hasCargo } from './handling.ts';
import { cannotInvade, landingBy } from './landing.ts';

/** Lands a ground unit, or all that a unit carries, against whoever holds the planet (VB 414). */
export const invade = toUnit('invade', {
  title: 'Invade',
  cannot: cannotInvade,
  may: (view, id, one) => hasCargo(view, id, one, isGround),
  say: () => phrase('Land troops to fight for the planet'),
});

export const die = integer(1, 6);
/** One side of a round of ground combat; `potential`: its Defense Values together. */
const sideFields = { potential: points, die, damage: points } as const;
export const groundSide = object(sideFields);
export type GroundSide = ObjectOf<typeof sideFields>;

/** Troops land against whoever holds the planet; nobody does where it is on its own. */
export const troopsLanded = event('troops-landed', {
  fields: { ...ofClass, to: optional(seat) },
  by: 'order',
  ...toOther('to'),
  say: ({ seat, place, design }) =>
    phrase('A {design} of the {power} lands in {system} to fight for it.', {
      design,
      power: seatArg(seat),
      system: systemArg(place),
    }),
  ahead: ({ place, design }) =>
    phrase('{design} will land in {system} to fight for it.', { design, system: systemArg(place) }),
  apply: (draft, { unit, to, place }) => {
    settle(draft, unit);
    markAttack(draft, to, place);
  },
});

/** `seat` invades `to`. */
export const groundFought = event('ground-fought', {
  fields: {
    ...ofSystem,
    to: seat,
    round: integer(1, 100),
    /** The invader first. */
    sides: list(groundSide, 2),
  },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, place, round, sides: [a, b] }) =>
    a === undefined || b === undefined
      ? undefined
      : phrase(
          'Ground combat in {system}, round {round}: the {power} scores {hits} with {strength}, the {other} {otherHits} with {otherStrength}.',
          {
            system: systemArg(place),
            round,
            power: seatArg(seat),
            other: seatArg(to),
            hits: a.damage,
            strength: a.potential,
            otherHits: b.damage,
            otherStrength: b.potential,
          },
        ),
});

/** A planet is conquered (VB 418); `from`: whose it was. */
export const systemConquered = event('system-conquered', {
  fields: { ...ofSystem, from: optional(seat) },
  by: 'rules',
  ...toOther('from'),
  say: ({ seat, place }) =>
    phrase('The {power} conquers {system}.', { power: seatArg(seat), system: systemArg(place) }),
  apply: (draft, { seat, place }) => {
    replace(draft.systems, place, (system) => ({
      ...system,
      owner: seat,
      raising: false,
      seized: draft.turn,
    }));
    dropWork(draft, place, (project) => project.seat !== seat);
  },
});

export type GroundFought = EventIn<typeof groundFought>;
export type SystemConquered = EventIn<typeof systemConquered>;

/** Troops land against whoever holds the planet (VB 414). */
export function landTroops(turn: TurnOf<typeof invade | typeof troopsLanded>): void {
  for (const {
    seat: giver,
    unit: given,
    order: { ref },
  } of turn.orders('invade'))
    for (const id of able(turn, ref, landingBy(turn.state, given, true), (one) =>
      cannotInvade(turn.state, giver, one),
    )) {
      const landed = namedFor(turn.state, giver, id, ref);
      const to = turn.state.systems[landed.place]?.owner;
      turn.happen(troopsLanded.of({ ...landed, ...defined({ to }) }));
    }
}

type GroundTurn = TurnOf<typeof groundFought | typeof troopsLost | typeof systemConquered | typeof unitLost>;

/** A round of troops against those of the owner. */
function fightRound(turn: GroundTurn, at: PlaceId, of: SeatId, to: SeatId, round: number): void {
  const forces = [troopsOf(turn.state, of, at), troopsOf(turn.state, to, at)] as const;
  const sides = forces.map((troops, side) => {
    const die = turn.draw.fork(at, side === 0 ? of : to, round).int(6);
    const potential = strengthOf(troops);
    return { potential, die, damage: groundDamage(potential, die) };
  });
  turn.happen(groundFought.of({ seat: of, to, place: at, round, sides }));
  for (const [side, troops] of forces.entries())
    for (const { unit: id } of casualtiesOf(troops, sides[1 - side]?.damage ?? 0))
      fall(turn, id, side === 0 ? to : of, at);
}

/** A planet changes hands; what is based there, and what was worked on, is lost (VB 418; OURS). */
function conquer(turn: GroundTurn, at: PlaceId, of: SeatId, from: SeatId | undefined): void {
  turn.happen(systemConquered.of({ seat: of, place: at, ...defined({ from }) }));
  if (from !== undefined) strandFlights(turn, at, from);
}

/** Troops fight for planets; where no defender is left the planet is conquered (VB 416, 418). */
export function fightForPlanets(turn: GroundTurn): void {
  for (const [at, system] of inOrder(turn.state.systems))
    for (const of of invadersOf(turn.state, at, system)) {
      const { owner } = turn.state.systems[at] ?? system;
      const areLeft = (): boolean =>
        owner !== undefined &&
        troopsOf(turn.state, owner, at).length > 0 &&
        troopsOf(turn.state, of, at).length > 0;
      for (let round = 1; owner !== undefined && round <= groundCombat.rounds && areLeft(); round += 1)
        fightRound(turn, at, of, owner, round);
      if (troopsOf(turn.state, owner, at).length === 0 && troopsOf(turn.state, of, at).length > 0) {
        conquer(turn, at, of, owner);
        break;
      }
    }
}
