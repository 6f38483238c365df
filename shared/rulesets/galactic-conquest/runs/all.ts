import { assignProspectors, prospectorsAssigned } from './assign.ts';
import { runBegun, runFailed, runLost, runWaits, runWentOn } from './events.ts';
import { colonyFounded, foundColony } from './found.ts';
import { findSettled, systemGrown, systemSettled } from './settle.ts';

export const runOrders = [assignProspectors, foundColony] as const;
export const runEvents = [
  ...[runWaits, runFailed, runBegun, runWentOn, runLost],
  ...[colonyFounded, systemSettled, findSettled, systemGrown],
  prospectorsAssigned,
] as const;
