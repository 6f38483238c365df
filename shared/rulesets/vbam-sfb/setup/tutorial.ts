import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { only } from '#kernel/words/inOrder.ts';
import { pairOf } from '../model/relations.ts';
import type { State, System, Unit } from '../model/state.ts';
import { labelOf } from '../map/board.ts';
import { importances } from './figures.ts';

/* The campaign of the tutorial: what lessons are about lies near the learner's home, and no dice take it away. */

/** Whom the learner plays, the enemy beside them, and a power that likes them. */
export const [learner, enemy, friend] = [seatId('federation'), seatId('klingon'), seatId('romulan')];

const at = (label: string): PlaceId => placeId(`s${label}`);
/** The home system, two colonies, a system where nobody lives, an empty sector, and a colony of the enemy. */
export const [home, colony, poor, free, between, outpost] = [
  at('0303'),
  at('0203'),
  at('0304'),
  at('0402'),
  at('0404'),
  at('0504'),
];

/** A unit of an empire by its number: those that it begins with come first. */
export const nth = (seat: string, number: number): UnitId =>
  unitId(`${seat}.u${String(number).padStart(5, '0')}`);
/** Ships that would leave the enemy's home and come into the way of learners. */
const roaming: readonly UnitId[] = [nth(enemy, 3), nth(enemy, 4)];
/** The frigate that guards the colony of the enemy. */
export const target = nth(enemy, 2);

/** Debts, so that the enemy builds nothing for as long as lessons take. */
const debts = -600;

const systemOf = (importance: number, owner?: System['owner']): System => {
  const figures = importances[importance]?.[1];
  if (figures === undefined) throw new RangeError(`There is no importance ${importance}.`);
  const base = { ...figures, bonus: 0, raising: false };
  return owner === undefined ? { ...base, census: 0, morale: 0, productivity: 0 } : { ...base, owner };
};

/** The campaign as lessons need it: the learner is at war with the enemy, has met the friend, and knows what lies near. */
export function taught(state: State): State {
  const { empires, units, systems } = state;
  const [own, foe] = [empires[learner], empires[enemy]];
  if (own === undefined || foe === undefined) return state;
  const met = [pairOf(learner, enemy), pairOf(learner, friend)];
  const guard: Unit | undefined = units[target];
  return {
    ...state,
    empires: {
      ...empires,
      [learner]: { ...own, explored: [...new Set([...own.explored, free, between, outpost])].sort() },
      [enemy]: { ...foe, pool: debts },
    },
    strangers: state.strangers.filter((pair) => !met.includes(pair)),
    relations: {
      ...state.relations,
      [pairOf(learner, enemy)]: { treaties: [], deeds: [], enmity: { kind: 'war', by: enemy, turn: 1 } },
    },
    systems: {
      ...only(systems, ({ owner }, place) => owner !== learner || place === home),
      [colony]: systemOf(3, learner),
      [poor]: systemOf(2, learner),
      [free]: systemOf(2),
      [outpost]: systemOf(1, enemy),
    },
    units: {
      ...only(units, (_, id) => !roaming.includes(id)),
      ...(guard === undefined ? {} : { [target]: { ...guard, place: outpost } }),
    },
  };
}

/** The names of sectors as lessons write them. */
export const sector = {
  home: labelOf(home),
  colony: labelOf(colony),
  poor: labelOf(poor),
  free: labelOf(free),
  between: labelOf(between),
  outpost: labelOf(outpost),
};

/** The game of the tutorial: small, without raiders, and with nothing between the empires but what lessons are about. */
export const tutorial = {
  setup: { seats: [learner, enemy, friend], lands: 'none', lessons: true },
  seat: learner,
  seed: 'tutorial',
} as const;
