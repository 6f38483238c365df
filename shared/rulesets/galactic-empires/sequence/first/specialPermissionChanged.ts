import type { GeStep, GeTurn } from '../../model/game.ts';
import {
  dropProblem,
  grantPermissionProblem,
  permissionCost,
  requestProblem,
  revokePermissionProblem,
} from '../../rules/diplomacy/rights.ts';
import { lastWords } from '../lastWords.ts';

/** Special permission for single sectors: granted and revoked by owners, bought from independents, or given up (GE 407, 595, 1341). */
export const specialPermissionChanged: GeStep = {
  name: 'Special Permission Changed',
  cite: 'GE 595',
  run(turn) {
    byOwners(turn);
    ofIndependents(turn);
  },
};

function byOwners(turn: GeTurn): void {
  const given = lastWords(
    turn,
    ['grant-permission', 'revoke-permission'],
    'GE 595',
    (order) => `${order.place} ${order.kind === 'grant-permission' ? order.to : order.from}`,
  );
  for (const { seat, order } of given) {
    const { place, ref } = order;
    const granted = order.kind === 'grant-permission';
    const to = granted ? order.to : order.from;
    const problem = granted
      ? grantPermissionProblem(turn.state, seat, place, to)
      : revokePermissionProblem(turn.state, seat, place, to);
    if (problem === undefined)
      turn.happen({ kind: 'permission-changed', place, seat, to, granted, cause: ref });
    else turn.refuse(ref, problem);
  }
}

function ofIndependents(turn: GeTurn): void {
  for (const {
    seat,
    order: { kind, place, ref },
  } of lastWords(turn, ['request-permission', 'drop-permission'], 'GE 1341', (order) => order.place)) {
    if (kind === 'drop-permission') {
      const problem = dropProblem(turn.state, seat, place);
      if (problem === undefined) turn.happen({ kind: 'permission-dropped', place, seat, cause: ref });
      else turn.refuse(ref, problem);
      continue;
    }
    const sector = turn.state.sectors[place];
    const problem = requestProblem(turn.state, seat, place);
    if (problem !== undefined) turn.refuse(ref, problem);
    else if (sector !== undefined)
      turn.happen({ kind: 'permission-bought', place, seat, cost: permissionCost(sector), cause: ref });
  }
}
