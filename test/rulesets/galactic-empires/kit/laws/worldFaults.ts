import { inOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { garrisonId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';

/** What may never be in a world between two turns, whatever happened. */
export function worldFaults(state: State): readonly string[] {
  return [
    ...inOrder(state.sectors).flatMap(([place, sector]) => {
      const { owner, ownerAtStart, damage, level, levelDamage, builds, decline, annexedTo } = sector;
      const garrison = state.units[garrisonId(place)];
      return [
        ...refuse(damage < 0 || damage > 3, `${place}: damage ${damage}`),
        ...refuse(
          level < 0 || level > 12 || levelDamage < 0 || levelDamage > level,
          `${place}: level ${level}, damaged ${levelDamage}`,
        ),
        ...refuse(
          (garrison !== undefined) !== (builds !== undefined || level > 0),
          `${place}: level ${level}, ${builds === undefined ? 'no ' : ''}center, and ${garrison === undefined ? 'no' : 'a'} garrison`,
        ),
        ...refuse(
          garrison !== undefined && garrison.owner !== owner,
          `${place}: the garrison is ${String(garrison?.owner)}'s, the sector ${String(owner)}'s`,
        ),
        ...refuse(ownerAtStart !== owner, `${place}: the owner at the start is not the owner`),
        ...refuse(
          sector.changedOwner ||
            sector.pillaged ||
            sector.damagedNow ||
            sector.annexedNow ||
            sector.battles > 0,
          `${place}: marks of the turn are left`,
        ),
        ...refuse(
          decline > 0 && (annexedTo === undefined || annexedTo === owner),
          `${place}: declines without reason`,
        ),
        ...refuse(
          owner !== undefined && state.empires[owner]?.defeated === true,
          `${place}: the owner is defeated`,
        ),
      ];
    }),
    ...inOrder(state.units).flatMap(([id, unit]) =>
      unitFaults(state, id, unit).map((fault) => `${id}: ${fault}`),
    ),
    ...inOrder(state.empires).flatMap(([seat, { treasury }]) =>
      refuse(!Number.isSafeInteger(treasury) || treasury < 0, `${seat}: a treasury of ${treasury}`),
    ),
    ...inOrder(state.relations).flatMap(([pair]) => {
      const [a = '', b = ''] = pair.split('+');
      return refuse(
        a >= b || !Object.hasOwn(state.empires, a) || !Object.hasOwn(state.empires, b),
        `relation ${pair}`,
      );
    }),
    ...doubled(
      inOrder(state.units).flatMap(([, { admirals }]) => admirals.map(({ id }) => id)),
      'admiral',
    ),
  ];
}

const refuse = (so: boolean, fault: string): readonly string[] => (so ? [fault] : []);
const doubled = (ids: readonly string[], what: string): readonly string[] =>
  ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${what} ${id} is there twice`);

function unitFaults(state: State, id: string, unit: Unit): readonly string[] {
  const { kind, number, owner, place, stacks, admirals, leader, follows } = unit;
  const followed = follows === undefined ? undefined : state.units[follows];
  const keys = stacks.map(({ rank, type }) => `${rank} ${type}`);
  return [
    ...refuse(!Object.hasOwn(state.sectors, place), `stands in ${place}`),
    ...refuse(
      id !== (kind === 'garrison' ? garrisonId(place) : starfleetId(owner, number)),
      `number ${number} of ${String(owner)} in ${place}`,
    ),
    ...refuse(number < 1, `number ${number}`),
    ...refuse(kind === 'starfleet' && stacks.length === 0 && admirals.length === 0, 'is empty'),
    ...refuse(
      leader !== undefined && !admirals.some((admiral) => admiral.id === leader),
      `leader ${String(leader)} is not in it`,
    ),
    ...refuse(
      follows !== undefined && (followed === undefined || followed.owner !== owner || follows === id),
      `follows ${String(follows)}`,
    ),
    ...refuse(
      stacks.some(({ count, used }) => count < 1 || !Number.isSafeInteger(count) || used !== 0),
      'stacks are empty or tired',
    ),
    ...refuse(
      keys.some((key, at) => at > 0 && (keys[at - 1] ?? '') >= key),
      'stacks are not in order, each once',
    ),
    ...refuse(
      admirals.some(
        ({ used, tacticsGained, siegecraftGained, tactics, siegecraft }) =>
          used !== 0 || tacticsGained !== 0 || siegecraftGained || tactics > 100 || siegecraft > 100,
      ),
      'admirals are tired',
    ),
    ...refuse(
      unit.spent || unit.waits > 0 || unit.travelled > 0 || unit.retreated || unit.cloakChanged,
      'marks of the turn are left',
    ),
    ...refuse(
      [unit.working, unit.cameFrom, unit.movedIn, unit.transferred].some((mark) => mark !== undefined),
      'more marks of the turn are left',
    ),
    ...refuse(kind === 'garrison' && unit.cloaked, 'a garrison is cloaked'),
    ...refuse(owner !== undefined && state.empires[owner]?.defeated === true, 'its owner is defeated'),
  ];
}
