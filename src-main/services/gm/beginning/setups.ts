import { inOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { NewGameRequest } from './newGame.ts';

export type Players = NewGameRequest['players'];

/** The setup of such a game with these players. */
export const setupWith = (
  { beginning }: SomeRuleset,
  wish: unknown,
  players: Players,
  title?: string,
): unknown =>
  beginning.setup(
    wish,
    Object.fromEntries(inOrder(players).map(([seat, who]) => [seat, playerText(who)])),
    title,
  );

const playerText = ({ player, address }: Players[SeatId]): string =>
  player === '' || address === '' ? player : `${player} <${address}>`;

/** The players that a scenario names. */
export const playersIn = ({ beginning }: SomeRuleset, scenario: unknown): Players =>
  Object.fromEntries(
    inOrder(beginning.scenarios?.players(scenario) ?? {}).map(([seat, text]) => [seat, playerOf(text)]),
  );

/** Reads a name followed by an address in angle brackets; either may be missing. */
export function playerOf(text: string): { readonly player: string; readonly address: string } {
  const [, player = '', address = ''] = /^([^<]*)(?:<([^<>]*)>)?\s*$/.exec(text) ?? [];
  return { player: player.trim(), address: address.trim() };
}
