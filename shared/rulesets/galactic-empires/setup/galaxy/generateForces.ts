import type { Draw } from '#kernel/dice/draw.ts';
import type { Builder, ShipClass, Starship } from '../../tables/starships.ts';
import { byBuilder, shipClasses, usualRanks } from '../../tables/starships.ts';
import type { ScenarioShips } from '../scenario/scenarioModel.ts';

/** Combat of independents for each resource of revenue. */
const combatPerRevenue = 40;

/** The share of each class in a force, in percent. */
type Mix = Readonly<Record<ShipClass, number>>;

/** By combat. */
const guardMix: Mix = {
  Scout: 0,
  Destroyer: 20,
  'Light Cruiser': 25,
  'Heavy Cruiser': 25,
  'Strike Cruiser': 15,
  Battlecruiser: 0,
  Battleship: 15,
};
/** By cost. */
const fleetMix: Mix = {
  Scout: 3,
  Destroyer: 15,
  'Light Cruiser': 20,
  'Heavy Cruiser': 24,
  'Strike Cruiser': 14,
  Battlecruiser: 10,
  Battleship: 14,
};
const garrisonMix: Mix = {
  Scout: 0,
  Destroyer: 30,
  'Light Cruiser': 35,
  'Heavy Cruiser': 35,
  'Strike Cruiser': 0,
  Battlecruiser: 0,
  Battleship: 0,
};

const combatOf = ({ attacks, combat }: Starship): number => attacks * combat;

/** The independents of a sector: old Federation ships, with one or two classes replaced by those of `regional`, if given. */
export function guards(
  revenue: number,
  regional: Builder | undefined,
  varied: boolean,
  draw: Draw,
): readonly ScenarioShips[] {
  const replaced = new Set(regional === undefined ? [] : draw.shuffle(shipClasses).slice(0, 3));
  const fleet = byBuilder('Federation-c').map(
    (old) =>
      (replaced.has(old.class)
        ? byBuilder(regional as Builder).find((ship) => ship.class === old.class)
        : undefined) ?? old,
  );
  const tilt = varied
    ? (Object.fromEntries(shipClasses.map((its) => [its, guardMix[its] * draw.int(6)])) as Mix)
    : guardMix;
  const total = revenue * combatPerRevenue;
  return filled(fleet, tilt, varied ? Math.floor((total * (91 + draw.int(17))) / 100) : total, 9, combatOf);
}

/** The starfleet and the garrisons of an empire at the start; they cost about the same for every builder. */
export const startingFleet = (builder: Builder): readonly ScenarioShips[] =>
  filled(byBuilder(builder), fleetMix, 260, 1, ({ cost }) => cost);
export const startingGarrison = (builder: Builder, capital: boolean): readonly ScenarioShips[] =>
  filled(byBuilder(builder), garrisonMix, capital ? 90 : 45, 1, ({ cost }) => cost);

/** Ships worth `total` or a little more: always adds one of the class that is furthest below its share. */
function filled(
  types: readonly Starship[],
  mix: Mix,
  total: number,
  over: number,
  worth: (ship: Starship) => number,
): readonly ScenarioShips[] {
  const shares = types.reduce((sum, ship) => sum + mix[ship.class], 0);
  const counts = new Map(types.map((ship) => [ship, 0]));
  for (let left = total; ;) {
    let best: Starship | undefined;
    let most = Number.MIN_SAFE_INTEGER;
    for (const ship of types) {
      if (mix[ship.class] === 0 || worth(ship) > left + over) continue;
      const lag =
        total * mix[ship.class] -
        (counts.get(ship) ?? 0) * worth(ship) * shares -
        Math.floor((worth(ship) * shares) / 2);
      if (lag > most) [best, most] = [ship, lag];
    }
    if (best === undefined) break;
    counts.set(best, (counts.get(best) ?? 0) + 1);
    left -= worth(best);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([ship, count]) => ({ type: ship.id, count, rank: usualRanks[ship.class] }));
}
