import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import { empireArg } from '../model/naming.ts';
import { partnerProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { lastWords } from '../planning/lastWords.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';

/** Whether the empire's standing lets it share reports: commoners only where the game says so (GE 992, 1032, E-43). */
const mayShare = (state: State, seat: SeatId): boolean =>
  state.parameters.commonersShareInfo || state.empires[seat]?.status === 'royalty';

/** Why the empire cannot begin to share its scouting reports (GE 992, E-43). */
export function shareProblem(state: State, seat: SeatId, other: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, other, 'GE 992');
  if (problem !== undefined) return problem;
  if (state.empires[seat]?.sharesInfo.includes(other) === true) {
    return impossible('GE 992', 'shared-already', { empire: empireArg(state, other) });
  }
  if (mayShare(state, seat)) return undefined;
  return impossible('GE 992', 'commoners-keep-reports');
}

/** Why the empire cannot stop sharing: it does not share (GE 992). */
export function stopSharingProblem(state: State, seat: SeatId, other: SeatId): Problem | undefined {
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

/** Changes who receives whose scouting reports, from those at the end of this turn on (GE 992, E-43). */
export function infoSharingChanges(turn: GeTurn<Happening>): void {
  for (const { seat, order } of lastWords(
    turn,
    ['share-info', 'stop-sharing-info'],
    'GE 992',
    (given) => given.with,
  )) {
    const shares = order.kind === 'share-info';
    const problem = shares
      ? shareProblem(turn.state, seat, order.with)
      : stopSharingProblem(turn.state, seat, order.with);
    if (problem === undefined)
      turn.happen({ kind: 'info-sharing-changed', seat, with: order.with, shares, cause: order.ref });
    else turn.refuse(order.ref, problem);
  }
}
