import type { Order } from '../model/orders.ts';
import { annexSector } from './sectors/annexSector.ts';
import { assignLeader } from './admirals/assignLeader.ts';
import { buildDefences } from './works/buildDefences.ts';
import { buildStarships } from './works/buildStarships.ts';
import { cedeSector } from './sectors/cedeSector.ts';
import { cloak } from './movement/cloak.ts';
import type { GeOrderKind } from './common.ts';
import { dealings } from './diplomacy/dealings.ts';
import { decloak } from './movement/decloak.ts';
import { disbandAdmiral } from './admirals/disbandAdmiral.ts';
import { disbandStarships } from './works/disbandStarships.ts';
import { dropPermission } from './permission/dropPermission.ts';
import { espionage } from './empire/espionage.ts';
import { formStarfleet } from './forces/formStarfleet.ts';
import { giveSector } from './sectors/giveSector.ts';
import { grantPermission } from './permission/grantPermission.ts';
import { hireAdmiral } from './admirals/hireAdmiral.ts';
import { issueProclamation } from './empire/issueProclamation.ts';
import { pillage } from './movement/pillage.ts';
import { razeDefences } from './works/razeDefences.ts';
import { reassignStarships } from './forces/reassignStarships.ts';
import { renameAdmiral } from './admirals/renameAdmiral.ts';
import { renameRuler } from './empire/renameRuler.ts';
import { renameUnit } from './forces/renameUnit.ts';
import { requestPermission } from './permission/requestPermission.ts';
import { revokePermission } from './permission/revokePermission.ts';
import { salvageStarships } from './works/salvageStarships.ts';
import { search } from './movement/search.ts';
import { sendAmbassador } from './diplomacy/sendAmbassador.ts';
import { sendResources } from './diplomacy/sendResources.ts';
import { setDefendOption } from './forces/setDefendOption.ts';
import { setFollow } from './movement/setFollow.ts';
import { setLeadership } from './empire/setLeadership.ts';
import { setRetreatLevel } from './forces/setRetreatLevel.ts';
import { setStatus } from './empire/setStatus.ts';
import { transferAdmiral } from './admirals/transferAdmiral.ts';
import { transferStarships } from './forces/transferStarships.ts';
import { travel } from './movement/travel.ts';
import { wait } from './movement/wait.ts';

/** Every kind of order, in the order in which a client lists them. */
export const orders: { readonly [K in Order['kind']]: GeOrderKind<K> } = {
  'declare-war': dealings['declare-war'],
  'offer-peace': dealings['offer-peace'],
  'offer-alliance': dealings['offer-alliance'],
  'cancel-alliance': dealings['cancel-alliance'],
  'accept-gifts': dealings['accept-gifts'],
  'accept-nothing': dealings['accept-nothing'],
  'grant-passage': dealings['grant-passage'],
  'revoke-passage': dealings['revoke-passage'],
  'grant-permission': grantPermission,
  'revoke-permission': revokePermission,
  'request-permission': requestPermission,
  'drop-permission': dropPermission,
  'annex-sector': annexSector,
  'cede-sector': cedeSector,
  'give-sector': giveSector,
  'send-resources': sendResources,
  'send-ambassador': sendAmbassador,
  'share-info': dealings['share-info'],
  'stop-sharing-info': dealings['stop-sharing-info'],
  espionage: espionage,
  'rename-ruler': renameRuler,
  'issue-proclamation': issueProclamation,
  'set-status': setStatus,
  'set-leadership': setLeadership,
  travel: travel,
  wait: wait,
  pillage: pillage,
  search: search,
  cloak: cloak,
  decloak: decloak,
  'build-defences': buildDefences,
  'raze-defences': razeDefences,
  'transfer-starships': transferStarships,
  'form-starfleet': formStarfleet,
  'build-starships': buildStarships,
  'hire-admiral': hireAdmiral,
  'transfer-admiral': transferAdmiral,
  'reassign-starships': reassignStarships,
  'disband-starships': disbandStarships,
  'salvage-starships': salvageStarships,
  'assign-leader': assignLeader,
  'disband-admiral': disbandAdmiral,
  'rename-admiral': renameAdmiral,
  'set-follow': setFollow,
  'set-retreat-level': setRetreatLevel,
  'set-defend-option': setDefendOption,
  'rename-unit': renameUnit,
};
