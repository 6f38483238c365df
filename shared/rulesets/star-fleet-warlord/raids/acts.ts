import type { PlaceId } from '#kernel/words/ids.ts';
import { shipUncloaked } from '../missions/events.ts';
import { siteRaided, raidSuffered, siteBombarded, bombardmentSuffered, siteDevastated } from './events.ts';
import type { Bombard, Raid, RaidsShipOrder } from '../model/orders/raids.ts';
import type { Site } from '../model/site.ts';
import { garrisonLeft } from '../sites/fortifying.ts';
import { bombardPercent, hitsOf } from './bombardment.ts';
import { bombardedFrom, raidedFrom } from './doings.ts';
import { cloudsHide } from '../ships/places.ts';
import { dronesOf, raidDefense, raidFactor, raidLuck, succeeds } from './raiding.ts';
import { devastatingHits, droneLuck } from '../model/figures.ts';
import { shownDesign } from '../ships/list/index.ts';
import { produced } from '../money/money.ts';
import type { Act, CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';

const luck = ({ turn, id, order }: Act, most: number): number =>
  turn.draw.fork(id, order.kind).int(2 * most + 1) - 1 - most;

/** A site that was raided already has nothing to take (SFW 3159); who raids comes out of a cloak (SFW 1883). */
function raid(act: Act<Raid>): void {
  const { turn, world, ship, order } = act;
  const place = raidedFrom(world, ship, order);
  const site = place === undefined ? undefined : turn.state.sites[place];
  if (place === undefined || site === undefined) return;
  if (ship.cloaked && !cloudsHide(world, ship.place)) turn.happen(shipUncloaked.of(told(act)));
  const defense = raidDefense(world, ship, place);
  const wins = !site.raided && succeeds(raidFactor(world, ship, place), luck(act, raidLuck), defense);
  turn.happen(
    siteRaided.of({
      ...told(act),
      site: place,
      ...(wins ? { taken: produced(world, [place, site], turn.draw.fork('raided')) } : {}),
    }),
  );
  if (site.owner !== undefined && site.owner !== ship.seat)
    turn.happen(
      raidSuffered.of({
        seat: site.owner,
        place,
        design: shownDesign(ship.design),
        lost: wins,
        ...(turn.state.powers[ship.seat] === undefined ? { cause: order.ref } : {}),
      }),
    );
}

/** What so many hits leave of a site; those beyond the last point add up in a run (SFW 1564). */
export function struck(site: Site, hits: number, before: number) {
  const points = Math.max(0, site.points - hits);
  const beyond = before + Math.max(0, hits - site.points);
  return {
    hits,
    points,
    beyond,
    devastated: !site.devastated && beyond >= devastatingHits,
    base: site.base && points > 0,
    ...garrisonLeft(site, points),
  };
}

function bombard(act: Act<Bombard>): void {
  const { turn, world, ship, order } = act;
  const place: PlaceId = bombardedFrom(ship, order);
  const site = turn.state.sites[place];
  if (site === undefined) return;
  const drones = dronesOf(ship);
  const { drones: _, ...items } = ship.items;
  const hits = hitsOf(drones, bombardPercent(world, ship, [place, site]), luck(act, droneLuck));
  const { base, beyond, ...left } = struck(site, hits, turn.state.hit[place] ?? 0);
  turn.happen(siteBombarded.of({ ...told(act), site: place, drones, items, base, beyond, ...left }));
  if (site.owner !== undefined && site.owner !== ship.seat)
    turn.happen(bombardmentSuffered.of({ seat: site.owner, place, ...left, cause: order.ref }));
}

/** How ships carry out orders of raids, bombardment and devastation. */
export const raidsActs: CarriesOut<RaidsShipOrder> = {
  bombard,
  raid,
  devastate(act) {
    act.turn.happen(siteDevastated.of(told(act)));
  },
};
