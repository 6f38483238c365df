type Side = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** A galaxy by its sectors across and down, such as `10x3`. */
export type Size = `${Side}x${Side}`;

const sides: readonly Side[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every size that sectors can be numbered in, by two digits. */
export const everySize: readonly Size[] = sides.flatMap((across) =>
  sides.map((down): Size => `${across}x${down}`),
);

/** What is chosen for a game when it begins. */
export interface Parameters {
  readonly size: Size;
  /** Whole sectors or major sites that win (SFW 4841). */
  readonly victory: { readonly sectors: number; readonly sites: number };
  readonly officers: boolean;
  readonly events: boolean;
  readonly specials: boolean;
  readonly graveyard: boolean;
  /** Space monsters, pirates of wild sectors, and Corporations that nobody plays are there (SFW 749 to 830). */
  readonly monsters: boolean;
  readonly pirates: boolean;
  readonly npcs: boolean;
  /** Reports tell the rounds of battles; the book leaves them out (SFW 1493). */
  readonly rounds: boolean;
  /** All runs are due at one moment, or each on its day of the week (SFW 5067). */
  readonly days: 'together' | 'week';
  /** Corporations may wish for a random event by its number (SFW 3786). */
  readonly eventGame: boolean;
  /** Corporations that the computer leads also attack others of their own accord. */
  readonly computerAttacks?: true;
  /** Figures of `tables/parameters.ts` that differ from the usual ones, by their keys. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What a game is like of which nothing is said but its size. */
export const usualParameters = (size: Size, victory: Parameters['victory']): Parameters => ({
  size,
  victory,
  officers: true,
  events: true,
  specials: true,
  graveyard: true,
  monsters: true,
  pirates: true,
  npcs: true,
  rounds: false,
  days: 'together',
  eventGame: false,
});
