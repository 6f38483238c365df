import { flag, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Field } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { typedText } from '#kernel/orders/typed.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { seat } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { MasterOfficeOrder } from '../model/orders/master.ts';
import type { View } from '../model/view.ts';
import { cannotAnnounce, cannotLead } from './deciding.ts';
import { espionage, longest } from '../model/figures.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const whom = ({ names }: View): Field => ({
  kind: 'choice',
  name: 'to',
  label: 'For',
  choices: [
    { value: '', label: phrase('all Corporations') },
    ...inOrder(names)
      .filter(([, { number }]) => number < espionage.powersFrom)
      .map(([value, { number, name }]) => ({ value, label: phrase('{number} {name}', { number, name }) })),
  ],
});
const text: Field = { kind: 'text', name: 'text', label: 'Message', longest: longest.announcement, lines: 3 };

/** Orders of the game master, as they are filled in; who leads a Corporation with their other decisions about seats. */
export const masterKinds: Kinds<MasterOfficeOrder> = {
  announce: {
    title: 'Send Message',
    by: 'game-master',
    codec: object({
      kind: literal('announce'),
      ref,
      to: optional(seat),
      text: line(longest.announcement),
    }),
    offers(view, at) {
      if (view.me !== gameMaster || !(isNowhere(at) || at.seat !== undefined)) return [];
      return [{ kind: 'announce', ...(at.seat === undefined ? {} : { to: at.seat }), text: '' }];
    },
    form: (view, order) => ({
      fields: [whom(view), text],
      values: { to: order.to ?? '', text: order.text },
      set(name, value) {
        if (name !== 'to') return { ...order, text: typedText(value as string, 1) };
        const { to: _, ...rest } = order;
        return value === '' ? rest : { ...rest, to: value as SeatId };
      },
    }),
    check(view, order) {
      const problem = cannotAnnounce(imagine(view), view.me, order);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
    say: ({ to, text: said }, { names }) =>
      to === undefined
        ? phrase('Say to all Corporations: {text}', { text: said })
        : phrase('Say to {name}: {text}', { name: names[to]?.name ?? to, text: said }),
  },
  'set-leadership': {
    title: 'Set Leadership',
    by: 'game-master',
    codec: object({ kind: literal('set-leadership'), ref, of: seat, computer: flag }),
    offers: () => [],
    check(view, order) {
      // No view says who leads a Corporation: the game master is advised where they decide about seats.
      const problem = view.me === gameMaster ? undefined : cannotLead(imagine(view), view.me, order);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
    say: ({ of, computer }, { names }) =>
      phrase(computer ? 'Let the computer lead {name}' : 'Give {name} to a player', {
        name: names[of]?.name ?? of,
      }),
  },
};
