import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type {
  Ally,
  DefendAgainst,
  PostureOrder,
  SetAttackPercent,
  SetTactics,
} from '../model/orders/stance.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import type { Posture } from '../combat/tactics.ts';
import { tacticPercent, tactics } from '../combat/tactics.ts';
import { attackPercents, firstYear, yearOf } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { cannotStand } from './posture.ts';
import { imagine } from '../model/imagine.ts';
import { number } from '../model/cells.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';

type Spot = Parameters<OrderKind<View, Ally>['offers']>[1];

const isOffice = ({ turn }: View, { unit, place, seat, thing }: Spot): boolean =>
  yearOf(turn) !== firstYear && (unit ?? place ?? seat ?? thing) === undefined;

const check = (view: View, order: PostureOrder) => {
  const problem = cannotStand(imagine(view), view.me, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** Everybody else by number, and nobody. */
const others = ({ me, names }: View): readonly Choice[] => [
  { value: '0', label: phrase('nobody') },
  ...inOrder(names)
    .filter(([seat]) => seat !== me)
    .map(([, owner]) => ({
      value: String(owner.number),
      label: phrase('{number} {name}', { number: owner.number, name: owner.name }),
    })),
];

const nameOf = ({ names }: View, owner: number): string =>
  inOrder(names).find(([, named]) => named.number === owner)?.[1].name ?? `No. ${owner}`;

/** Who is spoken of where somebody is picked: by number; undefined for oneself. */
const pickedAt = ({ me, names }: View, { seat }: Spot): number | undefined =>
  seat === undefined || seat === me ? undefined : names[seat]?.number;

const ally: OrderKind<View, Ally> = {
  title: 'Ally with a Corporation',
  codec: object({ kind: literal('ally'), ref, with: integer(0, 999_999) }),
  offers(view, at) {
    const picked = pickedAt(view, at);
    if (picked !== undefined) return [{ kind: 'ally', with: picked }];
    return isOffice(view, at) ? [{ kind: 'ally', with: 0 }] : [];
  },
  form: (view, order) => ({
    fields: [{ kind: 'choice', name: 'with', label: 'Ally', choices: others(view) }],
    values: { with: String(order.with) },
    set: (_, value) => ({ ...order, with: Number(value) }),
  }),
  check,
  say: ({ with: owner }, view) =>
    owner === 0
      ? phrase('Have no ally (AC 0)')
      : phrase('Have {name} for an ally (AC {owner})', { name: nameOf(view, owner), owner }),
};

const defendAgainst: OrderKind<View, DefendAgainst> = {
  title: 'Defend Against a Corporation',
  codec: object({ kind: literal('defend-against'), ref, against: integer(0, 999_999) }),
  offers(view, at) {
    const picked = pickedAt(view, at);
    if (picked !== undefined) return [{ kind: 'defend-against', against: picked }];
    return isOffice(view, at) ? [{ kind: 'defend-against', against: 0 }] : [];
  },
  form: (view, order) => ({
    fields: [{ kind: 'choice', name: 'against', label: 'Defend against', choices: others(view) }],
    values: { against: String(order.against) },
    set: (_, value) => ({ ...order, against: Number(value) }),
  }),
  check,
  say: ({ against }, view) =>
    against === 0
      ? phrase('Defend against nobody above others (DC 0)')
      : phrase('Defend against {name} above others (DC {against})', {
          name: nameOf(view, against),
          against,
        }),
};

/** Tactics by their numbers. */
const choicesOf = (posture: Posture): readonly Choice[] =>
  tactics[posture].map(({ name, best, worst }, at) => ({
    value: String(at),
    label:
      best === '' && worst === ''
        ? phrase('{at} {name}', { at, name })
        : phrase('{at} {name}: best for {best}, worst for {worst}', {
            at,
            name,
            best,
            worst: worst === '' ? 'none' : worst,
          }),
  }));

/** How many of these ships a tactic helps, and how many it hinders. */
function factsOf(ships: readonly Ship[], posture: Posture, chosen: number) {
  const percents = ships.map((ship) => tacticPercent(posture, chosen, designOf(ship).race));
  const label = posture === 'attack' ? 'attack' : 'defense';
  return [
    number(`Ships better in ${label}`, percents.filter((percent) => percent > 0).length),
    number(`Ships worse in ${label}`, percents.filter((percent) => percent < 0).length),
  ];
}

const setTactics: OrderKind<View, SetTactics> = {
  title: 'Set Combat Tactics',
  codec: object({
    kind: literal('set-tactics'),
    ref,
    attack: integer(0, 999_999),
    defense: integer(0, 999_999),
  }),
  offers: (view, at) => (isOffice(view, at) ? [{ kind: 'set-tactics', ...view.own.tactics }] : []),
  form(view, order) {
    const ships = inOrder(view.ships).map(([, ship]) => ship);
    return {
      fields: [
        { kind: 'choice', name: 'attack', label: 'Attack', choices: choicesOf('attack') },
        { kind: 'choice', name: 'defense', label: 'Defense', choices: choicesOf('defense') },
      ],
      values: { attack: String(order.attack), defense: String(order.defense) },
      facts: [...factsOf(ships, 'attack', order.attack), ...factsOf(ships, 'defense', order.defense)],
      set: (name, value) => ({ ...order, [name]: Number(value) }),
    };
  },
  check,
  say: ({ attack, defense }) =>
    phrase('Attack by {attack}, defend by {defense} (CT {a} {d})', {
      attack: tactics.attack[attack]?.name ?? String(attack),
      defense: tactics.defense[defense]?.name ?? String(defense),
      a: attack,
      d: defense,
    }),
};

const setAttackPercent: OrderKind<View, SetAttackPercent> = {
  title: 'Set Attack Percentage',
  codec: object({ kind: literal('set-attack-percent'), ref, percent: integer(0, 999_999) }),
  offers: (view, at) =>
    isOffice(view, at) ? [{ kind: 'set-attack-percent', percent: view.own.attackPercent }] : [],
  form: (_, order) => ({
    fields: [
      {
        kind: 'number',
        name: 'percent',
        label: 'Percent of the defense',
        least: attackPercents.least,
        most: attackPercents.most,
      },
    ],
    values: { percent: order.percent },
    set: (_name, value) => ({ ...order, percent: Number(value) }),
  }),
  check,
  say: ({ percent }) =>
    phrase('Attack from {percent} % of the defense on (A% {code})', { percent, code: percent }),
};

/** Orders of how a Corporation fights, and whom, as they are filled in. */
export const postureKinds: Kinds<PostureOrder> = {
  ally,
  'defend-against': defendAgainst,
  'set-tactics': setTactics,
  'set-attack-percent': setAttackPercent,
};
