import type { Glyph, GlyphPath } from './shapes.ts';

/** One class seen from above, bow up, in a box of 64 by 64. All drawn for this game. */
interface Hull {
  /** The outline, painted in the hull's colour. */
  readonly hull: string;
  /** Lighter plating on top. */
  readonly plates: string;
  /** Engine light. */
  readonly glow: string;
}

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const pod = (x: number, top: number, bottom: number, half = 2.6): string =>
  `M${x - half} ${top + 4}Q${x - half} ${top} ${x} ${top}Q${x + half} ${top} ${x + half} ${top + 4}V${bottom - 2}L${x + half * 0.5} ${bottom}H${x - half * 0.5}L${x - half} ${bottom - 2}Z`;

const hulls: Readonly<Record<string, Hull>> = {
  Scout: {
    hull: `M32 12Q37 22 37 34L36 47L32 51L28 47L27 34Q27 22 32 12ZM27.5 33L17 43V52H20L28 45ZM36.5 33L47 43V52H44L36 45Z`,
    plates: `M32 17Q34.5 24 34.5 32H29.5Q29.5 24 32 17Z${disc(32, 38, 2)}`,
    glow: 'M30 48.5H34L32 51.5ZM17 49.5H20V52H17ZM44 49.5H47V52H44Z',
  },
  Destroyer: {
    hull: `${disc(32, 23, 14, 12)}M29 33H35V52Q35 56 32 56Q29 56 29 52ZM24 32L18 44V54H21.5V46L28 38ZM40 32L46 44V54H42.5V46L36 38Z`,
    plates: `${disc(32, 22, 7.5, 6.2)}M31 36H33V50H31Z`,
    glow: 'M29.8 52H34.2L33 56H31ZM18 51H21.5V54H18ZM42.5 51H46V54H42.5Z',
  },
  'Light Cruiser': {
    hull: `${disc(32, 21, 14)}M28 32H36L37 42Q36 50 32 53Q28 50 27 42ZM27 40L19 44V42H27ZM27 39L20 42V46L28 45ZM37 39L44 42V46L36 45Z${pod(17.5, 32, 57, 3)}${pod(46.5, 32, 57, 3)}`,
    plates: `${disc(32, 21, 8.5)}M30.5 36H33.5V46H30.5Z`,
    glow: 'M15.6 40H19.4V51H15.6ZM44.6 40H48.4V51H44.6Z',
  },
  'Heavy Cruiser': {
    hull: `${disc(32, 19, 16, 15)}M29 32H35L38 38V50Q36 59 32 60Q28 59 26 50V38ZM27 43L15 47V51L27 49ZM37 43L49 47V51L37 49Z${pod(13.5, 32, 61, 3.6)}${pod(50.5, 32, 61, 3.6)}`,
    plates: `${disc(32, 18, 10.5, 9.5)}M30 38H34V53Q32 55 30 53Z`,
    glow: 'M11.4 41H15.6V54H11.4ZM48.4 41H52.6V54H48.4Z',
  },
  'Strike Cruiser': {
    hull: `M32 5L37.5 20L41 27L58 45L59 58L52 50L42 46L40 54L35 58H29L24 54L22 46L12 50L5 58L6 45L23 27L26.5 20Z`,
    plates: `M32 11L35 22L37 34L34 45H30L27 34L29 22ZM43 35L52 45L43 42ZM21 35L12 45L21 42Z`,
    glow: 'M27 53H30.5V58H28ZM33.5 53H37L36 58H33.5Z',
  },
  Battlecruiser: {
    hull: `M32 4Q44 8 44 24L41 33L53 38L60 36V58L53 54L41 52L39 60H25L23 52L11 54L4 58V36L11 38L23 33L20 24Q20 8 32 4Z`,
    plates: `M32 8Q39.5 12 39.5 24L35 33H29L24.5 24Q24.5 12 32 8ZM29.5 37H34.5V54H29.5ZM43 41L52 43V49L43 48ZM21 41L12 43V49L21 48Z`,
    glow: 'M4 41H7V53H4ZM57 41H60V53H57ZM27 57H31V60H27ZM33 57H37V60H33Z',
  },
  Battleship: {
    hull: `${disc(32, 20, 20, 17)}M26 34H38L41 42V54L37 62H27L23 54V42ZM24 44L12 46V52L24 51ZM40 44L52 46V52L40 51Z${pod(10, 30, 62, 4)}${pod(54, 30, 62, 4)}${pod(19.5, 42, 63, 2.8)}${pod(44.5, 42, 63, 2.8)}`,
    plates: `${disc(32, 19, 14, 11.5)}M28.5 38H35.5V57H28.5Z`,
    glow: 'M7.5 40H12.5V55H7.5ZM51.5 40H56.5V55H51.5ZM17.6 50H21.4V58H17.6ZM42.6 50H46.4V58H42.6Z',
  },
};

