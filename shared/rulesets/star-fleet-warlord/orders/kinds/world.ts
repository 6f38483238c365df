import type { Kinds } from './parts/common.ts';
import type { WorldOfficeOrder } from '../../model/orders/world.ts';

/** Orders of the Graveyard, and money lent, as they are filled in. */
export const worldKinds: Kinds<WorldOfficeOrder> = {};
