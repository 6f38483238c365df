import { told } from '../acting.ts';
import { shipOrder, plain } from '../ordering.ts';
import { upgradeOf } from '../ships/list/upgrades.ts';
import { hasFavour } from '../happenings/favours.ts';
import { isNone } from '../items/items.ts';
import { freeSatellites } from '../movement/satellitesFollow.ts';
import { cloakBought, shipCloaked, shipRefitted, shipScrapped, shipUpgraded } from './events.ts';
import {
  cannotBuyCloak,
  cannotCloak,
  cannotRefit,
  cannotUpgrade,
  fittingCosts,
  scrapValue,
  upgraderOf,
} from './rules.ts';
import { crewLevels } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { canCloak } from '../ships/ships.ts';
import { hasSpecial } from '../specials/specials.ts';

/* What yards and bases do to ships: refits, upgrades and cloaks (SFW 4.9). */

export const refitShip = shipOrder('refit', {
  fields: {},
  title: 'Refit Ship',
  code: 'REFT',
  cite: 'SFW 1884',
  hindered: cannotRefit,
  act: (act) => act.turn.happen(shipRefitted.of({ ...told(act), dc: fittingCosts.refit(act.ship) })),
});

export const upgradeShip = shipOrder('upgrade', {
  fields: {},
  title: 'Upgrade Ship',
  code: 'UPGR',
  cite: 'SFW 2098',
  hindered: cannotUpgrade,
  act(act) {
    const { ship, id } = act;
    const more = upgradeOf(designOf(ship)).what === 'crew' ? 1 : 0;
    const crew = Math.min(crewLevels.best, ship.crew + more);
    const twice =
      hasSpecial(act.turn.state, ship.seat, 'ship-upgrader') ||
      hasFavour(act.turn.state, ship.seat, 'upgrades');
    act.turn.happen(
      shipUpgraded.of({
        ...told(act),
        ores: fittingCosts.upgrade(ship),
        ...(twice ? { twice: true } : {}),
        crew,
        crewMost: Math.max(crew, ship.crewMost),
        ...upgraderOf(act, id, ship),
      }),
    );
  },
});

export const buyCloak = shipOrder('buy-cloak', {
  fields: {},
  title: 'Buy a Cloaking Device',
  code: 'GETC',
  cite: 'SFW 1729',
  able: (ship) => designOf(ship).race === 'O',
  what: 'a ship of race O',
  hindered: cannotBuyCloak,
  act: (act) => act.turn.happen(cloakBought.of({ ...told(act), ep: fittingCosts.cloak(act.ship) })),
});

export const cloak = shipOrder('cloak', {
  fields: {},
  title: 'Activate Cloak',
  code: 'CLOA',
  cite: 'SFW 1587',
  able: canCloak,
  what: 'a cloaking device',
  hindered: ({ world }, id, ship) => cannotCloak(world, id, ship),
  act: (act) => act.turn.happen(shipCloaked.of(told(act))),
});

export const scrap = shipOrder('scrap', {
  fields: {},
  title: 'Scrap Ship',
  code: 'SCRA',
  cite: 'SFW 2008',
  ways: [plain('SCRA', 'SCRAP')],
  act(act) {
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
});
