import type { OrderIn } from '#kernel/declare/order.ts';
import { listen } from './battles/orders.ts';
import { calmHex, tradeResources, wishEvent } from './happenings/orders.ts';
import {
  buyItems,
  collectDecoys,
  dropCloakedDecoy,
  dropDecoy,
  fillGarrison,
  give,
  placeBase,
  takeGarrison,
} from './items/orders.ts';
import { fix, repair } from './items/repairs.ts';
import { makeDefaultBuild, repayLoan, requestLoan } from './market/loanOrders.ts';
import { purchase } from './market/orders.ts';
import {
  askForAd,
  beginMegaship,
  changeRace,
  declareRace,
  requestAds,
  setPricePercent,
} from './market/raceOrders.ts';
import { announce, setLeadership } from './master/orders.ts';
import { nameCorporation, nameShip, nameSite } from './messages/nameOrders.ts';
import { sendMessage } from './messages/orders.ts';
import { setHeader, setInfo, setMotto, setPhone } from './messages/selfOrders.ts';
import { buyCloak, cloak, refitShip, scrap, upgradeShip } from './missions/fitting.ts';
import { changeMission, displace, link } from './missions/orders.ts';
import { enterGraveyard, move, stay, sweep } from './movement/orders.ts';
import { cure, stationOfficer, takeAboard, train } from './officers/orders.ts';
import { assay, prospect, restore, survey } from './prospecting/orders.ts';
import { bombard, devastate, raid } from './raids/orders.ts';
import { useBase } from './scans/bases.ts';
import { scanHex, scanSector } from './scans/hexScans.ts';
import { launchDrones } from './scans/launching.ts';
import { scan } from './scans/orders.ts';
import { fortifyAll } from './sites/fortifyAll.ts';
import { garrison } from './sites/garrison.ts';
import { dropSite, fortify, unfortify } from './sites/orders.ts';
import { burgle, inciteRebellion, investigate, plantPost, sabotage } from './spying/postOrders.ts';
import { counterSpy, spy } from './spying/spyOrders.ts';
import { buyLines, setSwitch } from './stance/lineOrders.ts';
import { ally, defendAgainst, setAttackPercent, setTactics } from './stance/orders.ts';
import type { AnyOfficeOrder, AnyShipOrder, ShipOrders } from './ordering.ts';

/** Every order, as clients list them. */
export const allOrders = [
  ...([move, stay, sweep] as const),
  ...([purchase, declareRace, changeRace, setPricePercent, askForAd, requestAds, beginMegaship] as const),
  ...([buyCloak, changeMission, cloak, displace, link, refitShip, scrap, upgradeShip] as const),
  ...([enterGraveyard, makeDefaultBuild, requestLoan, repayLoan] as const),
  ...([
    buyItems,
    collectDecoys,
    dropCloakedDecoy,
    dropDecoy,
    fillGarrison,
    fix,
    give,
    placeBase,
    repair,
    takeGarrison,
  ] as const),
  ...([cure, train, takeAboard, stationOfficer] as const),
  ...([assay, prospect, restore, survey, fortify, fortifyAll, garrison, unfortify, dropSite] as const),
  ...([bombard, raid, devastate] as const),
  ...([scanHex, useBase, scanSector, launchDrones, scan] as const),
  ...([plantPost, inciteRebellion, burgle, sabotage, investigate, listen, counterSpy, spy] as const),
  ...([ally, defendAgainst, setTactics, setAttackPercent, setSwitch, buyLines] as const),
  ...([nameCorporation, nameShip, nameSite, setHeader, setMotto, setPhone, setInfo, sendMessage] as const),
  ...([tradeResources, calmHex, wishEvent] as const),
  ...([announce, setLeadership] as const),
] as const;

type Declared = (typeof allOrders)[number];
export type Order = OrderIn<Declared>;
/** Orders of ships: each stands in one slot of its line, which is a pulse. */
export type ShipOrder = OrderIn<Extract<Declared, AnyShipOrder>>;
/** Miscellaneous orders, of the Home Office and of bases. */
export type OfficeOrder = OrderIn<Exclude<Declared, AnyShipOrder>>;

/** In the order in which their codes are proposed to whoever types, where that is another than clients have. */
const asTyped: readonly (readonly Declared[])[] = [
  [fix, repair, give, dropDecoy, dropCloakedDecoy, collectDecoys, fillGarrison, takeGarrison, placeBase],
  [requestLoan, repayLoan, makeDefaultBuild],
];
function inTypedOrder(all: readonly Declared[]): readonly Declared[] {
  const left = asTyped.map((group) => [...group]);
  return all.map((one) => left.find((group) => asTyped[left.indexOf(group)]?.includes(one))?.shift() ?? one);
}

const isOfShips = (one: Declared): boolean => 'unable' in one;

/** Orders of ships, and of Home Offices. */
export const shipOrders = inTypedOrder(allOrders).filter(isOfShips) as readonly AnyShipOrder[];
export const officeOrders = inTypedOrder(allOrders).filter(
  (one) => !isOfShips(one),
) as unknown as readonly AnyOfficeOrder[];

const byKind = <T extends { readonly kind: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [one.kind, one]));

/** The same by their kinds, as steps carry them out. */
export const ships: ShipOrders = byKind(shipOrders);
export const offices = byKind(officeOrders);
