/** What the map shows: the choices under the map's tool button. */
export interface MapLook {
  readonly mode: 'ships' | 'locations' | 'revenue';
  readonly own: boolean;
  readonly foreign: boolean;
  readonly names: boolean;
  readonly realms: boolean;
  /** The player's own words and pins. */
  readonly labels: boolean;
  /** What is new since the turn before. */
  readonly changes: boolean;
  /** Forces that were seen once. */
  readonly ghosts: boolean;
}

export const usualLook: MapLook = { mode: 'ships', own: true, foreign: true, names: true, realms: true, labels: true, changes: true, ghosts: true };
