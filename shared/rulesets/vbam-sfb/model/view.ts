import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Terrain } from '../map/terrain.ts';
import type { Encounter } from './combat.ts';
import type { PairId, Relations } from './relations.ts';
import type { Empire, Project, System, Unit, Won } from './state.ts';

/** Units of others, as everybody in their sector sees them. */
export type SeenUnit = Pick<Unit, 'seat' | 'design' | 'crippled' | 'between' | 'interned'>;

/** What was last seen of a sector. */
export interface Sighting {
  /** The turn at whose end it was seen. */
  readonly turn: number;
  /** Of a system of another power or nobody: whose it is, and its Census; all figures where an Explorer has looked. */
  readonly system?: Pick<System, 'owner' | 'census'> & { readonly figures?: System };
  readonly units: Readonly<Record<UnitId, SeenUnit>>;
}

/** All that one empire knows: its own colonies, units and treasury, and what its units see of others. The game master's shows everything. */
export interface View {
  readonly turn: number;
  readonly firstYear: number;
  readonly me: SeatId;
  readonly own: Empire;
  readonly others: readonly SeatId[];
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Terrain of the sectors that it has explored (VB 55). */
  readonly terrain?: Readonly<Record<PlaceId, Terrain>>;
  /** Its own, without what others tried in vain; and of the rest declarations and alliances, which everybody hears of. */
  readonly relations: Relations;
  /** Its own. */
  readonly strangers: readonly PairId[];
  readonly projects: Readonly<Record<string, Project>>;
  readonly sectors: Readonly<Record<PlaceId, Sighting>>;
  /** The encounter at hand, if it takes part. */
  readonly encounter?: Encounter;
  /** Non-player positions, as everybody knows (VB 53). */
  readonly nonPlayers?: readonly SeatId[];
  /** Empires that the computer leads, as everybody hears. */
  readonly computers?: readonly SeatId[];
  readonly tables: boolean;
  readonly raids?: 'rules' | 'led';
  readonly capacity?: 'half';
  readonly won?: Won;
}
