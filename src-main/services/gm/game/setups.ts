import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { NewGameRequest } from './newGame.ts';

export type Players = NewGameRequest['players'];

/** What a ruleset's `create` draws a map from: how many seats, those of the players first. */
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

/** A name with an address behind it in angles, each if there is one. */
export function playerOf(text: string): { readonly player: string; readonly address: string } {
  const [, player = '', address = ''] = /^([^<]*)(?:<([^<>]*)>)?\s*$/.exec(text) ?? [];
  return { player: player.trim(), address: address.trim() };
}
