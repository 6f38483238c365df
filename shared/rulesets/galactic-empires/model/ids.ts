import type { Brand } from '#kernel/words/ids.ts';

/** One starship type, `builder/name` as in the tables: a name alone is not unique (E-02). */
export type ShipTypeId = Brand<string, 'ship-type'>;
export type AdmiralId = Brand<string, 'admiral'>;

export const shipTypeId = (text: string): ShipTypeId => text as ShipTypeId;
export const admiralId = (text: string): AdmiralId => text as AdmiralId;
