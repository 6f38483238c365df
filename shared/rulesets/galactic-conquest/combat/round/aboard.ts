import type { Turn } from '#kernel/sequence/step.ts';
import { isOnAlert } from '../../research/onAlert.ts';
import { levelOf } from '../../research/research.ts';
import { ownersIn } from '../../model/force.ts';
import { isBase, isFlagged } from '../../ships/fleet.ts';
import { majorsIn } from '../../ships/aboard/officers.ts';
import { berthsOf, escapeFrom } from '../../officers/escapes.ts';
import { combatOf } from '../../ships/ships.ts';
import { sidesOf } from '../battle.ts';
import type { Side } from '../battle.ts';
import { shocked } from '../formEvents.ts';
import type { fortunes } from '../support/boarding.ts';
import { boardingsDecided } from '../support/boarding.ts';
import { computersFailed, computersHeld, fateBy, untriedIn } from '../support/computers.ts';
import { withCargo } from '../support/captured.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

type Fortune = (typeof fortunes)[number];

/** What becomes of a ship that is boarded, by a die. OURS: the book leaves it to another one (A10.35d). */
const usual: readonly Fortune[] = ['freed', 'captured', 'captured', 'doubt', 'scuttled', 'scuttled'];
/** The same where the empire is on alert (C40.30c). */
const alert: readonly Fortune[] = ['freed', 'freed', 'captured', 'doubt', 'scuttled', 'scuttled'];

/** What it is where a crew destroys special technology, and so cannot destroy its ship: OURS, the fight aboard goes on (C10.20). */
const sparing = (fortune: Fortune): Fortune => (fortune === 'scuttled' ? 'doubt' : fortune);

/** What a die makes of a boarded ship; where a marine major of the enemy is among the boarders it is one less, but OURS none is freed by that (A12.20g). */
function fortuneBy(chart: readonly Fortune[], die: number, led: boolean): Fortune {
  const told = chart[die - 1] ?? 'freed';
  const less = led ? (chart[die - 2] ?? 'freed') : 'freed';
  return less === 'freed' ? told : less;
}

/** What becomes of ships that are boarded, after the damage of a round. OURS: who has nobody left to hold them holds none. */
export function decideBoardings(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const [one, other] = sides;
  const decide = ({ unit, squadron }: Side, foe: Side): void => {
    const { seat, ships } = squadron;
    const held = ships.flatMap((ship, at) =>
      ship.engaged?.boarded === true ? [{ at, hull: ship.hull }] : [],
    );
    if (held.length === 0) return;
    const owners = ownersIn(turn.state, unit);
    const wiped = combatOf(squadron).forms?.wipes === true;
    const decided = held.map(({ at, hull }) => {
      if (foe.squadron.ships.length === 0) return { at, hull, die: 1, fortune: 'freed' as const };
      const die = turn.draw.fork(seat, at).int(6);
      // Whose ship it is counts, and not who commands it (C22.20).
      const chart = isOnAlert(turn.state, owners[at] ?? seat) ? alert : usual;
      const fortune = fortuneBy(chart, die, majorsIn(foe.squadron.ships) > 0);
      return { at, hull, die, fortune: wiped ? sparing(fortune) : fortune };
    });
    const lost = decided.filter(({ fortune }) => fortune === 'captured' || fortune === 'scuttled');
    escapeFrom(
      turn,
      turn.draw,
      berthsOf(
        turn.state,
        unit,
        lost.map(({ at }) => at),
      ),
    );
    const to = holderOf(turn, foe);
    const captured = decided.flatMap(({ at, fortune }) => (fortune === 'captured' ? [at] : []));
    withCargo(turn, { unit, at: captured, to }, () => {
      turn.happen(
        boardingsDecided.of({
          ...inBattle(battle, sides),
          seat,
          unit,
          ships: decided,
          ...(wiped && { wiped }),
          to,
        }),
      );
    });
  };
  decide(one, other);
  decide(other, one);
}

/** The squadron of a side that takes what is captured: the first of it that has ships left. */
function holderOf({ state }: Turn<Fighting>, { unit, parts }: Side): Side['unit'] {
  return parts.find((one) => (state.squadrons[one]?.ships.length ?? 0) > 0) ?? unit;
}

/** The greatest roll of two dice that is shock, with maulers and with improved ones (C16.20, C16.50). */
const [shockAt, shockImproved] = [4, 5] as const;

/** Ships that are prone to shock may suffer from it after a round; maulers only if they fired as such (A10.40c, C16.20). */
export function rollShock(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  for (const { unit, squadron } of sides) {
    const { seat, ships } = squadron;
    const owners = ownersIn(turn.state, unit);
    const hit = ships.flatMap((ship, at) => {
      if (ship.shock === true || !isProne(ship, turn.pass)) return [];
      const dice = turn.draw.fork(seat, at);
      const improved = levelOf(turn.state.empires[owners[at] ?? seat] ?? {}, 'im', turn.state) > 0;
      const most = isFlagged(ship, 'mauler') && improved ? shockImproved : shockAt;
      return dice.int(6) + dice.int(6) <= most ? [at] : [];
    });
    if (hit.length > 0)
      turn.happen(
        shocked.of({
          ...inBattle(battle, sides),
          seat,
          unit,
          at: hit,
          hulls: hit.flatMap((at) => ships[at]?.hull ?? []),
        }),
      );
  }
}

/** Whether a ship may suffer from shock after this round; bases do not (C16.10). */
const isProne = (ship: Side['squadron']['ships'][number], round: number): boolean =>
  ship.prone === true ||
  (!isBase(ship) && (isFlagged(ship, 'mauler') ? ship.engaged?.fired === round : isFlagged(ship, 'shock')));

/** Computers that lead ships are tried once in a battle: OURS, after the first round in which their ships are part of it (C9.10). */
export function tryComputers(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const [one, other] = sides;
  for (const [{ unit, squadron }, foe] of [
    [one, other],
    [other, one],
  ] as const) {
    const { seat, ships } = squadron;
    const to = holderOf(turn, foe);
    const left = (turn.state.squadrons[to]?.ships.length ?? 0) > 0;
    const tried = untriedIn(ships).map((at) => ({
      at,
      hull: ships[at]?.hull ?? '',
      fate: fateBy(turn.draw.fork(seat, at), left),
    }));
    const held = tried.filter(({ fate }) => fate === undefined);
    const failed = tried.flatMap(({ fate, ...each }) => (fate === undefined ? [] : [{ ...each, fate }]));
    const common = { ...inBattle(battle, sides), seat, unit };
    if (held.length > 0)
      turn.happen(
        computersHeld.of({ ...common, at: held.map(({ at }) => at), hulls: held.map((each) => each.hull) }),
      );
    const over = failed.flatMap(({ at, fate }) => (fate === 'over' ? [at] : []));
    if (failed.length > 0)
      withCargo(turn, { unit, at: over, to }, () => {
        turn.happen(computersFailed.of({ ...common, to, ships: failed }));
      });
  }
}
