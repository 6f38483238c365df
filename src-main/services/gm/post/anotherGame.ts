import type { SeenFile } from '#kernel/files/envelope.ts';
import type { Gm } from '../gm.ts';

/** Whether a file is another game’s, also if it is damaged: what it claims is enough to leave it to that game. */
export const isOfAnotherGame = ({ store }: Gm, { claim }: SeenFile): boolean =>
  claim !== undefined && claim.game !== store.facts.game;

/** Whether the name of a file, as this program gives it, is that of another game. */
export const namesAnother = ({ store }: Gm, name: string): boolean => {
  const [, game] = /^([a-z][a-z0-9]{2})N\d{2,4}-/.exec(name) ?? [];
  return game !== undefined && game !== store.facts.game;
};
