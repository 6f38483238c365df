import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../../model/state.ts';
import { garrisonId, hasGarrison } from '../../model/state.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { empireArg } from '../forces/naming.ts';
import { hasPermission } from './permission.ts';
import { impossible } from '../../tables/refusals.ts';

/** The fee for sending so many whole resources, in hundredths: a tenth, paid by the sender (GE 811, E-13). */
export function sendingFee(state: State, amount: number): number {
  return percentOf(state.parameters.sending.fee, amount * 100);
}

/** The most whole resources that can be sent from a treasury in hundredths, fee included. */
export function mostSendable(state: State, treasury: number): number {
  return Math.floor(treasury / (100 + state.parameters.sending.fee));
}

/** Why no convoy arrives: it goes from one of the sender's garrisons to one of the receiver's (GE 297, 815). */
export function convoyProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const { range } = state.parameters.sending;
  const args = { empire: empireArg(state, to), range };
  const from = garrisonsOf(state, seat);
  if (from.length === 0) return impossible('GE 297', 'no-garrison');
  if (isLinked(state, seat, from, new Set(garrisonsOf(state, to)), range)) return undefined;
  return impossible('GE 815', 'no-convoy', args);
}

/** Sectors in which the empire has a garrison, if perhaps without ships, in id order: all with an industrial center or defences (GE 387, 1092). */
function garrisonsOf(state: State, seat: SeatId): readonly PlaceId[] {
  return keysInOrder(state.sectors).filter((place) => {
    const sector = state.sectors[place];
    return sector?.owner === seat && (state.units[garrisonId(place)] !== undefined || hasGarrison(sector));
  });
}

/** Whether one of the goals can be reached over at most `range` links, entering only sectors with permission, the last one included. */
function isLinked(
  state: State,
  seat: SeatId,
  from: readonly PlaceId[],
  goals: ReadonlySet<PlaceId>,
  range: number,
): boolean {
  const seen = new Set(from);
  let rim = from;
  for (let links = 0; links < range && rim.length > 0; links += 1) {
    const next: PlaceId[] = [];
    for (const place of rim.flatMap((at) => state.sectors[at]?.links ?? [])) {
      if (seen.has(place) || !hasPermission(state, seat, place)) continue;
      if (goals.has(place)) return true;
      seen.add(place);
      next.push(place);
    }
    rim = next;
  }
  return false;
}

/** Why the treasury cannot pay for the gift and its fee: it is sent in full or not at all (E-13). */
export function sendMoneyProblem(state: State, seat: SeatId, amount: number): Problem | undefined {
  const cost = amount * 100 + sendingFee(state, amount);
  const treasury = state.empires[seat]?.treasury ?? 0;
  if (cost <= treasury) return undefined;
  const most = mostSendable(state, treasury);
  return impossible('GE 811', 'not-enough-money/sending', {
    amount,
    fee: state.parameters.sending.fee,
    most,
  });
}
