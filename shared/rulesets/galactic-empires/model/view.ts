import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { ShipClass } from '../tables/starships.ts';
import type { AdmiralId } from './ids.ts';
import type { Level } from './levels.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Parameters } from './parameters.ts';
import type { Relation, State, Unit } from './state.ts';

/** A foreign unit as a report shows it: types and counts, never ranks, admirals or plans (GE 393, R-13.3). */
export interface SeenUnit {
  readonly unit: UnitId;
  readonly kind: 'starfleet' | 'garrison';
  readonly number: number;
  /** Absent: the independents. */
  readonly owner?: SeatId;
  readonly ships: readonly { readonly type: ShipTypeId; readonly count: number }[];
  /** Total combat and hit points (tenths), admirals included (GE 393). */
  readonly combat: number;
  readonly hitPoints: number;
}

/** A Location Report (GE 373-395) at the end of one turn. */
export interface Report {
  /** The turn at the end of which it was made; 0 for what is known before the first turn. */
  readonly turn: number;
  readonly owner?: SeatId;
  readonly annexedTo?: SeatId;
  readonly revenue: number;
  readonly damage: number;
  readonly builds?: readonly ShipTypeId[];
  readonly level: number;
  readonly levelDamage: number;
  /** For an own sector all empires with permission, else at most the reader. */
  readonly permitted: readonly SeatId[];
  /** Turns of decline, only for sectors that the reader owns or has annexed. */
  readonly decline: number;
  /** Visible foreign and independent units. */
  readonly forces: readonly SeenUnit[];
}

/** What everybody knows of a sector, its place on the map, and the reader's last report, which may be old or missing. */
export interface KnownSector {
  readonly number: number;
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly links: readonly PlaceId[];
  readonly report?: Report;
  /** The reader has heard of a battle here last turn. */
  readonly battle?: boolean;
}

export interface KnownEmpire {
  readonly name: string;
  readonly adjective: string;
  readonly ruler: string;
  readonly banner: number;
  readonly relation: Relation | 'self';
  /** `givesPassage`: it lets the reader cross its sectors; `hasPassage`: the reader lets it cross theirs. */
  readonly givesPassage: boolean;
  readonly hasPassage: boolean;
  /** `accepts`: it accepts the reader's gifts; `accepted`: the reader accepts its gifts. */
  readonly accepts: boolean;
  readonly accepted: boolean;
  /** `givesInfo`: it shares its scouting reports with the reader; `hasInfo`: the reader shares theirs with it. */
  readonly givesInfo: boolean;
  readonly hasInfo: boolean;
  /** Led by the computer. OURS: everybody is told. */
  readonly computer: boolean;
  /** How well the computer leads it; absent: as usual. OURS: everybody is told. */
  readonly level?: Level;
  readonly defeated: boolean;
  /** The mail address that its last ambassador brought; for the reader's own empire, the one that its ambassadors brought last. */
  readonly address?: string;
  /** The last espionage report on it. */
  readonly espionage?: EspionageReport & { readonly turn: number };
}

/** What agents found out; absent members they did not (GE 996, E-44). */
export interface EspionageReport {
  readonly ships?: readonly { readonly class: ShipClass; readonly count: number }[];
  readonly sectors?: number;
  readonly annexed?: number;
  /** In hundredths. */
  readonly treasury?: number;
  /** Its own sectors with an industrial center. */
  readonly centers?: readonly PlaceId[];
  readonly admirals?: number;
  /** Its wars and alliances. */
  readonly relations?: readonly { readonly seat: SeatId; readonly relation: 'war' | 'alliance' }[];
}

/** Everything one empire knows at the start of a turn, and nothing else. */
export interface View {
  /** The turn for which orders are given. */
  readonly turn: number;
  readonly me: SeatId;
  readonly parameters: Parameters;
  readonly status: 'commoner' | 'royalty';
  /** Money in hundredths. */
  readonly treasury: number;
  readonly empires: Readonly<Record<SeatId, KnownEmpire>>;
  readonly sectors: Readonly<Record<PlaceId, KnownSector>>;
  /** The reader's own units, complete. */
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Names of own units and admirals that were lost last turn, so that its reports can name them. */
  readonly lost?: {
    readonly units: Readonly<Record<UnitId, Pick<Unit, 'kind' | 'number' | 'name'>>>;
    readonly admirals: Readonly<Record<AdmiralId, string>>;
  };
  readonly victory?: { readonly text: string; readonly share?: number };
  /** What the game master alone knows, where battles may be fought elsewhere: the units that may be in them, and who is at war. */
  readonly battling?: Pick<State, 'units' | 'relations' | 'elsewhere'>;
}
