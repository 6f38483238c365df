/** What cases and tests of messages and names, and of what the whole game rests on, show. */
export const ofFoundations: readonly string[] = ['G-23', 'G-55', 'V-701'];
