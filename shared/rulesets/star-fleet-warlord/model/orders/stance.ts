/** Orders of messages, names, and how a Corporation stands to others: of ships, each in one slot of its line, and of the Home Office. */
export type StanceShipOrder = never;
export type StanceOfficeOrder = never;
