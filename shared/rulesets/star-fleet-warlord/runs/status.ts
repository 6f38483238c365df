import type { Books } from '#kernel/codec/books.ts';
import type { Step } from '#kernel/sequence/step.ts';
import { takeItems } from '../items/repairs.ts';
import { shipsScanned } from '../scans/events.ts';
import { speedsPrinted, corporationFell, incomeEstimated } from './events.ts';
import { gameWon } from '../standing/events.ts';
import type { SfwRoom, Run } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';
import { postsHeldBy, shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { figureOf } from '../model/settings.ts';
import { incomeExpected } from '../money/money.ts';
import { holdsHome } from '../money/owners.ts';
import type { ScanningBase } from '../scans/scanning.ts';
import { noticedBy, scanningBase, shipsSeen } from '../scans/scanning.ts';
import { printedNext } from '../ships/speed.ts';
import { winnerOf } from '../standing/victory.ts';
import { worldOf } from '../galaxy/world.ts';

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
