import type { Books } from '#kernel/codec/books.ts';
import { monitorAppeared, monitorFinished } from '../monitors/appear.ts';
import { monitorInTransit, monitorStationed, stationMonitor } from '../monitors/station.ts';
import { tow, towed } from './tow.ts';

/** What is towed, and where monitors stand. */
export const haulOrders = (books: Books) => [stationMonitor, tow(books)] as const;
export const haulEvents = [
  towed,
  ...[monitorFinished, monitorAppeared, monitorStationed, monitorInTransit],
] as const;