/** The classes drawn, smallest first. An unknown class is drawn as the light cruiser. */
export const drawnClasses: readonly string[] = Object.keys(hulls);
const hullOf = (shipClass: string): Hull => hulls[shipClass] ?? hulls['Light Cruiser']!;

export type Side = 'own' | 'foreign' | 'plain';

const paints: Readonly<Record<Side, { readonly hull: string; readonly plates: string; readonly glow: string; readonly edge: string }>> = {
  own: { hull: '#b9c8e2', plates: '#f1f6ff', glow: '#6fd0ff', edge: '#0a1730' },
  foreign: { hull: '#d3b9ae', plates: '#fff0e8', glow: '#ffb27a', edge: '#2d0d0b' },
  plain: { hull: '#aeb8ca', plates: '#e9eef7', glow: '#8fd6ff', edge: '#0b111f' },
};

function shipPaths(shipClass: string, side: Side): readonly GlyphPath[] {
  const { hull, plates, glow } = hullOf(shipClass);
  const paint = paints[side];
  return [
    { d: hull, stroke: paint.edge, width: 3.4 },
    { d: hull, fill: paint.hull },
    { d: plates, fill: paint.plates },
    { d: glow, fill: paint.glow },
  ];
}

const kept = new Map<string, Glyph>();
function keep(name: string, make: () => Glyph): Glyph {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const made = make();
  kept.set(name, made);
  return made;
}

/** A ship alone, for lists and tables. */
export const shipGlyph = (shipClass: string, side: Side = 'plain'): Glyph =>
  keep(`ship-${shipClass}-${side}`, () => ({ name: `ship-${shipClass}-${side}`, width: 64, height: 64, paths: shipPaths(shipClass, side) }));

const bases = {
  own: { dark: '#06142e', mid: '#10356f', rim: '#4aa3ff', light: '#b5dcff' },
  foreign: { dark: '#26060a', mid: '#641a1c', rim: '#ff5a4d', light: '#ffc3b5' },
} as const;

/** A painted miniature on its base: blue under own ships, red under foreign ones. White-rimmed when selected. */
export function miniatureGlyph(shipClass: string, side: 'own' | 'foreign', selected = false): Glyph {
  const name = `miniature-${shipClass}-${side}-${selected}`;
  return keep(name, () => {
    const base = bases[side];
    const scale = 0.98;
    const shift = 50 - 32 * scale;
    return {
      name,
      width: 100,
      height: 100,
      paths: [
        { d: disc(50, 50, 48), fill: base.rim, opacity: 0.1 },
        { d: disc(50, 50, 44), fill: base.rim, opacity: 0.12 },
        { d: disc(50, 50, 39), fill: base.dark },
        { d: disc(50, 50, 34), fill: base.mid, opacity: 0.9 },
        { d: disc(50, 53, 25), fill: base.rim, opacity: 0.2 },
        { d: disc(50, 50, 39), stroke: selected ? '#ffffff' : base.rim, width: selected ? 6.5 : 3.6 },
        { d: 'M18.5 36A34.5 34.5 0 0 1 81.5 36', stroke: base.light, width: 2.2, opacity: 0.7 },
        ...shipPaths(shipClass, side).map((path) => ({
          ...path,
          d: moved(path.d, scale, shift, shift - 2),
          ...(path.width === undefined ? {} : { width: path.width * scale }),
        })),
      ],
    };
  });
}

/** A path scaled and shifted. Our paths use M, L, Q, H, V, a, A and Z only. */
export function moved(d: string, scale: number, dx: number, dy: number): string {
  const fixed = (value: number): string => String(Math.round(value * 100) / 100);
  return d.replace(/([MLQHVaAZ])([^MLQHVaAZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const out = numbers.map((value, index) => {
      if (letter === 'H') return value * scale + dx;
      if (letter === 'V') return value * scale + dy;
      if (letter === 'a' || letter === 'A') {
        const at = index % 7;
        if (at >= 2 && at <= 4) return value;
        const shift = letter === 'a' || at < 2 ? 0 : at === 5 ? dx : dy;
        return value * scale + shift;
      }
      return value * scale + (index % 2 === 0 ? dx : dy);
    });
    return `${letter}${out.map(fixed).join(' ')}`;
  });
}
