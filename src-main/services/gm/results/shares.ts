import type { SeatShare } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fellow } from '../../../ports/game/people.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { fellowsIn } from '../turns/parts.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** Who shares a seat, as one of its players is told it; undefined for a seat with one player. */
export type ShareOf = (seat: SeatId, player: number) => SeatShare | undefined;

/** Who shares which seat from a turn on; `ran`: the turn before it, if it was run; `more`: those who are about to. */
export function sharesFrom(
  store: GameStore,
  turn: number,
  ran?: { readonly ruleset: SomeRuleset; readonly loaded: LoadedTurn },
  more: readonly Fellow[] = [],
): ShareOf {
  const fellows = fellowsIn([...store.fellows(), ...more], turn);
  let owners: ReadonlyMap<SeatId, string> | undefined;
  return (seat, player) => {
    const others = fellows.filter((one) => one.seat === seat);
    if (others.length === 0) return undefined;
    owners ??= new Map(store.seats().map((one) => [one.seat, one.player]));
    const dropped = ran === undefined ? {} : droppedTo(ran, seat, player);
    return {
      player,
      players: [
        { player: 1, name: owners.get(seat) ?? '', scopes: [] },
        ...others.map((one) => ({ player: one.number, name: one.player, scopes: [...one.scopes] })),
      ],
      ...dropped,
    };
  };
}

/** The turn before the one being ordered, with its orders; undefined at the beginning. */
export function ranBefore(
  store: GameStore,
  ruleset: SomeRuleset,
): { readonly ruleset: SomeRuleset; readonly loaded: LoadedTurn } | undefined {
  const turn = store.turn() - 1;
  return store.turnOf(turn)?.ran === undefined
    ? undefined
    : { ruleset, loaded: loadTurn(ruleset, store, turn) };
}

/** The digest of a further player’s file that counted in a turn. */
export const fellowFile = (
  { led, shared }: Pick<LoadedTurn, 'led' | 'shared'>,
  seat: SeatId,
  number: number,
): string | undefined =>
  led.includes(seat)
    ? undefined
    : shared.get(seat)?.players.find(({ player }) => player === number)?.file?.digest;

/** So many orders that did not count are told one by one. */
const mostTold = 200;

/** The orders that did not count and that concern this player: who sent them, or who holds their scope. */
function droppedTo(
  { ruleset, loaded }: { readonly ruleset: SomeRuleset; readonly loaded: LoadedTurn },
  seat: SeatId,
  player: number,
): Pick<SeatShare, 'dropped' | 'more'> {
  const all = loaded.led.includes(seat) ? [] : (loaded.shared.get(seat)?.dropped ?? []);
  const theirs = all.filter(({ by, heldBy }) => Number(by) === player || Number(heldBy) === player);
  const dropped = theirs.slice(0, mostTold).map(({ order, unit, by, heldBy }) => ({
    said:
      ruleset.orders[order.kind]?.say(order as never, loaded.view(seat), defined({ unit })) ??
      phrase('{kind}', { kind: order.kind }),
    by: Number(by),
    heldBy: Number(heldBy),
  }));
  const more = theirs.length - dropped.length;
  return { ...(dropped.length === 0 ? {} : { dropped }), ...(more === 0 ? {} : { more }) };
}
