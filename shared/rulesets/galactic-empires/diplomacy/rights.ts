import type { OrderIn } from '#kernel/declare/order.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { annexationCost } from '../model/money.ts';
import { empireArg, namedPlace } from '../model/naming.ts';
import { defeatedProblem, partnerProblem, relation } from '../model/relations.ts';
import type { Sector, State } from '../model/state.ts';
import { dealing } from '../planning/aboutEmpire.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { acceptanceChanged, passageChanged } from './events.ts';
import { noSuchSector } from './permission.ts';

/** Why the empire cannot begin, or stop, to accept gifts from that one (GE 279-283, 583). */
function acceptanceProblem(state: State, seat: SeatId, from: SeatId, accepts: boolean): Problem | undefined {
  const cite = accepts ? 'GE 281' : 'GE 283';
  const problem = partnerProblem(state, seat, from, cite);
  const refuses = state.empires[seat]?.refuses.includes(from) ?? false;
  if (problem !== undefined || accepts === refuses) return problem;
  const args = { empire: empireArg(state, from) };
  return accepts ? impossible(cite, 'accepts-already', args) : impossible(cite, 'refuses-already', args);
}

/** Why passage rights cannot be granted: not to enemies, and not twice (GE 287, 575, 589). */
function grantPassageProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 287');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, to) };
  if (relation(state, seat, to) === 'war') return impossible('GE 287', 'passage-to-enemy', args);
  if (state.empires[seat]?.passage.includes(to) === true)
    return impossible('GE 287', 'passage-already', args);
  return undefined;
}

/** Why passage rights cannot be revoked: they were never granted, or war has ended them (GE 289, 575). */
function revokePassageProblem(state: State, seat: SeatId, from: SeatId): Problem | undefined {
  if (state.empires[seat]?.passage.includes(from) === true) return undefined;
  return (
    partnerProblem(state, seat, from, 'GE 289') ??
    impossible('GE 289', 'no-passage-granted', { empire: empireArg(state, from) })
  );
}

/** Why special permission for the sector cannot be granted: only by its owner, not to enemies, and not twice (GE 407, 575, 595). */
export function grantPermissionProblem(
  state: State,
  seat: SeatId,
  place: PlaceId,
  to: SeatId,
): Problem | undefined {
  const problem = ownSectorProblem(state, seat, place) ?? partnerProblem(state, seat, to, 'GE 407');
  const sector = state.sectors[place];
  if (problem !== undefined || sector === undefined) return problem;
  const args = { empire: empireArg(state, to), place: namedPlace(place, sector) };
  if (relation(state, seat, to) === 'war') return impossible('GE 575', 'permission-to-enemy', args);
  if (sector.permitted.includes(to)) return impossible('GE 407', 'permission-already', args);
  return undefined;
}

/** Why special permission for the sector cannot be revoked (GE 407, 595). */
export function revokePermissionProblem(
  state: State,
  seat: SeatId,
  place: PlaceId,
  from: SeatId,
): Problem | undefined {
  const problem = ownSectorProblem(state, seat, place);
  const sector = state.sectors[place];
  if (problem !== undefined || sector === undefined || sector.permitted.includes(from)) return problem;
  return (
    partnerProblem(state, seat, from, 'GE 407') ??
    impossible('GE 407', 'no-permission-granted', {
      empire: empireArg(state, from),
      place: namedPlace(place, sector),
    })
  );
}

function ownSectorProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  if (sector.owner === seat) return undefined;
  return impossible('GE 407', 'not-your-sector', { place: namedPlace(place, sector) });
}

/** Price of special permission for an independent sector, in hundredths: its undamaged revenue (E-53). */
export const permissionCost = (sector: Pick<Sector, 'revenue'>): number => annexationCost(sector);

/**
 * Why the sector does not sell the empire special permission (GE 1341, E-53).
 * OURS: the same answer if it has an owner or is too expensive; otherwise requests would reveal owners and revenues of sectors never seen.
 */
export function requestProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  if (!state.parameters.permissionForSale) return impossible('GE 1341', 'permission-not-sold');
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  const args = { place: namedPlace(place, sector) };
  const out = defeatedProblem(state, seat, 'GE 1341');
  if (out !== undefined) return out;
  if (sector.permitted.includes(seat)) return impossible('GE 1341', 'permission-held', args);
  if (sector.owner === undefined && permissionCost(sector) <= (state.empires[seat]?.treasury ?? 0))
    return undefined;
  return impossible('GE 1341', 'permission-refused', args);
}

/** Why the empire cannot give up special permission for the sector: it has none, or the sector is not independent (GE 407, 671). */
export function dropProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  if (sector.owner === undefined && sector.permitted.includes(seat)) return undefined;
  return impossible('GE 407', 'no-permission-held', { place: namedPlace(place, sector) });
}

/** Takes sectors and resources from that empire (GE 281, 583). */
export const acceptGifts = dealing('accept-gifts', {
  title: 'Accept Gifts',
  names: 'from',
  say: 'Accept gifts from the {empire}',
  problem: (state, me, other) => acceptanceProblem(state, me, other, true),
  pointless: ['accepts-already'],
});

/** Refuses sectors and resources of that empire (GE 283, 583). */
export const acceptNothing = dealing('accept-nothing', {
  title: 'Refuse Gifts',
  names: 'from',
  say: 'Refuse gifts from the {empire}',
  problem: (state, me, other) => acceptanceProblem(state, me, other, false),
  pointless: ['refuses-already'],
});

/** Lets that empire cross all own sectors, later ones included (GE 287, 589). */
export const grantPassage = dealing('grant-passage', {
  title: 'Grant Passage Rights',
  names: 'to',
  say: 'Grant the {empire} passage rights',
  problem: grantPassageProblem,
  pointless: ['passage-already'],
});

/** Takes passage rights back (GE 289, 589). */
export const revokePassage = dealing('revoke-passage', {
  title: 'Revoke Passage Rights',
  names: 'from',
  say: 'Revoke the passage rights of the {empire}',
  problem: revokePassageProblem,
  pointless: ['no-passage-granted'],
});

/** Changes whose gifts each empire accepts (GE 583). */
export function giftsAreAccepted(turn: GeTurn<Happening>): void {
  const accepting = [acceptGifts, acceptNothing];
  oneByOne(
    turn,
    lastWords(turn, accepting, 'GE 583', ({ from }) => from),
    cannotOf(turn, accepting),
    ({ seat, order: { kind, from, ref: cause } }) =>
      acceptanceChanged.of({ seat, from, accepts: kind === acceptGifts.kind, cause }),
  );
}

/** Grants and revokes passage rights; a war declared this turn comes first and prevents grants (GE 575, 589). */
export function passageRightsChanged(turn: GeTurn<Happening>): void {
  const rights = [grantPassage, revokePassage];
  const concerned = (order: OrderIn<(typeof rights)[number]>): SeatId =>
    'to' in order ? order.to : order.from;
  oneByOne(turn, lastWords(turn, rights, 'GE 589', concerned), cannotOf(turn, rights), ({ seat, order }) =>
    passageChanged.of({ seat, to: concerned(order), granted: 'to' in order, cause: order.ref }),
  );
}
