import type { Position } from '#kernel/board/position.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Mark, PiecePicture, PlaceFact, PlacePicture, Tone } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { type Phrase, phrase } from '#kernel/words/phrase.ts';

/** A sector as its last report has it (GE 373-395). */
export interface ShownSector {
  readonly place: PlaceId;
  readonly q: number;
  readonly r: number;
  readonly number: number;
  readonly name: string;
  readonly owner?: SeatId;
  /** The owner has annexed it: the banner stands on a golden base. */
  readonly golden: boolean;
  /** Whole money a turn, undamaged; absent when not known. */
  readonly revenue?: number;
  readonly damage: number;
  readonly industrialCenter: boolean;
  /** Level of the sector defence, 0 for none. */
  readonly defence: number;
  readonly defenceDamage: number;
  /** Turn of the last report; absent when never reported. */
  readonly reported?: number;
  /** No report this turn. */
  readonly stale: boolean;
  readonly own?: ShownForce;
  readonly foreign?: ShownForce;
  /** A battle was fought here last turn. */
  readonly battle: boolean;
}

export interface ShownForce {
  /** The class of the most valuable ship, for its silhouette. */
  readonly shipClass: string;
  readonly ships: number;
  /** Owners by ships, most first; undefined stands for the independents. */
  readonly owners: readonly (SeatId | undefined)[];
  readonly units: readonly UnitId[];
  readonly cloaked?: boolean;
}

/** A sector's picture: its banner on gold, shield, planet and blades (GE 325-347), and its revenue in the view of that name. */
export function sectorPicture(me: SeatId, sector: ShownSector): PlacePicture {
  const { place, q, r, number, name, owner, reported, stale } = sector;
  const home = homeWorth(me, sector);
  return {
    place,
    at: { x: q, y: r },
    name,
    label: String(number),
    ...defined({ owner }),
    ...(reported === undefined ? {} : { sight: { turn: reported, ...(stale ? { stale } : {}) } }),
    facts: factsOf(sector),
    marks: marksOf(sector),
    values: valuesOf(sector),
    ...(sector.revenue === undefined ? {} : { globe: { name, wealth: wealthOf(sector.revenue) } }),
    ...defined({ home }),
  };
}

/** A revenue beyond which a globe looks no richer. */
const richest = 25;
const wealthOf = (revenue: number): number => Math.min(1, revenue / richest);

/** The industrial center with the most revenue, or else any own sector, or else any with own ships. */
function homeWorth(
  me: SeatId,
  { owner, industrialCenter, own, revenue = 0 }: ShownSector,
): number | undefined {
  if (owner !== me && own === undefined) return undefined;
  const held = owner === me ? (industrialCenter ? 3_000_000 : 2_000_000) : 0;
  return held + (own === undefined ? 0 : 500_000) + revenue;
}

function factsOf(sector: ShownSector): readonly PlaceFact[] {
  const { golden, revenue, damage, industrialCenter, defence, defenceDamage, battle } = sector;
  const figure = (key: string, label: string, number: number): PlaceFact => ({
    key,
    label,
    number,
    value: phrase('{number}', { number }),
  });
  const state = (key: string, label: string, more: Partial<PlaceFact> = {}): PlaceFact => ({
    key,
    label,
    value: phrase(''),
    ...more,
  });
  return [
    ...(revenue === undefined ? [] : [figure('revenue', 'Revenue', revenue)]),
    ...(damage === 0 ? [] : [figure('damage', 'Damage', damage)]),
    ...(defence === 0
      ? []
      : [{ ...figure('defence', 'Defence', defence), value: levels(defence, defenceDamage) }]),
    ...(defenceDamage === 0
      ? []
      : [{ ...figure('defence-damage', 'Damage to defence', defenceDamage), silent: true as const }]),
    ...(industrialCenter ? [state('center', 'Industrial center')] : []),
    ...(battle ? [state('battle', 'Battle last turn', { tone: 'bad' })] : []),
    ...(golden ? [state('annexed', 'Annexed', { silent: true })] : []),
  ];
}

/** Levels of a sector defence, and how many of them are damaged. */
const levels = (defence: number, damage: number): Phrase =>
  damage === 0 ? phrase('{defence}', { defence }) : phrase('{defence} (-{damage})', { defence, damage });

const suns = 5;

function marksOf(sector: ShownSector): readonly Mark[] {
  const { number, golden, industrialCenter, defence, defenceDamage, battle } = sector;
  const hurt: { readonly tone?: Tone } = defenceDamage > 0 ? { tone: 'warn' } : {};
  return [
    { key: 'sun', sign: `star-${(number * 7) % suns}`, label: '', slot: 'middle' },
    ...(golden ? [{ key: 'annexed', sign: 'gold', label: 'annexed', slot: 'base' } as const] : []),
    ...(industrialCenter
      ? [{ key: 'center', sign: 'planet', label: 'Industrial center', slot: 'upper-right' } as const]
      : []),
    ...(defence > 0
      ? [
          {
            key: 'defence',
            sign: 'shield',
            label: 'Sector defence',
            number: defence,
            ...hurt,
            slot: 'upper-left' as const,
          },
        ]
      : []),
    ...(battle ? [{ key: 'battle', sign: 'blades', label: 'Battle last turn', slot: 'right' } as const] : []),
  ];
}

function valuesOf({ revenue, golden, damage }: ShownSector): PlacePicture['values'] {
  if (revenue === undefined) return {};
  return {
    revenue: {
      number: revenue,
      ...(damage > 0
        ? ({ tone: 'warn', note: `−${damage}` } as const)
        : golden
          ? ({ tone: 'gold' } as const)
          : {}),
      ...(golden ? {} : { faint: true }),
    },
  };
}

/** The own ships of a sector as one piece, and all others as another. */
export const piecesIn = ({ place, own, foreign }: ShownSector): readonly PiecePicture[] => [
  ...(foreign === undefined ? [] : [pieceOf(place, foreign, 'other')]),
  ...(own === undefined ? [] : [pieceOf(place, own, 'own')]),
];

/** Standing in a sector. */
export const at = (place: PlaceId): Position => ({ kind: 'place', place });

export const pieceOf = (
  place: PlaceId,
  { shipClass, ships, owners, units, cloaked }: ShownForce,
  side: PiecePicture['side'],
): PiecePicture => ({
  position: at(place),
  side,
  owners,
  sign: shipClass,
  label: ships > 1 ? `${shipClass} and below` : shipClass,
  count: ships,
  units,
  badges: [],
  ...(cloaked === true ? { veiled: true } : {}),
});
