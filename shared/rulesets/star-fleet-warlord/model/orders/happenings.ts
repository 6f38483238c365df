/** Orders of Sector Specials, random events, stock and lists: of ships, each in one slot of its line, and of the Home Office. */
export type HappeningsShipOrder = never;
export type HappeningsOfficeOrder = never;
