import type { SeatId } from '#kernel/ids.ts';
import type { GameStore } from '../../gameStore.ts';
import { fileName } from '../turnFiles.ts';

export interface Posted { readonly seat: SeatId; readonly name: string }

/**
 * Puts the results of a turn into the outbox, for every player who has an address and for who stands in for one. A letter that was
 * put there before is not put there twice, unless its seat is asked for by name and it went out: then it goes out again.
 */
export function postResults(store: GameStore, now: string, turn: number, seats?: readonly SeatId[]): readonly Posted[] {
  const { facts } = store;
  const rerun = store.turnOf(turn)?.rerun ?? 0;
  const results = new Map(store.results(turn).map((one) => [one.seat, one]));
  const copies = new Map(store.copies(turn).map((one) => [one.seat, one]));
  const standIns = new Map(store.standIns().map((one) => [one.seat, one]));
  const posted: Posted[] = [];
  for (const { seat, address } of store.seats().filter((one) => seats?.includes(one.seat) ?? true)) {
    const name = fileName({ game: facts.game, turn, seat }, 'results');
    const standIn = standIns.get(seat);
    const readers = [{ to: address, file: results.get(seat)?.file, whose: '' }, { to: standIn?.address ?? '', file: copies.get(seat)?.file, whose: ' stand-in' }];
    for (const { to, file, whose } of readers) {
      if (to === '' || file === undefined) continue;
      const key = freshKey(store, `results ${turn} ${seat} ${rerun}${whose} ${results.get(seat)?.digest.slice(0, 12) ?? ''}`, seats !== undefined);
      store.post.add({ key, turn, seat, kind: 'results', to, at: now, next: now, file: { name, bytes: file }, ...wordsOf(facts.title, turn, rerun, facts.address) });
      if (!posted.some((one) => one.seat === seat)) posted.push({ seat, name });
    }
  }
  return posted;
}

function wordsOf(title: string, turn: number, rerun: number, address: string): { readonly subject: string; readonly body: string } {
  return {
    subject: `${title}: turn ${turn}${rerun === 0 ? '' : ' (run again)'}`,
    body: [
      `Your results file for turn ${turn} of ${title} is attached. Open it with Sealed Orders.`,
      ...(rerun === 0 ? [] : [`The turn before was run again. This file takes the place of the one you had for turn ${turn}.`]),
      ...(address === '' ? [] : [`Send your orders to ${address}.`]),
    ].join('\n\n'),
  };
}

/** A letter that went out already has its key for good: another of the same kind gets the next. */
function freshKey(store: GameStore, key: string, again: boolean): string {
  if (!again) return key;
  const done = new Map(store.post.letters().map((letter) => [letter.key, letter.state]));
  let [number, fresh] = [1, key];
  while (['sent', 'failed', 'withdrawn'].includes(done.get(fresh) ?? '')) fresh = `${key} ${(number += 1)}`;
  return fresh;
}
