import { integer } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { number as amount, numbered } from '#kernel/declare/entries.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import type { Posture } from '../combat/tactics.ts';
import { tacticPercent, tactics } from '../combat/tactics.ts';
import { attackPercents, firstYear, yearOf } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { cannotDare, cannotFightBy, cannotName } from './posture.ts';
import { number } from '../model/cells.ts';
import { ownerNumbered } from '../money/owners.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { numberNext, wrongNext } from '../typing.ts';
import { allySet, attackPercentSet, defenseSet, tacticsSet } from './events.ts';

/* How a Corporation fights, and whom (SFW 9.6, 9.9). */

const isOffice = ({ turn }: View, at: Spot): boolean => yearOf(turn) !== firstYear && isNowhere(at);

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

type Numbered<K extends string> = { readonly [k in K]: number };

/** A code and a number; `said` where none follows it. */
const numberWay = <K extends string>(code: string, name: K, said: Phrase) => ({
  like: new RegExp(`^${code}$`),
  read(reading: Reading): Numbered<K> | Fault {
    const given = numberNext(reading);
    return given === undefined ? wrongNext(reading, said) : ({ [name]: given } as Numbered<K>);
  },
  write: (order: Numbered<K>) => `${code} ${order[name]}`,
});

/** Spares a Corporation or power by its number, or nobody: 0. */
export const ally = officeOrder('ally', {
  fields: { with: integer(0, 999_999) },
  title: 'Ally with a Corporation',
  offers(view, at) {
    const picked = pickedAt(view, at);
    if (picked !== undefined) return [{ with: picked }];
    return isOffice(view, at) ? [{ with: 0 }] : [];
  },
  form: (view, order) => [numbered(order, 'with', 'Ally', others(view))],
  cannot: (state, { seat, order }) => cannotName('SFW 3803', state, seat, order.with),
  say: ({ with: owner }, view) =>
    owner === 0
      ? phrase('Have no ally (AC 0)')
      : phrase('Ally with {name} (AC {owner})', { name: nameOf(view, owner), owner }),
  // `AC 233`; `AC 0` for nobody (SFW 3803).
  ways: [
    numberWay('AC', 'with', phrase('AC takes the number of a Corporation, such as AC 233, or 0 for nobody.')),
  ],
  act({ turn, seat, order }) {
    const found = ownerNumbered(turn.state, order.with);
    turn.happen(allySet.of({ seat, cause: order.ref, ...defined({ ally: found }) }));
  },
});

/** Watches out for a Corporation or power by its number, or for nobody: 0. */
export const defendAgainst = officeOrder('defend-against', {
  fields: { against: integer(0, 999_999) },
  title: 'Defend Against a Corporation',
  offers(view, at) {
    const picked = pickedAt(view, at);
    if (picked !== undefined) return [{ against: picked }];
    return isOffice(view, at) ? [{ against: 0 }] : [];
  },
  form: (view, order) => [numbered(order, 'against', 'Defend against', others(view))],
  cannot: (state, { seat, order }) => cannotName('SFW 3827', state, seat, order.against),
  say: ({ against }, view) =>
    against === 0
      ? phrase('Defend against nobody in particular (DC 0)')
      : phrase('Defend against {name} in particular (DC {against})', {
          name: nameOf(view, against),
          against,
        }),
  // `DC 998`; `DC 0` for nobody (SFW 3827).
  ways: [
    numberWay(
      'DC',
      'against',
      phrase('DC takes the number of a Corporation, such as DC 998, or 0 for nobody.'),
    ),
  ],
  act({ turn, seat, order }) {
    const against = ownerNumbered(turn.state, order.against);
    turn.happen(defenseSet.of({ seat, cause: order.ref, ...defined({ against }) }));
  },
});

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

/** Fights by these tactics, by their numbers. */
export const setTactics = officeOrder('set-tactics', {
  fields: { attack: integer(0, 999_999), defense: integer(0, 999_999) },
  title: 'Set Combat Tactics',
  offers: (view, at) => (isOffice(view, at) ? [{ ...view.own.tactics }] : []),
  form: (_, order) => [
    numbered(order, 'attack', 'Attack', choicesOf('attack')),
    numbered(order, 'defense', 'Defense', choicesOf('defense')),
  ],
  facts(view, order) {
    const ships = inOrder(view.ships).map(([, ship]) => ship);
    return [...factsOf(ships, 'attack', order.attack), ...factsOf(ships, 'defense', order.defense)];
  },
  cannot: (_, { order }) => cannotFightBy(order),
  say: ({ attack, defense }) =>
    phrase('Attack by {attack}, defend by {defense} (CT {a} {d})', {
      attack: tactics.attack[attack]?.name ?? String(attack),
      defense: tactics.defense[defense]?.name ?? String(defense),
      a: attack,
      d: defense,
    }),
  ways: [
    {
      // `CT 5 3`: the tactic of attacks, then that of defenses (SFW 3848).
      like: /^CT$/,
      read(reading) {
        const [attack, defense] = [numberNext(reading), numberNext(reading)];
        return attack === undefined || defense === undefined
          ? wrongNext(
              reading,
              phrase('CT takes the numbers of two tactics, of attack and of defense: CT 5 3.'),
            )
          : { attack, defense };
      },
      write: ({ attack, defense }) => `CT ${attack} ${defense}`,
    },
  ],
  act({ turn, seat, order: { attack, defense, ref } }) {
    turn.happen(tacticsSet.of({ seat, cause: ref, tactics: { attack, defense } }));
  },
});

/** Attacks from so many percent of the defense on. */
export const setAttackPercent = officeOrder('set-attack-percent', {
  fields: { percent: integer(0, 999_999) },
  title: 'Set Attack Percentage',
  offers: (view, at) => (isOffice(view, at) ? [{ percent: view.own.attackPercent }] : []),
  form: (_, order) => [amount(order, 'percent', 'Percent of the defense', attackPercents)],
  cannot: (_, { order }) => cannotDare(order.percent),
  say: ({ percent }) =>
    phrase('Attack at {percent} % of the defense or more (A% {code})', { percent, code: percent }),
  // `A% 100` (SFW 4316).
  ways: [numberWay('A%', 'percent', phrase('A% takes a percentage without a sign, such as A% 100.'))],
  act({ turn, seat, order }) {
    turn.happen(attackPercentSet.of({ seat, cause: order.ref, percent: order.percent }));
  },
});
