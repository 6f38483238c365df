import type { Brand } from '#kernel/words/ids.ts';

/** One box of a ship's card, such as `l-warp.3` or `ph-1.2`; of a weapon it is the weapon as well. */
export type BoxId = Brand<string, 'box'>;

/** The text as the id of a box, unchecked. */
export const boxId = (text: string): BoxId => text as BoxId;

/** The id of a ship card, such as `klingon-d7`: one of the program’s, or one that a book brings. */
export type CardId = string;
