/** Orders of the game master: of ships, each in one slot of its line, and of the Home Office. */
export type MasterShipOrder = never;
export type MasterOfficeOrder = never;
