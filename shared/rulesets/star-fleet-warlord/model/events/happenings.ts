/** Events of Sector Specials, random events, stock and lists. */
export type HappeningsEvent = never;
