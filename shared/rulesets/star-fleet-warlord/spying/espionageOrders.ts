import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { CounterSpy, EspionageOrder, Spy } from '../model/orders/spying.ts';
import type { View } from '../model/view.ts';
import { cannotCounter, cannotSpy, counterCost } from './espionage.ts';
import { espionage } from '../model/figures.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const counterSpy: OrderKind<View, CounterSpy> = {
  title: 'Counter-Espionage',
  codec: object({ kind: literal('counter-spy'), ref }),
  offers: (view, at) =>
    isNowhere(at) && cannotCounter(imagine(view), view.me) === undefined ? [{ kind: 'counter-spy' }] : [],
  check(view, order) {
    const problem = cannotCounter(imagine(view), view.me);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (_, view) => phrase('Keep spies away for {ep} EP (EC)', { ep: counterCost(imagine(view), view.me) }),
};

const foes = ({ me, names }: View) =>
  inOrder(names).filter(([seat, { number }]) => seat !== me && number < espionage.powersFrom);

const spy: OrderKind<View, Spy> = {
  title: 'Espionage',
  codec: object({ kind: literal('spy'), ref, on: integer(0, 999_999), code: integer(0, 99) }),
  offers(view, at) {
    const all = foes(view);
    const [, foe] = all.find(([seat]) => seat === at.seat) ?? (isNowhere(at) ? all[0] : undefined) ?? [];
    if (foe === undefined) return [];
    const order = { kind: 'spy', on: foe.number, code: 1 } as const;
    const problem = cannotSpy(imagine(view), view.me, { ...order, ref: '' as OrderRef }, true);
    return problem === undefined ? [order] : [];
  },
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'on',
        label: 'Corporation',
        choices: foes(view).map(([, { number, name }]) => ({
          value: String(number),
          label: phrase('{number} {name}', { number, name }),
        })),
      },
      {
        kind: 'choice',
        name: 'code',
        label: 'What to find out',
        choices: Array.from({ length: 12 }, (_, at) => at + 1).map((code) => ({
          value: String(code),
          label: phrase('{code} {what}, for {percent} % of their stock', {
            code,
            what: espionage.codes[code]?.what ?? '',
            percent: espionage.codes[code]?.percent ?? 0,
          }),
        })),
      },
    ],
    values: { on: String(order.on), code: String(order.code) },
    set: (name, value) => ({ ...order, [name]: Number(value) }),
  }),
  check(view, order) {
    const problem = cannotSpy(imagine(view), view.me, order, true);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ on, code }) =>
    phrase('Spy on {on}: {what} (ES)', { on, what: espionage.codes[code]?.what ?? code }),
};

/** Orders about spies, as they are filled in. */
export const espionageKinds: Kinds<EspionageOrder> = { 'counter-spy': counterSpy, spy };
