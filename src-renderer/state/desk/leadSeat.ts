import type { GmDesk } from './desk.svelte.ts';

/** Opens a seat that nobody plays like a player’s turn, from its own files alone. */
export async function leadSeat(desk: GmDesk, game: string, seat: string): Promise<void> {
  const led = await desk.ask('gm.lead', { game, seat }, 'Opening the seat', 'The seat was not opened');
  if (led !== undefined) await desk.session.openTurn(led.key);
}
