/** What refuses orders of messages, names, and how a Corporation stands to others. */
export const stanceRefusals = {} as const;
