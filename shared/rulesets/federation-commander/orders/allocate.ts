import type { Field } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import type { View } from '../model/state.ts';
import { allocationCost, supplyOf } from '../rules/energy.ts';
import { cardOf } from '../rules/ships.ts';
import { paces } from '../tables/movement.ts';
import type { Pace } from '../tables/movement.ts';
import { allocationText } from '../words.ts';
import type { Kind } from './common.ts';
import {
  boxesIn,
  choice,
  filing,
  flag,
  flagValue,
  isYes,
  named,
  number,
  ownAt,
  several,
  unitAt,
} from './common.ts';
import { tokenText } from '../tables/tokens.ts';

const paceOf = (value: unknown): Pace => paces.find((pace) => String(pace) === value) ?? 'stopped';

const fields = (view: View, at: Spot): readonly Field[] => {
  const ship = ownAt(view, at)?.[1];
  if (ship === undefined) return [];
  const { shields, mounts } = cardOf(ship);
  const tubes = mounts.filter(({ type }) => type === 'phot').map(({ box, label }) => named(box, label));
  return [
    choice(
      'pace',
      'Speed',
      paces.map((pace) => named(String(pace), pace === 'stopped' ? 'Stopped' : String(pace))),
    ),
    flag('reverse', 'In reverse'),
    ...(tubes.length === 0 ? [] : [several('arm', 'Arm: pre-load or load 2 tokens, hold 1', tubes)]),
    ...shields.flatMap((most, shield) => {
      const lost = most - (ship.shields[shield] ?? 0);
      return lost === 0
        ? []
        : [number(`shield.${shield + 1}`, `Regenerate shield #${shield + 1}, 2 tokens a box`, 0, lost)];
    }),
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
      arm: order.arm,
      ...Object.fromEntries(order.regenerate.map((boxes, shield) => [`shield.${shield + 1}`, boxes])),
    },
    set(name, value) {
      if (name === 'pace') return { ...order, pace: paceOf(value) };
      if (name === 'reverse') return { ...order, reverse: isYes(value) };
      if (name === 'arm') return { ...order, arm: boxesIn(value) };
      const shield = Number(name.slice('shield.'.length));
      return {
        ...order,
        regenerate: order.regenerate.map((boxes, index) => (index + 1 === shield ? Number(value) : boxes)),
      };
    },
  }),
  check: (view, order, at) => filing(view, order, at),
  say(order, view, at) {
    const ship = ownAt(view, at)?.[1];
    const allocation = allocationText(view, unitAt(at), order);
    return ship === undefined
      ? phrase('Energy: {allocation}', { allocation })
      : phrase('Energy: {allocation}; {cost} of {supply} tokens', {
          allocation,
          cost: tokenText(allocationCost(ship, order)),
          supply: tokenText(supplyOf(ship)),
        });
  },
};
