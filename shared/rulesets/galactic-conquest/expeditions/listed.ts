import {
  allianceEnded,
  allianceMade,
  allianceOffered,
  endAlliance,
  expeditionFavoured,
  favourExpedition,
  makeAlliance,
} from './alliance.ts';
import { expeditionPaid, expeditionUnpaid, payExpedition } from './pay.ts';
import { partnerEvents, partnerOrders } from '../research/partners.ts';
import { served, serveUnder } from './serve.ts';

export const expeditionOrders = [
  ...partnerOrders,
  makeAlliance,
  endAlliance,
  favourExpedition,
  payExpedition,
  serveUnder,
] as const;
export const expeditionEvents = [
  ...partnerEvents,
  allianceOffered,
  allianceMade,
  allianceEnded,
  expeditionFavoured,
  expeditionPaid,
  expeditionUnpaid,
  served,
] as const;
