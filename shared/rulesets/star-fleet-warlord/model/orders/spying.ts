/** Orders of espionage, posts and sabotage: of ships, each in one slot of its line, and of the Home Office. */
export type SpyingShipOrder = never;
export type SpyingOfficeOrder = never;
