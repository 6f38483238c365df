import type { Fitting } from './mines.ts';
import type { Marked } from './battle/engaged.ts';
import type { Carrying } from './battle/wings.ts';
import type { Crewed } from './condition/crew.ts';
import type { Berth } from './condition/repair.ts';
import type { Officered } from './condition/officer.ts';
import type { Integrated } from './bases/integrated.ts';
import type { Laden } from './condition/cargo.ts';
import type { Modular } from './bases/modular.ts';
import type { Podded } from './condition/pods.ts';
import type { Storing } from './condition/storing.ts';
import type { Towing } from './condition/towing.ts';
import type { Sensed } from './seeing/enhanced.ts';

/** What a ship has of its row of the game’s book of ships (A1.20): asked of `ships/fleet.ts`. */
export interface Figures {
  /** Attack and defense factors of the whole ship (Appendix 1). */
  readonly attack: number;
  readonly defence: number;
  /** Hexes in a turn (D1.10). */
  readonly speed: number;
  /** It moves one hex more by high powered movement (D3.10); X-ships do in any case. */
  readonly hpm?: true;
  /** Command rating (D6.10). */
  readonly rating: number;
  /** Crew units. */
  readonly crew: number;
  /** Its BPV, without crews and officers; absent: it follows from its factors, as of ships that joined a game before this was kept. */
  readonly bpv?: number;
  /** Its EPV, in EP. */
  readonly cost: number;
  /** Its class, and what is special about it, in the words of ship lists. */
  readonly class: string;
  readonly flags?: readonly string[];
  /** Escorts that are assigned to it (C20.70); absent: none. */
  readonly escorts?: number;
  /** Cargo boxes in all, with those of its pods (B1.25); absent: none, or those of its kind of merchants, if it joined a game before this was kept. */
  readonly boxes?: number;
}

/** What else has factors in a battle moves nowhere by itself, commands nobody, has no crew units and costs nothing. */
export const withoutEngines = { speed: 0, rating: 0, crew: 0, cost: 0 } as const satisfies Partial<Figures>;

/** A ship by its designation or hull, size class from 1, the largest, to 5, gunboats, and special sensors (C5.10). */
export interface Ship
  extends
    Berth,
    Carrying,
    Podded,
    Crewed,
    Officered,
    Marked,
    Fitting,
    Storing,
    Sensed,
    Towing,
    Integrated,
    Modular,
    Laden {
  readonly hull: string;
  readonly size: number;
  readonly sensors: number;
  /** Absent: its hull is one of the small map. */
  readonly figures?: Figures;
  /** Defense factors that it has lost in battle; absent: none. */
  readonly lost?: number;
  /** It belongs to the merchant marine of its empire (E2.20). */
  readonly merchant?: true;
  /** It is nimble, and its crew is trained in stealth (C20.200). */
  readonly stealth?: true;
  /** What was paid for it, where that is not its EPV (B10.60). */
  readonly paid?: number;
}
