import { numbered } from '#kernel/declare/entries.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { espionage } from '../model/figures.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { ownerNumbered } from '../money/owners.ts';
import { isNowhere, officeOrder, plain } from '../ordering.ts';
import { numberNext, wrongNext } from '../typing.ts';
import { cannotCounter, cannotSpy, counterCost, findingsOf, spyFee } from './espionage.ts';
import { counterBegun, spiesNoticed, spiesReported } from './spyEvents.ts';

/** Keeps spies away until the next run. */
export const counterSpy = officeOrder('counter-spy', {
  fields: {},
  title: 'Counter-Espionage',
  offers: (view, at) => (isNowhere(at) && cannotCounter(imagine(view), view.me) === undefined ? [{}] : []),
  cannot: (state, { seat }) => cannotCounter(state, seat),
  say: (_, view) =>
    phrase('Guard against spies for {ep} EP (EC)', { ep: counterCost(imagine(view), view.me) }),
  ways: [plain('EC')],
  act({ turn, seat, order }) {
    turn.happen(counterBegun.of({ seat, ep: counterCost(turn.state, seat), cause: order.ref }));
  },
});

const foes = ({ me, names }: View) =>
  inOrder(names).filter(([seat, { number }]) => seat !== me && number < espionage.powersFrom);

/** Finds something out of a Corporation by its number; `code`: what. */
export const spy = officeOrder('spy', {
  fields: { on: integer(0, 999_999), code: integer(0, 99) },
  title: 'Espionage',
  offers(view, at) {
    const all = foes(view);
    const [, foe] = all.find(([seat]) => seat === at.seat) ?? (isNowhere(at) ? all[0] : undefined) ?? [];
    if (foe === undefined) return [];
    const order = { on: foe.number, code: 1 };
    return cannotSpy(imagine(view), view.me, order, true) === undefined ? [order] : [];
  },
  form(view, order) {
    const whom = foes(view).map(([, { number, name }]) => ({
      value: String(number),
      label: phrase('{number} {name}', { number, name }),
    }));
    const what = Array.from({ length: 12 }, (_, at) => at + 1).map((code) => ({
      value: String(code),
      label: phrase('{code} {what}, for {percent} % of their stock', {
        code,
        what: espionage.codes[code]?.what ?? '',
        percent: espionage.codes[code]?.percent ?? 0,
      }),
    }));
    return [numbered(order, 'on', 'Corporation', whom), numbered(order, 'code', 'What to find out', what)];
  },
  cannot: (state, { seat, order, used }) => cannotSpy(state, seat, order, used?.spied !== true),
  say: ({ on, code }) =>
    phrase('Spy on {on}: {what} (ES)', { on, what: espionage.codes[code]?.what ?? code }),
  ways: [
    {
      // `ES 233 8`: the number of a Corporation, then what to find out (SFW 7231).
      like: /^ES$/,
      read(reading) {
        const [on, code] = [numberNext(reading), numberNext(reading)];
        return on === undefined || code === undefined || code > 99
          ? wrongNext(
              reading,
              phrase('ES takes the number of a Corporation and a code from 1 to 12: ES 233 8.'),
            )
          : { on, code };
      },
      write: ({ on, code }) => `ES ${on} ${code}`,
    },
  ],
  act({ turn, seat, world, order, used }) {
    const { on, code, ref } = order;
    const isFirst = !used.spied;
    const foe = ownerNumbered(turn.state, on);
    if (foe === undefined) return;
    const victim = turn.state.corporations[foe];
    const { ep, caught } = spyFee(turn.state, { seat, foe, code }, isFirst);
    used.spied = true;
    const findings = caught ? [] : findingsOf(world, foe, code);
    turn.happen(spiesReported.of({ seat, foe, code, ep, caught, findings, cause: ref }));
    if (victim !== undefined)
      turn.happen(spiesNoticed.of({ seat: foe, ...(caught ? { by: seat } : {}), cause: ref }));
  },
});
