import { flag, id, integer, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import type { Field } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import type { Enmity, Signable, Treaty } from '../model/relations.ts';
import { enmities, signable, treaties } from '../model/relations.ts';
import type { View } from '../model/view.ts';
import {
  cannotBreak,
  cannotDeclare,
  cannotGive,
  cannotIntern,
  cannotSign,
} from '../diplomacy/treaties.ts';
import { isYes, thrifty, yesOrNo } from '../model/words.ts';
import { empireNames } from '../map/empires.ts';
import { declarations, nameOf } from '../diplomacy/table.ts';

const [ref, to] = [id<OrderRef>(), id<SeatId>()];
const mostGiven = 100_000;
const power = (seat: SeatId): string => empireNames[seat] ?? seat;

/** Powers that an order at this spot can be about. */
const powersAt = ({ others }: View, { unit, place, seat }: Spot): readonly SeatId[] =>
  unit !== undefined || place !== undefined ? [] : others.filter((other) => seat === other);

const powerField = ({ others }: View): Field => ({
  kind: 'choice',
  name: 'to',
  label: 'Power',
  choices: others.map((value) => ({ value, label: phrase('{power}', { power: power(value) }) })),
});
const fieldsOf = (
  view: View,
  name: string,
  label: string,
  choices: readonly (readonly [string, string])[],
): readonly Field[] => [
  powerField(view),
  {
    kind: 'choice',
    name,
    label,
    choices: choices.map(([value, said]) => ({ value, label: phrase('{said}', { said }) })),
  },
];
const advice = (about_: OrderRef, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(about_, problem)];

/** Orders of the Intel Phase (VB 125). */
export const diplomacy: Pick<Ruleset<VbamSfb>['orders'], 'sign' | 'break' | 'declare' | 'give' | 'intern'> = {
  sign: {
    title: 'Sign a treaty',
    codec: object({ kind: literal('sign'), ref, to, treaty: oneOf(signable) }),
    offers: (view, at) =>
      powersAt(view, at).flatMap((other) =>
        signable
          .filter((treaty) => cannotSign(imagine(view), view.me, other, treaty) === undefined)
          .map((treaty) => ({ kind: 'sign', to: other, treaty })),
      ),
    form: (view, order) => ({
      fields: fieldsOf(
        view,
        'treaty',
        'Treaty',
        signable.map((one) => [one, nameOf(one)]),
      ),
      values: { to: order.to, treaty: order.treaty },
      set: (name, value) =>
        name === 'to' ? { ...order, to: value as SeatId } : { ...order, treaty: value as Signable },
    }),
    check: (view, order) => advice(order.ref, cannotSign(imagine(view), view.me, order.to, order.treaty)),
    say: (order) =>
      phrase('Sign the {treaty} with {power}', { treaty: nameOf(order.treaty), power: power(order.to) }),
  },
  break: {
    title: 'Break a treaty',
    codec: object({ kind: literal('break'), ref, to, treaty: oneOf(treaties) }),
    offers: (view, at) =>
      powersAt(view, at).flatMap((other) =>
        treaties
          .filter((treaty) => cannotBreak(imagine(view), view.me, other, treaty) === undefined)
          .map((treaty) => ({ kind: 'break', to: other, treaty })),
      ),
    form: (view, order) => ({
      fields: fieldsOf(
        view,
        'treaty',
        'Treaty',
        treaties.map((one) => [one, nameOf(one)]),
      ),
      values: { to: order.to, treaty: order.treaty },
      set: (name, value) =>
        name === 'to' ? { ...order, to: value as SeatId } : { ...order, treaty: value as Treaty },
    }),
    check: (view, order) => advice(order.ref, cannotBreak(imagine(view), view.me, order.to, order.treaty)),
    say: (order) =>
      phrase('Break the {treaty} with {power}', { treaty: nameOf(order.treaty), power: power(order.to) }),
  },
  declare: {
    title: 'Declare hostilities or war',
    codec: object({ kind: literal('declare'), ref, to, enmity: oneOf(enmities) }),
    offers: (view, at) =>
      powersAt(view, at).flatMap((other) =>
        enmities
          .filter((enmity) => cannotDeclare(imagine(view), view.me, other, enmity) === undefined)
          .map((enmity) => ({ kind: 'declare', to: other, enmity })),
      ),
    form: (view, order) => ({
      fields: fieldsOf(
        view,
        'enmity',
        'Declaration',
        enmities.map((one) => [one, declarations[one].name]),
      ),
      values: { to: order.to, enmity: order.enmity },
      set: (name, value) =>
        name === 'to' ? { ...order, to: value as SeatId } : { ...order, enmity: value as Enmity },
    }),
    check: (view, order) => advice(order.ref, cannotDeclare(imagine(view), view.me, order.to, order.enmity)),
    say: (order) =>
      phrase('{what} against {power}', { what: declarations[order.enmity].name, power: power(order.to) }),
  },
  give: {
    title: 'Give economic points',
    codec: object({ kind: literal('give'), ref, to, ep: integer(1, mostGiven) }),
    offers: (view, at) =>
      powersAt(view, at).flatMap((other) =>
        cannotGive(imagine(view), view.me, other, 0) === undefined
          ? [{ kind: 'give', to: other, ep: 1 }]
          : [],
      ),
    form: (view, order) => ({
      fields: [powerField(view), { kind: 'number', name: 'ep', label: 'EP', least: 1, most: mostGiven }],
      values: { to: order.to, ep: order.ep },
      set: (name, value) =>
        name === 'to' ? { ...order, to: value as SeatId } : { ...order, ep: Number(value) },
    }),
    check: (view, order) => thrifty(order, cannotGive(imagine(view), view.me, order.to, order.ep)),
    say: (order) => phrase('Give {ep} EP to {power}', { ep: order.ep, power: power(order.to) }),
  },
  intern: {
    title: 'Units that treaties bar',
    codec: object({ kind: literal('intern'), ref, to, holds: flag }),
    offers: (view, at) =>
      powersAt(view, at).flatMap((other) =>
        [true, false]
          .filter((holds) => cannotIntern(imagine(view), view.me, other, holds) === undefined)
          .map((holds) => ({ kind: 'intern', to: other, holds })),
      ),
    form: (view, order) => ({
      fields: [
        powerField(view),
        { kind: 'choice', name: 'holds', label: 'They are', choices: yesOrNo('held', 'sent back') },
      ],
      values: { to: order.to, holds: order.holds ? 'yes' : 'no' },
      set: (name, value) =>
        name === 'to' ? { ...order, to: value as SeatId } : { ...order, holds: isYes(value) },
    }),
    check: (view, order) => advice(order.ref, cannotIntern(imagine(view), view.me, order.to, order.holds)),
    say: ({ to: other, holds }) =>
      holds
        ? phrase('Hold units of {power} that a treaty bars from your systems', { power: power(other) })
        : phrase('Send back units of {power} that a treaty bars from your systems', { power: power(other) }),
  },
};
