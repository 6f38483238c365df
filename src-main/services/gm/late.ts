import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Clock, Outcome, Sealing } from '../../ports.ts';
import { locked } from './locked.ts';
import { by, noReason, plainReason } from './policy.ts';
import { postWord } from './post/word.ts';
import { endStandIn } from './standIns.ts';

/**
 * The game master's word on valid orders: a late file is let in or declined; and orders that came in time are set aside, such as those of a
 * ruler whom a palace coup overthrows (GE 7290). Orders of the seat that came before count then, unless they are set aside too. Where the game is mailed, who
 * gave them is told by letter.
 */
export async function settleOrders(
  { clock, sealing }: { readonly clock: Clock; readonly sealing: Sealing }, store: GameStore, number: number, { take, why = '', who }: { readonly take: boolean; readonly why?: string; readonly who?: string },
): Promise<Outcome<undefined>> {
  return locked(clock, store, 'judging orders', async () => {
    const turn = store.turn();
    const found = store.received(turn).find((one) => one.number === number);
    if (found?.seat === undefined || (found.plan === undefined && found.verdict !== 'sealed')) {
      return bad([unreadable('no-such-orders', 'No valid file {number} came in for turn {turn}. «gm status» lists the files by number.', { number, turn })]);
    }
    const said = plainReason(why);
    if (!take && !found.late && said === '') return bad([noReason()]);
    const what = take ? 'count' : found.late ? 'were late and do not count' : 'were set aside';
    const seat = found.seat;
    store.together(() => {
      store.settle(number, { standing: take ? 'counts' : 'declined', reason: said === '' ? (take ? 'The game master let them in.' : 'The game master declined them.') : said });
      if (take && found.by === 'player') endStandIn(clock, store, seat, 'its player sent orders himself');
      store.note({ at: clock.now(), what: `Turn ${turn}: orders ${number} of ${seat} ${what}.${said === '' ? '' : ` ${said}`}`, ...by(who) });
      postWord({ clock, sealing }, store, { ...found, seat }, { take, why: said });
    });
    return good(undefined);
  });
}
