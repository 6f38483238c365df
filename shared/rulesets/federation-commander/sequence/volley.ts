import { phrase } from '#kernel/report/phrase.ts';
import type { OrderRef } from '#kernel/ids.ts';
import type { FcRepeat, FcStep, FcTurn } from '../model/game.ts';
import type { Ship, State, Volley } from '../model/state.ts';
import {
  cannotMark,
  markedBy,
  mostReinforcement,
  shieldLeft,
  strongerShield,
  struck,
  toMark,
  usualReinforcement,
} from '../rules/damage.ts';
import type { Named } from '../rules/ships.ts';
import { workingBoxes } from '../rules/ships.ts';
import { loseFirst } from '../tables/damage.ts';
import { impossible } from '../tables/refusals.ts';
import { causeOf, fact, ofShip, one, oneAtMost } from './asking.ts';

/** The volley that is being resolved, with its target. */
interface Struck {
  readonly volley: Volley;
  readonly target: Named;
}

function current({ volleys, ships }: State): Struck | undefined {
  const [volley] = volleys;
  const ship = volley && ships[volley.at];
  return volley === undefined || ship === undefined ? undefined : { volley, target: [volley.at, ship] };
}

const aboutIt = ({ volley: { points, shield }, target: [, ship] }: Struck) => [
  fact('Points of the volley', points),
  ...(shield === 0 ? [] : [fact(`Boxes left on shield #${shield}`, shieldLeft(ship, shield))]),
];

/** One shield takes a volley; where the line of fire meets a corner, its owner chooses (FC 3C6c). */
const shieldStruck: FcStep = {
  name: 'Shield Struck',
  cite: 'FC 3C6',
  run(turn) {
    const now = current(turn.state);
    if (now === undefined) return;
    const { volley, target } = now;
    const [id, ship] = target;
    const open = volley.sides.length > 1;
    const usual = strongerShield(ship, volley.sides);
    const answers = turn.ask(
      open
        ? [
            ofShip(target, {
              said: phrase('Which shield of {ship} takes the volley, #{a} or #{b}?', {
                ship: ship.name,
                a: volley.sides[0] as number,
                b: volley.sides[1] as number,
              }),
              cite: 'FC 3C6c',
              kinds: ['take-on-shield'],
              ...one,
              silence: [{ kind: 'take-on-shield', shield: usual }],
              facts: aboutIt(now),
            }),
          ]
        : [],
    );
    if (answers === undefined) return;
    const order = answers[0]?.[0];
    const fits = order !== undefined && volley.sides.includes(order.shield);
    if (order !== undefined && !fits)
      turn.refuse(causeOf(order), impossible('FC 3C6c', 'not-those-shields', { shield: order.shield }));
    turn.happen({
      kind: 'shield-struck',
      ship: id,
      place: ship.place,
      by: volley.ship,
      shield: fits ? order.shield : usual,
      ...cause(order),
    });
  },
};

const cause = (
  order: { readonly ref: OrderRef; readonly standing?: OrderRef } | undefined,
): { readonly cause?: OrderRef } => (order === undefined ? {} : { cause: causeOf(order) });

const shieldReinforcement: FcStep = {
  name: 'Shield Reinforcement',
  cite: 'FC 3C5',
  run(turn) {
    const now = current(turn.state);
    if (now === undefined) return;
    const { volley, target } = now;
    const [, ship] = target;
    const { shield } = volley;
    const most = mostReinforcement(ship, volley, shield);
    const usual = usualReinforcement(ship, volley, shield);
    const answers = turn.ask(
      most > 0
        ? [
            ofShip(target, {
              said: phrase('How many tokens does {ship} use to reinforce shield #{shield}?', {
                ship: ship.name,
                shield,
              }),
              cite: 'FC 3C5',
              kinds: ['reinforce'],
              ...oneAtMost,
              silence: usual > 0 ? [{ kind: 'reinforce', points: usual }] : [],
              facts: [...aboutIt(now), fact('At most', most)],
            }),
          ]
        : [],
    );
    const order = answers?.[0]?.[0];
    if (order === undefined || order.points === 0) return;
    if (order.points > most)
      return turn.refuse(causeOf(order), impossible('FC 3C5', 'no-reinforcement', { ship: ship.name, most }));
    turn.happen({
      kind: 'shield-reinforced',
      ship: volley.at,
      place: ship.place,
      shield,
      points: order.points,
      pool: Math.min(ship.pool, order.points),
      cause: causeOf(order),
    });
  },
};

const damageToShields: FcStep = {
  name: 'Damage to Shields',
  cite: 'FC 3C4',
  run(turn) {
    const now = current(turn.state);
    if (now === undefined) return;
    const { volley, target } = now;
    const [id, ship] = target;
    const { shield } = volley;
    turn.happen({
      kind: 'volley-struck',
      ship: id,
      place: ship.place,
      by: volley.ship,
      shield,
      points: volley.points,
      ...struck(volley.points, shieldLeft(ship, shield), volley.reinforced),
    });
  },
};

/** The target's owner marks what has come through, on any boxes but shields (FC 3D). */
const internalDamage: FcStep = {
  name: 'Internal Damage',
  cite: 'FC 3D',
  run(turn) {
    const now = current(turn.state);
    if (now === undefined || now.volley.internal === 0) return;
    const { volley, target } = now;
    const [, ship] = target;
    const usual = markedBy(ship, loseFirst, volley.internal);
    const [orders] =
      turn.ask([
        ofShip(target, {
          said: phrase('Which {count|box|boxes} does {ship} lose?', {
            ship: ship.name,
            count: toMark(ship, volley.internal),
          }),
          cite: 'FC 3D',
          kinds: ['mark-boxes'],
          ...one,
          silence: [{ kind: 'mark-boxes', boxes: usual }],
          facts: [fact('Points inside', volley.internal)],
        }),
      ]) ?? [];
    for (const order of orders ?? []) {
      const problem = cannotMark(ship, order.boxes, volley.internal);
      if (problem !== undefined) turn.refuse(causeOf(order), problem);
      mark(turn, target, problem === undefined ? order.boxes : usual, causeOf(order));
    }
  },
};

/** A ship is lost when its last box is disabled (FC 3E). */
function mark(turn: FcTurn, [id, { place }]: Named, boxes: Ship['disabled'], because: OrderRef): void {
  const what = { ship: id, place } as const;
  turn.happen({ ...what, kind: 'boxes-disabled', boxes, cause: because });
  const ship = turn.state.ships[id];
  if (ship !== undefined && workingBoxes(ship).length === 0) turn.happen({ ...what, kind: 'ship-destroyed' });
}

/** Volleys are resolved one after the other (FC 3A4). */
export const volleys: FcRepeat = {
  pass: 'Volley',
  repeat: [shieldStruck, shieldReinforcement, damageToShields, internalDamage],
  none: ({ state }) => state.volleys.length === 0,
  until: ({ state }) => state.volleys.length === 0,
};
