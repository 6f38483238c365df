import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { boardOf, distance } from '#rulesets/galactic-conquest/map/board.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

/*
 * An empire of strangers lives far from all that a case is about: whatever a case expects holds beside it too. So a rule that asks about an
 * own thing, or about one that is here, meets others of its kind that are not.
 */

const stranger = seatId('gorn');
/** Three hexes of a corner, the first of them the farthest out. */
const corners = ['H15 H14 G15', 'A12 A11 B12', 'A1 A2 B1', 'H4 H5 G4', 'H15 H14 G14'].map((corner) =>
  corner.split(' '),
);
/** How far from everything else they live: no sensor reaches farther. */
const far = 4;

/** What they have, in those three hexes: written as what Lyrans have, who have nothing else in that world. */
const linesFor = (
  { yards, routes, empires }: State,
  [home = '', colony = '', space = '']: readonly string[],
): readonly string[] => [
  `homeworld Ghdar of lyran in ${home}`,
  `minor Outrock of lyran in ${colony}`,
  `territory ${home} ${colony} ${space} of lyran`,
  `squadron L91A of lyran in ${home}: CA 2xFF(-1DF) SC+2`,
  `squadron L92A of lyran in ${space}: FF`,
  `squadron L93A of lyran in ${colony}: *CA *FF(p)`,
  `bases of lyran in ${colony}: BS 6xGBDP(-2DF)`,
  `bases of lyran in ${home}: SB 6xGBDP`,
  'lyran is at LW, treasury 300, savings 20, debt 10, knows ws*1',
  'spies of lyran: s001*2',
  ...(yards === undefined ? [] : [`yard ${home}/1 of lyran: SC3SY`]),
  ...(routes === undefined
    ? []
    : [`route ${home} ${colony} of lyran`, 'merchants of lyran: 2xF-L 4xF-S, reserve 2xF-S, budget 20']),
  ...(valuesInOrder(empires).some(({ officers }) => officers !== undefined)
    ? ['officers of lyran: LE1*CA/3 on CA of L91A']
    : []),
];

const namedIn = (text: string): ReadonlySet<PlaceId> =>
  new Set(
    [...text.matchAll(/\b[hH]?([a-hA-H]\d{1,2})\b/g)].map(
      ([, hex = '']) => `h${hex.toLowerCase()}` as PlaceId,
    ),
  );

/** Worlds of strangers alone, by the lines that they are written in: hundreds of cases have the same. */
const known = new Map<string, State>();

function strangersOf(lines: readonly string[], made: (lines: readonly string[]) => State): State {
  const text = lines.join('\n');
  const theirs =
    known.get(text) ??
    deepFreeze(
      JSON.parse(JSON.stringify(made(lines)).replaceAll('lyran', stranger).replaceAll('"l9', '"g9')) as State,
    );
  known.set(text, theirs);
  return theirs;
}

/** The world of a case with strangers in it; as it is where it leaves them no room. `text`: the case, as far as it names hexes; `made`: a world of such lines. */
export function withStrangers(world: State, text: string, made: (lines: readonly string[]) => State): State {
  const board = boardOf(smallMap);
  const used = [
    ...namedIn(JSON.stringify([world.systems, world.squadrons, world.territory, world.runs, world.finds])),
    ...namedIn(text),
  ];
  const corner = corners.find(([home = '']) =>
    used.every((hex) => (distance(board, `h${home.toLowerCase()}` as PlaceId, hex) ?? far) >= far),
  );
  if (corner === undefined) return world;
  const theirs = strangersOf(linesFor(world, corner), made);
  return {
    ...world,
    ...(world.yards && { yards: { ...world.yards, ...theirs.yards } }),
    ...(world.routes && { routes: { ...world.routes, ...theirs.routes } }),
    systems: { ...world.systems, ...theirs.systems },
    territory: { ...world.territory, ...theirs.territory },
    squadrons: { ...world.squadrons, ...theirs.squadrons },
    empires: {
      ...world.empires,
      ...Object.fromEntries(inOrder(theirs.empires).filter(([seat]) => seat === stranger)),
    },
  };
}
