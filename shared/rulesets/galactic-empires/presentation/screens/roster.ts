import type { Roster, Row, UnitRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import type { State, Unit } from '../../model/state.ts';
import { scoutingOf } from '../../knowledge/scouting.ts';
import { shipCount, totalCombat, totalHitPoints, typesOf } from '../../model/units/forces.ts';
import { canCloak } from '../../movement/cloaking.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { figureColumn, term, text, wordColumn } from '../cells.ts';

/** The list of units (GE 409-429), with more that players want to see beside it. */
export const roster: Roster = {
  kinds: [
    { kind: 'starfleet', word: { one: 'starfleet', many: 'starfleets' }, movable: true },
    { kind: 'garrison', word: { one: 'garrison', many: 'garrisons' }, movable: false },
  ],
  columns: [
    figureColumn('ships', 'Ships / Admirals'),
    figureColumn('moves', 'Moves'),
    figureColumn('combat', 'Combat'),
    figureColumn('hitPoints', 'Hit points'),
    figureColumn('scout', 'Scout / beyond'),
    figureColumn('search', 'Search'),
    wordColumn('cloak', 'Cloak'),
  ],
  filters: [],
  empty: 'Garrisons in your industrial centers can build starships.',
};

type Cell = Row['cells'][string];
const pair = (a: number, b: number, sign = ''): Cell => ({
  value: phrase('{a} / {b}{sign}', { a, b, sign }),
  sort: a * 1000 + b,
});

/** The cells of one unit; `moves` are its move-points. */
export function unitCells(start: State, unit: Unit, moves: NonNullable<UnitRow['moves']>): UnitRow['cells'] {
  return {
    ships: pair(shipCount(unit), unit.admirals.length),
    ...(unit.kind === 'garrison' ? {} : { moves: pair(moves.left, moves.of) }),
    combat: text(String(totalCombat(unit)), totalCombat(unit)),
    hitPoints: text(tenthsText(totalHitPoints(unit)), totalHitPoints(unit)),
    ...abilities(start, unit),
  };
}

/** What the list shows of a unit's best ships (GE 427-431). */
function abilities(start: State, unit: Unit): Readonly<Record<string, Cell>> {
  const types = typesOf(unit);
  if (types.length === 0) return {};
  const near = Math.max(...types.map((type) => scoutingOf(start, type).near));
  const beyond = Math.max(...types.map((type) => scoutingOf(start, type).bonus));
  const search = Math.max(...types.map((type) => maybeStarship(type)?.search ?? 0));
  const able = unit.kind === 'starfleet' && types.every((type) => canCloak(start, type));
  return {
    scout: pair(near, beyond, '%'),
    ...(search === 0 ? {} : { search: text(`${search}%`, search) }),
    ...(unit.cloaked ? { cloak: term('cloaked', 2, 'good') } : able ? { cloak: term('able', 1) } : {}),
  };
}
