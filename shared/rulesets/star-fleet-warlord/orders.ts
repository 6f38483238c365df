import type { OrderIn } from '#kernel/declare/order.ts';
import { purchase } from './market/orders.ts';
import {
  askForAd,
  beginMegaship,
  changeRace,
  declareRace,
  requestAds,
  setPricePercent,
} from './market/raceOrders.ts';
import { makeDefaultBuild, repayLoan, requestLoan } from './market/loanOrders.ts';
import { calmHex, tradeResources, wishEvent } from './happenings/orders.ts';
import { announce, setLeadership } from './master/orders.ts';
import { burgle, inciteRebellion, investigate, plantPost, sabotage } from './spying/postOrders.ts';
import { counterSpy, spy } from './spying/spyOrders.ts';
import { dropSite, fortify, unfortify } from './sites/orders.ts';
import { garrison } from './sites/garrison.ts';
import { fortifyAll } from './sites/fortifyAll.ts';
import { launchDrones } from './scans/launching.ts';
import { useBase } from './scans/bases.ts';
import { scanHex, scanSector } from './scans/hexScans.ts';
import { scan } from './scans/orders.ts';
import { buyCloak, cloak, refitShip, scrap, upgradeShip } from './missions/fitting.ts';
import { changeMission, displace, link } from './missions/orders.ts';
import { cure, stationOfficer, takeAboard, train } from './officers/orders.ts';
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
import { listen } from './battles/orders.ts';
import type { OfficeOrder as OldOfficeOrder } from './model/orders.ts';
import { enterGraveyard, move, stay, sweep } from './movement/orders.ts';
import type { AnyOfficeOrder, AnyShipOrder, ShipOrders } from './ordering.ts';
import { assay, prospect, restore, survey } from './prospecting/orders.ts';
import { bombard, devastate, raid } from './raids/orders.ts';

/** Every order of ships: each stands in one slot of its line, which is a pulse. */
export const shipOrders = [
  ...[move, sweep, stay],
  ...[buyCloak, cloak, changeMission, displace, link, refitShip, scrap, upgradeShip],
  ...[enterGraveyard],
  ...[fix, repair, give, dropDecoy, dropCloakedDecoy, collectDecoys, fillGarrison, takeGarrison, placeBase],
  ...[cure, train, takeAboard],
  ...[assay, prospect, restore, survey],
  ...[bombard, raid, devastate],
  ...[scan],
] as const;

/** Every miscellaneous order, of the Home Office and of bases: a line for each room. */
export const officeOrders = [
  ...[purchase, declareRace, changeRace, setPricePercent, askForAd, requestAds, beginMegaship],
  ...[makeDefaultBuild, requestLoan, repayLoan],
  ...[buyItems],
  ...[stationOfficer],
  ...[fortify, fortifyAll, garrison, unfortify, dropSite],
  ...[scanHex, useBase, scanSector, launchDrones],
  ...[plantPost, inciteRebellion, burgle, sabotage, investigate],
  ...[listen],
  ...[counterSpy, spy],
  ...[tradeResources, calmHex, wishEvent],
  ...[announce, setLeadership],
] as const;

export type ShipOrder = OrderIn<(typeof shipOrders)[number]>;
export type OfficeOrder = OldOfficeOrder | OrderIn<(typeof officeOrders)[number]>;
export type Order = ShipOrder | OfficeOrder;

const byKind = <T extends { readonly kind: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((one) => [one.kind, one]));

/** All orders of ships, as steps carry them out. */
export const ships: ShipOrders = byKind<AnyShipOrder>(shipOrders);

/** All miscellaneous orders that are declared. */
export const offices: Readonly<Record<string, AnyOfficeOrder>> = byKind<AnyOfficeOrder>(officeOrders);
