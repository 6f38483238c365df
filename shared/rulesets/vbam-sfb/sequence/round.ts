import type { SeatId } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { Step, Turn } from '#kernel/turn/step.ts';
import type { Battle, Encounter, RoundSide } from '../model/combat.ts';
import type { VbamSfb } from '../model/game.ts';
import type { Fight } from '../model/orders.ts';
import type { Fighter, Hit } from '../rules/battle.ts';
import {
  after,
  canLeave,
  damageOf,
  directed,
  forceOf,
  isCloaked,
  percentAt,
  potentialOf,
  resolved,
  scoutShift,
} from '../rules/battle.ts';
import { battleName, otherOf } from '../rules/encounters.ts';
import { cloaked, intensities, mostRounds } from '../tables/combat.ts';
import { designOf, isMobile } from '../tables/designs.ts';
import { impossible } from '../tables/refusals.ts';
import { factsFor, spotSaid } from './asking.ts';
import { withdraw } from './encounters.ts';

type VbamTurn = Turn<VbamSfb>;

export function end(turn: VbamTurn, encounter: Encounter, winner: SeatId | undefined): void {
  const { attacker, defender, place } = encounter;
  turn.happen({
    kind: 'battle-over',
    seat: attacker,
    to: defender,
    place,
    battle: battleName(encounter),
    ...(winner === undefined ? {} : { winner }),
  });
}

/** What becomes of a unit, whatever it costs. */
export type Blow = Pick<Hit, 'unit' | 'to'>;

export function strike(
  turn: VbamTurn,
  encounter: Encounter,
  seat: SeatId,
  to: SeatId,
  hits: readonly Blow[],
): void {
  const { place } = encounter;
  const battle = battleName(encounter);
  for (const { unit, to: what } of hits) {
    const design = turn.state.units[unit]?.design ?? '';
    turn.happen({
      kind: what === 'crippled' ? 'unit-crippled' : 'unit-destroyed',
      seat,
      to,
      place,
      battle,
      unit,
      design,
    });
  }
}

const fightQuestion = (
  turn: VbamTurn,
  encounter: Encounter,
  battle: Battle,
  to: SeatId,
): Question<VbamSfb, 'fight'> => ({
  to,
  about: to,
  spot: { place: encounter.place },
  least: 1,
  most: 1,
  said: phrase('Round {round} of the battle in {spot}: how do you fight?', {
    round: battle.rounds + 1,
    spot: spotSaid(encounter),
  }),
  facts: factsFor(turn.state, encounter, to),
  cite: 'VB 335',
  kinds: ['fight'],
  silence: [{ kind: 'fight', intensity: intensities.usual, first: [], withdraws: false }],
});

interface Side {
  readonly seat: SeatId;
  readonly force: readonly Fighter[];
  readonly order: Fight;
}

/** The shift of a side's die: by scouts, and in the first round by the other side's cloaks (VB 384, 394). */
function shiftOf(turn: VbamTurn, battle: Battle, place: string, own: Side, other: Side): number {
  const scouts = scoutShift(own.force, other.force);
  if (battle.rounds > 0 || !isCloaked(other.force)) return scouts;
  const dice = turn.draw.fork(place, other.seat, 'cloak');
  const rolled = dice.int(6) + dice.int(6);
  return scouts + (rolled <= cloaked.down ? -1 : rolled >= cloaked.up ? 1 : 0);
}

/** Intensities of both; whoever fights against nothing that can leave chooses both (VB 341). */
function ratingOf([a, b]: readonly [Side, Side]): number {
  const [x, y] = [a.order.intensity, b.order.intensity];
  return (canLeave(a.force) ? x : y) + (canLeave(b.force) ? y : x);
}

