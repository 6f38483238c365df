/** Events of the Graveyard, and money lent. */
export type WorldEvent = never;
