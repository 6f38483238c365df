import { assignFreighters, freightersAssigned } from './marine/assign.ts';
import { fitRandomizers, randomizersFitted } from './marine/randomize.ts';
import { merchantsServe } from './marine/serve.ts';
import { giveUpRoute, routeGivenUp } from './routes/giveUp.ts';
import { layRoute, routeLaid } from './routes/lay.ts';
import { routesShut, shutRoutes } from './routes/shut.ts';
import { routeLapsed, routesKept } from './routes/upkeep.ts';

/** Orders of merchants, and for their routes. */
export const tradeOrders = [
  ...[layRoute, giveUpRoute, shutRoutes],
  ...[assignFreighters, fitRandomizers],
] as const;
export const tradeEvents = [
  ...[routeLaid, routeGivenUp, routesShut, routesKept, routeLapsed],
  ...[freightersAssigned, randomizersFitted, merchantsServe],
] as const;
