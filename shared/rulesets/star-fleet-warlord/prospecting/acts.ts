import { hexProspected, moonsSurveyed, siteRestored } from './events.ts';
import { hexAssayed } from '../movement/events.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { SitesShipOrder } from '../model/orders/sites.ts';
import { bombsFound, oresBesides, prospected, restorationCost, scarcest, sharesBesides } from './doings.ts';
import { fundsOf } from '../money/money.ts';
import type { Act, CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';

/** What a hex holds is found at once; some ships find more of one resource (SFW 495, 1844, 6298). */
function prospect(act: Act): void {
  const { turn, world, ship, id } = act;
  const ep = prospected(world, ship);
  const [ores, share] = [oresBesides(world, ship, ep), sharesBesides(world, ship)];
  const besides: { [resource in Resource]?: number } = ores > 0 ? { or: ores } : {};
  if (share > 0) {
    const resource = turn.draw.fork(id, 'share').pick(scarcest(fundsOf(turn.state, ship.seat)));
    besides[resource] = (besides[resource] ?? 0) + share;
  }
  const bombs = bombsFound(world, ship);
  turn.happen(
    hexProspected.of({
      ...told(act),
      ep,
      ...(bombs === 0 ? {} : { bombs }),
      ...(resources.every((resource) => besides[resource] === undefined) ? {} : { besides }),
    }),
  );
}

/** Survey ships tell what lies in a hex, where anything does, and wake the moons of a site (SFW 2030, 2036). */
function survey(act: Act): void {
  const { turn, world, ship } = act;
  const [site, value] = [turn.state.sites[ship.place], world.prospect(ship.place)];
  if (value > 0) turn.happen(hexAssayed.of({ ...told(act), value }));
  if (site !== undefined && !site.surveyed)
    turn.happen(moonsSurveyed.of({ ...told(act), moons: world.moons(ship.place), value }));
}

/** How ships carry out orders of sites, their fortifications and what hexes are worth. */
export const sitesActs: CarriesOut<SitesShipOrder> = {
  assay(act) {
    act.turn.happen(hexAssayed.of({ ...told(act), value: act.world.prospect(act.ship.place) }));
  },
  prospect,
  restore(act) {
    act.turn.happen(siteRestored.of({ ...told(act), cost: restorationCost(act.world, act.ship) }));
  },
  survey,
};
