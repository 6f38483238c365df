import type { Books } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { SiteListed } from './events.ts';
import { siteListed, incomeReceived, shipsPrepared, shipMended } from './events.ts';
import { linesBought } from '../stance/events.ts';
import { yieldOf, bringsIn, incomeOf } from '../money/money.ts';
import type { SfwRoom } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';
import { resources } from '../model/funds.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import { shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { boughtLines, crewLevels, firstYear, improvement, yearOf } from '../model/figures.ts';
import { energies } from '../ships/list/monsters.ts';
import { codesOf } from '../galaxy/terrain.ts';
import { factorsOf, mended, shipsOf } from '../ships/ships.ts';
import { hasEngineer } from '../ships/abilities.ts';
import { hasSpecial } from '../specials/specials.ts';
import { yearsOfAging } from '../specials/boons.ts';
import type { World } from '../galaxy/world.ts';

/** What the sites of a Corporation produce, less the support of its ships (SFW 4913). */
export const income = (books: Books): Step<SfwRoom> => ({
  name: 'Income',
  cite: 'SFW 4913',
  dice: true,
  run(turn) {
    const { world, seat } = runOf(books, turn);
    if (turn.state.corporations[seat]?.fallen !== false) return;
    const sites = sitesHeldBy(turn.state.sites, seat);
    const { funds: before, transit } = turn.state.corporations[seat];
    const listed = sites.map((site) => ({ site: site[1], line: lineOf(world, site, turn.draw) }));
    const { income: received, ...rest } = incomeOf(
      world,
      seat,
      listed.filter(({ site }) => bringsIn(site)).map(({ line }) => line.production),
    );
    for (const { line } of listed) turn.happen(siteListed.of({ ...line, seat }));
    if (turn.state.corporations[seat].permanent)
      turn.happen(linesBought.of({ seat, lines: boughtLines.most, ep: boughtLines.package }));
    turn.happen(
      incomeReceived.of({
        seat,
        before,
        income: received,
        sites: sites.length,
        ...rest,
        ...(resources.every((resource) => transit[resource] === 0) ? {} : { transit }),
      }),
    );
  },
});

/** A line of the income list: what a site would bring, with the signs of what keeps it from that (SFW 2460, 2494, 2521). */
function lineOf(
  world: World,
  [place, site]: readonly [PlaceId, Site],
  draw: Draw,
): Omit<SiteListed, 'kind' | 'seat'> {
  const { surveyed, devastated, raided } = site;
  const moons = world.moons(place);
  return {
    place,
    terrain: codesOf(world.hex(place)),
    production: yieldOf(world, [place, site], draw),
    ...(moons === 0 ? {} : { moons }),
    ...(surveyed ? { surveyed } : {}),
    ...(devastated ? { devastated } : {}),
    ...(raided ? { raided } : {}),
  };
}

/** At the start of movement ships are a year older, or two with a Ship Ager (SFW 7524), and have their shields again, and Engineers repair their own (SFW 1146, 2839, 4921). */
export const prepareShips: Step<SfwRoom> = {
  name: 'Ships Prepared',
  cite: 'SFW 4921',
  run(turn) {
    const [seat] = turn.run.takes;
    if (seat === undefined || yearOf(turn.state.turn) === firstYear || isIdle(turn, seat)) return;
    prepare(turn, seat);
  },
};

/** A year begins for the ships of a Corporation or a power. Beings of energy have no damage any more (SFW 6736). */
export function prepare(turn: Turn<SfwRoom>, seat: SeatId): void {
  const own = shipsHeldBy(turn.state.ships, seat);
  if (own.length === 0) return;
  const years = hasSpecial(turn.state, seat, 'ship-ager') ? yearsOfAging : 1;
  const ships = Object.fromEntries(own.map(([id, ship]) => [id, older(ship, years)]));
  turn.happen(shipsPrepared.of({ seat, ships }));
  for (const [ship, now] of shipsOf(turn.state, seat)) {
    const engineer = hasEngineer(now);
    const damage = energies.includes(now.design) ? 0 : engineer ? mended(now) : now.damage;
    const drained = engineer ? Math.max(0, now.drained - 1) : now.drained;
    if (damage < now.damage || drained < now.drained)
      turn.happen(shipMended.of({ ship, seat, place: now.place, damage, drained }));
  }
}

function older(ship: Ship, years: number): Pick<Ship, 'age' | 'shields' | 'crew' | 'crewMost' | 'improved'> {
  const age = ship.age + years;
  const improved = age >= improvement.age;
  const better = (level: number): number =>
    improved && !ship.improved ? Math.min(crewLevels.best, level + 1) : level;
  return {
    age,
    improved,
    crew: better(ship.crew),
    crewMost: better(ship.crewMost),
    shields: factorsOf({ ...ship, improved }).shields,
  };
}
