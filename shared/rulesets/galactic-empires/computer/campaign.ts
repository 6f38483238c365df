import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { garrisonId } from '../model/state.ts';
import { hasPermission } from '../diplomacy/permission.ts';
import type { Armies, Army } from './armies.ts';
import { detach, forceOf, idle, merge, movesOf } from './armies.ts';
import type { Planner } from './planner.ts';
import { linksOf, threatTo } from './planner.ts';
import type { Strength } from './strength.ts';
import { nothing, outmatches, strengthOf, together } from './strength.ts';
import type { Target } from './targets.ts';
import { foretoldWell } from './foretelling.ts';

/** Strength that a sector needs, in tenths of the strongest enemy's next door. */
const holdTenths = 10;
/** Combat that is enough to take an unguarded sector, even with types that count a tenth (GE 741). */
const leastCombat = 100;

/** Armies next to a target attack it if they are strong enough, alone or together; the best target first. */
export function attack(planner: Planner, armies: Armies, targets: readonly Target[]): void {
  for (const target of targets) {
    const { place } = target;
    const near = idle(armies).filter(
      (army) => linksOf(planner, army.place).includes(place) && movesOf(planner, army) >= 2,
    );
    for (const army of party(planner, armies, near, target)) {
      army.busy = true;
      planner.give(army.id, { kind: 'travel', to: place });
    }
  }
}

const suffices = (force: Strength, foes: Strength, tenths: number): boolean =>
  force.combat >= leastCombat && outmatches(force, foes, tenths);

/** Strength in tenths of the enemy's below which no battle is foretold: it would be lost. */
const hopelessTenths = 8;

/** Whether these armies are enough for an attack: by their strength, or where that leaves doubt, by battles foretold. */
function wins(planner: Planner, joined: readonly Army[], place: PlaceId, foes: Strength): boolean {
  const { attack: tenths, foretells } = planner.manner;
  const force = joined.map(forceOf).reduce(together, nothing);
  if (!foretells || foes.ships === 0 || suffices(force, foes, 2 * tenths))
    return suffices(force, foes, tenths);
  return suffices(force, foes, hopelessTenths) && foretoldWell(planner, joined, place);
}

/** The armies that attack: the smallest that is enough, or half of it; else the strongest together; none if even they are too weak. */
function party(
  planner: Planner,
  armies: Armies,
  near: readonly Army[],
  { place, foes }: Target,
): readonly Army[] {
  const smallFirst = [...near].sort(
    compareBy(
      (army) => forceOf(army).combat,
      ({ id }) => id,
    ),
  );
  const alone = smallFirst.find((army) => wins(planner, [army], place, foes));
  if (alone !== undefined) return [half(planner, armies, alone, place, foes) ?? alone];
  const joined: Army[] = [];
  for (const army of smallFirst.reverse()) {
    joined.push(army);
    if (joined.length > 1 && wins(planner, joined, place, foes)) return joined;
  }
  return [];
}

/** Half of an army, if that is enough. The other half stays on guard if other enemies are next door; otherwise it is free for other tasks. */
function half(
  planner: Planner,
  armies: Armies,
  army: Army,
  place: PlaceId,
  foes: Strength,
): Army | undefined {
  if (!suffices(forceOf(army), foes, planner.manner.ample)) return undefined;
  const part = detach(planner, armies, army);
  const others = linksOf(planner, army.place).filter((near) => near !== place);
  if (part !== undefined && others.some((near) => planner.raiders(near).ships > 0)) army.busy = true;
  return part;
}

/** Where armies are wanted: in an own sector in danger, or next to a target. */
interface Goal {
  /** The sectors to go to; any of them will do. */
  readonly places: readonly PlaceId[];
  readonly worth: number;
  readonly need: Strength;
  /** What is stationed there already. */
  readonly there: Strength;
  readonly tenths: number;
}

interface Wanderer {
  readonly army: Army;
  readonly ways: Ways;
}

/** Own armies that together are enough for a goal, each with its route. */
interface Enterprise {
  readonly goal: Goal;
  readonly score: number;
  readonly members: readonly { readonly wanderer: Wanderer; readonly way: Way }[];
}

/**
 * Armies that attack nothing go where they are wanted: those that are together enough for a goal go there, beginning with the goal
 * that is worth most for the distance. Each of the others goes to the goal that is
 * worth most for its distance, so that strength gathers there.
 */
