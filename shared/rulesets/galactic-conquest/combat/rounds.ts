import type { Repeat, Turn } from '#kernel/sequence/step.ts';
import type { Room } from '#kernel/declare/room.ts';
import { hexName } from '../map/board.ts';
import type { Battle, State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { attackOfAll, combatOf, isBroken, sensorsOfAll, strengthOf } from '../ships/ships.ts';
import type { Side } from './battle.ts';
import { nextBattle, retreatOf, sidesOf } from './battle.ts';
import { mostRounds } from './chart.ts';
import { levelOf } from '../research/research.ts';
import { hitsOn, percentOf, pointsOf, withBenefit } from './damage.ts';
import type { BattleEvent, Fighter } from './events.ts';
import { battleEnded, battleJoined, fired, retreated, squadronLost, struck } from './events.ts';

type Fighting = Room<State, View, never, BattleEvent>;

const segmentOf = ({ path }: Pick<Turn<Fighting>, 'path'>): number => path[0]?.at ?? 0;

const fighter = ({ unit, squadron }: Side): Fighter => ({
  seat: squadron.seat,
  unit,
  strength: strengthOf(squadron),
  ships: squadron.ships.map(({ hull, lost = 0, figures }) => ({
    hull,
    lost,
    ...(figures && { attack: figures.attack }),
  })),
});

/** What every event of a battle says. */
const inBattle = ({ code, place }: Battle, sides: readonly Side[]) => ({
  battle: code,
  place,
  seats: sides.map(({ squadron }) => squadron.seat),
});

function join(turn: Turn<Fighting>): void {
  const battle = nextBattle(turn.state, segmentOf(turn));
  if (battle === undefined) return;
  const [attacker, defender] = sidesOf(turn.state, battle);
  turn.happen(
    battleJoined.of({
      ...inBattle(battle, [attacker, defender]),
      five: battle.five,
      attacker: fighter(attacker),
      defender: fighter(defender),
    }),
  );
}

/** One round: both sides fire at once with what they have at its beginning, then damage is spread (A10.356). */
function damage(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const [attacker, defender] = sides;
  const fire = [
    [attacker, defender],
    [defender, attacker],
  ] as const;
  const scored = fire.map(([{ squadron }, foe]) => {
    const { intensity } = combatOf(squadron);
    const die = turn.draw.fork(squadron.seat).int(6);
    const sensors = { own: sensorsOfAll(squadron), foreign: sensorsOfAll(foe.squadron) };
    const avionics = levelOf(turn.state.empires[squadron.seat] ?? {}, 'sa', turn.state);
    const percent = percentOf(intensity, die, sensors, avionics);
    const basic = attackOfAll(squadron);
    const factors = battle.five.includes(squadron.seat) ? withBenefit(basic) : basic;
    const points = pointsOf(factors, percent, combatOf(foe.squadron).intensity);
    turn.happen(fired.of({ ...inBattle(battle, sides), seat: squadron.seat, die, percent, points }));
    return points;
  });
  for (const [at, [{ squadron }, foe]] of fire.entries()) {
    const { ships, seat } = foe.squadron;
    const hits = hitsOn(ships, scored[at] ?? 0, combatOf(squadron), combatOf(foe.squadron));
    if (hits.length > 0) turn.happen(struck.of({ ...inBattle(battle, sides), seat, unit: foe.unit, hits }));
  }
}

/**
 * After a round squadrons without ships are lost, and whoever has lost too much leaves (A3.20). OURS: if both want to, the attacker does; the
 * attacker gives up after the last round; who has nowhere to go fights on.
 */
function disengage(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const common = inBattle(battle, sides);
  const left = sides.filter(({ squadron }) => squadron.ships.length > 0);
  for (const { unit, squadron } of sides)
    if (squadron.ships.length === 0) turn.happen(squadronLost.of({ ...common, seat: squadron.seat, unit }));
  const beaten = left.length < sides.length ? undefined : beatenOf(turn, left);
  if (beaten !== undefined) retreat(turn, battle, beaten);
  const winners = left.filter((side) => side !== beaten);
  if (winners.length === sides.length) return;
  const [winner] = winners;
  turn.happen(battleEnded.of({ ...common, ...(winner && { winner: winner.squadron.seat }) }));
}

const canLeave = ({ state }: Turn<Fighting>, { squadron }: Side): boolean =>
  retreatOf(state, squadron) !== undefined;

/** Who leaves a battle after this round, if anybody: the attacker before the defender. */
function beatenOf(turn: Turn<Fighting>, sides: readonly Side[]): Side | undefined {
  const [attacker] = sides;
  const broken = sides.find((side) => isBroken(side.squadron) && canLeave(turn, side));
  if (broken !== undefined) return broken;
  return turn.pass >= mostRounds ? attacker : undefined;
}

function retreat(turn: Turn<Fighting>, battle: Battle, side: Side): void {
  const { unit, squadron } = side;
  const { seat, place, plot } = squadron;
  const to = retreatOf(turn.state, squadron) ?? squadron.cameFrom ?? place;
  if (plot !== undefined && plot.done < plot.way.length)
    turn.refuse(plot.cause, impossible('GC A1.15', 'gave-up', { place: hexName(place) }));
  const common = inBattle(battle, sidesOf(turn.state, battle));
  turn.happen(retreated.of({ ...common, seat, unit, to }));
}

/** The battles of a segment, one after the other, each in rounds. */
export const battles: Repeat<Fighting> = {
  pass: 'Battle',
  hidden: true,
  repeat: [
    { name: 'Battle is joined', cite: 'GC A1.10', run: join },
    {
      pass: 'Round',
      repeat: [
        { name: 'Damage', cite: 'GC A10.356', dice: true, run: damage },
        { name: 'Disengagement', cite: 'GC A3.20', run: disengage },
      ],
      until: ({ state }) => state.battle === undefined,
    },
  ],
  none: (look) => nextBattle(look.state, segmentOf(look)) === undefined,
  until: (look) => nextBattle(look.state, segmentOf(look)) === undefined,
};
