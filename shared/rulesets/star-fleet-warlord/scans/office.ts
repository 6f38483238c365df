import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexScanned, hexScanDetected, siteJammed, baseStilled, valuesScanned } from './hexEvents.ts';
import { cloaksScanned, monstersScanned, shipsScanned } from './events.ts';
import { dronesLaunched, bombardmentSuffered } from '../raids/events.ts';
import { sectorIn } from '../model/ids.ts';
import type { LaunchDrones, ScanHex, ScansOfficeOrder, UseBase } from '../model/orders/scans.ts';
import { stationedAt, stationedIn } from '../model/stations.ts';
import { isCloaked, isHidden } from '../ships/places.ts';
import { cloaksSeen, noticedBy, openShipsAt, shipsSeen } from './scanning.ts';
import { hitsOf, launchPercent } from '../raids/bombardment.ts';
import { cannotGiveBaseOrder, cannotReach, codeOf, isJammed, targetOf } from './starbases.ts';
import { hasSpecial } from '../specials/specials.ts';
import { baseCosts, crewsOfBases, droneLuck } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { designOf, shownDesign } from '../ships/list/index.ts';
import { codesOf } from '../galaxy/terrain.ts';
import { hexesOf } from '../galaxy/board.ts';
import type { OfficeAct, OfficeActs } from '../acting.ts';
import { struck } from '../raids/orders.ts';

type Acting<O extends ScansOfficeOrder> = OfficeAct<O>;

/** Carries a Starbase order out, if nothing hinders it; then its lines are used up. */
const by =
  <O extends ScansOfficeOrder>(act: (acting: Acting<O>) => void) =>
  (acting: Acting<O>): Problem | undefined => {
    const { world, seat, order, used } = acting;
    const problem =
      cannotGiveBaseOrder(world.state, seat, order, used) ??
      (order.kind === 'launch-drones' ? cannotReach(world, order) : undefined);
    if (problem !== undefined) return problem;
    used.orders += baseCosts[codeOf(order)].uses;
    act(acting);
    return undefined;
  };

/** Whether the owner of a site finds out who has scanned it: a passive base always does, unless it is jammed as well, as Megabases are (SFW 4132, 4174). */
function detects({ turn, order }: Acting<ScanHex>): boolean {
  const site = turn.state.sites[order.place];
  if (site === undefined || isJammed(site)) return false;
  const percent = figureOf(turn.state, site.officers.includes('N') ? 'detected.navigator' : 'detected');
  return site.passive === true || turn.draw.fork('noticed', order.ref).chance(percent, 100);
}

/** What a hex is worth, and whose its site is (SFW 4103). */
function valueOf({ world, order: { place } }: Acting<ScanHex>) {
  const site = world.state.sites[place];
  const prospect = world.prospect(place);
  if (site === undefined) return { prospect };
  const { owner, production, base } = site;
  return { prospect, production, base, ...(owner === undefined ? {} : { owner }) };
}

/** Where a stargate in the hex leads. */
function gateOf({ world, order: { place } }: Acting<ScanHex>) {
  const gate = world.state.stargates[place];
  return gate === undefined ? {} : { gate };
}

/** An Advanced Scanner sees more by SH, and is not jammed (SFW 7347). */
const seesAll = ({ world, seat, order: { what } }: Acting<ScanHex>): boolean =>
  what === 'SH' && hasSpecial(world.state, seat, 'advanced-scanner');

/** What a scan of a hex tells by its code (SFW 4089, 4103, 4110). */
function seenIn(acting: Acting<ScanHex>) {
  const {
    world,
    seat,
    order: { what, place },
  } = acting;
  const site = world.state.sites[place];
  const terrain = codesOf(world.hex(place));
  if (what === 'SV') return { terrain, ...valueOf(acting) };
  const foreign = stationedAt(world.state.ships, place).filter(([, ship]) => ship.seat !== seat);
  const open = foreign.filter(([, ship]) => !isHidden(world, ship));
  return {
    terrain,
    ...(site === undefined ? {} : { points: site.points, fighters: site.fighters, pfs: site.pfs }),
    ...(site?.special === undefined ? {} : { special: site.special }),
    ...(seesAll(acting) ? { ...valueOf(acting), ...gateOf(acting) } : {}),
    ships: openShipsAt(world, seat, place),
    ...(what === 'SH'
      ? {}
      : {
          hidden: foreign.filter(([, ship]) => isCloaked(world, ship)).length,
          listed: open.map(([, ship]) => {
            const design = shownDesign(ship.design);
            return { race: designOf({ design }).race, design, name: ship.name };
          }),
        }),
  };
}

