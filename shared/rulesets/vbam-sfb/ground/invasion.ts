import type { ObjectOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { list } from '#kernel/codec/shapes.ts';
import { object } from '#kernel/codec/shapes.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event } from '../declare.ts';
import { later } from '../declare.ts';
import { ofClass } from '../declare.ts';
import { ofSystem } from '../declare.ts';
import { order } from '../declare.ts';
import { toBoth } from '../declare.ts';
import { toOther } from '../declare.ts';
import { toUnit } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { dropWork } from '../model/drafts.ts';
import { markAttack } from '../model/drafts.ts';
import { removeUnit } from '../model/drafts.ts';
import { settle } from '../model/drafts.ts';
import { count, points } from '../model/parts.ts';
import { place } from '../model/parts.ts';
import { seat } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { seatArg } from '../model/words.ts';
import { systemArg } from '../model/words.ts';
import { potentialOf } from '../sidcors/factors.ts';
import { isGround } from '../units/designs.ts';
import { namedFor, able } from './bases.ts';
import { strandFlights } from './bases.ts';
import { unitLost } from './bases.ts';
import { bombardersOf, strengthOf } from './combat.ts';
import { bombed } from './combat.ts';
import { cannotBombard } from './combat.ts';
import { casualtiesOf } from './combat.ts';
import { groundDamage } from './combat.ts';
import { invadersOf } from './combat.ts';
import { troopsOf } from './combat.ts';
import { hasCargo } from './handling.ts';
import { cannotInvade } from './landing.ts';
import { landingBy } from './landing.ts';
import { groundCombat } from './table.ts';
/** Whose colony it was when last seen, if it is another's. */
const ownerSeen = ({ systems, sectors }: View, at: PlaceId) =>
  systems[at] === undefined ? sectors[at]?.system?.owner : undefined;

/** Lands a ground unit, or all that a unit carries, against whoever holds the planet (VB 414). */
export const invade = toUnit('invade', {
  title: 'Invade',
  cannot: cannotInvade,
  may: (view, id, one) => hasCargo(view, id, one, isGround),
  say: () => phrase('Land troops to fight for the planet'),
});

/** Has all warships in a sector bombard the colony there (VB 186, 414). */
export const bombard = later(
  order('bombard', {
    fields: { place },
    title: 'Bombard a colony',
    offers: (view, { unit: id, place: at, seat: of }) =>
      id === undefined && of === undefined && at !== undefined && ownerSeen(view, at) !== undefined
        ? [{ place: at }]
        : [],
    cannot: (state, { seat: giver, order: given }) => cannotBombard(state, giver, given.place),
    say: (given) => phrase('Bombard the colony in {sector}', { sector: labelOf(given.place) }),
  }),
);

const die = integer(1, 6);
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
      phrase('{design} of {power} lands in {system} to fight for it.', {
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

export const bombarded = event('bombarded', {
  fields: { ...ofSystem,
    to: seat,
    die,
    damage: points,
/** Productivity and Census that are lost. */
productivity: count,
    census: count },
  by: 'order',
  ...toBoth,
  say: ({ seat, place, damage, productivity, census }) =>
    phrase(
      '{power} bombards {system} for {damage|Damage Point|Damage Points}: {productivity} Productivity and {census} Census are lost.',
      { power: seatArg(seat), system: systemArg(place), damage, productivity, census },
    ),
  ahead: ({ place }) => phrase('You will bombard {system}.', { system: systemArg(place) }),
  apply: (draft, { to, place, productivity, census }) => {
    change(draft.systems, place, (system) => ({
      productivity: system.productivity - productivity,
      census: system.census - census,
    }));
    markAttack(draft, to, place);
  },
});

/** `seat` invades `to`. */
export const groundFought = event('ground-fought', {
  fields: { ...ofSystem,
    to: seat,
    round: integer(1, 100),
/** The invader first. */
sides: list(groundSide, 2) },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, place, round, sides: [a, b] }) =>
    a === undefined || b === undefined
      ? undefined
      : phrase(
          'Ground combat in {system}, round {round}: {power} scores {hits} with {strength}, {other} {otherHits} with {otherStrength}.',
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

/** `to` is the other side. */
export const troopsLost = event('troops-lost', {
  fields: { ...ofClass, 
/** Absent: rebels. */
to: optional(seat) },
  by: 'rules',
  ...toOther('to'),
  say: ({ seat, design }, { me }) =>
      seat === me
        ? phrase('Your {design} is lost.', { design })
        : phrase('A {design} of {power} is lost.', { design, power: seatArg(seat) }),
  apply: (draft, { unit }) => {
    removeUnit(draft, unit);
  },
});

/** A planet is conquered (VB 418); `from`: whose it was. */
export const systemConquered = event('system-conquered', {
  fields: { ...ofSystem, from: optional(seat) },
  by: 'rules',
  ...toOther('from'),
  say: ({ seat, place }) =>
      phrase('{power} conquers {system}.', { power: seatArg(seat), system: systemArg(place) }),
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
export type TroopsLost = EventIn<typeof troopsLost>;
export type SystemConquered = EventIn<typeof systemConquered>;

/** What bombards scores like a force in space; troops suffer first (OURS, VB 414). */
export function bombardAll(
  turn: TurnOf<typeof bombard | typeof bombarded | typeof troopsLost>,
): void {
  const done = new Set<string>();
  inTurn(turn, bombard, ({ seat: giver, order: { ref, place: at } }) => {
    const system = turn.state.systems[at];
    const key = `${giver} ${at}`;
    if (system?.owner === undefined || done.has(key)) return undefined;
    done.add(key);
    const die = turn.draw.fork(at, giver).int(6);
    const damage = groundDamage(potentialOf(bombardersOf(turn.state, giver, at)), die);
    const hits = casualtiesOf(troopsOf(turn.state, system.owner, at), damage);
    const troops = troopsOf(turn.state, system.owner, at).length > hits.length;
    const loss = troops
      ? { productivity: 0, census: 0 }
      : bombed(system, Math.max(0, damage - sumOf(hits.map(({ points: lost }) => lost))));
    turn.happen(
      bombarded.of({ seat: giver, to: system.owner, place: at, die, damage, ...loss, cause: ref }),
    );
    for (const { unit: id } of hits) fall(turn, id, giver, at);
    return undefined;
  });
}

/** A ground unit is no more. */
export function fall(
  turn: Happening<typeof troopsLost>,
  id: UnitId,
  to: SeatId | undefined,
  at: PlaceId,
): void {
  const one = turn.state.units[id];
  if (one === undefined) return;
  const { seat: of, design: name } = one;
  const other = to === undefined ? {} : { to };
  turn.happen(troopsLost.of({ seat: of, unit: id, place: at, design: name, ...other }));
}

/** Troops land against whoever holds the planet (VB 414). */
export function landTroops(turn: TurnOf<typeof invade | typeof troopsLanded>): void {
  for (const { seat: giver, unit: given, order: { ref } } of turn.orders('invade'))
    for (const id of able(turn, ref, landingBy(turn.state, given, true), (one) => cannotInvade(turn.state, giver, one))) {
      const landed = namedFor(turn.state, giver, id, ref);
      const to = turn.state.systems[landed.place]?.owner;
      turn.happen(troopsLanded.of({ ...landed, ...(to === undefined ? {} : { to }) }));
    }
}

type GroundTurn = TurnOf<
  typeof groundFought | typeof troopsLost | typeof systemConquered | typeof unitLost
>;

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
  turn.happen(systemConquered.of({ seat: of, place: at, ...(from === undefined ? {} : { from }) }));
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
