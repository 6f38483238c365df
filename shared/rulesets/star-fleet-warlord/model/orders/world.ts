/** Orders of the Graveyard, and money lent: of ships, each in one slot of its line, and of the Home Office. */
export type WorldShipOrder = never;
export type WorldOfficeOrder = never;
