import { integer, line, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice, Field } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { about } from '#kernel/words/problem.ts';
import { typedText } from '#kernel/orders/typed.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { sector } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import { sectorIn } from '../model/ids.ts';
import type { SendMessage } from '../model/orders/stance.ts';
import { audiences, signatures } from '../model/orders/stance.ts';
import type { View } from '../model/view.ts';
import { cannotSend } from './messages.ts';
import { sectorIdsOf } from '../galaxy/board.ts';
import { espionage, longest } from '../model/figures.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const labels: Readonly<Record<SendMessage['to'], string>> = {
  all: 'all Corporations',
  corporation: 'a Corporation',
  sector: 'the Home Office of a sector',
  ships: 'all ships in a sector',
  team: 'a team',
};
/** Whom a message can be for in a game without teams. */
const offered = audiences.filter((to) => to !== 'team');
const whom: Field = {
  kind: 'choice',
  name: 'to',
  label: 'For',
  choices: offered.map((to) => ({ value: to, label: phrase('{label}', { label: labels[to] }) })),
};
const signature: Field = {
  kind: 'choice',
  name: 'signed',
  label: 'From',
  choices: [
    { value: '', label: phrase('nobody: it is anonymous') },
    { value: 'known', label: phrase('you, with your number') },
    { value: 'rsvp', label: phrase('you, with your number and how to reach you') },
  ],
};
const text: Field = { kind: 'text', name: 'text', label: 'Message', longest: longest.text, lines: 2 };

const others = ({ me, names }: View): readonly Choice[] =>
  inOrder(names)
    .filter(([seat, { number }]) => seat !== me && number < espionage.powersFrom)
    .map(([, { number, name }]) => ({
      value: String(number),
      label: phrase('{number} {name}', { number, name }),
    }));

/** Which one it is for, where there is more than one of the kind. */
function whichField(view: View, { to }: Unnumbered<SendMessage>): readonly Field[] {
  if (to === 'corporation')
    return [{ kind: 'choice', name: 'number', label: 'Corporation', choices: others(view) }];
  if (to !== 'sector' && to !== 'ships') return [];
  const choices = sectorIdsOf(view.parameters.size).map((one) => ({
    value: one,
    label: phrase('{sector}', { sector: one.slice(1) }),
  }));
  return [{ kind: 'choice', name: 'sector', label: 'Sector', choices }];
}

/** The same message for somebody else: the first Corporation, or one's own sector, is proposed. */
function sentTo(
  view: View,
  { number: _, sector: __, ...message }: Unnumbered<SendMessage>,
  to: SendMessage['to'],
): Unnumbered<SendMessage> {
  const [first] = others(view);
  if (to === 'corporation') return { ...message, to, number: Number(first?.value ?? 0) };
  return to === 'all' ? { ...message, to } : { ...message, to, sector: sectorIn(view.own.home) };
}

const sendMessage: OrderKind<View, SendMessage> = {
  title: 'Send Message',
  codec: object({
    kind: literal('send-message'),
    ref,
    to: oneOf(audiences),
    number: optional(integer(0, 999)),
    sector: optional(sector),
    signed: optional(oneOf(signatures)),
    text: line(longest.text),
  }),
  offers(view, at) {
    const picked = at.seat === undefined || at.seat === view.me ? undefined : view.names[at.seat]?.number;
    if (picked !== undefined && picked < espionage.powersFrom)
      return [{ kind: 'send-message', to: 'corporation', number: picked, text: '' }];
    return isNowhere(at) ? [{ kind: 'send-message', to: 'all', text: '' }] : [];
  },
  form: (view, order) => ({
    fields: [whom, ...whichField(view, order), signature, text],
    values: {
      to: order.to,
      signed: order.signed ?? '',
      text: order.text,
      ...(order.number === undefined ? {} : { number: String(order.number) }),
      ...(order.sector === undefined ? {} : { sector: order.sector }),
    },
    set(name, value) {
      if (name === 'to') return sentTo(view, order, value as SendMessage['to']);
      if (name === 'number') return { ...order, number: Number(value) };
      // However it is broken into lines, it is told as one.
      if (name === 'text') return { ...order, text: typedText(value as string, 1) };
      if (name !== 'signed') return { ...order, [name]: value };
      const { signed: _, ...rest } = order;
      return value === '' ? rest : { ...rest, signed: value as (typeof signatures)[number] };
    },
  }),
  check(view, order) {
    const problem = cannotSend(imagine(view), view.me, order, false);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) => phrase('Send a message ({code})', { code: written(order) }),
};

/** Messages, as they are filled in. */
export const messagesKinds: Kinds<SendMessage> = { 'send-message': sendMessage };
