import type { Order } from '../model/orders.ts';
import { acceptGifts } from './acceptGifts.ts';
import { acceptNothing } from './acceptNothing.ts';
import { annexSector } from './annexSector.ts';
import { assignLeader } from './assignLeader.ts';
import { buildDefences } from './buildDefences.ts';
import { buildStarships } from './buildStarships.ts';
import { cancelAlliance } from './cancelAlliance.ts';
import { cedeSector } from './cedeSector.ts';
import { cloak } from './cloak.ts';
import type { GeOrderKind } from './common.ts';
import { declareWar } from './declareWar.ts';
import { decloak } from './decloak.ts';
import { disbandAdmiral } from './disbandAdmiral.ts';
import { disbandStarships } from './disbandStarships.ts';
import { dropPermission } from './dropPermission.ts';
import { espionage } from './espionage.ts';
import { formStarfleet } from './formStarfleet.ts';
import { giveSector } from './giveSector.ts';
import { grantPassage } from './grantPassage.ts';
import { grantPermission } from './grantPermission.ts';
import { hireAdmiral } from './hireAdmiral.ts';
import { issueProclamation } from './issueProclamation.ts';
import { offerAlliance } from './offerAlliance.ts';
import { offerPeace } from './offerPeace.ts';
import { pillage } from './pillage.ts';
import { razeDefences } from './razeDefences.ts';
import { reassignStarships } from './reassignStarships.ts';
import { renameAdmiral } from './renameAdmiral.ts';
import { renameRuler } from './renameRuler.ts';
import { renameUnit } from './renameUnit.ts';
import { requestPermission } from './requestPermission.ts';
import { revokePassage } from './revokePassage.ts';
import { revokePermission } from './revokePermission.ts';
import { salvageStarships } from './salvageStarships.ts';
import { search } from './search.ts';
import { sendAmbassador } from './sendAmbassador.ts';
import { sendResources } from './sendResources.ts';
import { setDefendOption } from './setDefendOption.ts';
import { setFollow } from './setFollow.ts';
import { setLeadership } from './setLeadership.ts';
import { setRetreatLevel } from './setRetreatLevel.ts';
import { setStatus } from './setStatus.ts';
import { shareInfo } from './shareInfo.ts';
import { stopSharingInfo } from './stopSharingInfo.ts';
import { transferAdmiral } from './transferAdmiral.ts';
import { transferStarships } from './transferStarships.ts';
import { travel } from './travel.ts';
import { wait } from './wait.ts';

/** Every kind of order, in the order in which a client lists them. */
export const orders: { readonly [K in Order['kind']]: GeOrderKind<K> } = {
  'declare-war': declareWar,
  'offer-peace': offerPeace,
  'offer-alliance': offerAlliance,
  'cancel-alliance': cancelAlliance,
  'accept-gifts': acceptGifts,
  'accept-nothing': acceptNothing,
  'grant-passage': grantPassage,
  'revoke-passage': revokePassage,
  'grant-permission': grantPermission,
  'revoke-permission': revokePermission,
  'request-permission': requestPermission,
  'drop-permission': dropPermission,
  'annex-sector': annexSector,
  'cede-sector': cedeSector,
  'give-sector': giveSector,
  'send-resources': sendResources,
  'send-ambassador': sendAmbassador,
  'share-info': shareInfo,
  'stop-sharing-info': stopSharingInfo,
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
