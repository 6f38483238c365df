import type { UnitId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { apply } from '#rulesets/galactic-conquest/game.ts';
import { isStored } from '#rulesets/galactic-conquest/model/condition/storing.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { isGroup } from '../wings/anyWings.ts';
import { isBase } from '../bases/anyBases.ts';

/* Accounts of squadrons and ships: how many came, and where they went. */

/** What takes all ships of a squadron elsewhere, or out of mothballs. */
export const storings = [
  'mothballed',
  'reactivated',
  'restored',
  'mothballs-unpaid',
  'crews-trained',
] as const;

/** Whether a squadron keeps nobody out of its hex: bases and mothballed ships do not. */
export const stays = (one: Squadron | undefined): boolean =>
  one?.fixed !== undefined || (one !== undefined && isStored(one));

/** How often this happened to a squadron. */
export const happened = (
  { entries }: TurnOutcome<GalacticConquest>,
  kind:
    | 'retreated'
    | 'squadron-surrendered'
    | 'squadron-lost'
    | 'regrouped'
    | 'ships-scrapped'
    | 'ships-given'
    | 'merchants-dismissed'
    | 'liquidated'
    | 'starved'
    | (typeof storings)[number],
  unit: UnitId,
): number => entries.filter(({ event }) => event.kind === kind && event.unit === unit).length;

/** How often it was lost in mines. */
export const minedIn = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): number =>
  entries.filter(({ event }) => event.kind === 'mines-crossed' && event.unit === unit && event.lost === true)
    .length;

/** What stands in a shipyard, and is no ship yet: `SC4SY D6/2`; and what is being scrapped: `DN scrap`. */
const isWork = (hull: string): boolean => /(?: [A-Z]+\d+\/\d+| scrap)$/.test(hull);

/** Whether it is a ship, and neither a base nor a group of fighters or gunboats. */
const isShip = (hull: string): boolean => !isBase(hull) && !isGroup(hull) && !isWork(hull);

export const shipsIn = ({ squadrons }: State): number =>
  sumOf(
    inOrder(squadrons).map(
      ([, { ships, prizes = [] }]) => [...ships, ...prizes].filter(({ hull }) => isShip(hull)).length,
    ),
  );

/** Ships that were bought for a beginning, or came with the usual navy (Z1). */
export const boughtIn = ({ entries }: TurnOutcome<GalacticConquest>): number =>
  sumOf(
    entries.map(({ event }) =>
      event.kind === 'bought' || event.kind === 'navy-given' ? event.ships.length : 0,
    ),
  );

export const builtIn = ({ entries }: Pick<TurnOutcome<GalacticConquest>, 'entries'>): number =>
  entries.filter(({ event }) => event.kind === 'ship-finished' || event.kind === 'guard-finished').length +
  joinedIn({ entries });

/** Prospectors and other merchants that joined squadrons, less those that left (E2.60). */
const joinedIn = ({ entries }: Pick<TurnOutcome<GalacticConquest>, 'entries'>): number =>
  sumOf(
    entries.map(({ event }) =>
      event.kind === 'prospectors-assigned'
        ? event.joins
          ? event.count
          : -event.count
        : event.kind === 'merchants-mustered' || event.kind === 'reserve-called'
          ? event.count
          : event.kind === 'merchants-dismissed' || event.kind === 'reserve-returned'
            ? -sumOf(valuesInOrder(event.units))
            : 0,
    ),
  );

/** Ships of the National Guard, which are lost when their hex is taken (B11.120), and the events by which it is. */
const guardsIn = ({ squadrons }: Pick<State, 'squadrons'>): number =>
  sumOf(valuesInOrder(squadrons).map(({ ships }) => ships.filter(({ guard }) => guard === true).length));

const taking: readonly string[] = [
  'system-judged',
  'system-surrendered',
  'annexed',
  'rebellion-judged',
  'space-surrendered',
];

/** Ships that are gone by what happened: destroyed, destroyed by their crews, or lost with their squadron (C13.20). */
export function goneIn(before: State, { entries }: TurnOutcome<GalacticConquest>): number {
  const world = structuredClone(before) as Draft<State>;
  let gone = 0;
  for (const { event } of entries) {
    if (event.kind === 'surveyors-starved') gone += event.hulls.length;
    if (
      event.kind === 'liquidated' &&
      (event.what === 'warships' ||
        event.what === 'mothballed' ||
        (event.what === 'merchants' && event.unit !== undefined))
    )
      gone += event.hulls.filter(isShip).length;
    if (event.kind === 'ships-scrapped') gone += event.hulls.filter(isShip).length;
    if (event.kind === 'mothballs-unpaid')
      gone += event.ships.filter(({ fate, hull }) => fate === 'lost' && isShip(hull)).length;
    if (event.kind === 'computer-failed' && !event.over) gone += 1;
    if (event.kind === 'strike-flown')
      gone += event.strike.hits.filter(
        ({ fate, hull }) => fate === 'destroyed' && !isBase(hull) && !isWork(hull),
      ).length;
    if (event.kind === 'struck' || event.kind === 'drones-struck')
      gone += event.hits.filter(
        ({ fate, hull }) => fate === 'destroyed' && !isBase(hull) && !isGroup(hull) && !isWork(hull),
      ).length;
    if (event.kind === 'squadron-surrendered')
      gone += event.scuttled.length + (world.squadrons[event.unit]?.prizes?.length ?? 0);
    if (event.kind === 'computers-failed') gone += event.ships.filter(({ fate }) => fate === 'lost').length;
    if (event.kind === 'boardings-decided')
      gone += event.ships.filter(({ fortune }) => fortune === 'scuttled').length;
    if (event.kind === 'mines-crossed' && event.lost !== true)
      gone += event.blasts.filter(({ fate }) => fate === 'destroyed').length;
    const isGone =
      event.kind === 'starved' ||
      event.kind === 'squadron-lost' ||
      (event.kind === 'mines-crossed' && event.lost === true);
    const lost = isGone ? world.squadrons[event.unit] : undefined;
    const inherited = event.kind === 'squadron-lost' && event.heir !== undefined;
    const ships = [...(lost?.ships ?? []), ...(inherited ? [] : (lost?.prizes ?? []))];
    gone += ships.filter(({ hull }) => isShip(hull)).length;
    const guards = guardsIn(world);
    apply(world, event);
    if (taking.includes(event.kind)) gone += guards - guardsIn(world);
  }
  return gone;
}

/** Whether its code was given to a new squadron in the turn, as nobody had it or whoever did was gone by then. */
export function isNew(before: State, { entries }: TurnOutcome<GalacticConquest>, unit: UnitId): boolean {
  const world = structuredClone(before) as Draft<State>;
  return entries.some(({ event }) => {
    const was = world.squadrons[unit];
    apply(world, event);
    return was === undefined && world.squadrons[unit] !== undefined;
  });
}

/** Whether a squadron shares a hex because somebody bypassed or declined (D2.33, D5.12). */
export const gotPast = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): boolean =>
  entries.some(
    ({ event }) =>
      (event.kind === 'bypassed' || event.kind === 'declined') &&
      (event.unit === unit || event.of.includes(unit)),
  );

/** The hexes of a course in double time or trans-warp movement; 0 without one. */
export const quick = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): number =>
  Math.max(
    0,
    ...entries.map(({ event }) =>
      event.kind === 'plotted' && event.unit === unit && event.pace !== undefined ? event.way.length : 0,
    ),
  );
