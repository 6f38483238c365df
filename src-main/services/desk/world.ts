import { bookText, type Digest } from '#kernel/codec/books.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { forGm } from '#kernel/words/problem.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { Outcome } from '../../ports/outcome.ts';
import { openSeats, waitingOf } from '../gm/turns/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import { filesOf, leadable } from '../gm/people/ledSeats.ts';
import { otherTurn, shownNow } from '../gm/running/shownNow.ts';
import { booksIn } from '../gm/game/books.ts';
import { keepOwnPlan, worldOf } from '../gm/people/world.ts';
import { makeStored, planCodecOf } from '../ruleset.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';

type Names = 'gm.world' | 'gm.ownOrders' | 'gm.book' | 'gm.lead' | 'gm.handIn';

/** The world on the game master's map, the orders that they give there, and the seats that nobody plays, which they lead from their library. */
export function makeWorldHandlers({
  games,
  ports,
  changed,
  library,
  push,
}: DeskParts): Pick<DeskHandlers, Names> {
  return {
    'gm.lead': async ({ game, seat }) => {
      const led = await games.use(game, (gm) => lead(gm, library, seatId(seat)));
      if (led.ok) push('library.changed', {});
      return led;
    },
    'gm.handIn': async ({ game, seat, turn }) => {
      const done = await games.use(game, (gm) =>
        gm.store.turn() === turn
          ? handIn(gm, library, seatId(seat))
          : bad([otherTurn(turn, gm.store.turn())]),
      );
      return done.ok ? changed(game, done) : done;
    },
    'gm.world': ({ game }) =>
      games.use(game, ({ store, ruleset }) => {
        const { view, plan, fixed, questions, ...world } = worldOf(ruleset, store);
        const books: readonly Digest[] = [...new Set(ruleset.cites?.(view) ?? [])].sort();
        return good({
          ...world,
          marks: shownNow(store),
          ruleset: ruleset.id,
          questions: [...questions],
          view: makeStored(ruleset.codecs.view, view, 'view') as never,
          plan: planCodecOf(ruleset).make(plan) as never,
          ...(fixed === undefined ? {} : { fixed: phraseText(forGm(fixed).phrase) }),
          ...(books.length === 0 ? {} : { books }),
        });
      }),
    'gm.ownOrders': async ({ game, ...given }) => {
      const kept = await games.use(game, ({ store, ruleset }) =>
        keepOwnPlan({ clock: ports.clock, who: 'desk' }, ruleset, store, given),
      );
      return kept.ok ? changed(game, good({ mark: kept.value })) : kept;
    },
    'gm.book': ({ game, book }) =>
      games.use(game, ({ store }) => {
        const books = booksIn(store);
        return books.has(book)
          ? good({ text: bookText(books, book) })
          : bad([unreadable('book-missing', { book })]);
      }),
  };
}

/** Brings all that the seat has got into the library; what is there already stays. */
async function lead(
  { store, ruleset }: Gm,
  library: DeskParts['library'],
  seat: SeatId,
): Promise<Outcome<{ readonly key: TurnKey }>> {
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  let took: Outcome<unknown> = good(undefined);
  // Files of earlier keys may not open any more: the last results must.
  for (const bytes of filesOf(store, seat)) took = await library.take(bytes);
  return took.ok ? good({ key: { game: store.facts.game, seat, turn: store.turn() } }) : took;
}

/** Why nothing could be handed in: whoever has not opened the seat is told so, and not to open a file that only the desk has. */
const notLed = ({ seat, turn }: TurnKey, fault: readonly Problem[]): Outcome<never> =>
  bad(
    fault.some(({ code }) => code === 'turn-not-here') ? [unreadable('seat-not-led', { seat, turn })] : fault,
  );

/** Takes in what is planned in the library for the seat: its answers, where the turn waits for them, or else its orders. */
async function handIn(
  gm: Gm,
  library: DeskParts['library'],
  seat: SeatId,
): Promise<Outcome<{ readonly said: string }>> {
  const { store, ruleset } = gm;
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  const key = { game: store.facts.game, seat, turn: store.turn() };
  const waiting = waitingOf(store);
  if (waiting !== undefined && openSeats(waiting).some((one) => one.seat === seat)) {
    const answers = await library.exportAnswers(key);
    if (!answers.ok) return notLed(key, answers.fault);
    const [taken] = await gm.takeAnswers([
      { name: answers.value.name, bytes: Buffer.from(answers.value.base64, 'base64') },
    ]);
    return taken?.verdict === 'refused'
      ? bad([unreadable('orders-not-taken/led-answers', { reason: taken.reason ?? '' })])
      : good({ said: 'The answers are taken in.' });
  }
  const orders = await library.exportOrders(key);
  if (!orders.ok) return notLed(key, orders.fault);
  const received = await gm.takeOrders(Buffer.from(orders.value.base64, 'base64'), orders.value.name);
  return received.verdict === 'final'
    ? good({ said: 'The orders are taken in.' })
    : bad([unreadable('orders-not-taken/led', { reason: received.reason ?? '' })]);
}
