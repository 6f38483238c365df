import { type Base, baseInks } from './bases.ts';
import { mixed } from './color.ts';
import type { PackDrawing } from '#kernel/files/upgradeParts.ts';
import { packShips, placedPath, shipOf, type PackShip } from './packShips.svelte.ts';
import type { Glyph, GlyphPath } from '../shapes.ts';

/** One class seen from above, bow up, in a box of 64 by 64. All drawn for this game. */
interface Hull {
  /** The outline: lit on the left of the keel, in shadow on the right. */
  readonly hull: string;
  /** Lighter plating on top. */
  readonly plates: string;
  /** Engine light behind the stern. */
  readonly glow: string;
}

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const flame = (x: number, top: number, half: number, length: number): string =>
  `M${x - half} ${top}H${x + half}L${x} ${top + length}Z`;

const hulls: Readonly<Record<string, Hull>> = {
  Scout: {
    hull: 'M32 9L37 28L47 44L37.5 42L36 50H28L26.5 42L17 44L27 28Z',
    plates: 'M32 17L34.4 29L33 40H31L29.6 29Z',
    glow: flame(32, 50, 3.4, 10),
  },
  Destroyer: {
    hull: 'M32 5L36.5 20L37 33L50 47V54L38 48L37 54H27L26 48L14 54V47L27 33L27.5 20Z',
    plates: 'M32 12L34.4 24V46H29.6V24ZM18 48.5L26 42V45.5L18 50.5ZM46 48.5L38 42V45.5L46 50.5Z',
    glow: flame(32, 54, 4, 9),
  },
  'Light Cruiser': {
    hull: 'M32 1L36.5 14L37.5 28L57 45V51L38 46L37 56H27L26 46L7 51V45L26.5 28L27.5 14Z',
    plates:
      'M32 7L34.4 18L34.2 36H29.8L29.6 18ZM12 46L26 35V39L12 48.6ZM52 46L38 35V39L52 48.6ZM29.4 41H34.6V51H29.4Z',
    glow: flame(32, 56, 4.4, 9),
  },
  'Heavy Cruiser': {
    hull: 'M32 0L36.5 13L38 27L53 40V30L55 25L57 30V57L55 60L53 57V47L38.5 45L37 57H27L25.5 45L11 47V57L9 60L7 57V30L9 25L11 30V40L26 27L27.5 13Z',
    plates:
      'M32 6L34.6 17L34.4 36H29.6L29.4 17ZM13 42L26 32V36L13 44.6ZM51 42L38 32V36L51 44.6ZM29.2 41H34.8V52H29.2Z',
    glow: `${flame(32, 57, 4.4, 8)}${flame(9, 59, 2, 5)}${flame(55, 59, 2, 5)}`,
  },
  'Strike Cruiser': {
    hull: 'M32 12L36 24L37.5 33L50 34L55 22L56 5L60.5 22L59 39L48 45L39 44L37 57H27L25 44L16 45L5 39L3.5 22L8 5L9 22L14 34L26.5 33L28 24Z',
    plates:
      'M32 18L34.2 27V45H29.8V27ZM7.4 16L8.4 27L10 35L7.4 34L6.2 24ZM56.6 16L55.6 27L54 35L56.6 34L57.8 24Z',
    glow: flame(32, 57, 4.6, 8),
  },
  Battlecruiser: {
    hull: 'M32 -1L36.5 11L38.5 25L45 31L46 23L49 31L63 52L61 57L46 48L39.5 47L38 58H26L24.5 47L18 48L3 57L1 52L15 31L18 23L19 31L25.5 25L27.5 11Z',
    plates:
      'M32 5L34.8 15L35.2 36H28.8L29.2 15ZM9 48L19 36L20.5 40L10 50ZM55 48L45 36L43.5 40L54 50ZM28.4 41H35.6V53H28.4Z',
    glow: `${flame(29, 58, 2.7, 7)}${flame(35, 58, 2.7, 7)}`,
  },
  Battleship: {
    hull: 'M32 -4L36.5 7L38.5 19L43 23L43.5 12L46.5 7L49 13V30L63 47L62.5 54L49 47L48 59L44.5 62L42 55L39 51L37.5 60H26.5L25 51L22 55L19.5 62L16 59L15 47L1.5 54L1 47L15 30V13L17.5 7L20.5 12L21 23L25.5 19L27.5 7Z',
    plates:
      'M32 3L34.8 12L35.4 34H28.6L29.2 12ZM17.2 14H19V44H17.2ZM45 14H46.8V44H45ZM6 46.5L14.6 37V41L6 49ZM58 46.5L49.4 37V41L58 49ZM28 39H36V55H28Z',
    glow: `${flame(29, 60, 2.6, 6)}${flame(35, 60, 2.6, 6)}${flame(19, 61, 2, 5)}${flame(45, 61, 2, 5)}`,
  },
  Freighter: {
    hull: 'M32 3L37 10L38 16H48V31H38V34H48V50H38L37 57H27L26 50H16V34H26V31H16V16H26L27 10Z',
    plates: 'M18 18H25V28H18ZM39 18H46V28H39ZM18 36H25V47H18ZM39 36H46V47H39ZM30 11H34V52H30Z',
    glow: `${flame(29, 57, 2.4, 6)}${flame(35, 57, 2.4, 6)}`,
  },
};

