import type { Books } from '#kernel/codec/books.ts';
import type { Step } from '#kernel/sequence/step.ts';
import { itemsTaken, shipRepaired } from './items/events.ts';
import { crewCured } from './officers/events.ts';
import { sparesRefilled } from './movement/harm.ts';
import { shipsScanned } from './scans/events.ts';
import { speedsPrinted, corporationFell, incomeEstimated } from './runs/events.ts';
import { gameWon } from './standing/events.ts';
import type { SfwRoom, Run } from './acting.ts';
import { runOf, isIdle } from './acting.ts';
import { postsHeldBy, shipsHeldBy, sitesHeldBy } from './model/stations.ts';
import type { SectorId } from './model/ids.ts';
import { sectorIn } from './model/ids.ts';
import { figureOf } from './model/settings.ts';
import { fundsOf, incomeExpected } from './money/money.ts';
import { holdsHome } from './money/owners.ts';
import { leastRepair, repairCost, wantsSpares } from './items/doings.ts';
import { servesAt } from './movement/entry.ts';
import { isNone, isSupplied, taken } from './items/items.ts';
import type { ScanningBase } from './scans/scanning.ts';
import { noticedBy, scanningBase, shipsSeen } from './scans/scanning.ts';
import { factorsOf, shipsOf } from './ships/ships.ts';
import { capacityOf } from './ships/capacity.ts';
import { printedNext } from './ships/speed.ts';
import { winnerOf } from './standing/victory.ts';
import { worldOf } from './galaxy/world.ts';
import { hasDepot } from './ships/places.ts';

/** Ships take what is in store where they are supplied, oldest first (SFW 2560, 4942). */
function takeItems({ turn, world, seat }: Run): void {
  for (const [ship, now] of shipsOf(turn.state, seat)) {
    const store = turn.state.corporations[seat]?.store;
    if (store === undefined || !isSupplied(world, now)) continue;
    const items = taken(now, store);
    if (!isNone(items)) turn.happen(itemsTaken.of({ ship, seat, place: now.place, items }));
  }
}

/** The Engineer of a site repairs ships of its owner as REPR does, but for their crews, oldest first, as far as there are ores (SFW 3567, 6959). */
function repairAtSites({ turn, seat }: Run): void {
  for (const [ship, now] of shipsOf(turn.state, seat)) {
    const { place, crew, damage, drained } = now;
    const { shields } = factorsOf(now);
    const whole = damage === 0 && drained === 0 && now.shields >= shields;
    const ores = Math.max(leastRepair, repairCost(now));
    if (!whole && servesAt(turn.state, now, 'E') && ores <= fundsOf(turn.state, seat).or)
      turn.happen(shipRepaired.of({ ship, seat, place, ores, shields, crew }));
  }
}

/** At bases ships take up repair points and items, at logistics bases items, and crews are cured there and by the Doctors of sites (SFW 3072, 3568, 4942). */
export const resupply = (books: Books): Step<SfwRoom> => ({
  name: 'Resupply',
  cite: 'SFW 4942',
  run(turn) {
    const run = runOf(books, turn);
    const { world, seat } = run;
    if (isIdle(turn, seat)) return;
    for (const [ship, now] of shipsOf(turn.state, seat)) {
      const { place, crew, crewMost } = now;
      if (crew < crewMost && (hasDepot({ world }, now) || servesAt(turn.state, now, 'D')))
        turn.happen(crewCured.of({ ship, seat, place, crew: crewMost }));
      const spares = capacityOf(now, 'spares');
      if (wantsSpares(world, now)) turn.happen(sparesRefilled.of({ ship, seat, place, spares }));
    }
    repairAtSites(run);
    takeItems(run);
  },
});

/** A base looks for foreign ships in its sector; a damaged one misses hexes (SFW 1993, 3466). */
function baseScans(
  { turn, world, seat }: Run,
  sector: SectorId,
  { place, grade, damaged }: ScanningBase,
): void {
  const draw = turn.draw.fork(place, 'sees');
  const percent = figureOf(turn.state, 'scan.damaged');
  const hexes = shipsSeen(world, seat, sector, grade).filter(
    (seen) => !damaged || draw.fork(seen.place).chance(percent, 100),
  );
  turn.happen(
    shipsScanned.of({
      seat,
      sector,
      place,
      hexes,
      ...(damaged ? { partly: true } : {}),
      ...noticedBy(world, seat, sector, false, hexes),
    }),
  );
}

/** Ships take up items for a last time, bases scan their sectors, and whoever has not won back the Home Office is out (SFW 4983, 4855). */
export const postTurnStatus = (books: Books): Step<SfwRoom> => ({
  name: 'Post-Turn Status',
  cite: 'SFW 4983',
  dice: true,
  run(turn) {
    const run = runOf(books, turn);
    const { world, seat } = run;
    const owner = turn.state.corporations[seat];
    if (owner === undefined || owner.fallen) return;
    if (!isIdle(turn, seat)) takeItems(run);
    const eyes = [...sitesHeldBy(turn.state.sites, seat), ...postsHeldBy(turn.state.sites, seat)];
    for (const sector of [...new Set(eyes.map(([place]) => sectorIn(place)))].sort()) {
      const base = scanningBase(world, seat, sector);
      if (base !== undefined) baseScans(run, sector, base);
    }
    const other = shipsHeldBy(turn.state.ships, seat).filter(
      ([, ship]) => ship.printed !== printedNext(ship),
    );
    if (other.length > 0)
      turn.happen(
        speedsPrinted.of({
          seat,
          ships: Object.fromEntries(other.map(([id, ship]) => [id, printedNext(ship)])),
        }),
      );
    if (!holdsHome(turn.state, seat)) turn.happen(corporationFell.of({ seat }));
    else turn.happen(incomeEstimated.of({ seat, income: incomeExpected(world, seat, turn.state.turn + 1) }));
  },
});

/** Whether somebody has won, once all have run (SFW 4842). */
export const victoryChecked = (books: Books): Step<SfwRoom> => ({
  name: 'Victory Checked',
  cite: 'SFW 4841',
  run(turn) {
    const first = turn.state.winner === undefined ? winnerOf(worldOf(books, turn.state)) : undefined;
    if (first !== undefined) turn.happen(gameWon.of(first));
  },
});
