import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { SeatId, PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { oneOf, optional, integer, list, object, line, flag } from '#kernel/codec/shapes.ts';
import type { Funds } from '../model/funds.ts';
import type { Happened } from '../model/happened.ts';
import { hexScans } from './starbases.ts';
import { carried } from '../fields/things.ts';
import { changeSite, earnPoints } from '../model/draft.ts';
import { itemsText } from '../items/table.ts';
import { placeArg, seatArg, hexArg, sectorText } from '../words.ts';
import {
  seat,
  place,
  terrain,
  points,
  mostShips,
  designation,
  name,
  funds,
  sector,
  byPlace,
} from '../fields/parts.ts';
import { specialNamed } from '../specials/table.ts';
import { toOwner, event } from '../declare.ts';

/** A base finds out about a hex; of a site only with what was asked for. Absent `terrain`: the scan is jammed. */
export interface HexScanned extends Happened<'hex-scanned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly what: (typeof hexScans)[number];
  /** Such as `PL+AF`. */
  readonly terrain?: string;
  readonly points?: number;
  readonly fighters?: number;
  readonly pfs?: number;
  /** Foreign ships that do not hide, and those that do. */
  readonly ships?: number;
  readonly hidden?: number;
  readonly listed?: readonly { readonly race: string; readonly design: string; readonly name: string }[];
  readonly production?: Funds;
  readonly prospect?: number;
  readonly owner?: SeatId;
  readonly base?: boolean;
  /** The Sector Special that stands there, by its key. */
  readonly special?: string;
  /** Where a stargate leads. */
  readonly gate?: PlaceId;
}

/** What a scan of a hex has found out, part by part. */
function found(event: HexScanned, owner: ReturnType<typeof seatArg> | undefined): readonly Phrase[] {
  const { points, fighters = 0, pfs = 0, ships, hidden = 0, listed = [], production, prospect, base } = event;
  const { special, gate } = event;
  return [
    ...(points === undefined ? [] : [phrase('{points|point|points} of fortification', { points })]),
    ...(fighters + pfs === 0 ? [] : [itemsText({ fighters, pfs })]),
    ...(special === undefined
      ? []
      : [phrase('a Sector Special, the {name}', { name: specialNamed(special)?.name ?? special })]),
    ...(ships === undefined ? [] : [phrase('{ships|foreign ship|foreign ships}', { ships })]),
    ...listed.map(({ design, name }) => phrase('{design} {name}', { design, name })),
    ...(hidden === 0 ? [] : [phrase('{hidden|cloaked ship|cloaked ships}', { hidden })]),
    ...(owner === undefined ? [] : [phrase('of {owner}', { owner })]),
    ...(base === true ? [phrase('a base')] : []),
    ...(production === undefined
      ? []
      : [phrase('it produces {pe} PE, {or} OR, {dc} DC and {fp} FP', { ...production })]),
    ...(gate === undefined ? [] : [phrase('its gate leads to {gate}', { gate: placeArg(gate) })]),
    ...(prospect === undefined ? [] : [phrase('prospecting yields {prospect} EP', { prospect })]),
  ];
}

/** A base finds out about a hex; of a site only with what was asked for. Absent `terrain`: the scan is jammed. */
export const hexScanned = event('hex-scanned', {
  fields: {
    seat,
    place,
    what: oneOf(hexScans),
    /** Such as `PL+AF`. */
    terrain: optional(terrain),
    points: optional(points),
    fighters: optional(carried),
    pfs: optional(carried),
    /** Foreign ships that do not hide, and those that do. */
    ships: optional(integer(0, mostShips)),
    hidden: optional(integer(0, mostShips)),
    listed: optional(list(object({ race: line(1, 1), design: designation, name }), mostShips)),
    production: optional(funds),
    prospect: optional(points),
    owner: optional(seat),
    base: optional(flag),
    /** The Sector Special that stands there, by its key. */
    special: optional(line(40, 1)),
    /** Where a stargate leads. */
    gate: optional(place),
  },
  by: 'order',
  ...toOwner,
  say: (event, view) => {
    const { place, what, terrain, owner } = event;
    const args = { place: placeArg(place), what };
    if (terrain === undefined) return phrase('{what} of {place} is jammed and shows nothing.', args);
    return phrase('{what} of {place} shows {terrain}: {found}.', {
      ...args,
      terrain: hexArg(terrain),
      found: phraseList(found(event, owner === undefined ? undefined : seatArg(view, owner)), ', '),
    });
  },
  ahead: {
    guessed: ({ what, place }) => phrase('{what} will show {place}.', { what, place: placeArg(place) }),
  },
});

/** The owner of a site learns who has scanned its hex. */
export const hexScanDetected = event('hex-scan-detected', {
  fields: { seat, place, foe: seat },
  by: 'order',
  ...toOwner,
  say: ({ place, foe }, view) =>
    phrase('{foe} has scanned {place} from afar.', { foe: seatArg(view, foe), place: placeArg(place) }),
});

/** A site jams scans until the next run of its owner. */
export const siteJammed = event('site-jammed', {
  fields: { seat, place },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('Scans of {place} are jammed until your next run.', { place: placeArg(place) }),
  ahead: 'Scans of {place} will be jammed until your next run.',
  apply: (draft, { place }) => changeSite(draft, place, () => ({ jammed: true })),
});

/** A base keeps still until the next run of its owner. */
export const baseStilled = event('base-stilled', {
  fields: { seat, place },
  by: 'order',
  ...toOwner,
  say: ({ place }) =>
    phrase('The base in {place} is on passive until your next run: it defends better, and does not scan.', {
      place: placeArg(place),
    }),
  ahead: 'The base in {place} will be on passive until your next run: it will defend better, and not scan.',
  apply: (draft, { place }) => changeSite(draft, place, () => ({ passive: true })),
});

/** A base finds out what prospecting the hexes of its sector would yield; those that are not listed hold nothing. */
export const valuesScanned = event('values-scanned', {
  fields: { seat, place, sector, ep: points, values: byPlace(points) },
  by: 'order',
  ...toOwner,
  say: ({ sector, ep, values }) =>
    phrase('For {ep} EP you learn what {hexes|hex|hexes} of sector {sector} yield; the best: {best}.', {
      hexes: inOrder(values).length,
      sector: sectorText(sector),
      ep,
      best: phraseList(
        inOrder(values)
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, 5)
          .map(([place, value]) => phrase('{place} ({value})', { place: placeArg(place), value })),
        ', ',
      ),
    }),
  ahead: {
    guessed: ({ sector, ep }) =>
      phrase('For {ep} EP you will learn what the hexes of sector {sector} yield.', {
        sector: sectorText(sector),
        ep,
      }),
  },
  apply: (draft, { seat, ep }) => earnPoints(draft, seat, -ep),
});
