import type { SeatId } from '#kernel/ids.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import type { GameStore, ReceivedOrders } from '../../../gameStore.ts';
import type { GmPorts } from '../newGame.ts';
import { giverOf } from '../openOrders.ts';
import { counted } from '../read.ts';
import { isOwn } from './addresses.ts';
import { moment } from './receipt.ts';
import { wishesOf } from './wishes.ts';

interface Word {
  readonly take: boolean;
  readonly why: string;
}
type OfSeat = ReceivedOrders & { readonly seat: SeatId };

/**
 * Puts the game master's word on orders into the outbox, for who gave them: that they count, or that they do not, why, and what counts
 * instead. OURS: whoever gave them and plays or stands in no longer is told at the address that they were mailed from, and nothing of what counts
 * instead. Nothing is written where the game is not mailed, or nobody knows the address.
 */
export function postWord(
  { clock, sealing }: Pick<GmPorts, 'clock' | 'sealing'>,
  store: GameStore,
  orders: OfSeat,
  word: Word,
): void {
  const { server } = wishesOf(store);
  const giver = giverOf(sealing, store, orders);
  const { sender = '' } = orders;
  const to = giver?.address ?? (isOwn(store, sender, server?.from) ? '' : sender);
  if (to === '' || server === undefined) return;
  const [turn, at] = [store.turn(), clock.now()];
  // Every word is a letter of its own, also when it is taken back and given again.
  const before = store.post
    .letters(turn)
    .filter(({ key }) => key.startsWith(`word ${turn} ${orders.number} `)).length;
  const texts = [became(orders, word), ...(word.take || giver === undefined ? [] : [instead(store, orders)])];
  store.post.add({
    key: `word ${turn} ${orders.number} ${before + 1}`,
    turn,
    seat: orders.seat,
    kind: 'word',
    to,
    at,
    next: at,
    subject: `${store.facts.title}: your orders of turn ${turn}`,
    body: `${texts.map((text) => wrapped(text)).join('\n\n')}\n`,
  });
}

function became({ name, at, late }: ReceivedOrders, { take, why }: Word): string {
  const said = why === '' ? '' : ` The game master says: ${why}`;
  const file = `Your orders ${name === '' ? '' : `in ${name} `}of ${moment(at)}`;
  if (take) return `${file}${late ? ', which came after the deadline,' : ''} can count after all.${said}`;
  return `${file} ${late ? 'came after the deadline and do not count' : 'were set aside and do not count'}.${said}`;
}

function instead(store: GameStore, { seat }: OfSeat): string {
  const counts = counted(store.received(store.turn())).get(seat);
  return counts === undefined
    ? `Nothing of yours counts for turn ${store.turn()} now: save your orders again, and send the new file.`
    : `What counts now is ${counts.name === '' ? 'the file' : counts.name} of ${moment(counts.at)}. You can send a new file until the turn is run.`;
}
