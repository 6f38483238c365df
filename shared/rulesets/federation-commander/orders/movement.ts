import { orderCodecs } from '../codecs/orders.ts';
import { changes } from '../model/orders.ts';
import { standingText } from '../words.ts';
import { actionName } from '../words.ts';
import { actions, impulses, subPulses } from '../tables/movement.ts';
import type { Kind } from './common.ts';
import { choice, filing, named, number, ownAt, unitAt } from './common.ts';

/* Standing orders about movement. */

const farthest = 99;
const actionChoices = actions.map((action) => ({ value: action, label: actionName(action) }));

export const plot: Kind<'plot'> = {
  title: 'Plot a move',
  codec: orderCodecs.plot,
  offers: (view, at) =>
    ownAt(view, at) === undefined ? [] : [{ kind: 'plot', impulse: 1, subPulse: 4, action: 'straight' }],
  form: (_, order) => ({
    fields: [
      number('impulse', 'Impulse', 1, impulses),
      number('subPulse', 'Sub-pulse', 1, subPulses),
      choice('action', 'Move', actionChoices),
    ],
    values: { impulse: order.impulse, subPulse: order.subPulse, action: order.action },
    set: (name, value) =>
      name === 'action'
        ? { ...order, action: actions.find((one) => one === value) ?? 'straight' }
        : { ...order, [name]: Number(value) },
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const steer: Kind<'steer'> = {
  title: 'Steer',
  codec: orderCodecs.steer,
  offers: (view, at) =>
    ownAt(view, at) === undefined ? [] : [{ kind: 'steer', least: 5, most: 8, present: 1 }],
  form: (_, order) => ({
    fields: [
      number('least', 'Range at least', 0, farthest),
      number('most', 'Range at most', 0, farthest),
      number('present', 'Shield to the enemy (0: any)', 0, 6),
    ],
    values: { least: order.least, most: order.most, present: order.present },
    set: (name, value) => ({ ...order, [name]: Number(value) }),
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const changeSpeedWhen: Kind<'change-speed-when'> = {
  title: 'Change speed when…',
  codec: orderCodecs['change-speed-when'],
  offers: (view, at) =>
    ownAt(view, at) === undefined
      ? []
      : [
          {
            kind: 'change-speed-when',
            does: 'accelerate',
            from: 1,
            until: impulses,
            least: 9,
            most: farthest,
            keep: 4,
          },
        ],
  form: (_, order) => ({
    fields: [
      choice('does', 'What', [named('accelerate', 'Accelerate'), named('emergency-stop', 'Stop at once')]),
      number('from', 'From impulse', 1, impulses),
      number('until', 'To impulse', 1, impulses),
      number('least', 'Range at least', 0, farthest),
      number('most', 'Range at most', 0, farthest),
      number('keep', 'Half tokens to keep', 0, farthest),
    ],
    values: {
      does: order.does,
      from: order.from,
      until: order.until,
      least: order.least,
      most: order.most,
      keep: order.keep,
    },
    set: (name, value) =>
      name === 'does'
        ? { ...order, does: changes.find((one) => one === value) ?? 'accelerate' }
        : { ...order, [name]: Number(value) },
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};
