/** What refuses orders of espionage, posts and sabotage. */
export const spyingRefusals = {} as const;
