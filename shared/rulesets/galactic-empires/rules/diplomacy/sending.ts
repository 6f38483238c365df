import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { State } from '../../model/state.ts';
import { garrisonId, hasGarrison } from '../../model/state.ts';
import { percentOf } from '../money/money.ts';
import { empireArg } from '../forces/naming.ts';
import { hasPermission } from './permission.ts';
import { impossible } from '../../tables/refusals.ts';

/** What sending so many whole resources costs besides, in hundredths: a tenth, borne by the sender (GE 811, E-13). */
export function sendingFee(state: State, amount: number): number {
  return percentOf(amount * 100, state.parameters.sending.fee);
}

/** The most whole resources that can be sent out of so many hundredths, fee included. */
export function mostSendable(state: State, treasury: number): number {
  return Math.floor(treasury / (100 + state.parameters.sending.fee));
}

/** Why no convoy gets there, if none does: it leaves one's garrison and ends at one of theirs (GE 297, 815). */
export function convoyProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const { range } = state.parameters.sending;
  const args = { empire: empireArg(state, to), range };
  const from = garrisonsOf(state, seat);
  if (from.length === 0) return impossible('GE 297', 'no-garrison');
  if (isLinked(state, seat, from, new Set(garrisonsOf(state, to)), range)) return undefined;
  return impossible('GE 815', 'no-convoy', args);
}

/** Sectors in which the empire has a garrison, manned or not, in order: every industrial center and all defences have one (GE 387, 1092). */
function garrisonsOf(state: State, seat: SeatId): readonly PlaceId[] {
  return keysInOrder(state.sectors).filter((place) => {
    const sector = state.sectors[place];
    return sector?.owner === seat && (state.units[garrisonId(place)] !== undefined || hasGarrison(sector));
  });
}

/** Whether one of the goals can be reached in so many links, entering only sectors with permission, the last one too. Without a link there is no way: a barrier. */
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

/** Why the treasury does not carry the gift with its fee, if it does not: all or nothing (E-13). */
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
