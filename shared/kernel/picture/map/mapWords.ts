/** What a map calls its things, in the game's own words. Labels of switches are absent where a game has no such thing. */
export interface MapWords {
  /** Who owns a place that nobody owns: `Independent`. Absent where places have no owners. */
  readonly nobody?: string;
  /** Who leads units that nobody owns: `Independents`. */
  readonly nobodies: string;
  /** Of a place that was never seen: `Never reported`. */
  readonly unseen: string;
  /** What a place was last seen by: `Report`. */
  readonly report: string;
  /** What pieces count: `ship`, `ships`. */
  readonly counted: { readonly one: string; readonly many: string };
  readonly pieces: {
    readonly own: string;
    readonly others: string;
    readonly all: string;
    readonly none: string;
  };
  /** What there is to see of a place before one is chosen. */
  readonly about: string;
  readonly switches: {
    readonly own?: string;
    readonly foreign?: string;
    readonly nobodys?: string;
    readonly names: string;
    readonly realms?: string;
    readonly ghosts?: string;
  };
}
