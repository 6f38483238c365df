import type { SeatId } from '#kernel/ids.ts';
import { crewLevels, experience, gateBounty } from '../tables/figures.ts';
import { designOf } from '../tables/ships/index.ts';
import type { Sides } from '../battle/round.ts';
import { fightRound } from '../battle/round.ts';
import type { Named } from '../rules/ships.ts';
import type { Run } from './acting.ts';
import type { Attack } from './meeting.ts';
import { sidesAt } from './meeting.ts';

const isOver = ({ attackers, defenders, points }: Sides): boolean =>
  attackers.length === 0 || (defenders.length === 0 && points === 0);

/** Rounds until one side is gone: once begun, nobody leaves (SFW 4632). What is left then. */
export function fight(run: Run, attack: Attack, begun: Sides): Sides {
  const { turn } = run;
  let sides = begun;
  for (let round = 1; !isOver(sides); round += 1) {
    const { hits, forts, lost } = fightRound(sides, round, turn.draw.fork(attack.place, round));
    turn.happen({ ...attack, kind: 'round-fought', round, hits, ...(forts === undefined ? {} : { forts }) });
    const all: readonly Named[] = [...sides.attackers, ...sides.defenders];
    for (const [ship, by] of lost) {
      const found = all.find(([id]) => id === ship)?.[1];
      if (found === undefined) continue;
      const { seat, design, name } = found;
      const foe = seat === attack.seat ? attack.foe : attack.seat;
      turn.happen({ kind: 'ship-destroyed', ship, seat, place: attack.place, design, name, by, foe });
      if (designOf(found).hull === 'gate')
        turn.happen({ kind: 'bounty-earned', seat: foe, place: attack.place, ep: gateBounty });
    }
    sides = sidesAt(run, attack);
  }
  return sides;
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
    after.attackers.length > 0 ? seat : after.defenders.length > 0 || after.points > 0 ? foe : undefined;
  turn.happen({ ...attack, kind: 'battle-ended', ...(winner === undefined ? {} : { winner }) });
  if (winner !== seat) return;
  if (before.site) turn.happen({ kind: 'site-captured', place, seat, foe });
  const usual = before.defenders.length > 0 ? experience.ships : experience.forts;
  for (const [ship, { crew }] of after.attackers) {
    const percent = crew === crewLevels.best - 1 ? experience.last : usual;
    if (crew < crewLevels.best && turn.draw.fork(place, ship, 'crew').chance(percent, 100))
      turn.happen({ kind: 'crew-gained', ship, seat, place, crew: crew + 1 });
  }
}