/** Damage Points of both sides, both by how things stand before (VB 345). */
function damage(
  turn: VbamTurn,
  battle: Battle,
  place: string,
  sides: readonly [Side, Side],
): readonly RoundSide[] {
  const rating = ratingOf(sides);
  return sides.map((own, at): RoundSide => {
    const other = sides[1 - at] ?? own;
    const shift = shiftOf(turn, battle, place, own, other);
    const die = turn.draw.fork(place, own.seat).int(6);
    const [potential, percent] = [potentialOf(own.force), percentAt(rating, die, shift)];
    return {
      seat: own.seat,
      intensity: own.order.intensity,
      die,
      shift,
      potential,
      percent,
      damage: damageOf(potential, percent),
    };
  });
}

/** What one side suffers: Directed Damage, then what its owner gives up (VB 361, 370). */
function suffers(victim: Side, aim: Fight['target'], points: number) {
  const aimed = directed(victim.force, aim, points);
  const rest = aimed.hits.reduce(after, victim.force);
  const given = resolved(rest, victim.order.first, aimed.left);
  return { hits: [...aimed.hits, ...given.hits], left: given.left };
}

function fightRound(
  turn: VbamTurn,
  encounter: Encounter,
  battle: Battle,
  sides: readonly [Side, Side],
): void {
  const { place, attacker, defender } = encounter;
  const fought = damage(turn, battle, place, sides);
  const outcomes = sides.map((victim, at) => {
    const other = sides[1 - at] ?? victim;
    const { target, ref } = other.order;
    if (target !== undefined && !victim.force.some(([id]) => id === target))
      turn.refuse(ref, impossible('VB 361', 'no-such-target'));
    return suffers(victim, target, (fought[1 - at]?.damage ?? 0) + (battle.owed[victim.seat] ?? 0));
  });
  const owed = Object.fromEntries(sides.map(({ seat }, at) => [seat, outcomes[at]?.left ?? 0]));
  turn.happen({
    kind: 'round-fought',
    seat: attacker,
    to: defender,
    place,
    battle: battleName(encounter),
    round: battle.rounds + 1,
    sides: fought,
    owed,
  });
  for (const [at, { seat }] of sides.entries())
    strike(turn, encounter, seat, otherOf(encounter, seat), outcomes[at]?.hits ?? []);
}

/** Forces that withdraw leave; a battle ends when a side has nothing left in it (VB 331). */
function conclude(turn: VbamTurn, sides: readonly [Side, Side]): void {
  for (const { seat, order } of sides) {
    const battle = turn.state.encounters[0]?.battle;
    if (!order.withdraws || battle === undefined) continue;
    const going = forceOf(turn.state, battle, seat).flatMap(([id]) => {
      const unit = turn.state.units[id];
      return unit !== undefined && isMobile(designOf(unit)) ? [[id, unit] as const] : [];
    });
    withdraw(turn, going, order.ref);
  }
  const [encounter] = turn.state.encounters;
  if (encounter?.battle === undefined) return;
  const { battle } = encounter;
  const standing = sides.filter(({ seat }) => forceOf(turn.state, battle, seat).length > 0);
  if (standing.length < 2 || battle.rounds >= mostRounds)
    end(turn, encounter, standing.length === 1 ? standing[0]?.seat : undefined);
}

/** A round of SIDCORS (VB 329). */
export const round: Step<VbamSfb> = {
  name: 'Space Combat Phase',
  cite: 'VB 329',
  dice: true,
  run(turn) {
    const [encounter] = turn.state.encounters;
    if (encounter?.battle === undefined) return;
    const { battle, attacker, defender } = encounter;
    const answers = turn.ask<'fight'>(
      [attacker, defender].map((seat) => fightQuestion(turn, encounter, battle, seat)),
    );
    if (answers === undefined) return;
    const side = (seat: SeatId, order: Fight | undefined): Side => ({
      seat,
      force: forceOf(turn.state, battle, seat),
      order: order as Fight,
    });
    const sides = [side(attacker, answers[0]?.[0]), side(defender, answers[1]?.[0])] as const;
    fightRound(turn, encounter, battle, sides);
    conclude(turn, sides);
  },
};
