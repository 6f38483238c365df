import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { GameAt } from '../game/gameAt.ts';
import { locked } from '../game/locked.ts';
import type { GmPorts } from '../beginning/newGame.ts';
import { doneBy } from '../policy/policy.ts';
import { postWord } from './word.ts';
import { insteadText } from '../game/counts.ts';
import { isValid } from '../game/counts.ts';
import { givenReason, plainReason } from '../policy/reason.ts';
import { endStandIn } from '../policy/standIns.ts';
import { endAbsence } from '../schedule/absence.ts';
import { theSeat } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Late orders of the current turn that await the game master's decision; the turn is not run before it.
 */
export const lateWaiting = (store: GameStore): readonly ReceivedOrders[] =>
  store.received(store.turn()).filter((orders) => orders.standing === 'waits' && isValid(orders));

/**
 * Records the game master's decision about valid orders: a late file is accepted or declined, or orders that
 * came in time are set aside, such as those that nobody would obey. Then the seat's
 * earlier orders count, unless they are set aside too. If the game is played by mail, the sender is told by
 * letter.
 */
export async function settleOrders(
  ports: Pick<GmPorts, 'clock' | 'sealing'>,
  { store, ruleset }: GameAt,
  number: number,
  { take, why = '', who }: { readonly take: boolean; readonly why?: string; readonly who?: string },
): Promise<Outcome<undefined>> {
  return locked(ports.clock, store, 'judging orders', async () => {
    const turn = store.turn();
    const found = store.received(turn).find((one) => one.number === number);
    if (found?.seat === undefined || !isValid(found)) {
      return bad([unreadable('no-such-orders', { number, turn })]);
    }
    const reason = take || found.late ? plainReason(why) : givenReason(why);
    if (!reason.ok) return reason;
    const said = reason.value;
    const what = take ? 'count' : found.late ? 'were late and do not count' : 'were set aside';
    const seat = found.seat;
    store.together(() => {
      store.settle(number, {
        standing: take ? 'counts' : 'declined',
        reason:
          said === '' ? (take ? 'The game master accepted them.' : 'The game master declined them.') : said,
      });
      if (take && found.by === 'player' && found.fellow === undefined)
        endStandIn(ports.clock, store, seat, 'its own player sent orders');
      if (take) endAbsence(ports.clock, ruleset, store, { ...found, standing: 'counts' });
      const instead = take ? insteadText(store.received(turn), { ...found, standing: 'counts' }) : undefined;
      store.note({
        at: ports.clock.now(),
        what: `Turn ${turn}: orders ${number} of ${theSeat(store, seat)} ${instead === undefined ? what : 'may count'}.${said === '' ? '' : ` ${said}`}${instead === undefined ? '' : ` ${instead}`}`,
        ...doneBy(who),
      });
      postWord(ports, store, { ...found, seat }, { take, why: said });
    });
    return good(undefined);
  });
}
