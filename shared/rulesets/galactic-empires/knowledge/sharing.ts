import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { empireArg } from '../model/naming.ts';
import { partnerProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { dealing } from '../planning/aboutEmpire.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { infoSharingChanged } from './events.ts';

/** Whether the empire's standing lets it share reports: commoners only where the game says so (GE 992, 1032, E-43). */
const mayShare = (state: State, seat: SeatId): boolean =>
  state.parameters.commonersShareInfo || state.empires[seat]?.status === 'royalty';

/** Why the empire cannot begin to share its scouting reports (GE 992, E-43). */
function shareProblem(state: State, seat: SeatId, other: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, other, 'GE 992');
  if (problem !== undefined) return problem;
  if (state.empires[seat]?.sharesInfo.includes(other) === true) {
    return impossible('GE 992', 'shared-already', { empire: empireArg(state, other) });
  }
  if (mayShare(state, seat)) return undefined;
  return impossible('GE 992', 'commoners-keep-reports');
}

/** Why the empire cannot stop sharing: it does not share (GE 992). */
function stopSharingProblem(state: State, seat: SeatId, other: SeatId): Problem | undefined {
  if (state.empires[seat]?.sharesInfo.includes(other) === true) return undefined;
  return (
    partnerProblem(state, seat, other, 'GE 992') ??
    impossible('GE 992', 'not-shared', {
      empire: empireArg(state, other),
    })
  );
}

/** Who receives the empire's scouting reports this turn (GE 1030): nobody, if its standing no longer lets it share them. */
export function informed(state: State, seat: SeatId): readonly SeatId[] {
  const { sharesInfo = [] } = state.empires[seat] ?? {};
  return mayShare(state, seat) ? sharesInfo.filter((other) => state.empires[other]?.defeated === false) : [];
}

/** Passes all own scouting reports on to that empire until it is stopped (GE 992). */
export const shareInfo = dealing('share-info', {
  title: 'Share Info',
  names: 'with',
  say: 'Share scouting reports with the {empire}',
  problem: shareProblem,
  pointless: ['shared-already'],
});

/** Passes no more reports on (GE 992). */
export const stopSharingInfo = dealing('stop-sharing-info', {
  title: 'Stop Sharing Info',
  names: 'with',
  say: 'Stop sharing scouting reports with the {empire}',
  problem: stopSharingProblem,
  pointless: ['not-shared'],
});

/** Changes who receives whose scouting reports, from those at the end of this turn on (GE 992, E-43). */
export function infoSharingChanges(turn: GeTurn<Happening>): void {
  const sharing = [shareInfo, stopSharingInfo];
  oneByOne(
    turn,
    lastWords(turn, sharing, 'GE 992', (order) => order.with),
    cannotOf(turn, sharing),
    ({ seat, order: { kind, with: other, ref: cause } }) =>
      infoSharingChanged.of({ seat, with: other, shares: kind === shareInfo.kind, cause }),
  );
}
