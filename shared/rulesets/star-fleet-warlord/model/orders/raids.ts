/** Orders of raids, bombardment and devastation: of ships, each in one slot of its line, and of the Home Office. */
export type RaidsShipOrder = never;
export type RaidsOfficeOrder = never;
