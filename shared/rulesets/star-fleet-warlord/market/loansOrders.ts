import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { MakeDefaultBuild, RepayLoan, RequestLoan, WorldOfficeOrder } from '../model/orders/world.ts';
import type { View } from '../model/view.ts';
import { cannotBorrow, lentStill } from './loans.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { defaultBuild } from '../ships/list/index.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const ep = integer(1, 100_000);
const field = { kind: 'number', name: 'ep', label: 'EP', least: 1, most: 100_000 } as const;

// What hinders a loan hangs on the orders before it: the plan as a whole is run for it.
const requestLoan: OrderKind<View, RequestLoan> = {
  title: 'Request a Loan',
  codec: object({ kind: literal('request-loan'), ref, ep }),
  offers(view, at) {
    const state = imagine(view);
    return isNowhere(at) && cannotBorrow(state, view.me) === undefined
      ? [{ kind: 'request-loan', ep: lentStill(state, view.me) }]
      : [];
  },
  form: (_view, order) => ({
    fields: [field],
    values: { ep: order.ep },
    set: (_, value) => ({ ...order, ep: value as number }),
  }),
  check: () => [],
  say: (order) => phrase('Borrow {ep} EP (RL {ep})', { ep: order.ep }),
};

const repayLoan: OrderKind<View, RepayLoan> = {
  title: 'Pay Back a Loan',
  codec: object({ kind: literal('repay-loan'), ref, ep }),
  offers: ({ own: { debt } }, at) => (isNowhere(at) && debt > 0 ? [{ kind: 'repay-loan', ep: debt }] : []),
  form: (_view, order) => ({
    fields: [field],
    values: { ep: order.ep },
    set: (_, value) => ({ ...order, ep: value as number }),
  }),
  check: () => [],
  say: (order) => phrase('Pay back {ep} EP of the loan (PL {ep})', { ep: order.ep }),
};

/** In place of all other orders of the Initial Build (SFW 183). */
const makeDefaultBuild: OrderKind<View, MakeDefaultBuild> = {
  title: 'Default Build',
  codec: object({ kind: literal('make-default-build'), ref }),
  offers: ({ turn }, at, plan) =>
    isNowhere(at) && yearOf(turn) === firstYear && plan.hq.length === 0
      ? [{ kind: 'make-default-build' }]
      : [],
  check: () => [],
  say: () => phrase('Borrow what is lent and buy {ships} (DEFAULT)', { ships: defaultBuild.join(', ') }),
};

/** Orders of money lent, as they are filled in. */
export const worldKinds: Kinds<WorldOfficeOrder> = {
  'make-default-build': makeDefaultBuild,
  'request-loan': requestLoan,
  'repay-loan': repayLoan,
};
