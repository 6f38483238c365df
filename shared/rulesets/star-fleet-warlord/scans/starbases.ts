import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Used } from '../acting.ts';
import { nothingUsed } from '../acting.ts';
import { placeIn, sectorIn } from '../model/ids.ts';
import type { LaunchDrones, ScanHex, ScanSector, UseBase } from '../model/orders/scans.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { alwaysJammed, baseCosts, baseOrders, launching } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { cannotPay } from '../money/money.ts';
import { sectorsApart } from '../galaxy/board.ts';
import { stopsDrones } from '../raids/bombardment.ts';
import type { World } from '../galaxy/world.ts';

/** Orders that bases give (SFW 4040). */
export type BaseOrder = ScanHex | UseBase | ScanSector | LaunchDrones;
const kinds: readonly string[] = ['scan-hex', 'use-base', 'scan-sector', 'launch-drones'];
export const isBaseOrder = ({ kind }: { readonly kind: string }): boolean => kinds.includes(kind);

export type BaseCode = keyof typeof baseCosts;
/** The code that an order is written with. */
export const codeOf = (order: { readonly kind: BaseOrder['kind']; readonly what?: BaseCode }): BaseCode =>
  order.what ?? (order.kind === 'scan-sector' ? 'SX' : 'SL');

/** Starbase orders that a site gives in a run: a Science Officer makes more of it (SFW 4059). */
export function ordersOfBase({ points, officers }: Pick<Site, 'points' | 'officers'>): number {
  const row = baseOrders.find(([least]) => points >= least);
  if (row === undefined) return 0;
  const [, usual, more] = row;
  return officers.includes('S') ? more : usual;
}

/** Starbase orders that a Corporation has in a run. */
export const baseOrdersOf = ({ sites }: Pick<State, 'sites'>, seat: SeatId): number =>
  sumOf(sitesHeldBy(sites, seat).map(([, site]) => ordersOfBase(site)));

/** Whether scans of hexes find nothing out about a site: it is jammed, or so large a base (SFW 4118, 4132). */
export const isJammed = ({ jammed, points }: Pick<Site, 'jammed' | 'points'>): boolean =>
  jammed === true || points >= alwaysJammed;

/** Most drones that a base launches at once (SFW 4193). */
export const dronesFrom = ({ points }: Pick<Site, 'points'>): number => Math.floor(points / launching.each);

/** The site at which a base fires. */
export const targetOf = ({ place, hex }: Pick<LaunchDrones, 'place' | 'hex'>): PlaceId =>
  placeIn(sectorIn(place), hex);

/** The own base that an order names is there, and large enough. */
function cannotUse({ sites }: State, seat: SeatId, place: PlaceId, code: BaseCode): Problem | undefined {
  const [site, cost] = [sites[place], baseCosts[code]];
  if (site?.owner !== seat) return impossible('SFW 4120', 'not-your-site');
  return 'points' in cost && site.points < cost.points
    ? impossible('SFW 4145', 'base-too-small', { code, least: cost.points, points: site.points })
    : undefined;
}

/** A base of one's own is in the sector of a hex, or in one beside it (SFW 4092; OURS: diagonals, and the sector itself). */
const isInRange = ({ sites, parameters }: State, seat: SeatId, place: PlaceId): boolean =>
  sitesHeldBy(sites, seat).some(
    ([at, { base }]) => base && sectorsApart(parameters.size, sectorIn(at), sectorIn(place)) <= 1,
  );

function cannotLaunch(
  state: State,
  seat: SeatId,
  order: LaunchDrones,
  { launched }: Used,
): Problem | undefined {
  const { place, drones } = order;
  const [site, store] = [state.sites[place], state.corporations[seat]?.store.drones ?? 0];
  if (launched.has(place)) return impossible('SFW 4205', 'launched-already');
  if (drones > store) return impossible('SFW 4195', 'too-few-drones', { drones, store });
  const most = dronesFrom({ points: site?.points ?? 0 });
  if (drones > most) return impossible('SFW 4193', 'too-many-drones', { drones, most });
  const target = targetOf(order);
  return state.sites[target] === undefined ? impossible('SFW 4190', 'no-site-there') : undefined;
}

/** Why drones do not reach the site that they are launched at; undefined if they do. */
export const cannotReach = ({ hex }: World, order: LaunchDrones): Problem | undefined =>
  stopsDrones(hex(targetOf(order))) ? impossible('SFW 1558', 'drones-stopped') : undefined;

/** Why a Starbase order cannot be carried out now; undefined if it can. An order that fails uses nothing up (SFW 4115). */
export function cannotGiveBaseOrder(
  state: State,
  seat: SeatId,
  order: BaseOrder,
  used: Used = nothingUsed(),
): Problem | undefined {
  const code = codeOf(order);
  const [cost, left] = [baseCosts[code], Math.max(0, baseOrdersOf(state, seat) - used.orders)];
  const problem =
    order.kind === 'use-base' || order.kind === 'launch-drones'
      ? cannotUse(state, seat, order.place, code)
      : undefined;
  if (problem !== undefined) return problem;
  if (left < cost.uses) return impossible('SFW 4071', 'no-base-orders', { code, uses: cost.uses, left });
  const dear = 'ep' in cost ? cannotPay(state, seat, cost.ep, 'SFW 4229') : undefined;
  if (dear !== undefined) return dear;
  if (order.kind === 'scan-hex' && !isInRange(state, seat, order.place))
    return impossible('SFW 4092', 'out-of-range');
  return order.kind === 'launch-drones' ? cannotLaunch(state, seat, order, used) : undefined;
}
