import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, only, pairsWhere, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Encounter } from './model/combat.ts';
import type { Relation, Relations } from './model/relations.ts';
import { isOf } from './model/relations.ts';
import type { Empire, State, System, Unit } from './model/state.ts';
import { carriedBy, unitsFrom, unitsNamed } from './model/stations.ts';
import type { SeenUnit, Sighting, View } from './model/view.ts';
import { designOf, has, isOfSpace } from './units/designs.ts';

/** The empire of whoever has none. */
export const nobody: Empire = {
  pool: 0,
  income: 0,
  misc: 0,
  made: 0,
  explored: [],
  tech: { pool: 0, year: 0, advances: 0 },
};

/** Its own relations without what others tried in vain; of the rest, declarations and alliances: everybody heard of them. */
const relationsOf = (relations: Relations, me: SeatId): Relations =>
  Object.fromEntries(
    inOrder(relations).flatMap(
      ([pair, { treaties, deeds, enmity }]): readonly (readonly [string, Relation])[] => {
        const open = defined({ enmity });
        const allied = treaties.filter((one) => one === 'alliance');
        if (!isOf(pair, me))
          return enmity === undefined && allied.length === 0
            ? []
            : [[pair, { treaties: allied, deeds: [], ...open }]];
        const known = deeds.filter(({ by, what }) => by === me || !what.endsWith('-failed'));
        return [[pair, { treaties, deeds: known, ...open }]];
      },
    ),
  ) as Relations;

/** The figures of a system of others, without what only its owner hears of it. */
const unmoved = ({ stir: _, ...system }: System): System => ({ ...system, bonus: 0, raising: false });

/** Both ends of the way where a unit was stopped; otherwise its sector. */
const spotOf = ({ place, between }: SeenUnit & Pick<Unit, 'place'>): string =>
  between === undefined ? place : [place, between].sort().join(' ');

const seenOf = ({ seat, design, crippled, between, interned }: Unit): SeenUnit => ({
  seat,
  design,
  crippled,
  ...defined({ between, interned }),
});

/** Whether an empire takes part in an encounter, by itself or under the command of another. */
const isIn = ({ attacker, defender, helpers = {} }: Encounter, me: SeatId): boolean =>
  [attacker, defender, ...valuesInOrder(helpers).flat()].includes(me);

/** Units in the battle at hand, if the empire fights in it: it sees all of them, flights too. */
function battleOf([encounter]: State['encounters'], me: SeatId): readonly UnitId[] {
  return encounter !== undefined && isIn(encounter, me)
    ? valuesInOrder(encounter.battle?.forces ?? {}).flat()
    : [];
}

/** What units and colonies of an empire see of others where they are; an Explorer learns more of systems (VB 516; OURS what). */
function sighted(
  { turn, systems, units, encounters, empires }: State,
  me: SeatId,
): Readonly<Record<PlaceId, Sighting>> {
  const own = pairsWhere(units, (unit) => unit.seat === me);
  const spots = new Set([
    ...own.map(([, unit]) => spotOf(unit)),
    ...inOrder(systems).flatMap(([place, { owner }]) => (owner === me ? [place] : [])),
    // What is explored before the campaign begins is known in its first turn (VB 53).
    ...(turn === 1 ? (empires[me]?.explored ?? []) : []),
  ]);
  const looked = new Set(
    own.filter(([, unit]) => has(designOf(unit), 'Explorer')).map(([, { place }]) => place),
  );
  const fought = battleOf(encounters, me);
  const isSeen = (unit: Unit): boolean =>
    unit.aboard === undefined && isOfSpace(designOf(unit)) && spots.has(spotOf(unit));
  const foreign = pairsWhere(units, (unit, id) => unit.seat !== me && (fought.includes(id) || isSeen(unit)));
  const places = new Set([
    ...[...spots].filter((spot) => !spot.includes(' ')),
    ...foreign.map(([, { place }]) => place),
  ]);
  return Object.fromEntries(
    [...places].sort().map((place): readonly [string, Sighting] => {
      const system = systems[place as PlaceId];
      const here = foreign.filter(([, unit]) => unit.place === place);
      return [
        place,
        {
          turn,
          units: Object.fromEntries(here.map(([id, unit]) => [id, seenOf(unit)])),
          ...(system === undefined || system.owner === me || !spots.has(place)
            ? {}
            : {
                system: {
                  ...defined({ owner: system.owner }),
                  census: system.census,
                  ...(looked.has(place as PlaceId) ? { figures: unmoved(system) } : {}),
                },
              }),
        },
      ];
    }),
  );
}

