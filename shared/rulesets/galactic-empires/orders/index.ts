import { disbandAdmiral, renameAdmiral } from '../admirals/admirals.ts';
import { hireAdmiral } from '../admirals/hiring.ts';
import { assignLeader, transferAdmiral } from '../admirals/leaders.ts';
import { buildDefences } from '../defences/construction.ts';
import { razeDefences } from '../defences/razing.ts';
import { sendAmbassador } from '../diplomacy/ambassadors.ts';
import { dropPermission, requestPermission } from '../diplomacy/independents.ts';
import { dealings } from '../diplomacy/relations.ts';
import { grantPermission, revokePermission } from '../diplomacy/specialPermission.ts';
import { sendResources } from '../economy/sending.ts';
import { setLeadership, setStatus } from '../empire/decrees.ts';
import { issueProclamation } from '../empire/proclamations.ts';
import { renameRuler } from '../empire/ruler.ts';
import { buildStarships } from '../fleets/building.ts';
import { disbandStarships, salvageStarships } from '../fleets/disbanding.ts';
import { setFollow } from '../fleets/following.ts';
import { formStarfleet } from '../fleets/formStarfleet.ts';
import { reassignStarships } from '../fleets/ranks.ts';
import { renameUnit, setDefendOption, setRetreatLevel } from '../fleets/stance.ts';
import { transferStarships } from '../fleets/transfers.ts';
import { buildForm, reassignForm } from '../forms.ts';
import { espionage } from '../knowledge/espionage.ts';
import type { Order } from '../model/orders.ts';
import { cloak, decloak } from '../movement/cloaking.ts';
import { pillage } from '../movement/pillage.ts';
import { search } from '../movement/searching.ts';
import { travel, wait } from '../movement/travel.ts';
import type { GeOrderKind } from '../planning/common.ts';
import { annexSector, cedeSector } from '../sectors/annexation.ts';
import { giveSector } from '../sectors/giveSector.ts';

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
  'build-starships': { ...buildStarships, form: buildForm },
  'hire-admiral': hireAdmiral,
  'transfer-admiral': transferAdmiral,
  'reassign-starships': { ...reassignStarships, form: reassignForm },
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
