import {
  shipCloaked,
  cloakBought,
  missionChanged,
  shipRefitted,
  shipUpgraded,
  shipLinked,
  shipDisplaced,
  shipScrapped,
} from './events.ts';
import type { MissionsShipOrder } from '../model/orders/missions.ts';
import { itemKinds } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { upgradeOf } from '../ships/list/upgrades.ts';
import { fittingCosts, scrapValue, sparesAfter, surplus, upgraderOf } from './doings.ts';
import { isNone } from '../items/items.ts';
import { motherOf } from '../movement/links.ts';
import { hasSpecial } from '../specials/specials.ts';
import { hasFavour } from '../happenings/favours.ts';
import type { CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';
import { freeSatellites } from '../movement/satellitesFollow.ts';

/** How ships carry out orders of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsActs: CarriesOut<MissionsShipOrder> = {
  cloak(act) {
    act.turn.happen(shipCloaked.of(told(act)));
  },
  'buy-cloak'(act) {
    act.turn.happen(cloakBought.of({ ...told(act), ep: fittingCosts.cloak(act.ship) }));
  },
  'change-mission'(act) {
    const { ship, order } = act;
    const { mission } = order;
    const returned = surplus(ship, mission);
    const items = Object.fromEntries(
      itemKinds.flatMap((kind) => {
        const held = ship.items[kind];
        if (held === undefined) return [];
        const left = held - (returned[kind] ?? 0);
        return left > 0 ? [[kind, left]] : [];
      }),
    );
    act.turn.happen(
      missionChanged.of({
        ...told(act),
        mission,
        items,
        spares: sparesAfter(ship, mission),
        ...(isNone(returned) ? {} : { returned }),
      }),
    );
  },
  refit(act) {
    act.turn.happen(shipRefitted.of({ ...told(act), dc: fittingCosts.refit(act.ship) }));
  },
  upgrade(act) {
    const { ship, id } = act;
    const more = upgradeOf(designOf(ship)).what === 'crew' ? 1 : 0;
    const crew = Math.min(crewLevels.best, ship.crew + more);
    act.turn.happen(
      shipUpgraded.of({
        ...told(act),
        ores: fittingCosts.upgrade(ship),
        ...(hasSpecial(act.turn.state, ship.seat, 'ship-upgrader') ||
        hasFavour(act.turn.state, ship.seat, 'upgrades')
          ? { twice: true }
          : {}),
        crew,
        crewMost: Math.max(crew, ship.crewMost),
        ...upgraderOf(act, id, ship),
      }),
    );
  },
  link(act) {
    const [mother] = motherOf(act.turn.state, act.ship, act.order) ?? [];
    if (mother !== undefined) act.turn.happen(shipLinked.of({ ...told(act), mother }));
  },
  displace(act) {
    const { place } = act.order;
    act.turn.happen(shipDisplaced.of({ ...told(act), place, from: act.ship.place }));
  },
  scrap(act) {
    freeSatellites(act, act.id, told(act).cause);
    const { officers, team, items } = act.ship;
    const people = team === true ? `${officers}P` : officers;
    act.turn.happen(
      shipScrapped.of({
        ...told(act),
        ep: scrapValue(act.ship),
        ...(people === '' ? {} : { people }),
        ...(isNone(items) ? {} : { items }),
      }),
    );
  },
};
