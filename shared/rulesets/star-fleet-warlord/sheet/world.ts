import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { RepayLoan, RequestLoan } from '../model/orders/world.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { numberNext, plain, wrongNext } from '../typing.ts';

/** `RL 200`, `PL 100` (SFW 3737, 3759). */
const loan = (kind: (RequestLoan | RepayLoan)['kind'], code: 'RL' | 'PL'): WrittenAs => ({
  kind,
  like: new RegExp(`^${code}$`),
  meant: [`${code} 100`],
  read(reading) {
    const ep = numberNext(reading);
    return ep === undefined || ep === 0 || ep > 100_000
      ? wrongNext(reading, phrase('{code} takes EP, such as {code} 100.', { code }), ep !== undefined)
      : { kind, ep };
  },
  write: (order) => `${code} ${(order as Unnumbered<RequestLoan | RepayLoan>).ep}`,
});

/** How orders of the Graveyard, and money lent are typed. */
export const worldGrammar: Grammar = {
  ships: [],
  office: [loan('request-loan', 'RL'), loan('repay-loan', 'PL'), plain('make-default-build', 'DEFAULT')],
};
