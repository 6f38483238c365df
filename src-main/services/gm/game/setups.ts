import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { NewGameRequest } from './newGame.ts';

export type Players = NewGameRequest['players'];

/**
 * The setup from which a ruleset's `create` generates a map: the number of seats, beginning with those of the
 * players.
 */
export function drawnSetup(
  players: Players,
  more: { readonly empires: number; readonly sectors?: number; readonly title?: string },
): unknown {
  const seats = keysInOrder(players).map((empire) => ({ empire, ...playerText(players[empire]) }));
  const { empires, sectors, title } = more;
  return {
    generate: {
      empires,
      ...(sectors === undefined ? {} : { sectors }),
      ...(seats.length === 0 ? {} : { seats }),
      ...(title === undefined ? {} : { title }),
    },
  };
}

const playerText = (who: Players[SeatId] | undefined): { readonly player?: string } =>
  who === undefined || who.player === ''
    ? {}
    : { player: who.address === '' ? who.player : `${who.player} <${who.address}>` };

/** Reads a name followed by an address in angle brackets; either may be missing. */
export function playerOf(text: string): { readonly player: string; readonly address: string } {
  const [, player = '', address = ''] = /^([^<]*)(?:<([^<>]*)>)?\s*$/.exec(text) ?? [];
  return { player: player.trim(), address: address.trim() };
}
