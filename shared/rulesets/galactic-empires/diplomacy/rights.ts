import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import { annexationCost } from '../model/money.ts';
import { empireArg, namedPlace } from '../model/naming.ts';
import { defeatedProblem, partnerProblem, relation } from '../model/relations.ts';
import type { Sector, State } from '../model/state.ts';
import { lastWords } from '../planning/lastWords.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { noSuchSector } from './permission.ts';

/** Why the empire cannot begin, or stop, to accept gifts from that one (GE 279-283, 583). */
export function acceptanceProblem(
  state: State,
  seat: SeatId,
  from: SeatId,
  accepts: boolean,
): Problem | undefined {
  const cite = accepts ? 'GE 281' : 'GE 283';
  const problem = partnerProblem(state, seat, from, cite);
  const refuses = state.empires[seat]?.refuses.includes(from) ?? false;
  if (problem !== undefined || accepts === refuses) return problem;
  const args = { empire: empireArg(state, from) };
  return accepts ? impossible(cite, 'accepts-already', args) : impossible(cite, 'refuses-already', args);
}

/** Why passage rights cannot be granted: not to enemies, and not twice (GE 287, 575, 589). */
export function grantPassageProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 287');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, to) };
  if (relation(state, seat, to) === 'war') return impossible('GE 287', 'passage-to-enemy', args);
  if (state.empires[seat]?.passage.includes(to) === true)
    return impossible('GE 287', 'passage-already', args);
  return undefined;
}

/** Why passage rights cannot be revoked: they were never granted, or war has ended them (GE 289, 575). */
export function revokePassageProblem(state: State, seat: SeatId, from: SeatId): Problem | undefined {
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

/** Changes whose gifts each empire accepts (GE 583). */
export function acceptanceChanged(turn: GeTurn<Happening>): void {
  const given = lastWords(turn, ['accept-gifts', 'accept-nothing'], 'GE 583', ({ from }) => from);
  const accepts = ({ kind }: (typeof given)[number]['order']): boolean => kind === 'accept-gifts';
  oneByOne(
    turn,
    given,
    ({ seat, order }) => acceptanceProblem(turn.state, seat, order.from, accepts(order)),
    ({ seat, order }) => ({
      kind: 'acceptance-changed',
      seat,
      from: order.from,
      accepts: accepts(order),
      cause: order.ref,
    }),
  );
}

/** Grants and revokes passage rights; a war declared this turn comes first and prevents grants (GE 575, 589). */
export function passageRightsChanged(turn: GeTurn<Happening>): void {
  const given = lastWords(turn, ['grant-passage', 'revoke-passage'], 'GE 589', (order) =>
    order.kind === 'grant-passage' ? order.to : order.from,
  );
  for (const { seat, order } of given) {
    const granted = order.kind === 'grant-passage';
    const to = granted ? order.to : order.from;
    const problem = granted
      ? grantPassageProblem(turn.state, seat, to)
      : revokePassageProblem(turn.state, seat, to);
    if (problem === undefined) turn.happen({ kind: 'passage-changed', seat, to, granted, cause: order.ref });
    else turn.refuse(order.ref, problem);
  }
}
