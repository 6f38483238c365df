import type { SeatId } from '#kernel/ids.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import type { GameStore, ReceivedOrders } from '../../../gameStore.ts';
import type { Clock } from '../../../ports.ts';
import { counted } from '../read.ts';
import { addressOf } from './addresses.ts';
import { moment } from './receipt.ts';
import { wishesOf } from './wishes.ts';

/**
 * Puts the game master's word on orders into the outbox, for who gave them: that they count, or that they do not, why, and what counts
 * instead. Nothing is written where the game is not mailed, or nobody knows the address.
 */
export function postWord(store: GameStore, clock: Clock, orders: ReceivedOrders & { readonly seat: SeatId }, { take, why }: { readonly take: boolean; readonly why: string }): void {
  const to = addressOf(store, orders.seat, orders.by);
  if (to === '' || wishesOf(store).server === undefined) return;
  const [turn, at] = [store.turn(), clock.now()];
  // Every word is a letter of its own, also when it is taken back and given again.
  const before = store.post.letters(turn).filter(({ key }) => key.startsWith(`word ${turn} ${orders.number} `)).length;
  store.post.add({
    key: `word ${turn} ${orders.number} ${before + 1}`, turn, seat: orders.seat, kind: 'word', to, at, next: at,
    subject: `${store.facts.title}: your orders of turn ${turn}`,
    body: `${textOf(store, orders, take, why)}\n`,
  });
}

function textOf(store: GameStore, { name, at, late, seat }: ReceivedOrders & { readonly seat: SeatId }, take: boolean, why: string): string {
  const said = why === '' ? '' : ` The game master says: ${why}`;
  const file = `Your orders ${name === '' ? '' : `in ${name} `}of ${moment(at)}`;
  if (take) return wrapped(`${file}${late ? ', which came after the deadline,' : ''} can count after all.${said}`);
  const instead = counted(store.received(store.turn())).get(seat);
  const now = instead === undefined
    ? `Nothing of yours counts for turn ${store.turn()} now: save your orders again, and send the new file.`
    : `What counts now is ${instead.name === '' ? 'the file' : instead.name} of ${moment(instead.at)}. You can send a new file until the turn is run.`;
  return wrapped(`${file} ${late ? 'came after the deadline and do not count' : 'were set aside and do not count'}.${said}`) + `\n\n${wrapped(now)}`;
}
