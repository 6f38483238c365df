import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Bombard, Raid } from '../model/orders/raids.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { hexLike, plain, wrong, wrongNext } from '../typing.ts';

/** `BOMB 1402`: a hex of the own sector (SFW 1520). */
const bombard: WrittenAs = {
  kind: 'bombard',
  like: /^BOMB$/,
  meant: [],
  read(reading) {
    const hex = reading.next(hexLike);
    return hex === undefined
      ? wrongNext(reading, phrase('BOMB takes a hex of the same sector, such as BOMB 1402.'))
      : { kind: 'bombard', hex: hex.word as HexNumber };
  },
  write: ({ hex }: Unnumbered<Bombard>) => `BOMB ${hex}`,
};

const raid: WrittenAs = {
  kind: 'raid',
  like: /^RAD.?$/,
  meant: [],
  read: ({ code }) =>
    /^...[1-6]$/.test(code.word)
      ? { kind: 'raid', direction: Number(code.word.slice(3)) }
      : wrong(code, phrase('RAD takes a direction: 1 to 6 for the neighbours.')),
  write: ({ direction }: Unnumbered<Raid>) => `RAD${direction}`,
};

/** How orders of raids, bombardment and devastation are typed. */
export const raidsGrammar: Grammar = {
  ships: [bombard, raid, plain('devastate', 'NUKE')],
  office: [],
};