export function march(planner: Planner, armies: Armies, targets: readonly Target[]): void {
  const goals = [
    ...dangers(planner),
    ...targets.map(({ from, worth, foes }): Goal => ({
      places: from,
      worth,
      need: foes,
      there: nothing,
      tenths: planner.manner.attack,
    })),
  ];
  const bound = new Map<Army, Way>();
  let free = idle(armies).map((army): Wanderer => ({ army, ways: waysFrom(planner, army) }));
  let open = goals;
  for (let next = best(open, free); next !== undefined; next = best(open, free)) {
    const { goal, members } = next;
    for (const { wanderer, way } of members) bound.set(wanderer.army, way);
    open = open.filter((one) => one !== goal);
    free = free.filter(({ army }) => !bound.has(army));
  }
  for (const { army, ways } of free)
    bound.set(
      army,
      best(
        goals.map((goal) => ({ ...goal, need: nothing })),
        [{ army, ways }],
      )?.members[0]?.way ?? [],
    );
  const strongFirst = [...bound.keys()].sort(
    compareBy(
      (army) => -forceOf(army).combat,
      ({ id }) => id,
    ),
  );
  for (const group of Map.groupBy(
    strongFirst,
    (army) => `${army.place} ${bound.get(army)?.at(-1) ?? ''}`,
  ).values())
    go(planner, group, bound);
}

/** Armies in one place with the same goal are merged and travel as far as they can. */
function go(planner: Planner, group: readonly Army[], bound: ReadonlyMap<Army, Way>): void {
  const [first, ...others] = group;
  if (first === undefined) return;
  merge(
    planner,
    first,
    others.filter(({ filling }) => !filling),
  );
  for (const army of group.filter(({ busy }) => !busy)) {
    army.busy = true;
    for (const to of (bound.get(army) ?? []).slice(0, movesOf(planner, army)))
      planner.give(army.id, { kind: 'travel', to });
  }
}

/** Own sectors that are weaker than the strongest enemy next door, as goals. */
function dangers(planner: Planner): readonly Goal[] {
  const { state, view } = planner;
  return planner.own.flatMap((place): readonly Goal[] => {
    const need = threatTo(planner, place);
    const there = strengthOf(view.units[garrisonId(place)]?.stacks ?? []);
    if (need.combat === 0 || outmatches(there, need, holdTenths)) return [];
    const { revenue = 0, builds } = state.sectors[place] ?? {};
    const worth = Math.floor(((5 + revenue + (builds === undefined ? 0 : 40)) * 1000) / (600 + need.hits));
    return [{ places: [place], worth, need, there, tenths: holdTenths }];
  });
}

type Way = readonly PlaceId[];
type Ways = ReadonlyMap<PlaceId, Way>;

/** The shortest routes to all sectors that can be reached through sectors that may be crossed, without the start; to the start itself an empty one. */
function waysFrom(planner: Planner, { place }: Army): Ways {
  const ways = new Map<PlaceId, Way>([[place, []]]);
  for (const [at, way] of ways) {
    for (const next of linksOf(planner, at))
      if (!ways.has(next) && hasPermission(planner.state, planner.me, next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** The enterprise that is worth most for the time until enough armies are there. */
function best(goals: readonly Goal[], free: readonly Wanderer[]): Enterprise | undefined {
  let found: Enterprise | undefined;
  for (const goal of goals) {
    const enterprise = enterpriseFor(goal, free);
    if (enterprise !== undefined && enterprise.score > (found?.score ?? -1)) found = enterprise;
  }
  return found;
}

/** The nearest armies that are together enough for the goal; undefined if all that can come are not. */
function enterpriseFor(goal: Goal, free: readonly Wanderer[]): Enterprise | undefined {
  const coming = free
    .flatMap((wanderer) => {
      const way = shortest(goal.places, wanderer.ways);
      return way === undefined ? [] : [{ wanderer, way, combat: forceOf(wanderer.army).combat }];
    })
    .sort(
      compareBy(
        ({ way }) => way.length,
        ({ combat }) => -combat,
        ({ wanderer }) => wanderer.army.id,
      ),
    );
  let force = goal.there;
  for (const [at, { wanderer, way }] of coming.entries()) {
    force = together(force, forceOf(wanderer.army));
    if (suffices(force, goal.need, goal.tenths))
      return {
        goal,
        members: coming.slice(0, at + 1),
        score: Math.floor((goal.worth * 100) / (2 + way.length)),
      };
  }
  return undefined;
}

function shortest(places: readonly PlaceId[], ways: Ways): Way | undefined {
  const known = places.flatMap((place) => {
    const way = ways.get(place);
    return way === undefined ? [] : [way];
  });
  return known.reduce<Way | undefined>(
    (short, way) => (short === undefined || way.length < short.length ? way : short),
    undefined,
  );
}
