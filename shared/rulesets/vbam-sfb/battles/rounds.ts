import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, orderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { factsFor, factsOf, spotSaid } from '../encounters/asking.ts';
import { battleName, otherOf } from '../encounters/encounters.ts';
import type { withdrew } from '../encounters/resolving.ts';
import { withdraw } from '../encounters/resolving.ts';
import { raiders } from '../map/empires.ts';
import type { Battle, Fate, Encounter } from '../model/combat.ts';
import type { Fight } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { forceOf } from '../sidcors/factors.ts';
import { leavers, verdictOf } from '../sidcors/fought.ts';
import type { Hit } from '../sidcors/hits.ts';
import { raidersStanding, usualFight } from '../sidcors/postures.ts';
import type { Sides, Stroke } from '../sidcors/round.ts';
import { foughtRound } from '../sidcors/round.ts';
import { roundBy } from '../sidcors/standing.ts';
import { battleOver, flightTransferred, roundFought, unitCrippled, unitDestroyed } from './events.ts';
import type { fight } from './fight.ts';

/** Nothing more is fought. */
export function end(
  turn: Happening<typeof battleOver>,
  encounter: Encounter,
  winner: SeatId | undefined,
): void {
  const { attacker, defender, place: at } = encounter;
  const held = defined({ winner });
  turn.happen(
    battleOver.of({ seat: attacker, to: defender, place: at, battle: battleName(encounter), ...held }),
  );
}

/** What becomes of a unit, whatever it costs. */
export type Blow = Pick<Hit, 'unit' | 'to'> & { readonly by: Fate };

/** Units of one side are crippled, destroyed, or go over to other ships. */
export function strike(
  turn: Happening<typeof unitCrippled | typeof unitDestroyed | typeof flightTransferred>,
  encounter: Encounter,
  strokes: readonly (Stroke | (Blow & { readonly seat: SeatId }))[],
): void {
  const battle = battleName(encounter);
  for (const stroke of strokes) {
    const { unit: id } = stroke;
    // Units of those under command are their own.
    const { design: name = '', seat: of = stroke.seat } = turn.state.units[id] ?? {};
    const to = otherOf(encounter, stroke.seat);
    const struck = { seat: of, to, place: encounter.place, battle, unit: id, design: name };
    if (stroke.to === 'based') turn.happen(flightTransferred.of({ ...struck, base: stroke.base }));
    else {
      const what = stroke.to === 'crippled' ? unitCrippled : unitDestroyed;
      turn.happen(what.of({ ...struck, by: stroke.by }));
    }
  }
}

/** How raiders fight when the rules lead them (OURS): they leave whoever is stronger. */
const raidersFight = (state: State, battle: Battle, against: SeatId): Unnumbered<Fight> =>
  roundBy(raidersStanding, forceOf(state, battle, raiders), forceOf(state, battle, against));
/** The rules give no orders that could be refused. */
const ref = orderRef('raiders');

const nextRound = ({ rounds }: Battle): number => rounds + 1;

type RoundTurn = TurnOf<
  | typeof fight
  | (typeof roundFought | typeof unitCrippled | typeof unitDestroyed | typeof flightTransferred)
  | (typeof withdrew | typeof battleOver)
>;

const fightQuestion = (turn: RoundTurn, encounter: Encounter, battle: Battle, to: SeatId) => ({
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
  cite: 'VB 335' as const,
  kinds: ['fight'] as const,
  silence: [to === raiders ? raidersFight(turn.state, battle, encounter.defender) : usualFight],
});

function fightRound(
  turn: RoundTurn,
  encounter: Encounter,
  battle: Battle,
  sides: Sides,
  orders: readonly Fight[],
): void {
  const { place: at, attacker, defender } = encounter;
  for (const [nth, { targets, ref: given }] of orders.entries())
    if (targets.some((target) => sides[1 - nth]?.force.some(([id]) => id === target) === false))
      turn.refuse(given, impossible('VB 361', 'no-such-target'));
  const { sides: fought, owed, strokes } = foughtRound(sides, battle.rounds === 0, turn.draw.fork(at));
  turn.happen(
    roundFought.of({
      seat: attacker,
      to: defender,
      place: at,
      battle: battleName(encounter),
      round: nextRound(battle),
      sides: fought,
      owed,
    }),
  );
  strike(turn, encounter, strokes);
}

/** Forces that withdraw leave; a battle ends when a side has nothing left in it (VB 331). */
function conclude(turn: RoundTurn, orders: readonly (readonly [SeatId, Fight])[]): void {
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
export function fightBattle(turn: RoundTurn): void {
  const [encounter] = turn.state.encounters;
  if (encounter?.battle === undefined) return;
  const { battle, attacker, defender } = encounter;
  const answers = turn.ask<'fight'>(
    [attacker, defender]
      .filter((one) => one !== raiders || turn.state.raids === 'led')
      .map((one) => fightQuestion(turn, encounter, battle, one)),
  );
  if (answers === undefined) return;
  const given = answers.flat();
  const [first, second]: readonly (Fight | undefined)[] =
    given.length === 1 ? [{ ...raidersFight(turn.state, battle, defender), ref }, given[0]] : given;
  if (first === undefined || second === undefined) return;
  const sideOf = (one: SeatId, order: Fight): Sides[0] => ({
    seat: one,
    force: forceOf(turn.state, battle, one),
    owed: battle.owed[one] ?? 0,
    order,
  });
  fightRound(turn, encounter, battle, [sideOf(attacker, first), sideOf(defender, second)], [first, second]);
  conclude(turn, [
    [attacker, first],
    [defender, second],
  ]);
}