function scanHex(acting: Acting<ScanHex>): void {
  const { turn, seat, order } = acting;
  const { place, what, ref: cause } = order;
  const site = turn.state.sites[place];
  const foreign = site !== undefined && site.owner !== seat;
  const seen = foreign && isJammed(site) && !seesAll(acting) ? {} : seenIn(acting);
  turn.happen(hexScanned.of({ seat, place, what, ...seen, cause }));
  if (foreign && site.owner !== undefined && detects(acting))
    turn.happen(hexScanDetected.of({ seat: site.owner, place, foe: seat, cause }));
}

/** Monsters of a sector, and where they fly (SFW 4214). */
function monstersIn({ world: { state } }: Acting<UseBase>, place: PlaceId) {
  return stationedIn(state.ships, sectorIn(place)).flatMap(([, ship]) =>
    state.powers[ship.seat]?.kind === 'monsters'
      ? [{ place: ship.place, design: ship.design, heading: ship.heading ?? 0 }]
      : [],
  );
}

const uses: Readonly<Record<UseBase['what'], (acting: Acting<UseBase>) => void>> = {
  SJ({ turn, seat, order: { place, ref: cause } }) {
    turn.happen(siteJammed.of({ seat, place, cause }));
  },
  SP({ turn, seat, order: { place, ref: cause } }) {
    turn.happen(baseStilled.of({ seat, place, cause }));
  },
  SC({ turn, world, seat, order: { place, ref: cause } }) {
    const sector = sectorIn(place);
    const points = world.state.sites[place]?.points ?? 0;
    const crew = crewsOfBases.find(([least]) => points >= least)?.[1] ?? 0;
    turn.happen(
      cloaksScanned.of({
        seat,
        place,
        sector,
        ...cloaksSeen(world, { seat, crew }, sector),
        ...noticedBy(world, seat, sector, true),
        cause,
      }),
    );
  },
  SM(acting) {
    const { turn, seat, order } = acting;
    const { place, ref: cause } = order;
    const monsters = monstersIn(acting, place);
    turn.happen(monstersScanned.of({ seat, place, sector: sectorIn(place), monsters, cause }));
  },
  SE({ turn, world, seat, order: { place, ref: cause } }) {
    const sector = sectorIn(place);
    const values = hexesOf(sector).flatMap((hex) => {
      const value = world.prospect(hex);
      return value > 0 ? [[hex, value] as const] : [];
    });
    turn.happen(
      valuesScanned.of({
        seat,
        place,
        sector,
        ep: baseCosts.SE.ep,
        values: Object.fromEntries(values),
        cause,
      }),
    );
  },
};

function launch({ turn, world, seat, order, used }: Acting<LaunchDrones>): void {
  const { place, drones, ref: cause } = order;
  const target = targetOf(order);
  const site = turn.state.sites[target];
  if (site === undefined) return;
  used.launched.add(place);
  const luck = turn.draw.fork('launch', place).int(2 * droneLuck + 1) - 1 - droneLuck;
  const hits = hitsOf(drones, launchPercent(world, place, [target, site]), luck);
  const { base, beyond, ...left } = struck(site, hits, turn.state.hit[target] ?? 0);
  turn.happen(dronesLaunched.of({ seat, place, site: target, drones, base, beyond, ...left, cause }));
  if (site.owner !== undefined && site.owner !== seat)
    turn.happen(bombardmentSuffered.of({ seat: site.owner, place: target, ...left, cause }));
}

/** Orders of the Home Office: what bases see and do. */
export const scansOffice: OfficeActs<ScansOfficeOrder> = {
  'scan-hex': by(scanHex),
  'use-base': by((acting) => {
    uses[acting.order.what](acting);
  }),
  'scan-sector': by(({ turn, world, seat, order: { sector, ref: cause } }) => {
    const home = world.state.corporations[seat]?.home;
    if (home === undefined) return;
    turn.happen(
      shipsScanned.of({
        seat,
        sector,
        place: home,
        hexes: shipsSeen(world, seat, sector, 'counted'),
        ...noticedBy(world, seat, sector, false),
        cause,
      }),
    );
  }),
  'launch-drones': by(launch),
};
