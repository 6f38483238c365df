import type { Field } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import { boxId } from '../model/ids.ts';
import type { View } from '../model/state.ts';
import { cardOf } from '../rules/ships.ts';
import type { Mount } from '../tables/cards.ts';
import { paces } from '../tables/movement.ts';
import type { Pace } from '../tables/movement.ts';
import { allocationText } from '../words.ts';
import type { Kind } from './common.ts';
import { choice, filing, flag, flagValue, having, isYes, named, number, ownAt, unitAt } from './common.ts';

const mountsAt = (view: View, at: Spot): readonly Mount[] => {
  const ship = ownAt(view, at)?.[1];
  return ship === undefined ? [] : cardOf(ship).mounts;
};

const paceOf = (value: unknown): Pace => paces.find((pace) => String(pace) === value) ?? 'stopped';

const fields = (view: View, at: Spot): readonly Field[] => {
  const ship = ownAt(view, at)?.[1];
  if (ship === undefined) return [];
  const { shields } = cardOf(ship);
  return [
    choice(
      'pace',
      'Speed',
      paces.map((pace) => named(String(pace), pace === 'stopped' ? 'Stopped' : String(pace))),
    ),
    flag('reverse', 'In reverse'),
    ...mountsAt(view, at)
      .filter(({ type }) => type === 'phot')
      .map(({ box, label }) => flag(`arm.${box}`, `Arm ${label}`)),
    ...shields.map((most, shield) =>
      number(
        `shield.${shield + 1}`,
        `Regenerate shield #${shield + 1}`,
        0,
        most - (ship.shields[shield] ?? 0),
      ),
    ),
  ];
};

/** In a plan it stands until another takes its place; as an answer it is for this turn. */
export const allocate: Kind<'allocate'> = {
  title: 'Allocate energy',
  codec: orderCodecs.allocate,
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || view.impulse > 0 ? [] : [{ kind: 'allocate', ...ship.allocation }];
  },
  form: (view, order, at) => ({
    fields: fields(view, at),
    values: {
      pace: String(order.pace),
      reverse: flagValue(order.reverse),
      ...Object.fromEntries(
        mountsAt(view, at).map(({ box }) => [`arm.${box}`, flagValue(order.arm.includes(box))]),
      ),
      ...Object.fromEntries(order.regenerate.map((boxes, shield) => [`shield.${shield + 1}`, boxes])),
    },
    set(name, value) {
      if (name === 'pace') return { ...order, pace: paceOf(value) };
      if (name === 'reverse') return { ...order, reverse: isYes(value) };
      const [what = '', ...rest] = name.split('.');
      const which = rest.join('.');
      return what === 'arm'
        ? { ...order, arm: having(order.arm, boxId(which), isYes(value)) }
        : {
            ...order,
            regenerate: order.regenerate.map((boxes, at_) =>
              at_ + 1 === Number(which) ? Number(value) : boxes,
            ),
          };
    },
  }),
  check: (view, order, at) => filing(view, order, at),
  say: (order, view, at) =>
    phrase('Energy: {allocation}', { allocation: allocationText(view, unitAt(at), order) }),
};
