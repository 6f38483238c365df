import { line, literal, object, where } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { shipOrders } from '../doing.ts';
import { missionOf } from '../ships/abilities.ts';
import { designOf } from '../ships/list/index.ts';
import { missions, missionsOf } from '../ships/list/missions.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { check, ref, simple } from '../common.ts';
import { shipAt } from '../ordering.ts';
import { displace, link } from './linkOrders.ts';
import type { MissionsShipOrder } from '../model/orders/missions.ts';

const namesOf = (ship: Ship | undefined): readonly Choice[] =>
  (ship === undefined ? keysInOrder(missions) : missionsOf(designOf(ship))).map((letter) => ({
    value: letter,
    label: phrase('{name} ({letter})', { name: missions[letter]?.name ?? letter, letter }),
  }));

const changeMission: OrderKind<View, Of<'change-mission'>> = {
  title: shipOrders['change-mission'].title,
  codec: object({
    kind: literal('change-mission'),
    ref,
    mission: where(line(1, 1), (letter) => missions[letter] !== undefined, 'the letter of a mission'),
  }),
  offers(view, at) {
    const ship = shipAt(view, at);
    const first = ship && missionsOf(designOf(ship)).find((letter) => letter !== missionOf(ship));
    return first === undefined ? [] : [{ kind: 'change-mission', mission: first }];
  },
  form: (view, order, at) => ({
    fields: [{ kind: 'choice', name: 'mission', label: 'Mission', choices: namesOf(shipAt(view, at)) }],
    values: { mission: order.mission },
    set: (_, mission) => ({ ...order, mission: mission as string }),
  }),
  check: (view, order, at) => check(view, order, at),
  say: (order) =>
    phrase('Change to {name} ({code})', { name: missions[order.mission]?.name ?? '', code: written(order) }),
};

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links, as they are filled in. */
export const missionsKinds: Kinds<MissionsShipOrder> = {
  'buy-cloak': simple('buy-cloak'),
  'change-mission': changeMission,
  cloak: simple('cloak'),
  displace,
  link,
  refit: simple('refit'),
  scrap: simple('scrap'),
  upgrade: simple('upgrade'),
};
