import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Outcome } from '../../ports.ts';
import { locked } from './locked.ts';
import type { GmPorts } from './newGame.ts';
import { by } from './policy.ts';
import { postWord } from './post/word.ts';
import { isValid } from './read.ts';
import { givenReason, plainReason } from './reason.ts';
import { endStandIn } from './standIns.ts';

/**
 * The game master's word on valid orders: a late file is let in or declined; and orders that came in time are set aside, such as those of a
 * ruler whom a palace coup overthrows (GE 7290). Orders of the seat that came before count then, unless they are set aside too. Where the game is mailed, who
 * gave them is told by letter.
 */
export async function settleOrders(
  ports: Pick<GmPorts, 'clock' | 'sealing'>,
  store: GameStore,
  number: number,
  { take, why = '', who }: { readonly take: boolean; readonly why?: string; readonly who?: string },
): Promise<Outcome<undefined>> {
  return locked(ports.clock, store, 'judging orders', async () => {
    const turn = store.turn();
    const found = store.received(turn).find((one) => one.number === number);
    if (found?.seat === undefined || !isValid(found)) {
      return bad([
        unreadable(
          'no-such-orders',
          'No valid file {number} came in for turn {turn}. «gm status» lists the files by number.',
          { number, turn },
        ),
      ]);
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
          said === '' ? (take ? 'The game master let them in.' : 'The game master declined them.') : said,
      });
      if (take && found.by === 'player')
        endStandIn(ports.clock, store, seat, 'its player sent orders himself');
      store.note({
        at: ports.clock.now(),
        what: `Turn ${turn}: orders ${number} of ${seat} ${what}.${said === '' ? '' : ` ${said}`}`,
        ...by(who),
      });
      postWord(ports, store, { ...found, seat }, { take, why: said });
    });
    return good(undefined);
  });
}
