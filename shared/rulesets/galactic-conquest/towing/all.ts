import type { Books } from '#kernel/codec/books.ts';
import { monitorAppeared, monitorFinished } from '../monitors/appear.ts';
import { monitorInTransit, monitorStationed, stationMonitor } from '../monitors/station.ts';
import { cargoDrawn, drawCargo, holdsFilled } from '../cargo/draw.ts';
import { tow, towed } from './tow.ts';

/** What is towed, where monitors stand, and what lives on cargo. */
export const haulOrders = (books: Books) => [stationMonitor, tow(books), drawCargo(books)] as const;
export const haulEvents = [
  towed,
  ...[cargoDrawn, holdsFilled],
  ...[monitorFinished, monitorAppeared, monitorStationed, monitorInTransit],
] as const;
