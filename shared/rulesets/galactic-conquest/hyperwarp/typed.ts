import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { Hyperwarp } from './hyperwarp.ts';

const sentence = /^hyperwarp to ([a-z]{1,2}\d{1,3})$/i;

/** `Hyperwarp to D9`: a sentence of ours (C21.51). */
export const spokenHyperwarp = spoken<Hyperwarp>({
  kinds: ['hyperwarp'],
  phrases: () => ['Hyperwarp to '],
  read(text) {
    const [, at] = sentence.exec(text) ?? [];
    return at === undefined ? undefined : { kind: 'hyperwarp', to: placeId(`h${at.toLowerCase()}`) };
  },
  write: ({ to }) => `Hyperwarp to ${hexName(to)}.`,
});
