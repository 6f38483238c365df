import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Corporation } from './corporation.ts';
import type { Funds } from './funds.ts';
import type { SectorId } from './ids.ts';
import type { Parameters } from './parameters.ts';
import type { Ship } from './ship.ts';
import type { Site } from './site.ts';
import type { Named, Prospect, Ranked } from './state.ts';

/** How something of a foreign site was found out: its ships were met, by a scan for a hex or its value, by a post, by spies. */
export const sources = ['met', 'SH', 'SV', 'post', 'spy'] as const;

/** What a Corporation last knew of a site; of its own it knows everything. */
export interface KnownSite extends Partial<
  Omit<Site, 'owner' | 'production' | 'points' | 'base' | 'office' | 'told' | 'moonless'>
> {
  readonly owner?: SeatId;
  readonly production: Funds;
  readonly points: number;
  readonly base: boolean;
  readonly turn: number;
  /** Moons that it has, whether they bring something or sleep. */
  readonly orbits?: number;
  /** Ships that were seen there, and what prospecting would yield. */
  readonly ships?: number;
  readonly prospect?: number;
  readonly by?: (typeof sources)[number];
}

/** Foreign ships that were seen in a hex; how many and whose, where the scan told. */
export interface Sighting {
  readonly turn: number;
  readonly ships?: number;
  readonly owner?: SeatId;
  readonly cloaked?: boolean;
  /** Ships by race, class and name, as a scan of the fleet lists them. */
  readonly listed?: readonly { readonly race: string; readonly design: string; readonly name: string }[];
  readonly monsters?: readonly { readonly design: string; readonly heading: number }[];
}

/** What another Corporation has told about whoever plays it. */
export interface Contact {
  readonly person?: string;
  readonly info: string;
  readonly phone?: string;
  readonly turn: number;
}

/** What spies can find out. */
export const findingKinds = [
  ...(['person', 'phone', 'info', 'funds', 'item', 'stock', 'income', 'sectors', 'sector'] as const),
  ...([
    'ships',
    'ally',
    'against',
    'sequence',
    'home',
    'sites',
    'specials',
    'site',
    'special',
    'rank',
  ] as const),
] as const;

/** One thing that spies have found out, with the members that tell of it. */
export interface Finding {
  readonly what: (typeof findingKinds)[number];
  readonly text?: string;
  readonly number?: number;
  readonly seat?: SeatId;
  readonly place?: PlaceId;
  readonly sector?: SectorId;
  readonly funds?: Funds;
}

/** What an espionage order brought, with the turn in which it did, and of whom. */
export interface EspionageReport {
  readonly turn: number;
  /** The number of the order’s row in the table of espionage. */
  readonly code: number;
  readonly on: SeatId;
  readonly findings: readonly Finding[];
}

/** Lists that were published. */
export interface Lists {
  readonly turn: number;
  readonly stock: readonly Ranked[];
  readonly more: Readonly<Record<string, readonly Ranked[]>>;
  /** Letters of the primary races that are in use. */
  readonly races?: readonly string[];
}

/** What something was worth, and when. */
interface Valued {
  readonly value: number;
  readonly turn: number;
}

/** All that one Corporation knows. What lasts is terrain; everything else is what it was when it was seen. */
export interface View {
  readonly turn: number;
  readonly me: SeatId;
  readonly parameters: Parameters;
  readonly own: Corporation;
  /** Names and numbers of all Corporations and powers: they are on everybody's lists. */
  readonly names: Readonly<Record<SeatId, Named>>;
  readonly ships: Readonly<Record<UnitId, Ship>>;
  readonly sites: Readonly<Record<PlaceId, KnownSite>>;
  /** Scanned sectors, with the book of their terrain. */
  readonly scanned: Readonly<Record<SectorId, Digest>>;
  /** Terrain of hexes that own ships have entered, such as `PL+AF`. */
  readonly glimpsed: Readonly<Record<PlaceId, string>>;
  /** Sectors of other Home Offices. */
  readonly offices: Readonly<Record<SectorId, SeatId>>;
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Prospecting values, as far as they were found out. */
  readonly prospects: Readonly<Record<PlaceId, Prospect>>;
  readonly sightings: Readonly<Record<PlaceId, Sighting>>;
  readonly contacts: Readonly<Record<SeatId, Contact>>;
  /** Prices of ships as they were advertised, asked for or paid, by row of the Ship List. */
  readonly prices: Readonly<Record<string, Prospect>>;
  readonly lists?: Lists;
  /** Values of stock that were told. */
  readonly stocks: Readonly<Record<SeatId, Valued>>;
  readonly reports: readonly EspionageReport[];
  /** Hexes that it has calmed. */
  readonly calmed?: readonly PlaceId[];
  /** What the next run is likely to bring in. */
  readonly foreseen?: Funds;
  readonly winner?: SeatId;
  /** Corporations that have fallen, where any have. */
  readonly fallen?: readonly SeatId[];
}
