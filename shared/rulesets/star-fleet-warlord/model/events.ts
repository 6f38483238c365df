import type { BattlesEvent } from './events/battles.ts';
import type { GeneratorEvent } from './events/generator.ts';
import type { HappeningsEvent } from './events/happenings.ts';
import type { ItemsEvent } from './events/items.ts';
import type { MissionsEvent } from './events/missions.ts';
import type { MovementEvent } from './events/movement.ts';
import type { OfficersEvent } from './events/officers.ts';
import type { PurchaseEvent } from './events/purchase.ts';
import type { RaidsEvent } from './events/raids.ts';
import type { RunningEvent } from './events/running.ts';
import type { ScansEvent } from './events/scans.ts';
import type { SitesEvent } from './events/sites.ts';
import type { SpyingEvent } from './events/spying.ts';
import type { StanceEvent } from './events/stance.ts';
import type { WorldEvent } from './events/world.ts';

type Families = [
  MovementEvent,
  RunningEvent,
  PurchaseEvent,
  MissionsEvent,
  WorldEvent,
  BattlesEvent,
  ItemsEvent,
  OfficersEvent,
  SitesEvent,
  RaidsEvent,
  ScansEvent,
  SpyingEvent,
  StanceEvent,
  GeneratorEvent,
  HappeningsEvent,
];

/** All that can happen; a family in which nothing does yet adds none. */
export type Event = Families[number];
