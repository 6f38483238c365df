import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spy } from '../../model/orders/spying.ts';
import type { WrittenAs } from '../../typing.ts';
import { numberNext, plain, wrongNext } from '../../typing.ts';

/** `ES 233 8`: the number of a Corporation, then what to find out (SFW 7231). */
const es: WrittenAs = {
  kind: 'spy',
  like: /^ES$/,
  meant: [],
  read(reading) {
    const [on, code] = [numberNext(reading), numberNext(reading)];
    return on === undefined || code === undefined || code > 99
      ? wrongNext(reading, phrase('ES takes the number of a Corporation and a code from 1 to 12: ES 233 8.'))
      : { kind: 'spy', on, code };
  },
  write: ({ on, code }: Unnumbered<Spy>) => `ES ${on} ${code}`,
};

/** How orders about spies are typed: `EC`, `ES 233 8` (SFW 7227). */
export const espionageWritten: readonly WrittenAs[] = [plain('counter-spy', 'EC'), es];
