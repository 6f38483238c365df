/** Events of messages, names, and how a Corporation stands to others. */
export type StanceEvent = never;
