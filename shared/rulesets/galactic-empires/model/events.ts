import type { BattleEvent } from './battleEvents.ts';
import type { DiplomacyEvent } from './diplomacyEvents.ts';
import type { ForceEvent } from './forceEvents.ts';
import type { MovementEvent } from './movementEvents.ts';
import type { SectorEvent } from './sectorEvents.ts';

/** Every event; each family has its own file. */
export type Event = DiplomacyEvent | ForceEvent | MovementEvent | BattleEvent | SectorEvent;

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
