import {
  merged,
  spaceSurrendered,
  squadronSurrendered,
  empireSurrendered,
  systemSurrendered,
} from './events.ts';
import { admiralKept } from './admirals.ts';
import { minesSurrendered } from './mines.ts';
import { surrenderRefused } from './refused.ts';
import { basesScuttled } from './scuttle.ts';
import { spoilsTaken } from './spoils.ts';
import { basesStripped } from './strip.ts';
import { award, imposeSurrender, judgeSurrender, surrender } from './orders.ts';

/** Orders and events of surrender. */
export const surrenderOrders = [surrender, imposeSurrender, judgeSurrender, award] as const;
export const surrenderEvents = [
  empireSurrendered,
  surrenderRefused,
  spoilsTaken,
  systemSurrendered,
  spaceSurrendered,
  squadronSurrendered,
  merged,
  minesSurrendered,
  basesScuttled,
  basesStripped,
  admiralKept,
] as const;
