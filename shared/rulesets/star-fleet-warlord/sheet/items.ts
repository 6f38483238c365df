import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BuyItems } from '../model/orders/items.ts';
import { itemKinds } from '../model/ship.ts';
import { itemSales } from '../items/table.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { numberNext, plain, wrongNext } from '../typing.ts';

/** `BF 100` (SFW 3632). */
const buy: WrittenAs = {
  kind: 'buy-items',
  like: /^B[FPDTCMY]$/,
  meant: [],
  read(reading) {
    const code = reading.code.word.toUpperCase();
    const [ep, what] = [numberNext(reading), itemKinds.find((kind) => itemSales[kind].code === code)];
    return ep === undefined || ep === 0 || ep > 100_000 || what === undefined
      ? wrongNext(reading, phrase('{code} takes EP, such as {code} 100.', { code }), ep !== undefined)
      : { kind: 'buy-items', what, ep };
  },
  write: ({ what, ep }: Unnumbered<BuyItems>) => `${itemSales[what].code} ${ep}`,
};

/** How orders of what ships carry, store and repair with are typed. */
export const itemsGrammar: Grammar = {
  ships: [
    plain('fix', 'FIX'),
    plain('repair', 'REPR'),
    plain('give', 'GIVE'),
    plain('drop-decoy', 'DECY'),
    plain('drop-cloaked-decoy', 'DECC'),
    plain('collect-decoys', 'COLL'),
    plain('fill-garrison', 'GARR'),
    plain('take-garrison', 'GARX'),
    plain('place-base', 'LOGB'),
  ],
  office: [buy],
};
