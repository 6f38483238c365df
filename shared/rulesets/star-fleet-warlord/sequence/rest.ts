import type { Books } from '#kernel/codec/books.ts';
import type { Step } from '#kernel/turn/step.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { postsHeldBy, shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { sectorIn } from '../model/ids.ts';
import { holdingsOf, incomeExpected } from '../rules/money.ts';
import { wantsSpares } from '../rules/doing/items.ts';
import { noticedBy, scanningBase, shipsSeen } from '../rules/scanning.ts';
import { shipsOf } from '../rules/ships.ts';
import { capacityOf } from '../rules/ships/capacity.ts';
import { printedNext } from '../rules/ships/speed.ts';
import { worldOf } from '../rules/world.ts';
import { runOf } from './acting.ts';
import { isWaived } from './steps/runBegins.ts';

/** Ships take up repair points at bases, oldest first (SFW 4942). */
export const resupply = (books: Books): Step<StarFleetWarlord> => ({
  name: 'Resupply',
  cite: 'SFW 4942',
  run(turn) {
    const { world, seat } = runOf(books, turn);
    if (isWaived(turn, seat)) return;
    for (const [ship, now] of shipsOf(turn.state, seat)) {
      const spares = capacityOf(now, 'spares');
      if (wantsSpares(world, now))
        turn.happen({ kind: 'spares-refilled', ship, seat, place: now.place, spares });
    }
  },
});

/** Bases scan their sectors, and whoever has not won back the Home Office is out (SFW 4983, 4855). */
export const postTurnStatus = (books: Books): Step<StarFleetWarlord> => ({
  name: 'Post-Turn Status',
  cite: 'SFW 4983',
  run(turn) {
    const { world, seat } = runOf(books, turn);
    const owner = turn.state.corporations[seat];
    if (owner === undefined || owner.fallen) return;
    const eyes = [...sitesHeldBy(turn.state.sites, seat), ...postsHeldBy(turn.state.sites, seat)];
    for (const sector of [...new Set(eyes.map(([place]) => sectorIn(place)))].sort()) {
      const base = scanningBase(world, seat, sector);
      if (base === undefined) continue;
      const hexes = shipsSeen(world, seat, sector, base.grade);
      const noticed = noticedBy(world, seat, sector, false);
      turn.happen({
        kind: 'ships-scanned',
        seat,
        sector,
        place: base.place,
        hexes,
        ...(noticed.length === 0 ? {} : { noticed }),
      });
    }
    const other = shipsHeldBy(turn.state.ships, seat).filter(
      ([, ship]) => ship.printed !== printedNext(ship),
    );
    if (other.length > 0)
      turn.happen({
        kind: 'speeds-printed',
        seat,
        ships: Object.fromEntries(other.map(([id, ship]) => [id, printedNext(ship)])),
      });
    if (turn.state.sites[owner.home]?.owner !== seat) turn.happen({ kind: 'corporation-fell', seat });
    else
      turn.happen({
        kind: 'income-estimated',
        seat,
        income: incomeExpected(world, seat, turn.state.turn + 1),
      });
  },
});

/** Whoever owns enough wins at the end of the turn: sectors before sites, then more sites, then the earlier place in the cycle (SFW 4841; OURS: the last). */
export const victoryChecked = (books: Books): Step<StarFleetWarlord> => ({
  name: 'Victory Checked',
  cite: 'SFW 4841',
  run(turn) {
    const { state } = turn;
    if (state.winner !== undefined) return;
    const world = worldOf(books, state);
    const goal = state.parameters.victory;
    const [first] = state.cycle
      .map((seat) => ({ seat, ...holdingsOf(world, seat) }))
      .filter(({ sectors, sites }) => sectors >= goal.sectors || sites >= goal.sites)
      .toSorted(
        (a, b) => Number(b.sectors >= goal.sectors) - Number(a.sectors >= goal.sectors) || b.sites - a.sites,
      );
    if (first !== undefined) turn.happen({ kind: 'game-won', ...first });
  },
});
