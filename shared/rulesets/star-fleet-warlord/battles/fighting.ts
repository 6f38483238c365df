import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { roundFought } from './events.ts';
import { shipDestroyed } from '../movement/harm.ts';
import { bountyEarned, siteCaptured, specialFound, battleEnded, crewGained } from './endings.ts';
import { stockChanged } from '../standing/events.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels, experience, gateBounty } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { fightRound } from './round.ts';
import type { Attack, Sides } from '../combat/field.ts';
import { sidesAt } from '../combat/field.ts';
import { monsterBounty } from './bounty.ts';
import type { Named } from '../ships/ships.ts';
import { battleStock, conquestStock, stockAfter } from '../standing/stock.ts';
import type { Run } from '../acting.ts';
import { overhear } from './heard.ts';
import { freeSatellites } from '../movement/satellitesFollow.ts';

const isOver = ({ attackers, defenders, works }: Sides): boolean =>
  attackers.length === 0 || (defenders.length === 0 && works === undefined);

/** Rounds until one side is gone: once begun, nobody leaves (SFW 4632). What is left then. */
export function fight(run: Run, attack: Attack, begun: Sides): Sides {
  const { turn } = run;
  const monsters: Ship[] = [];
  let sides = begun;
  for (let round = 1; !isOver(sides); round += 1) {
    const { lost, ...result } = fightRound(run.world, sides, round, turn.draw.fork(attack.place, round));
    turn.happen(roundFought.of({ ...attack, ...result, round }));
    const all: readonly Named[] = [...sides.attackers, ...sides.defenders];
    for (const [ship, by] of lost) {
      const found = all.find(([id]) => id === ship)?.[1];
      if (found === undefined) continue;
      const { seat, design, name } = found;
      const foe = seat === attack.seat ? attack.foe : attack.seat;
      freeSatellites(run, ship);
      turn.happen(shipDestroyed.of({ ship, seat, place: attack.place, design, name, by, foe }));
      if (designOf(found).hull === 'gate' && turn.state.corporations[foe] !== undefined)
        turn.happen(bountyEarned.of({ seat: foe, place: attack.place, design, ep: gateBounty }));
      else if (foe === attack.seat && sides.monsters) monsters.push(found);
    }
    sides = sidesAt(run.world, attack);
  }
  if (sides.attackers.length > 0) for (const monster of monsters) award(run, attack, monster);
  return sides;
}

/** Who attacks space monsters and wins has a bounty for each (SFW 757, 4690). */
function award({ turn, world }: Run, { seat, place }: Attack, monster: Ship): void {
  const ep = monsterBounty(world.state, monster);
  if (ep > 0) turn.happen(bountyEarned.of({ seat, place, design: monster.design, ep }));
}

/** Ships or rebels take a site; whether it was raided is told at once, and what a Sector Special there does (SFW 2525, 3231). */
export function capture(
  { turn }: Run,
  attack: {
    readonly place: PlaceId;
    readonly seat: SeatId;
    readonly foe?: SeatId;
    readonly cause?: OrderRef;
  },
): void {
  const { place, seat, foe } = attack;
  const site = turn.state.sites[place];
  const named = site?.name === undefined || foe === undefined ? {} : { name: site.name };
  const more = conquestStock(turn.state, place, foe);
  turn.happen(siteCaptured.of({ ...attack, ...(site?.raided === true ? { raided: true } : {}), ...named }));
  changeStock(turn, { seat, place }, more);
  const { special, told = [] } = turn.state.sites[place] ?? {};
  if (special !== undefined && !told.includes(seat) && turn.state.corporations[seat] !== undefined)
    turn.happen(specialFound.of({ seat, place, special }));
}

/** A battle changes the value of stock of a Corporation, at once. */
function changeStock(turn: Run['turn'], { seat, place }: Pick<Attack, 'seat' | 'place'>, by: number): void {
  const owner = turn.state.corporations[seat];
  if (owner === undefined || owner.fallen) return;
  const stock = stockAfter(turn.state, seat, by);
  if (stock !== owner.stock) turn.happen(stockChanged.of({ seat, by: stock - owner.stock, stock, place }));
}

/** Stock follows what both have destroyed and lost (SFW 5029). */
function countLosses(run: Run, { place, seat, foe }: Attack, before: Sides, after: Sides): void {
  const gone = (side: 'attackers' | 'defenders'): readonly Ship[] =>
    before[side].filter(([id]) => !after[side].some(([left]) => left === id)).map(([, ship]) => ship);
  const [lost, destroyed] = [gone('attackers'), gone('defenders')];
  const { turn } = run;
  changeStock(turn, { seat, place }, battleStock(turn.state, destroyed, lost));
  changeStock(turn, { seat: foe, place }, battleStock(turn.state, lost, destroyed));
}

/** The side that is left has won; an attacker takes the site, and crews learn (SFW 4677, 4690). */
export function endBattle(
  run: Run,
  attack: Attack,
  { before, after }: { readonly before: Sides; readonly after: Sides },
): void {
  const { turn } = run;
  const { place, seat, foe } = attack;
  const winner: SeatId | undefined =
    after.attackers.length > 0
      ? seat
      : after.defenders.length > 0 || after.works !== undefined
        ? foe
        : undefined;
  turn.happen(battleEnded.of({ ...attack, ...defined({ winner }) }));
  overhear(run, attack, before, winner);
  countLosses(run, attack, before, after);
  if (winner !== seat) return;
  if (before.site) capture(run, { place, seat, foe });
  const usual = before.defenders.length > 0 ? experience.ships : experience.forts;
  for (const [ship, { crew, team }] of after.attackers) {
    const isLast = crew === crewLevels.best - 1;
    const percent =
      team === true ? experience[isLast ? 'teamLast' : 'team'] : isLast ? experience.last : usual;
    if (crew < crewLevels.best && turn.draw.fork(place, ship, 'crew').chance(percent, 100))
      turn.happen(crewGained.of({ ship, seat, place, crew: crew + 1 }));
  }
}
