import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SectorId } from '../../model/ids.ts';
import type { Listen } from '../../model/orders/spying.ts';
import type { WrittenAs } from '../../typing.ts';
import { wrong } from '../../typing.ts';

/** `LB 35`, `LB` for none (SFW 4298). */
const lb: WrittenAs = {
  kind: 'listen',
  like: /^LB$/,
  meant: ['LB'],
  read(reading) {
    const word = reading.next();
    if (word === undefined) return { kind: 'listen' };
    return /^\d\d$/.test(word.word)
      ? { kind: 'listen', sector: `s${word.word}` as SectorId }
      : wrong(word, phrase('LB takes a sector of two digits, such as LB 35, or nothing for none.'));
  },
  write: ({ sector }: Unnumbered<Listen>) => (sector === undefined ? 'LB' : `LB ${sector.slice(1)}`),
};

/** How the order to listen to battles is typed. */
export const hearingWritten: readonly WrittenAs[] = [lb];
