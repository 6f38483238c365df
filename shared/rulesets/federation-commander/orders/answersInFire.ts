import type { UnitId } from '#kernel/ids.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import type { Fire } from '../model/orders.ts';
import type { Aim } from '../model/parts.ts';
import type { Ship, View } from '../model/state.ts';
import { cannotMark, markedBy, mostReinforcement } from '../rules/damage.ts';
import { cardGroups } from '../rules/card.ts';
import { bearing, cannotBear, cannotFire, fireCost, targetsOf } from '../rules/fire.ts';
import { cardOf } from '../rules/ships.ts';
import type { Mount } from '../tables/cards.ts';
import { loseFirst } from '../tables/damage.ts';
import { aimNames, boxNames, shipName } from '../words.ts';
import type { Kind } from './common.ts';
import { advice, boxesIn, choice, named, number, ownAt, unitAt } from './common.ts';

/* Orders that only answer what a turn asks: of fire and of damage. */

/** As many of these weapons as the energy pays for, in their order. */
const affordable = ({ energy }: Ship, aims: readonly Aim[]): readonly Aim[] =>
  aims.reduce<readonly Aim[]>((all, aim) => (fireCost([...all, aim]) <= energy ? [...all, aim] : all), []);

/** What a weapon can do against that ship. */
function weaponField(ship: Ship, target: Ship, { box, label, type }: Mount): Field {
  const ways = [...new Set([type, 'ph-3'] as const)].filter(
    (as) => cannotBear(ship, { weapon: box, as }, target) === undefined,
  );
  return choice(`weapon.${box}`, label, [
    named('no', 'Hold'),
    ...ways.map((as) => named(as, as === type ? 'Fire' : 'Fire as PH-3')),
  ]);
}

const withAim = (order: Omit<Fire, 'ref'>, weapon: string, as: string): Omit<Fire, 'ref'> => {
  const others = order.aims.filter((aim) => aim.weapon !== weapon);
  return { ...order, aims: as === 'no' ? others : [...others, { weapon, as } as Aim] };
};

export const fire: Kind<'fire'> = {
  title: 'Fire',
  answers: true,
  codec: orderCodecs.fire,
  offers(view, at) {
    const own = ownAt(view, at);
    if (own === undefined || view.impulse === 0) return [];
    return targetsOf(view, own).map(([enemy, target]) => ({
      kind: 'fire',
      at: enemy,
      aims: affordable(own[1], bearing(own[1], target)),
    }));
  },
  form(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    const target = view.ships[order.at];
    const mounts = ship === undefined ? [] : cardOf(ship).mounts;
    return {
      fields:
        ship === undefined || target === undefined
          ? []
          : mounts.map((mount) => weaponField(ship, target, mount)),
      values: Object.fromEntries(
        mounts.map(({ box }) => [
          `weapon.${box}`,
          order.aims.find(({ weapon }) => weapon === box)?.as ?? 'no',
        ]),
      ),
      set: (name, value) => withAim(order, name.slice('weapon.'.length), textIn(value)),
    };
  },
  check(view, order, at) {
    const own = ownAt(view, at);
    return own === undefined ? [] : advice(order, cannotFire(view, own, order.at, order.aims));
  },
  say: ({ at, aims }, view, spot) =>
    phrase('Fire at {target}: {weapons}', {
      target: shipName(view, at),
      weapons: aimNames(view, unitAt(spot), aims),
    }),
};

/** The volley that strikes this ship now. */
const volleyOn = ({ volleys }: View, unit: UnitId | undefined) =>
  volleys[0]?.at === unit ? volleys[0] : undefined;

export const takeOnShield: Kind<'take-on-shield'> = {
  title: 'Choose the shield',
  answers: true,
  codec: orderCodecs['take-on-shield'],
  offers: (view, { unit }) =>
    (volleyOn(view, unit)?.sides ?? []).map((shield) => ({ kind: 'take-on-shield', shield })),
  check: () => [],
  say: ({ shield }) => phrase('Shield #{shield} takes the volley', { shield }),
};

export const reinforce: Kind<'reinforce'> = {
  title: 'Reinforce the shield',
  answers: true,
  codec: orderCodecs.reinforce,
  offers(view, at) {
    const most = mostAt(view, at.unit);
    return most > 0 ? [{ kind: 'reinforce', points: most }] : [];
  },
  form: (view, order, at) => ({
    fields: [number('points', 'Points', 0, mostAt(view, at.unit))],
    values: { points: order.points },
    set: (_, value) => ({ ...order, points: Number(value) }),
  }),
  check: () => [],
  say: ({ points }) => phrase('Reinforce the shield with {points|point|points}', { points }),
};

function mostAt(view: View, unit: UnitId | undefined): number {
  const volley = volleyOn(view, unit);
  const ship = volley && view.ships[volley.at];
  return volley === undefined || ship === undefined || volley.shield === 0
    ? 0
    : mostReinforcement(ship, volley, volley.shield);
}

export const markBoxes: Kind<'mark-boxes'> = {
  title: 'Mark boxes',
  answers: true,
  codec: orderCodecs['mark-boxes'],
  offers(view, at) {
    const points = volleyOn(view, at.unit)?.internal ?? 0;
    const ship = ownAt(view, at)?.[1];
    return points === 0 || ship === undefined
      ? []
      : [{ kind: 'mark-boxes', boxes: markedBy(ship, loseFirst, points) }];
  },
  form(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    const groups = ship === undefined ? [] : cardGroups(ship);
    return {
      fields: [{ kind: 'boxes', name: 'boxes', label: 'Boxes lost', groups, most: order.boxes.length }],
      values: { boxes: order.boxes },
      set: (_, value) => ({ ...order, boxes: boxesIn(value) }),
    };
  },
  check(view, order, at) {
    const ship = ownAt(view, at)?.[1];
    const points = volleyOn(view, at.unit)?.internal ?? 0;
    return ship === undefined ? [] : advice(order, cannotMark(ship, order.boxes, points));
  },
  say: ({ boxes }, view, at) => phrase('Lose {boxes}', { boxes: boxNames(view, unitAt(at), boxes) }),
};
