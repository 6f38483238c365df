import type { SeatId } from '#kernel/words/ids.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import { momentIn } from '../../deadline.ts';
import type { GmPorts } from '../beginning/newGame.ts';
import { giverOf } from '../intake/openOrders.ts';
import { insteadOf, whyInstead, canCount, countingOrders } from '../game/counts.ts';
import { isOwn } from './addresses.ts';
import { wishesOf } from '../policy/wishes.ts';

interface Word {
  readonly take: boolean;
  readonly why: string;
}
type OfSeat = ReceivedOrders & { readonly seat: SeatId };

/**
 * Puts the game master's decision about orders into the outbox, for whoever sent them: whether they count,
 * why, and what counts instead. OURS: somebody who no longer has the seat is told at the address the orders
 * were mailed from, without what counts instead. Nothing is written if the game is not played by mail, or no
 * address is known.
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
  // Every decision is a letter of its own, even if it repeats an earlier one.
  const before = store.post
    .letters(turn)
    .filter(({ key }) => key.startsWith(`word ${turn} ${orders.number} `)).length;
  const received = store.received(turn);
  const now = received.find(({ number }) => number === orders.number);
  // They may count, and yet others may count instead.
  const outdone = now === undefined || !canCount(now) ? undefined : insteadOf(received, now);
  const texts = [
    became(orders, word, at),
    ...(giver === undefined || (word.take && outdone === undefined)
      ? []
      : [instead(store, orders, at, outdone)]),
  ];
  store.post.add({
    key: `word ${turn} ${orders.number} ${before + 1}`,
    turn,
    seat: orders.seat,
    kind: 'word',
    to,
    at,
    next: at,
    subject: `${store.facts.title}: your orders for turn ${turn}`,
    body: `${texts.map((text) => wrapped(text)).join('\n\n')}\n`,
  });
}

function became({ name, at, late }: ReceivedOrders, { take, why }: Word, now: string): string {
  const said = why === '' ? '' : ` The game master says: ${why}`;
  const file = `Your orders ${name === '' ? '' : `in ${name} `}of ${momentIn(at, now)}`;
  if (take) return `${file}${late ? ', which came after the deadline,' : ''} can count after all.${said}`;
  return `${file} ${late ? 'came after the deadline and do not count' : 'were set aside and do not count'}.${said}`;
}

function instead(store: GameStore, orders: OfSeat, now: string, outdone: ReceivedOrders | undefined): string {
  const counts = outdone ?? countingOrders(store.received(store.turn())).get(orders.seat);
  const why = outdone === undefined ? undefined : whyInstead(orders, outdone);
  return counts === undefined
    ? `You now have no orders for turn ${store.turn()}: save your orders again, and send the new file.`
    : `Now ${counts.name === '' ? 'the file' : counts.name} of ${momentIn(counts.at, now)} counts${why === undefined ? '' : `: ${why}`}. You can send a new file until the turn is run.`;
}
