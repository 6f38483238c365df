import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import { cannotShift, repairsBy } from '../rules/repair.ts';
import { boxLabel } from '../rules/ships.ts';
import { cannotAccelerate, cannotMove, cannotStop, cannotTurnInPlace, nextDue } from '../rules/movement.ts';
import { cannotDisengage } from '../rules/victory.ts';
import { mostMoved, repairFirst } from '../tables/damage.ts';
import { actions } from '../tables/movement.ts';
import { actionName, boxNames } from '../words.ts';
import type { Kind } from './common.ts';
import { advice, boxesIn, named, number, ownAt, several, unitAt } from './common.ts';

/* Orders that only answer what a turn asks: of movement and of its end. */

export const accelerate: Kind<'accelerate'> = {
  title: 'Accelerate',
  answers: true,
  codec: orderCodecs.accelerate,
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || cannotAccelerate(ship) !== undefined ? [] : [{ kind: 'accelerate' }];
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotAccelerate(ship));
  },
  say: () => phrase('Move one hex more in this impulse'),
};

export const emergencyStop: Kind<'emergency-stop'> = {
  title: 'Decelerate in an emergency',
  answers: true,
  codec: orderCodecs['emergency-stop'],
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || cannotStop(ship) !== undefined ? [] : [{ kind: 'emergency-stop' }];
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotStop(ship));
  },
  say: () => phrase('Stop for the rest of the turn'),
};

export const move: Kind<'move'> = {
  title: 'Move',
  answers: true,
  codec: orderCodecs.move,
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || nextDue(ship) === undefined
      ? []
      : actions
          .filter((action) => cannotMove(ship, action) === undefined)
          .map((action) => ({ kind: 'move', action }));
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotMove(ship, order.action));
  },
  say: ({ action }) => actionName(action),
};

export const turnInPlace: Kind<'turn-in-place'> = {
  title: 'Turn in place',
  answers: true,
  codec: orderCodecs['turn-in-place'],
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || cannotTurnInPlace(ship) !== undefined
      ? []
      : [
          { kind: 'turn-in-place', way: 'left' },
          { kind: 'turn-in-place', way: 'right' },
        ];
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotTurnInPlace(ship));
  },
  say: ({ way }) => phrase(way === 'left' ? 'Turn left in place' : 'Turn right in place'),
};

export const repair: Kind<'repair'> = {
  title: 'Repair',
  answers: true,
  codec: orderCodecs.repair,
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || ship.disabled.length === 0
      ? []
      : [{ kind: 'repair', boxes: repairsBy(ship, repairFirst) }];
  },
  form(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    const choices = ship === undefined ? [] : ship.disabled.map((box) => named(box, boxLabel(ship, box)));
    return {
      fields: [several('boxes', 'Boxes, first to last', choices)],
      values: { boxes: order.boxes },
      set: (_, value) => ({ ...order, boxes: boxesIn(value) }),
    };
  },
  check: () => [],
  say: ({ boxes }, view, at) => phrase('Repair {boxes}', { boxes: boxNames(view, unitAt(at), boxes) }),
};

const shields = [1, 2, 3, 4, 5, 6] as const;

export const transferShield: Kind<'transfer-shield'> = {
  title: 'Move shield boxes',
  answers: true,
  codec: orderCodecs['transfer-shield'],
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    if (ship === undefined) return [];
    return shields.flatMap((from) =>
      shields
        .filter((to) => cannotShift(ship, from, to, 1) === undefined)
        .map((to) => ({ kind: 'transfer-shield' as const, from, to, boxes: 1 })),
    );
  },
  form: (_, order) => ({
    fields: [
      number('from', 'From shield', 1, 6),
      number('to', 'To shield', 1, 6),
      number('boxes', 'Boxes', 1, mostMoved),
    ],
    values: { from: order.from, to: order.to, boxes: order.boxes },
    set: (name, value) => ({ ...order, [name]: Number(value) }),
  }),
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotShift(ship, order.from, order.to, order.boxes));
  },
  say: ({ from, to, boxes }) =>
    phrase('Move {boxes|box|boxes} from shield #{from} to shield #{to}', { boxes, from, to }),
};

export const disengage: Kind<'disengage'> = {
  title: 'Disengage',
  answers: true,
  codec: orderCodecs.disengage,
  offers(view, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined || cannotDisengage(view, ship) !== undefined ? [] : [{ kind: 'disengage' }];
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    return ship === undefined ? [] : advice(order, cannotDisengage(view, ship));
  },
  say: () => phrase('Leave the battle'),
};
