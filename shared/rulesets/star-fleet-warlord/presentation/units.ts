import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Roster, Row, Section, UnitRow, UnitState } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../allOrders.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { pulsesLeft, slotsOf } from '../movement/slots.ts';
import { peopleArg, placeName } from '../words.ts';
import { missions } from '../ships/list/missions.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { count, fact, number } from '../model/cells.ts';
import { factorsOf, levelOfShip } from '../ships/ships.ts';
import { missionOf } from '../ships/abilities.ts';
import { capacityOf } from '../ships/capacity.ts';
import { speedOf } from '../ships/speed.ts';
import { carriedKinds, roomOnBoard } from '../items/items.ts';
import { itemTitles } from '../items/table.ts';

export const roster: Roster = {
  kinds: [{ kind: 'ship', word: { one: 'ship', many: 'ships' }, movable: true }],
  columns: [
    { key: 'class', label: 'Class', align: 'left' },
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defense', label: 'Defense', align: 'right' },
    { key: 'speed', label: 'Speed', align: 'right' },
    { key: 'shields', label: 'Shields', align: 'right' },
    { key: 'crew', label: 'Crew', align: 'right' },
    { key: 'age', label: 'Age', align: 'right' },
    { key: 'damage', label: 'Damage', align: 'left' },
  ],
  filters: [{ tag: 'damaged', label: 'Damaged', tip: 'Ships with internal damage or drained engines' }],
  empty: 'You have no ships.',
};

const cell = (value: Phrase, sort: number | string): Row['cells'][string] => ({ value, sort });

const levelNames = {
  '': 'none',
  L: 'light',
  M: 'medium',
  H: 'heavy',
  C: 'crippled',
  X: 'destroyed',
} as const;

/** The level of its internal damage in words (SFW 1069). */
export function damageText(ship: Ship): Row['cells'][string] {
  const level = levelOfShip(ship);
  return {
    ...cell(phrase('{level}', { level: levelNames[level] }), ship.damage),
    ...(level === '' ? { tone: 'muted' } : { tone: level === 'L' ? 'warn' : 'bad' }),
  };
}

/** `1/7`: a crew and the best it has been; `3` where that is the same (SFW 2706). */
const crewText = ({ crew, crewMost }: Ship): Phrase =>
  crew === crewMost ? phrase('{crew}', { crew }) : phrase('{crew}/{most}', { crew, most: crewMost });

const stateOf = ({ cloaked, stasis }: Ship): readonly UnitState[] => [
  ...(cloaked ? [{ label: 'cloaked', tone: 'good', hidden: true } as const] : []),
  ...(stasis === undefined ? [] : [{ label: 'slowed by stasis', tone: 'warn' } as const]),
];

/** Its name; for the game master, who sees the ships of all, with its Corporation. */
const nameOf = ({ me, names }: View, { name, seat }: Ship): string =>
  me === gameMaster ? `${name}, ${names[seat]?.name ?? seat}` : name;

/** One ship of the list. */
export function rowOf(view: View, unit: UnitId, ship: Ship, plan: Plan<Order>): UnitRow {
  const { hull } = designOf(ship);
  const [orders, speed] = [ordersOf(plan, unit), speedOf(ship)];
  const { attack, defense } = factorsOf(ship);
  return {
    unit,
    kind: 'ship',
    label: ship.design,
    name: nameOf(view, ship),
    sign: hulls[hull].sign,
    size: 1,
    place: ship.place,
    placeName: placeName(view, ship.place),
    states: stateOf(ship),
    problems: 0,
    cells: {
      class: cell(phrase('{hull}', { hull: hulls[hull].name }), hulls[hull].name),
      attack: count(attack),
      defense: count(defense),
      speed: count(speed),
      shields: count(ship.shields),
      crew: cell(crewText(ship), ship.crew),
      age: count(ship.age),
      damage: damageText(ship),
    },
    tags: ship.damage > 0 || ship.drained > 0 ? ['damaged'] : [],
    moves: {
      left: pulsesLeft(view, ship, orders),
      of: slotsOf(view, ship),
      word: { one: 'pulse', many: 'pulses' },
    },
    said: phrase('{hull}, speed {speed}', { hull: hulls[hull].name, speed }),
    orders: orders.length,
  };
}

/** What a ship carries, of what it has room for (SFW 2550). */
const cargo = (ship: Ship): readonly Section[] => {
  const facts = carriedKinds.flatMap((kind) => {
    const now = ship.items[kind] ?? 0;
    const most = now + roomOnBoard(ship, kind);
    return most === 0 ? [] : [fact(itemTitles[kind], phrase('{now} of {most}', { now, most }))];
  });
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'On board', facts }];
};

/** The card of a ship. */
export function shipPage(view: View, ship: Ship, inBattle: readonly Section[]): Page {
  const [{ variants, slots }, factors] = [designOf(ship), factorsOf(ship)];
  const [spares, mission] = [capacityOf(ship, 'spares'), missions[missionOf(ship) ?? '']];
  const aboard = ship.team === true ? `${ship.officers}P` : ship.officers;
  return {
    title: phrase('{design} {name}', { design: ship.design, name: ship.name }),
    subtitle: phrase('In {place}', { place: placeName(view, ship.place) }),
    sections: [
      {
        kind: 'facts',
        title: 'Ship',
        facts: [
          // LINK and NA call ships by it (SFW 1764, 3976).
          number('Number', ship.number),
          number('Age', ship.age),
          number('Attack', factors.attack),
          number('Defense', factors.defense),
          fact('Shields', phrase('{now} of {most}', { now: ship.shields, most: factors.shields })),
          fact(
            'Hit points',
            phrase('{now} of {most}', { now: factors.hits - ship.damage, most: factors.hits }),
          ),
          ...(ship.damage === 0 ? [] : [fact('Damage', damageText(ship).value)]),
          fact('Crew', crewText(ship)),
          number('Speed', speedOf(ship)),
          ...(spares === 0
            ? []
            : [fact('Repair points', phrase('{now} of {most}', { now: ship.spares, most: spares }))]),
          ...(slots === 0 ? [] : [number('Satellites', slots)]),
          ...(mission === undefined ? [] : [fact('Mission', phrase('{name}', { name: mission.name }))]),
          ...(aboard === '' ? [] : [fact('Officers', peopleArg(aboard))]),
          ...(variants === '' ? [] : [fact('Variants', phrase('{variants}', { variants }))]),
        ],
      },
      ...cargo(ship),
      ...inBattle,
    ],
  };
}
