import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Fate, RoundSide } from '../model/combat.ts';
import type { Fight } from '../model/parts.ts';
import { mauling } from './table.ts';
import type { Fighter } from './factors.ts';
import {
  attackOf,
  canLeave,
  damageOf,
  potentialOf,
  cloakShift,
  isCloaked,
  percentAt,
  scoutShift,
} from './factors.ts';
import type { Hit } from './hits.ts';
import { homeless, transfers, after, directed, maulerOf, resolved } from './hits.ts';

/** One side as a round begins. */
export interface Side {
  readonly seat: SeatId;
  readonly force: readonly Fighter[];
  readonly order: Omit<Fight, 'ref' | 'kind'>;
  /** Damage Points carried over against it (VB 377). */
  readonly owed: number;
}
export type Sides = readonly [attacker: Side, defender: Side];

/** What a round does to one unit, in the order in which it happens. */
export type Stroke = { readonly seat: SeatId; readonly unit: UnitId } & (
  | { readonly to: 'crippled' | 'destroyed'; readonly by: Fate }
  | { readonly to: 'based'; readonly base: UnitId }
);

export interface Round {
  /** The attacker first. */
  readonly sides: readonly RoundSide[];
  readonly owed: Readonly<Record<SeatId, number>>;
  readonly strokes: readonly Stroke[];
}

/** Intensities that count, of both; whoever fights against nothing that can leave chooses both (VB 341). */
function intensitiesOf([a, b]: Sides): readonly [number, number] {
  const chosen = (own: Side, other: Side): number =>
    canLeave(own.force) || !canLeave(other.force)
      ? own.order.intensity
      : (other.order.theirs ?? other.order.intensity);
  return [chosen(a, b), chosen(b, a)];
}

/** What one side scores (VB 345), with the die and its shifts. */
function scored(
  [own, other]: Sides,
  [intensity, theirs]: readonly [number, number],
  isFirst: boolean,
  dice: Draw,
): RoundSide {
  const surprise = isFirst && isCloaked(other.force) ? cloakShift(dice.fork(other.seat, 'cloak')) : 0;
  const shift = scoutShift(own.force, other.force) + surprise;
  const die = dice.fork(own.seat).int(6);
  const [potential, percent] = [potentialOf(own.force), percentAt(intensity + theirs, die, shift)];
  return {
    seat: own.seat,
    intensity,
    die,
    shift,
    potential,
    percent,
    damage: damageOf(potential, percent),
  };
}

interface Suffered {
  readonly aimed: readonly Hit[];
  readonly given: readonly Hit[];
  readonly left: number;
  /** The enemy's mauler was used (VB 390). */
  readonly isMauled: boolean;
  readonly force: readonly Fighter[];
}

/** What one side suffers: carried points first (VB 380), then Directed Damage (VB 361), then what its owner gives up (VB 370). */
function suffers(victim: Side, enemy: Side, damage: number): Suffered {
  const { order } = enemy;
  const mauler = order.mauls ? maulerOf(enemy.force) : undefined;
  const points = damage + victim.owed;
  const aimed = directed(victim.force, order.targets, points, mauler === undefined ? 0 : attackOf(mauler[1]));
  const rest = aimed.hits.reduce(after, victim.force);
  const given = resolved(rest, victim.order, aimed.left, victim.force);
  return {
    aimed: aimed.hits,
    given: given.hits,
    left: given.left,
    isMauled: aimed.mauled > 0,
    force: given.hits.reduce(after, rest),
  };
}

/** Flights that have lost their ships go over to others, or are lost (VB 367). */
function flightsOf({ seat, force }: Side, now: readonly Fighter[]): readonly Stroke[] {
  return [
    ...transfers(force, now).map(([unit, base]): Stroke => ({ seat, unit, to: 'based', base })),
    ...homeless(force, now).map(([unit]): Stroke => ({ seat, unit, to: 'destroyed', by: 'homeless' })),
  ];
}

/** The shock of its own weapon cripples a mauler that was used, unless it was crippled in this round already (VB 390). */
function shockOf(own: Side, isUsed: boolean, now: readonly Fighter[], dice: Draw): readonly Stroke[] {
  const [mauler] = maulerOf(own.force) ?? [];
  const isWhole = now.some(([id, { crippled }]) => id === mauler && !crippled);
  if (!isUsed || mauler === undefined || !isWhole) return [];
  return dice.fork(own.seat, 'shock').int(6) >= mauling.shock
    ? [{ seat: own.seat, unit: mauler, to: 'crippled', by: 'shock' }]
    : [];
}

/** The force after a round; forecasts alone ask for it. */
export function afterStrokes(force: readonly Fighter[], strokes: readonly Stroke[]): readonly Fighter[] {
  return strokes.reduce<readonly Fighter[]>(
    (now, stroke) =>
      stroke.to === 'based'
        ? now.map(([id, one]): Fighter => [id, id === stroke.unit ? { ...one, based: stroke.base } : one])
        : after(now, { unit: stroke.unit, to: stroke.to }),
    force,
  );
}

/** A round of SIDCORS (VB 329), for turns and forecasts alike. The defender suffers and resolves first (VB 371). */
export function foughtRound(sides: Sides, isFirst: boolean, dice: Draw): Round {
  const [attacker, defender] = sides;
  const [a, d] = intensitiesOf(sides);
  const both = [
    scored(sides, [a, d], isFirst, dice),
    scored([defender, attacker], [d, a], isFirst, dice),
  ] as const;
  const byDefender = suffers(attacker, defender, both[1].damage);
  const byAttacker = suffers(defender, attacker, both[0].damage);
  const order = [
    [defender, byAttacker],
    [attacker, byDefender],
  ] as const;
  const hits = (seat: SeatId, list: readonly Hit[], by: Fate): readonly Stroke[] =>
    list.map(({ unit, to }) => ({ seat, unit, to, by }));
  return {
    sides: both,
    owed: { [attacker.seat]: byDefender.left, [defender.seat]: byAttacker.left },
    strokes: [
      ...order.flatMap(([{ seat }, { aimed }]) => hits(seat, aimed, 'directed')),
      ...order.flatMap(([{ seat }, { given }]) => hits(seat, given, 'given')),
      ...order.flatMap(([side, { force }]) => flightsOf(side, force)),
      ...shockOf(defender, byDefender.isMauled, byAttacker.force, dice),
      ...shockOf(attacker, byAttacker.isMauled, byDefender.force, dice),
    ],
  };
}
