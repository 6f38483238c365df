import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexScanned, hexScanDetected } from './hexEvents.ts';
import { shipsScanned } from './events.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { stationedAt } from '../model/stations.ts';
import { isCloaked, isHidden } from '../ships/places.ts';
import { noticedBy, openShipsAt, shipsSeen } from './scanning.ts';
import { isJammed, cannotAfford, choices, firstOf, hexScans, isInRange, useUp } from './starbases.ts';
import { hasSpecial } from '../specials/specials.ts';
import { figureOf } from '../model/settings.ts';
import { designOf, shownDesign } from '../ships/list/index.ts';
import { codesOf } from '../galaxy/terrain.ts';
import { labelOf, sectorIdsOf } from '../galaxy/board.ts';
import type { OfficeAct, Used } from '../acting.ts';
import { place, sector } from '../fields/parts.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { placeNext, placeText, wrongNext } from '../typing.ts';
import type { State } from '../model/state.ts';

/* Scans of hexes and of sectors from afar, by bases (SFW 4083, 4149). */

interface HexScan {
  readonly what: (typeof hexScans)[number];
  readonly place: PlaceId;
}
type Acting = OfficeAct<AnyOrder & HexScan>;

/** Whether the owner of a site finds out who has scanned it: a passive base always does, unless it is jammed as well, as Megabases are (SFW 4132, 4174). */
function detects({ turn, order }: Acting): boolean {
  const site = turn.state.sites[order.place];
  if (site === undefined || isJammed(site)) return false;
  const percent = figureOf(turn.state, site.officers.includes('N') ? 'detected.navigator' : 'detected');
  return site.passive === true || turn.draw.fork('noticed', order.ref).chance(percent, 100);
}

/** What a hex is worth, and whose its site is (SFW 4103). */
function valueOf({ world, order: { place } }: Acting) {
  const site = world.state.sites[place];
  const prospect = world.prospect(place);
  if (site === undefined) return { prospect };
  const { owner, production, base } = site;
  return { prospect, production, base, ...defined({ owner }) };
}

/** Where a stargate in the hex leads. */
function gateOf({ world, order: { place } }: Acting) {
  const gate = world.state.stargates[place];
  return defined({ gate });
}

/** An Advanced Scanner sees more by SH, and is not jammed (SFW 7347). */
const seesAll = ({ world, seat, order: { what } }: Acting): boolean =>
  what === 'SH' && hasSpecial(world.state, seat, 'advanced-scanner');

/** What a scan of a hex tells by its code (SFW 4089, 4103, 4110). */
function seenIn(acting: Acting) {
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
    ...defined({ points: site?.points, fighters: site?.fighters, pfs: site?.pfs, special: site?.special }),
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

function scans(acting: Acting): void {
  const { turn, seat, order } = acting;
  const { place, what, ref: cause } = order;
  const site = turn.state.sites[place];
  const foreign = site !== undefined && site.owner !== seat;
  const seen = foreign && isJammed(site) && !seesAll(acting) ? {} : seenIn(acting);
  turn.happen(hexScanned.of({ seat, place, what, ...seen, cause }));
  if (foreign && site.owner !== undefined && detects(acting))
    turn.happen(hexScanDetected.of({ seat: site.owner, place, foe: seat, cause }));
}

const cannotScan = (state: State, seat: SeatId, order: HexScan, used?: Used): Problem | undefined =>
  cannotAfford(state, seat, order.what, used) ??
  (isInRange(state, seat, order.place) ? undefined : impossible('SFW 4092', 'out-of-range'));

/** A base finds something out about one hex from afar. */
export const scanHex = officeOrder('scan-hex', {
  fields: { what: oneOf(hexScans), place },
  title: 'Scan a Hex from a Base',
  offers: (view, { place: at }) =>
    at === undefined || view.sites[at]?.owner === view.me
      ? []
      : firstOf(view, [{ what: 'SH' as const, place: at }], cannotScan),
  form: (_, order) => [choice(order, 'what', 'Find out', choices(hexScans))],
  cannot: (state, { seat, order, used }) => cannotScan(state, seat, order, used),
  say: ({ what, place: at }) => phrase('Scan {place} from a base ({what})', { place: labelOf(at), what }),
  ways: [
    {
      // `SH 05 1616` and its like: a code and a hex (SFW 4083).
      like: new RegExp(`^(${hexScans.join('|')})$`),
      read(reading) {
        const at = placeNext(reading);
        const what = reading.code.word.toUpperCase() as HexScan['what'];
        return typeof at === 'string' ? { what, place: at } : at;
      },
      write: ({ what, place: at }) => `${what} ${placeText(at)}`,
    },
  ],
  act(act) {
    useUp(act, act.order.what);
    scans(act);
  },
});

/** Any sector is scanned for ships. */
export const scanSector = officeOrder('scan-sector', {
  fields: { sector },
  title: 'Scan a Sector from Afar',
  offers: (view, at) =>
    isNowhere(at) || at.place !== undefined
      ? firstOf(view, [{ sector: sectorIn(at.place ?? view.own.home) }], (state, seat) =>
          cannotAfford(state, seat, 'SX'),
        )
      : [],
  form: (view, order) => [
    choice(
      order,
      'sector',
      'Sector',
      sectorIdsOf(view.parameters.size).map((one) => ({
        value: one,
        label: phrase('{sector}', { sector: one.slice(1) }),
      })),
    ),
  ],
  cannot: (state, { seat, used }) => cannotAfford(state, seat, 'SX', used),
  say: ({ sector: one }) => phrase('Scan sector {sector} for ships (SX)', { sector: one.slice(1) }),
  ways: [
    {
      // `SX 45` (SFW 4149).
      like: /^SX$/,
      read(reading) {
        const one = reading.next(/^\d\d$/);
        return one === undefined
          ? wrongNext(reading, phrase('SX takes a sector of two digits, such as SX 45.'))
          : { sector: `s${one.word}` as SectorId };
      },
      write: ({ sector: one }) => `SX ${one.slice(1)}`,
    },
  ],
  act(act) {
    const { turn, world, seat, order } = act;
    useUp(act, 'SX');
    const home = world.state.corporations[seat]?.home;
    if (home === undefined) return;
    turn.happen(
      shipsScanned.of({
        seat,
        sector: order.sector,
        place: home,
        hexes: shipsSeen(world, seat, order.sector, 'counted'),
        ...noticedBy(world, seat, order.sector, false),
        cause: order.ref,
      }),
    );
  },
});
