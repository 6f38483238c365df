import type { Order } from '../model/orders.ts';
import { annexSector } from './annexSector.ts';
import { assignLeader } from './assignLeader.ts';
import { buildStarships } from './buildStarships.ts';
import type { GeOrderKind } from './common.ts';
import { declareWar } from './declareWar.ts';
import { formStarfleet } from './formStarfleet.ts';
import { issueProclamation } from './issueProclamation.ts';
import { reassignStarships } from './reassignStarships.ts';
import { renameUnit } from './renameUnit.ts';
import { setDefendOption } from './setDefendOption.ts';
import { setFollow } from './setFollow.ts';
import { setRetreatLevel } from './setRetreatLevel.ts';
import { transferAdmiral } from './transferAdmiral.ts';
import { transferStarships } from './transferStarships.ts';
import { travel } from './travel.ts';
import { wait } from './wait.ts';

/** Every kind of order, in the order in which a client lists them. */
export const orders: { readonly [K in Order['kind']]: GeOrderKind<K> } = {
  'declare-war': declareWar,
  'annex-sector': annexSector,
  'issue-proclamation': issueProclamation,
  'travel': travel,
  'wait': wait,
  'transfer-starships': transferStarships,
  'form-starfleet': formStarfleet,
  'build-starships': buildStarships,
  'transfer-admiral': transferAdmiral,
  'reassign-starships': reassignStarships,
  'assign-leader': assignLeader,
  'set-follow': setFollow,
  'set-retreat-level': setRetreatLevel,
  'set-defend-option': setDefendOption,
  'rename-unit': renameUnit,
};