/** What nobody has drawn: a round beacon, which could be anything. */
const unknown: Hull = { hull: disc(32, 32, 21), plates: disc(32, 32, 9), glow: disc(32, 32, 14) };

/** The classes of warships drawn, smallest first. */
export const drawnClasses: readonly string[] = Object.keys(hulls).filter((name) => name !== 'Freighter');
const hullOf = (shipClass: string): Hull => hulls[shipClass] ?? unknown;

export type Side = 'own' | 'foreign' | 'plain';

interface Paint {
  readonly hull: string;
  readonly plates: string;
  readonly glow: string;
  readonly edge: string;
}
const paints: Readonly<Record<Side, Paint>> = {
  own: { hull: '#a9bfe4', plates: '#f4f8ff', glow: '#63d4ff', edge: '#04102a' },
  foreign: { hull: '#dcb4a4', plates: '#fff3ea', glow: '#ffa94f', edge: '#240607' },
  plain: { hull: '#aeb8ca', plates: '#e9eef7', glow: '#8fd6ff', edge: '#0b111f' },
};

/** Ships are turned by this many degrees, to fly to the upper right: upright, their wings and engines look like limbs. */
const heading = 45;
const rightHalf = 'M32 -4H68V68H32Z';

const outlineOf = (shipClass: string): string => packShips.of(shipClass)?.outline ?? hullOf(shipClass).hull;

/** A pack's drawing in the colours of a side. */
function packPaths({ outline, paths }: PackShip, paint: Paint): readonly GlyphPath[] {
  const painted = {
    hull: { fill: paint.hull },
    dark: { fill: paint.edge, opacity: 0.5 },
    light: { fill: paint.plates },
    glow: { fill: paint.glow },
    line: { stroke: paint.edge, width: 1.2 },
  } as const;
  return [
    { d: outline, stroke: paint.edge, width: 4.4, turn: heading },
    ...paths.map((path) => ({ d: path.d, ...painted[path.paint], turn: heading })),
    { d: rightHalf, fill: paint.edge, opacity: 0.3, inside: true, turn: heading },
  ];
}

function shipPaths(shipClass: string, paint: Paint): readonly GlyphPath[] {
  const brought = packShips.of(shipClass);
  if (brought !== undefined) return packPaths(brought, paint);
  const { hull, plates, glow } = hullOf(shipClass);
  return [
    { d: hull, stroke: paint.edge, width: 4.4, turn: heading },
    { d: hull, fill: paint.hull, turn: heading },
    { d: glow, fill: paint.glow, turn: heading },
    { d: plates, fill: paint.plates, turn: heading },
    { d: rightHalf, fill: paint.edge, opacity: 0.34, inside: true, turn: heading },
  ];
}

const cache = new Map<string, Glyph>();
function keep(name: string, make: () => Glyph): Glyph {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const made = make();
  cache.set(name, made);
  return made;
}

/** A pack's drawing, whether it is in use or not. */
export function packGlyph(drawing: PackDrawing): Glyph {
  const ship = shipOf(drawing);
  return { name: '', width: 64, height: 64, clip: ship.outline, paths: packPaths(ship, paints.plain) };
}

const named = (shipClass: string): string => `${shipClass}${packShips.mark(shipClass)}`;

