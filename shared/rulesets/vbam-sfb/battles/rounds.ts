import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, orderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Battle, Encounter, Fate } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { Fight } from '../model/orders.ts';
import { raiders } from '../model/raiders.ts';
import type { State } from '../model/state.ts';
import { battleName, otherOf } from '../encounters/encounters.ts';
import { forceOf } from '../sidcors/factors.ts';
import { leavers, verdictOf } from '../sidcors/fought.ts';
import type { Hit } from '../sidcors/hits.ts';
import { roundBy } from '../sidcors/standing.ts';
import type { Sides, Stroke } from '../sidcors/round.ts';
import { foughtRound } from '../sidcors/round.ts';
import { raidersStanding, usualFight } from '../sidcors/postures.ts';
import { impossible } from '../refusals.ts';
import { factsFor, factsOf, spotSaid } from '../encounters/asking.ts';
import { withdraw } from '../encounters/resolving.ts';

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
export type Blow = Pick<Hit, 'unit' | 'to'> & { readonly by: Fate };

/** Units of one side are crippled, destroyed, or go over to other ships. */
export function strike(
  turn: VbamTurn,
  encounter: Encounter,
  strokes: readonly (Stroke | (Blow & { readonly seat: SeatId }))[],
): void {
  const battle = battleName(encounter);
  for (const stroke of strokes) {
    const { unit } = stroke;
    // Units of those under command are their own.
    const { design = '', seat = stroke.seat } = turn.state.units[unit] ?? {};
    const common = {
      seat,
      to: otherOf(encounter, stroke.seat),
      place: encounter.place,
      battle,
      unit,
      design,
    };
    if (stroke.to === 'based') turn.happen({ kind: 'flight-transferred', ...common, base: stroke.base });
    else
      turn.happen({
        kind: stroke.to === 'crippled' ? 'unit-crippled' : 'unit-destroyed',
        ...common,
        by: stroke.by,
      });
  }
}

/** How raiders fight when the rules lead them (OURS): they leave whoever is stronger. */
const raidersFight = (state: State, battle: Battle, against: SeatId): Omit<Fight, 'ref'> =>
  roundBy(raidersStanding, forceOf(state, battle, raiders), forceOf(state, battle, against));
/** The rules give no orders that could be refused. */
const ref = orderRef('raiders');

const nextRound = ({ rounds }: Battle): number => rounds + 1;

const fightQuestion = (
  turn: VbamTurn,
  encounter: Encounter,
  battle: Battle,
  to: SeatId,
): Question<VbamSfb, 'fight'> => ({
  to: to === raiders ? gameMaster : to,
  about: to,
  spot: { place: encounter.place },
  least: 1,
  most: 1,
  said: phrase('Round {round} of the battle in {spot}: how do you fight?', {
    round: nextRound(battle),
    spot: spotSaid(encounter),
  }),
  facts: to === raiders ? factsOf(turn.state, encounter) : factsFor(turn.state, encounter, to),
  cite: 'VB 335',
  kinds: ['fight'],
  silence: [to === raiders ? raidersFight(turn.state, battle, encounter.defender) : usualFight],
});

function fightRound(
  turn: VbamTurn,
  encounter: Encounter,
  battle: Battle,
  sides: Sides,
  orders: readonly Fight[],
): void {
  const { place, attacker, defender } = encounter;
  for (const [at, { targets, ref }] of orders.entries())
    if (targets.some((target) => sides[1 - at]?.force.some(([id]) => id === target) === false))
      turn.refuse(ref, impossible('VB 361', 'no-such-target'));
  const { sides: fought, owed, strokes } = foughtRound(sides, battle.rounds === 0, turn.draw.fork(place));
  turn.happen({
    kind: 'round-fought',
    seat: attacker,
    to: defender,
    place,
    battle: battleName(encounter),
    round: nextRound(battle),
    sides: fought,
    owed,
  });
  strike(turn, encounter, strokes);
}

/** Forces that withdraw leave; a battle ends when a side has nothing left in it (VB 331). */
function conclude(turn: VbamTurn, orders: readonly (readonly [SeatId, Fight])[]): void {
  for (const [seat, order] of orders) {
    const battle = turn.state.encounters[0]?.battle;
    if (!order.withdraws || battle === undefined) continue;
    const leaving = leavers(forceOf(turn.state, battle, seat));
    const going = leaving.flatMap(([id]) => {
      const unit = turn.state.units[id];
      // Flights go with the ship that carries them.
      const isCarried = leaving.some(([carrier]) => carrier === unit?.based);
      return unit === undefined || isCarried ? [] : [[id, unit] as const];
    });
    withdraw(turn, going, seat, order.ref);
  }
  const [encounter] = turn.state.encounters;
  if (encounter?.battle === undefined) return;
  const { battle } = encounter;
  const forces = orders.map(([seat]) => [seat, forceOf(turn.state, battle, seat)] as const);
  const { over, winner } = verdictOf(forces, battle.rounds);
  if (over) end(turn, encounter, winner);
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
      [attacker, defender]
        .filter((seat) => seat !== raiders || turn.state.raids === 'led')
        .map((seat) => fightQuestion(turn, encounter, battle, seat)),
    );
    if (answers === undefined) return;
    const given = answers.flat();
    const [first, second]: readonly (Fight | undefined)[] =
      given.length === 1 ? [{ ...raidersFight(turn.state, battle, defender), ref }, given[0]] : given;
    if (first === undefined || second === undefined) return;
    const side = (seat: SeatId, order: Fight): Sides[0] => ({
      seat,
      force: forceOf(turn.state, battle, seat),
      owed: battle.owed[seat] ?? 0,
      order,
    });
    fightRound(turn, encounter, battle, [side(attacker, first), side(defender, second)], [first, second]);
    conclude(turn, [
      [attacker, first],
      [defender, second],
    ]);
  },
};