/** Terrain of explored sectors; nothing where there is none on the whole map. */
const terrainOf = ({ terrain, empires }: State, me: SeatId): Pick<View, 'terrain'> => {
  if (terrain === undefined) return {};
  const explored = new Set(empires[me]?.explored);
  return { terrain: only(terrain, (_, place) => explored.has(place)) };
};

/** Empires that the game master or the computer leads, as everybody knows (VB 53; OURS). */
function leadersIn({ empires }: State): Pick<View, 'nonPlayers' | 'computers'> {
  const by = (who: 'nonPlayer' | 'computer'): readonly SeatId[] =>
    keysInOrder(empires).filter((seat) => empires[seat]?.[who] === true);
  const [nonPlayers, computers] = [by('nonPlayer'), by('computer')];
  return {
    ...(nonPlayers.length === 0 ? {} : { nonPlayers }),
    ...(computers.length === 0 ? {} : { computers }),
  };
}

/** All of the campaign, for the game master. */
const wholeView = (state: State): View => ({
  turn: state.turn,
  firstYear: state.firstYear,
  me: gameMaster,
  own: nobody,
  others: keysInOrder(state.empires),
  systems: state.systems,
  ...defined({ terrain: state.terrain }),
  units: state.units,
  sectors: {},
  relations: state.relations,
  strangers: state.strangers,
  projects: state.projects,
  ...leadersIn(state),
  tables: state.tables,
  ...defined({
    raids: state.raids,
    capacity: state.capacity,
    encounter: state.encounters[0],
    won: state.won,
  }),
});

/** Of what is known by sector that of the sectors of an encounter. */
function placesOf<T>(
  { place, between = place }: Encounter,
  of: Readonly<Record<PlaceId, T>>,
): Readonly<Record<PlaceId, T>> {
  const found = [place, between].flatMap((spot) => {
    const one: T | undefined = of[spot];
    return one === undefined ? [] : [[spot, one] as const];
  });
  return Object.fromEntries(found);
}

/** What an empire knows of the encounter at hand, and nothing of what is elsewhere: what standing orders look at. */
export function glance(state: State, me: SeatId, last?: View): View {
  const [encounter] = state.encounters;
  if (encounter === undefined) return makeView(state, me, last);
  const { place, between = place, battle } = encounter;
  const here = [place, between].flatMap((spot) => unitsFrom(state.units, spot).map(([id]) => id));
  const near = [...here, ...valuesInOrder(battle?.forces ?? {}).flat()];
  const carried = near.flatMap((id) => carriedBy(state.units, id));
  return makeView(
    {
      ...state,
      units: Object.fromEntries(unitsNamed(state.units, [...near, ...carried])),
      systems: placesOf(encounter, state.systems),
      ...(state.terrain === undefined ? {} : { terrain: placesOf(encounter, state.terrain) }),
      projects: {},
      relations: {},
      strangers: [],
    },
    me,
    last === undefined ? undefined : { ...last, sectors: placesOf(encounter, last.sectors) },
  );
}

/** What an empire knows: all that is its own, what it sees of others, and what it saw of them last. */
export function makeView(state: State, me: SeatId, last?: View): View {
  if (me === gameMaster) return wholeView(state);
  const { turn, firstYear, empires, systems, units, relations, won } = state;
  const [encounter] = state.encounters;
  const isMine = encounter !== undefined && isIn(encounter, me);
  return {
    turn,
    firstYear,
    me,
    own: empires[me] ?? nobody,
    ...leadersIn(state),
    tables: state.tables,
    ...defined({ raids: state.raids, capacity: state.capacity }),
    others: keysInOrder(empires).filter((seat) => seat !== me),
    systems: only(systems, ({ owner }) => owner === me),
    units: only(units, ({ seat }) => seat === me),
    ...terrainOf(state, me),
    relations: relationsOf(relations, me),
    strangers: state.strangers.filter((pair) => isOf(pair, me)),
    projects: only(state.projects, ({ seat }) => seat === me),
    sectors: { ...last?.sectors, ...sighted(state, me) },
    ...(encounter !== undefined && isMine ? { encounter } : {}),
    ...defined({ won }),
  };
}