/** A ship alone, for lists and tables. */
export const shipGlyph = (shipClass: string, side: Side = 'plain'): Glyph =>
  keep(`ship-${named(shipClass)}-${side}`, () => ({
    name: `ship-${named(shipClass)}-${side}`,
    width: 64,
    height: 64,
    clip: outlineOf(shipClass),
    paths: shipPaths(shipClass, paints[side]),
  }));

/** A ship in the colours of its owner, `#rrggbb`. */
export const paintedShip = (shipClass: string, color: string): Glyph =>
  keep(`ship-${named(shipClass)}-${color}`, () => {
    const paint = {
      hull: mixed(color, '#ffffff', 0.18),
      plates: mixed(color, '#ffffff', 0.78),
      glow: '#7fdcff',
      edge: mixed(color, '#03050b', 0.86),
    };
    return {
      name: `ship-${named(shipClass)}-${color}`,
      width: 64,
      height: 64,
      clip: outlineOf(shipClass),
      paths: shipPaths(shipClass, paint),
    };
  });

const paintOn = (base: Base): Paint => paints[base === 'foreign' ? 'foreign' : 'own'];

/**
 * A painted miniature on its base: blue for the player's own ships, green for friends, red for others, or in the colour of its owner; with a
 * white rim if selected.
 */
export function miniatureGlyph(shipClass: string, side: Base, selected = false): Glyph {
  const name = `miniature-${named(shipClass)}-${side}-${String(selected)}`;
  return keep(name, () => onBase(name, shipClass, side, selected, heading));
}

/** A miniature whose bow points to a side, with a tip on its base there. Degrees clockwise from up. */
export function facingGlyph(shipClass: string, side: Base, selected: boolean, angle: number): Glyph {
  const name = `facing-${named(shipClass)}-${side}-${String(selected)}-${angle}`;
  return keep(name, () => {
    const { paths, ...glyph } = onBase(name, shipClass, side, selected, angle);
    const rim = selected ? '#ffffff' : baseInks(side).rim;
    return {
      ...glyph,
      paths: [
        { d: 'M36 16L50 0L64 16Z', fill: rim, stroke: baseInks(side).dark, width: 2, turn: angle },
        ...paths,
      ],
    };
  });
}

function onBase(name: string, shipClass: string, side: Base, selected: boolean, turn: number): Glyph {
  const base = baseInks(side);
  const scale = 1.08;
  const shift = 50 - 32 * scale;
  return {
    name,
    width: 100,
    height: 100,
    clip: placedPath(outlineOf(shipClass), scale, shift, shift),
    paths: [
      { d: disc(50, 50, 48), fill: base.rim, opacity: 0.1 },
      { d: disc(50, 50, 44), fill: base.rim, opacity: 0.12 },
      { d: disc(50, 50, 39), fill: base.dark },
      { d: disc(50, 50, 34), fill: base.mid, opacity: 0.9 },
      { d: disc(50, 50, 24), fill: base.rim, opacity: 0.22 },
      { d: disc(50, 50, 14), fill: base.light, opacity: 0.12 },
      { d: disc(50, 50, 39), stroke: selected ? '#ffffff' : base.rim, width: selected ? 6.5 : 3.6 },
      { d: 'M18.5 36A34.5 34.5 0 0 1 81.5 36', stroke: base.light, width: 2.2, opacity: 0.7 },
      ...shipPaths(shipClass, paintOn(side)).map((path) => ({
        ...path,
        turn,
        d: placedPath(path.d, scale, shift, shift),
        ...(path.width === undefined ? {} : { width: path.width * scale }),
      })),
    ],
  };
}

/** The ghost of a ship seen earlier: its outline on a dashed base. */
export function ghostGlyph(shipClass: string): Glyph {
  const name = `ghost-${named(shipClass)}`;
  return keep(name, () => {
    const d = placedPath(outlineOf(shipClass), 1.08, 50 - 32 * 1.08, 50 - 32 * 1.08);
    const arcs = [0, 60, 120, 180, 240, 300].map((turn) => ({
      d: 'M50 11A39 39 0 0 1 75 20',
      stroke: '#ffb3a9',
      width: 3.4,
      turn,
    }));
    return {
      name,
      width: 100,
      height: 100,
      paths: [
        { d: disc(50, 50, 39), fill: '#35090b', opacity: 0.5 },
        ...arcs,
        { d, fill: '#ff9d92', opacity: 0.55, turn: 45 },
        { d, stroke: '#ffe3df', width: 2.4, turn: 45 },
      ],
    };
  });
}
