import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { GameAt } from '../game/gameAt.ts';
import type { IntakePorts, OrdersGiven } from '../intake/takeOrders.ts';
import { takeAll } from '../intake/takeOrders.ts';
import { policyOf } from '../policy/policy.ts';
import { wishesOf } from '../policy/wishes.ts';
import { zoneOf, momentBoth } from '../../deadline.ts';
import { dueNow } from '../schedule/clock.ts';
import { isAllowed, leftOf, waitsUntil } from '../schedule/holidays.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { seatId } from '#kernel/words/ids.ts';
import { answerRequest, requestsOf } from './requests.ts';

/* Holidays within the allowance of the policy are granted as they are asked for; any other request waits for the game master. */

/** Takes in files, as `takeAll` does, and grants the holidays that they ask for and that need nobody’s word. */
export async function takeAllIn(
  ports: IntakePorts,
  game: GameAt,
  files: readonly OrdersGiven[],
): Promise<readonly ReceivedOrders[]> {
  const taken = await takeAll(ports, game.store, game.ruleset, files);
  grantHolidays(ports, game);
  return taken;
}

/** The same with one file. */
export async function takeIn(ports: IntakePorts, game: GameAt, file: OrdersGiven): Promise<ReceivedOrders> {
  const [taken] = await takeAllIn(ports, game, [file]);
  if (taken === undefined) throw new Error('a file was taken in, and nothing is known of it');
  return taken;
}

function grantHolidays(ports: IntakePorts, game: GameAt): void {
  const { store } = game;
  if (policyOf(store).holidays === undefined) return;
  const now = ports.clock.now();
  const before = timesOf(store);
  for (const { seat, request, answer } of requestsOf(game)) {
    if (request.kind !== 'holiday' || answer !== undefined) continue;
    if (!isAllowed(store, seatId(seat), request, now)) continue;
    answerRequest(ports, game, seatId(seat), 'holiday', { granted: true, who: 'policy' });
    store.note({
      at: now,
      what: `Turn ${store.turn()}: of the holidays of ${seat}, ${leftOf(store, seatId(seat)) ?? ''} are left.`,
      who: 'policy',
    });
  }
  const after = timesOf(store);
  if (after.until !== before.until) tellAll(store, after.said(now), after.until ?? '', now);
}

/** Until when the turn is open for orders, or waits; and how that is said, without saying for whose sake. */
function timesOf(store: GameStore) {
  const { due } = dueNow(store);
  const waits = waitsUntil(store, due);
  const until = waits ?? due;
  const said = (now: string): string => {
    const moment = until === undefined ? '' : momentBoth(until, now, zoneOf(policyOf(store).due));
    return waits === undefined ? `orders are due later: on ${moment}` : `the turn waits until ${moment}`;
  };
  return { until, said };
}

/** Writes to everybody what becomes of the turn. */
function tellAll(store: GameStore, said: string, until: string, now: string): void {
  const turn = store.turn();
  if (wishesOf(store).server === undefined) return;
  const { facts } = store;
  const people = [
    ...store.seats(),
    ...store.standIns(),
    ...store.fellows().filter((one) => one.until === undefined),
  ];
  people.forEach(({ seat, address }, at) => {
    if (address === '') return;
    store.post.add({
      key: `holiday ${turn} ${until} ${at} ${seat}`,
      turn,
      seat,
      kind: 'word',
      to: address,
      at: now,
      next: now,
      subject: `${facts.title}: turn ${turn} takes longer`,
      body: `${wrapped(`A player of ${facts.title} has a holiday, and ${said}.`)}\n`,
    });
  });
}
