import { monitorAppeared, monitorFinished } from './appear.ts';
import { monitorInTransit, monitorStationed } from './station.ts';

export const monitorEvents = [monitorFinished, monitorAppeared, monitorStationed, monitorInTransit] as const;
