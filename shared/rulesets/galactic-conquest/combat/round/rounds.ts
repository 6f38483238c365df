import { rounded } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Repeat, Step, Turn } from '#kernel/sequence/step.ts';
import type { Battle } from '../../model/state.ts';
import { broughtIn } from '../../model/battle/brought.ts';
import { isEliteSecond } from '../../ships/elite.ts';
import { combatOf } from '../../ships/ships.ts';
import type { Side } from '../battle.ts';
import { jointly, sidesOf } from '../battle.ts';
import { nextEncounter } from '../../reactions/next.ts';
import { hasTech } from '../../research/research.ts';
import { shieldsOf } from '../support/shields.ts';
import { mendAboard } from '../../officers/mend.ts';
import { majorsIn } from '../../ships/aboard/officers.ts';
import { firesIn } from '../openings.ts';
import type { Volley } from '../damage.ts';
import { hitsOn } from '../damage.ts';
import type { Used } from '../forms/specials.ts';
import { specialUsed } from '../formEvents.ts';
import { freightersSpent, spentIn } from '../support/suicide.ts';
import { decideBoardings, rollShock, tryComputers } from './aboard.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';
import { broughtBy, damageIn, defenceChangeOf, percentIn, standing } from './shot.ts';
import { changeStations } from './stations.ts';
import { fired } from '../events.ts';
import { supportFor } from '../forms/drones.ts';
import { dronesAdded } from '../wingEvents.ts';
import { disengage } from './disengage.ts';
import { join, segmentOf } from './join.ts';
import { land, landBrought } from './landing.ts';
import { launch } from './launch.ts';

/** One round: both sides fire at once with what they have at its beginning, then damage is spread (A10.356); or what came of the battle elsewhere. */
function damage(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const brought = broughtIn(battle, turn.pass);
  if (brought !== undefined) {
    landBrought(turn, battle, brought);
    return;
  }
  const [attacker, defender] = sidesOf(turn.state, battle).map((side) =>
    standing(battle, side, turn.draw.fork(side.squadron.seat)),
  ) as [Side, Side];
  const fire = [
    [attacker, defender],
    [defender, attacker],
  ] as const;
  const volleys = fire.map(([side, foe]) => volleyOf(turn, battle, side, foe));
  // Who uses a special attack is open to the enemy in the same round.
  const exposed = sidesOf(turn.state, battle);
  for (const [at, [side, foe]] of fire.entries()) {
    const { squadron } = side;
    const { seat } = foe.squadron;
    const crowded = battle.crowded === seat;
    // A fusion bomb goes off among both sides.
    const own = volleys[1 - at]?.used ?? [];
    const landing = own.flatMap((one) => (one.form === 'troops' ? [one.at] : []));
    const hits = hitsOn(
      exposed[1 - at]?.squadron.ships ?? [],
      {
        points: 0,
        ...volleys[at],
        round: turn.pass,
        crowded,
        outclassed: isEliteSecond(squadron.ships),
        defence: defenceChangeOf(turn.state, battle, foe, side, turn.pass),
        used: [...(volleys[at]?.used ?? []), ...own.filter(({ form }) => form === 'bomb')],
        shields: shieldsOf(jointly(turn.state, battle, seat), foe.squadron, turn.pass, landing),
        hospitals: hasTech(turn.state, seat, 'hospitals'),
      },
      combatOf(squadron),
      combatOf(foe.squadron),
    );
    land(turn, battle, exposed, (1 - at) as 0 | 1, hits);
  }
  spendFreighters(turn);
}

/** Suicide freighters that were blown up in the round are gone (E4.110). */
function spendFreighters(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  for (const { unit, squadron } of sides) {
    const at = spentIn(squadron.ships);
    if (at.length > 0)
      turn.happen(
        freightersSpent.of({
          ...inBattle(battle, sides),
          seat: squadron.seat,
          unit,
          at,
          hulls: at.flatMap((one) => squadron.ships[one]?.hull ?? []),
        }),
      );
  }
}

/** Capture points that a marine major adds in a round (A12.20g). */
const pointsOfMajor = 4;

/** What a side fires, with who uses what. */
interface Fire extends Volley {
  readonly used: readonly Used[];
}

/** What a side fires in a round: its die, the percent that it scores, the damage, and special attacks (A10.20, A10.40). */
function volleyOf(turn: Turn<Fighting>, battle: Battle, side: Side, foe: Side): Fire | undefined {
  const round = turn.pass;
  const { squadron, unit } = side;
  const { seat } = squadron;
  if (!firesIn(battle, round, seat)) return undefined;
  const common = { ...inBattle(battle, [side, foe]), seats: inOrderOf(battle, side, foe), seat };
  const draw = turn.draw.fork(seat);
  const { tenths: own, used, spent, stands } = broughtBy(turn.state, battle, side, foe, round);
  const drones = supportFor(turn.state, battle, seat, segmentOf(turn), round);
  const tenths = own + (drones?.tenths ?? 0);
  if (drones !== undefined)
    turn.happen(dronesAdded.of({ ...common, unit: drones.unit, points: rounded(drones.tenths, 10) }));
  const die = draw.int(6);
  const percent = percentIn(turn.state, battle, side, foe, round, die);
  const points = damageIn(turn.state, battle, side, foe, { round, tenths, percent });
  turn.happen(fired.of({ ...common, die, percent, points, ...defined({ stands }) }));
  for (const { at, hull, form, points: hits, exposes } of used)
    turn.happen(specialUsed.of({ ...common, unit, at, hull, form, points: hits, round, exposes }));
  for (const one of spent)
    turn.happen(specialUsed.of({ ...common, unit, ...one, form: 'suicide', round, exposes: false }));
  return { points, used, boarders: majorsIn(squadron.ships) * pointsOfMajor };
}

/** The empires of a battle, the attacker first, and then allies of both. */
const inOrderOf = (battle: Battle, side: Side, foe: Side): readonly SeatId[] =>
  inBattle(battle, side.unit === battle.attacker ? [side, foe] : [foe, side]).seats;

/** A round of a battle. */
export const stepsOfRound = [
  { name: 'Launch', cite: 'GC A10.356', run: launch },
  { name: 'Damage', cite: 'GC A10.356', dice: true, run: damage },
  { name: 'Boarded ships', cite: 'GC A10.35', dice: true, run: decideBoardings },
  { name: 'Shock', cite: 'GC C16.20', dice: true, run: rollShock },
  { name: 'Computers', cite: 'GC C9.10', dice: true, run: tryComputers },
  { name: 'Repairs by officers', cite: 'GC A12.20', run: mendAboard },
  { name: 'Disengagement', cite: 'GC A3.20', dice: true, run: disengage },
  { name: 'Stations', cite: 'GC A10.40', run: changeStations },
] as const;

/** Two squadrons meet. */
export const joining: Step<Fighting> = {
  name: 'Beginning of battle',
  cite: 'GC A1.10',
  dice: true,
  run: join,
};
/** They fight it out. */
export const rounds: Repeat<Fighting> = {
  pass: 'Round',
  repeat: stepsOfRound,
  until: ({ state }) => state.battle === undefined,
};

/** The battles of a segment, one after the other. */
export const battles: Omit<Repeat<Fighting>, 'repeat'> = {
  pass: 'Battle',
  hidden: true,
  none: (look) => nextEncounter(look.state, segmentOf(look)) === undefined,
  until: (look) => nextEncounter(look.state, segmentOf(look)) === undefined,
};
