import type { Hyper } from './seeing/hyper.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/** Every kind of reactionary movement, by its letters (D2.31 to D2.50). */
export const rxKinds = ['FE', 'FR', 'BN', 'BM', 'AM', 'SS', 'WS', 'FLY'] as const;
export type Rx = (typeof rxKinds)[number];

/** Ways to move faster than usual: double time and trans-warp movement (D4, D5). */
export const paces = ['DTM', 'TWM'] as const;
export type Pace = (typeof paces)[number];

/** Size classes, from the largest, as orders name them. */
export const sizes = ['1', '2', '3', '4'] as const;

/** What a squadron waits for: so many foreign ships as its own sensors read them (A9.30). */
export interface Watch {
  /** Whether it looks at its whole zone of control, and not at its own hex alone (D2.10). */
  readonly near: boolean;
  /** Ships of this empire alone; absent: of any other. */
  readonly of?: SeatId;
  /** Ships of this size class alone. */
  readonly size?: (typeof sizes)[number];
  readonly least: number;
  readonly most: number;
  /** It has so many times as many ships; 0: however many. */
  readonly odds: number;
}

/** A reaction that a squadron was ordered, and has not made yet. */
export interface Reaction extends Watch {
  readonly rx: Rx;
  /** The segment of a strategic stop; 0: as soon as what it waits for is there (D2.36). */
  readonly at: number;
  /** Who assembles with it (D2.34). */
  readonly with: readonly UnitId[];
  /** It stays assembled over the end of the turn, or stays in the battle after a flywheel (D2.34, D2.50). */
  readonly stays: boolean;
  readonly cause: OrderRef;
}

/** How a squadron moves beside its course; absent members: nothing of that. All but the first and the last three end with the turn. */
export interface Maneuvers {
  /** Its empire had high powered movement when the turn began (D3.10). */
  readonly hpm?: true;
  /** Movement points that its course takes. */
  readonly moves?: number;
  /** It moves so in some part of this turn (D4.22, D5.12). */
  readonly pace?: Pace;
  /** Its reactions, in the order in which they were given. */
  readonly waits?: readonly Reaction[];
  /** Movement points spent on reactions, and set free by a strategic stop. */
  readonly spent?: number;
  readonly freed?: number;
  /** The first segment in which somebody moved in its zone of control (D2.20). */
  readonly alert?: number;
  /** Those with whom it shares a hex without a battle. */
  readonly passed?: readonly UnitId[];
  /** It has avoided an engagement (D2.33). */
  readonly bypassed?: true;
  /** The last segment in which a warp sling or a flywheel was used on it (D2.60). */
  readonly sprung?: number;
  /** It attacks only then. */
  readonly only?: Watch;
  /** Its number among those who share its hex (D6.80). */
  readonly lead?: number;
  /** Squadrons that function as one with it (D2.34). */
  readonly assembled?: readonly UnitId[];
  /** Squadrons of allies that are under its command this turn (C22.20). */
  readonly allies?: readonly UnitId[];
  /** They stay assembled over the end of the turn. */
  readonly stays?: true;
  /** The segment of its last warp sling, after the turn counted back from 0 (D2.40). */
  readonly slung?: number;
  /** It goes by hyperwarp this turn (C21.51). */
  readonly hyper?: Hyper;
  /** It left a battle this turn, and attacks nothing that others defend in it (D1.85). */
  readonly beaten?: true;
  /** It entered its hex in this turn, by its course, a reaction or hyperwarp; absent: it was there, or fled there. */
  readonly came?: true;
  /** An elite squadron of second generation X-ships that began the turn in its own space (C21.40). */
  readonly swift?: true;
  /** Percent of its movement that it lacks this turn (D6.90). */
  readonly bog?: number;
  /** Percent of its movement that it will lack in the next turn, counted in the last segment of this one (D6.90). */
  readonly bogged?: number;
}

/** A round with which a battle begins: of whom, by what. */
export interface Opening {
  readonly rx: 'BN' | 'WS' | 'FLY';
  readonly seats: readonly SeatId[];
  /** The squadron stays in the battle after it (D2.50). */
  readonly stays?: true;
}

/** Percent that a side’s factors are changed by for a battle (D2.31, D4.21). */
export interface Modifier {
  readonly seat: SeatId;
  readonly attack: number;
  readonly defence: number;
}

/** How a battle begins, by reactions; absent: as usual. */
export interface Opened {
  readonly openings?: readonly Opening[];
  readonly modifiers?: readonly Modifier[];
}

/** The part of a squadron that these questions ask. */
interface Placed extends Maneuvers {
  readonly place: PlaceId;
}

/** The squadrons that function as one with this one, itself first: assembled ones, and those of allies (C22.20, D2.34). */
export const groupOf = (squadrons: Readonly<Record<UnitId, Placed>>, unit: UnitId): readonly UnitId[] => {
  const place = squadrons[unit]?.place;
  const { assembled = [], allies = [] } = squadrons[unit] ?? {};
  return [
    unit,
    ...[...assembled, ...allies].filter((one) => one !== unit && squadrons[one]?.place === place),
  ];
};
