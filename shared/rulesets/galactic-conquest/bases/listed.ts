import { baseBegun } from './begun.ts';
import { basesCut, basesEnded, basesSupplied, basesWorn } from './blockade.ts';
import { buildBase } from './build.ts';
import { baseBuilt, siteLost } from './finish.ts';
import { basesGrouped } from './fitting/grouping.ts';
import { fitModules } from './fitting/fit.ts';
import { basesIntegrated, integrateBases } from './fitting/integrate.ts';
import { upgradeBase } from './upgrade.ts';

/** Orders about bases. */
export const baseOrders = [buildBase, upgradeBase, integrateBases, fitModules] as const;
/** What happens to bases. */
export const baseEvents = [
  ...[baseBegun, baseBuilt, basesGrouped, siteLost, basesCut, basesSupplied, basesWorn, basesEnded],
  basesIntegrated,
] as const;
