/** What the map shows: the choices under the map's tool button. */
export interface MapLook {
  readonly mode: 'ships' | 'locations' | 'revenue';
  readonly own: boolean;
  readonly foreign: boolean;
  readonly names: boolean;
  readonly realms: boolean;
}

export const usualLook: MapLook = { mode: 'ships', own: true, foreign: true, names: true, realms: true };
