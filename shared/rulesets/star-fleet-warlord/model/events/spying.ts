/** Events of espionage, posts and sabotage. */
export type SpyingEvent = never;
