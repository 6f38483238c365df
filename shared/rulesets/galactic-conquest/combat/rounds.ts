import type { EventIn } from '#kernel/declare/event.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Repeat, Turn } from '#kernel/sequence/step.ts';
import type { Room } from '#kernel/declare/room.ts';
import { hexName } from '../map/board.ts';
import type { Battle, State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { attackOfAll, combatOf, isBroken, sensorsOfAll, strengthOf } from '../ships/ships.ts';
import type { Side } from './battle.ts';
import { battleOf, retreatOf, sidesOf } from './battle.ts';
import { mostRounds } from './chart.ts';
import { levelOf } from '../research/research.ts';
import { groupOf } from '../model/reaction.ts';
import { isSpring } from '../reactions/chart.ts';
import type { Clash } from '../reactions/encounter.ts';
import { clashOf, nextEncounter } from '../reactions/encounter.ts';
import { bypassed, declined, maneuvered, reacted } from '../reactions/events.ts';
import { costNow } from '../reactions/steps.ts';
import type { Patched } from '../repair/selfRepair.ts';
import { repairSelves } from '../repair/selfRepair.ts';
import { changeIn, firesIn, jamsIn, leavesAfter } from './openings.ts';
import { irradiated, isRadiation } from './radiation.ts';
import { hitsOn, percentOf, pointsOf, withBenefit } from './damage.ts';
import type { BattleEvent, Fighter } from './events.ts';
import { battleEnded, battleJoined, fired, retreated, squadronLost, struck } from './events.ts';

type Fighting = Room<
  State,
  View,
  never,
  BattleEvent | Patched | EventIn<typeof reacted | typeof bypassed | typeof declined>
>;

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

/** Reactions of both sides, and the battle, if there is one (D2.10, 3/E). */
function join(turn: Turn<Fighting>): void {
  const segment = segmentOf(turn);
  const met = nextEncounter(turn.state, segment);
  if (met === undefined) return;
  const clash = clashOf(turn.state, met, segment);
  const battle = battleOf(turn.state, met, segment);
  const sides = sidesOf(turn.state, battle);
  useReactions(turn, sides, clash, segment);
  const [attacker, defender] = sides;
  const common = inBattle(battle, sides);
  if (clash.outcome === 'battle') {
    turn.happen(
      battleJoined.of({
        ...common,
        five: battle.five,
        attacker: fighter(attacker),
        defender: fighter(defender),
        ...(clash.openings.length > 0 && { openings: clash.openings }),
        ...(clash.modifiers.length > 0 && { modifiers: clash.modifiers }),
      }),
    );
    tellReactions(turn, common, sides, clash);
  } else if (clash.outcome !== 'quiet') {
    const passing = clash.outcome === 'bypassed' ? bypassed : declined;
    const { seats, place } = common;
    const { seat } = defender.squadron;
    turn.happen(passing.of({ seat, unit: defender.unit, place, seats, of: [attacker.unit] }));
  }
}

/** Reactions are paid for. */
function useReactions(
  turn: Turn<Fighting>,
  sides: readonly [Side, Side],
  { uses }: Clash,
  segment: number,
): void {
  for (const [at, { unit, squadron }] of sides.entries()) {
    const { seat, place } = squadron;
    const target = sides[1 - at]?.unit;
    for (const reaction of uses[at] ?? []) {
      const { rx, cause } = reaction;
      const cost = costNow(turn.state.squadrons[unit] ?? squadron, reaction);
      const common = { seat, unit, place, segment, rx, cost, cause };
      turn.happen(reacted.of({ ...common, ...(isSpring(rx) && defined({ target })) }));
    }
  }
}

/** Both sides see the reactions with which a battle begins. */
function tellReactions(
  turn: Turn<Fighting>,
  common: ReturnType<typeof inBattle>,
  sides: readonly [Side, Side],
  { uses, spoiled }: Clash,
): void {
  for (const [at, { unit, squadron }] of sides.entries())
    for (const reaction of uses[at] ?? [])
      turn.happen(
        maneuvered.of({
          ...common,
          seat: squadron.seat,
          unit,
          rx: reaction.rx,
          ...(spoiled.includes(reaction) && { spoiled: true as const }),
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
  const scored = fire.map(([side, foe]) => {
    if (!firesIn(battle, turn.pass, side.squadron.seat)) return 0;
    const { die, percent, points } = shotOf(turn, battle, side, foe);
    const { seat } = side.squadron;
    turn.happen(fired.of({ ...inBattle(battle, sides), seat, die, percent, points }));
    return points;
  });
  for (const [at, [{ squadron }, foe]] of fire.entries()) {
    const { ships, seat } = foe.squadron;
    const hits = hitsOn(ships, scored[at] ?? 0, combatOf(squadron), combatOf(foe.squadron));
    if (hits.length > 0) turn.happen(struck.of({ ...inBattle(battle, sides), seat, unit: foe.unit, hits }));
  }
}

/** The die of a side, the percent that it scores, and the damage (A10.20). */
function shotOf(turn: Turn<Fighting>, battle: Battle, { squadron }: Side, foe: Side) {
  const round = turn.pass;
  const { seat } = squadron;
  const die = turn.draw.fork(seat).int(6);
  const isIn = isRadiation(turn.state, battle.place);
  const foreign = jamsIn(battle, round) && !isIn ? sensorsOfAll(foe.squadron) : 0;
  const avionics = levelOf(turn.state.empires[seat] ?? {}, 'sa', turn.state);
  const sensors = { own: isIn ? 0 : sensorsOfAll(squadron), foreign };
  const percent = percentOf(combatOf(squadron).intensity, die, sensors, avionics);
  const basic = attackOfAll(squadron);
  const whole = battle.five.includes(seat) ? withBenefit(basic) : basic;
  const { place } = battle;
  const points = pointsOf(whole, percent, combatOf(foe.squadron).intensity, {
    attack: changeIn(battle, round, seat).attack + irradiated(turn.state, place, squadron),
    defence: changeIn(battle, round, foe.squadron.seat).defence + irradiated(turn.state, place, foe.squadron),
  });
  return { die, percent, points };
}

/**
 * After a round squadrons without ships are lost, and whoever has lost too much leaves (A3.20), or used a flywheel (D2.50). OURS: if both want to,
 * the attacker does; the attacker gives up after the last round; who has nowhere to go fights on.
 */
function disengage(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const common = inBattle(battle, sides);
  const left = sides.filter(({ squadron }) => squadron.ships.length > 0);
  const beaten = left.length < sides.length ? undefined : beatenOf(turn, battle, left);
  const ends = left.length < sides.length || beaten !== undefined;
  if (!ends) return;
  const groups = sides.map(({ unit }) => groupOf(turn.state.squadrons, unit));
  if (beaten !== undefined) retreat(turn, battle, beaten);
  const { squadrons } = turn.state;
  for (const unit of groups.flat()) {
    const one = squadrons[unit];
    if (one?.ships.length === 0) turn.happen(squadronLost.of({ ...common, seat: one.seat, unit }));
  }
  const [winner] = left.filter((side) => side !== beaten);
  turn.happen(battleEnded.of({ ...common, ...(winner && { winner: winner.squadron.seat }) }));
  repairSelves(turn, groups.flat());
}

const canLeave = ({ state }: Turn<Fighting>, { squadron }: Side): boolean =>
  retreatOf(state, squadron) !== undefined;

/** Who leaves a battle after this round, if anybody: the attacker before the defender. */
function beatenOf(turn: Turn<Fighting>, battle: Battle, sides: readonly Side[]): Side | undefined {
  const [attacker] = sides;
  const leaves = leavesAfter(battle, turn.pass);
  const gone = sides.find(
    (side) => (isBroken(side.squadron) || side.squadron.seat === leaves) && canLeave(turn, side),
  );
  if (gone !== undefined) return gone;
  return turn.pass >= mostRounds ? attacker : undefined;
}

/** A side leaves, with all that function as one with it. */
function retreat(turn: Turn<Fighting>, battle: Battle, { unit, squadron }: Side): void {
  const { seat, place } = squadron;
  const to = retreatOf(turn.state, squadron) ?? squadron.cameFrom ?? place;
  const common = inBattle(battle, sidesOf(turn.state, battle));
  const left = groupOf(turn.state.squadrons, unit).filter(
    (one) => (turn.state.squadrons[one]?.ships.length ?? 0) > 0,
  );
  for (const one of left) {
    const plot = turn.state.squadrons[one]?.plot;
    if (plot !== undefined && plot.done < plot.way.length)
      turn.refuse(plot.cause, impossible('GC A1.15', 'gave-up', { place: hexName(place) }));
  }
  const [first = unit, ...others] = left;
  turn.happen(retreated.of({ ...common, seat, unit: first, to, ...(others.length > 0 && { with: others }) }));
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
  none: (look) => nextEncounter(look.state, segmentOf(look)) === undefined,
  until: (look) => nextEncounter(look.state, segmentOf(look)) === undefined,
};
