import type { Shown } from '#contract/gm/shown.ts';
import { unreadable } from '#contract/refusals/moved.ts';
import { dataDigest } from '#kernel/codec/digest.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { askingPolicyOf } from '../turns/answersBy.ts';
import { waitingOf } from '../turns/waiting.ts';
import { seatsOf } from '../turns/seats.ts';
import { putOffNow } from '../policy/putOff.ts';
import { endedOf, extensionOf, heldOf, policyOf } from '../policy/policy.ts';
import { watchedOf } from '../policy/watched.ts';
import type { GameAt } from '../game/gameAt.ts';
import { loadTurn } from '../turns/loadedTurn.ts';

/** Where the game stands, for acts on what is shown of it. */
export function shownNow(store: GameStore): Shown {
  const turn = store.turn();
  const waiting = waitingOf(store);
  return {
    turn,
    run: dataDigest([
      store.turnOf(turn)?.rerun ?? 0,
      store.runOrder(turn),
      putOffNow(store).map(({ run }) => run),
      waiting === undefined ? [] : [waiting.since, waiting.asked.map(({ seat, count }) => [seat, count])],
      store.undone().map(({ number, redone }) => [number, redone]),
      endedOf(store)?.at ?? '',
      store.facts.edition,
    ]),
    settings: dataDigest([
      policyOf(store),
      heldOf(store) ?? '',
      extensionOf(store) ?? '',
      watchedOf(store),
      askingPolicyOf(store),
    ]),
  };
}

/** Marks that change with the players of each seat, and with what is decreed about it. */
export function seatMarks({ store, ruleset }: GameAt): ReadonlyMap<SeatId, string> {
  const decided = new Map(
    seatsOf(ruleset, loadTurn(ruleset, store)).map(({ seat, decreed }) => [seat, decreed]),
  );
  const [standIns, fellows] = [store.standIns(), store.fellows()];
  return new Map(
    store
      .seats()
      .map(({ seat, player, address, publicly }) => [
        seat,
        dataDigest([
          [player, address, publicly],
          standIns.filter((one) => one.seat === seat).map((one) => [one.player, one.address, one.since]),
          fellows
            .filter((one) => one.seat === seat)
            .map(({ number, scopes, until, ...one }) => [
              number,
              one.player,
              one.address,
              scopes,
              until ?? 0,
            ]),
          decided.get(seat) ?? [],
        ]),
      ]),
  );
}

/** The game is at another turn than the one that was shown. */
export const otherTurn = (turn: number, now: number): Problem =>
  unreadable(now > turn ? 'turn-moved' : 'turn-moved/back', { turn, now });

/** Why an act is not done: the game is not where it was shown to be. */
export function movedSince(
  store: GameStore,
  { turn, run }: Pick<Shown, 'turn' | 'run'>,
): Problem | undefined {
  const now = shownNow(store);
  if (now.turn !== turn) return otherTurn(turn, now.turn);
  return now.run === run ? undefined : unreadable('turn-moved/run', { turn });
}

/** Why an act on settings is not done. */
export const settingsMoved = (store: GameStore, { settings }: Shown): Problem | undefined =>
  shownNow(store).settings === settings ? undefined : unreadable('settings-moved');

/** Why an act on a seat is not done. */
export const seatMoved = (at: GameAt, seat: SeatId, { seat: mark }: Shown): Problem | undefined =>
  seatMarks(at).get(seat) === mark ? undefined : unreadable('seat-moved', { seat });
