import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { canonicalStacks } from '../model/units/change.ts';
import type { Admiral, Stack, Unit } from '../model/state.ts';
import type { Rank } from '../tables/starships.ts';
import { starfleetId, starfleetName } from '../model/state.ts';
import { freeFleetNumber } from '../fleets/numbers.ts';
import { movePointsAtStart } from '../movement/movement.ts';
import { starship, usualRanks } from '../tables/starships.ts';
import type { Planner } from './planner.ts';
import { linksOf, threatTo } from './planner.ts';
import type { Strength } from './strength.ts';
import { strengthOf } from './strength.ts';

/** Ships that move as one: a starfleet, or one that this plan forms. */
export interface Army {
  readonly id: UnitId;
  readonly place: PlaceId;
  readonly admirals: readonly Admiral[];
  /** It receives ships in this plan, so it cannot transfer any. */
  filling: boolean;
  stacks: readonly Stack[];
  /** Whether it already has its orders for this turn. */
  busy: boolean;
}

/** The armies of an empire, and the starfleet numbers that this plan has used. */
export interface Armies {
  readonly all: Army[];
  readonly taken: number[];
}

/** The least ships for a new starfleet. */
const leastShips = 6;
/** The least ships of an army that can be divided. */
const partable = 2 * leastShips;

export const forceOf = ({ stacks }: Pick<Army, 'stacks'>): Strength => strengthOf(stacks);
export const idle = ({ all }: Armies): readonly Army[] => all.filter(({ busy }) => !busy);

/** Move-points of the army at the start of a turn. */
export const movesOf = ({ state }: Planner, { stacks, admirals }: Army): number =>
  movePointsAtStart(state, { kind: 'starfleet', stacks, admirals } as Unit);

/** All starfleets, with the ships that garrisons can spare. */
export function muster(planner: Planner): Armies {
  const { view } = planner;
  const all = inOrder(view.units)
    .filter(([, { kind, stacks, cloaked }]) => kind === 'starfleet' && stacks.length > 0 && !cloaked)
    .map(([id, { place, stacks, admirals }]): Army => ({
      id,
      place,
      stacks,
      admirals,
      filling: false,
      busy: false,
    }));
  const armies: Armies = { all, taken: [] };
  for (const [id, unit] of inOrder(view.units))
    if (unit.kind === 'garrison') spare(planner, armies, id, unit);
  return armies;
}

/**
 * A garrison keeps half the combat of the strongest enemy next door; its other ships join a starfleet in the sector, or form one.
 * OURS: on a border with another empire at least one ship stays, since anybody can take an unguarded sector (GE 741).
 */
function spare(planner: Planner, armies: Armies, id: UnitId, { place, stacks }: Unit): void {
  const needed = Math.floor(threatTo(planner, place).combat / 2);
  const onBorder = linksOf(planner, place).some(
    (near) => ![planner.me, undefined].includes(planner.state.sectors[near]?.owner),
  );
  const leaving = surplus(stacks, needed, onBorder ? 1 : 0);
  const ships = strengthOf(leaving).ships;
  if (ships === 0) return;
  const host =
    armies.all.find((army) => army.place === place) ??
    (ships < leastShips ? undefined : formed(planner, armies, id, place));
  if (host === undefined) return;
  host.filling = true;
  for (const stack of leaving)
    planner.give(id, {
      kind: 'transfer-starships',
      type: stack.type,
      count: stack.count,
      to: host.id,
      rank: rankOf(stack),
    });
  host.stacks = canonicalStacks([
    ...host.stacks,
    ...leaving.map((stack) => ({ ...stack, rank: rankOf(stack) })),
  ]);
}

/** The ships that can leave if so much combat and so many ships stay; the cheapest stay. */
function surplus(stacks: readonly Stack[], combat: number, ships: number): readonly Stack[] {
  let [missing, fewest] = [combat, ships];
  const cheapFirst = [...stacks].sort(
    compareBy(
      ({ type }) => starship(type).cost,
      ({ type }) => type,
      ({ rank }) => rank,
      ({ used }) => used,
    ),
  );
  return cheapFirst.flatMap((stack): readonly Stack[] => {
    const { attacks, combat: chance } = starship(stack.type);
    const each = attacks * chance;
    const stay = Math.min(
      stack.count,
      Math.max(fewest, missing <= 0 ? 0 : Math.ceil(missing / Math.max(1, each))),
    );
    missing -= stay * each;
    fewest = Math.max(0, fewest - stay);
    return stay === stack.count ? [] : [{ ...stack, count: stack.count - stay }];
  });
}

export const rankOf = ({ type }: Pick<Stack, 'type'>): Rank => usualRanks[starship(type).class];

/** Orders the unit to form a new starfleet, which is empty so far; undefined if no number is free. */
function formed(planner: Planner, armies: Armies, former: UnitId, place: PlaceId): Army | undefined {
  const { state, me, view } = planner;
  const number = freeFleetNumber(state, me, armies.taken);
  if (number === undefined) return undefined;
  armies.taken.push(number);
  planner.give(former, {
    kind: 'form-starfleet',
    number,
    name: starfleetName(view.empires[me]?.adjective ?? '', number),
  });
  const army: Army = {
    id: starfleetId(me, number),
    place,
    stacks: [],
    admirals: [],
    filling: true,
    busy: false,
  };
  armies.all.push(army);
  return army;
}

/** Makes half of the army a separate one; undefined if it is too small. */
export function detach(planner: Planner, armies: Armies, army: Army): Army | undefined {
  const halves = army.stacks
    .map((stack) => ({ ...stack, count: Math.floor(stack.count / 2) }))
    .filter(({ count }) => count > 0);
  if (army.filling || strengthOf(army.stacks).ships < partable || strengthOf(halves).ships < leastShips)
    return undefined;
  const part = formed(planner, armies, army.id, army.place);
  if (part === undefined) return undefined;
  for (const { type, count, rank } of halves)
    planner.give(army.id, { kind: 'transfer-starships', type, count, to: part.id, rank });
  part.stacks = halves;
  army.stacks = canonicalStacks([
    ...army.stacks,
    ...halves.map((stack) => ({ ...stack, count: -stack.count })),
  ]);
  return part;
}

/** One army takes over all ships and admirals of others at the same place. */
export function merge(planner: Planner, into: Army, others: readonly Army[]): void {
  for (const army of others) {
    for (const stack of army.stacks)
      planner.give(army.id, {
        kind: 'transfer-starships',
        type: stack.type,
        count: stack.count,
        to: into.id,
        rank: rankOf(stack),
      });
    for (const { id } of army.admirals)
      planner.give(army.id, { kind: 'transfer-admiral', admiral: id, to: into.id });
    into.stacks = canonicalStacks([
      ...into.stacks,
      ...army.stacks.map((stack) => ({ ...stack, rank: rankOf(stack) })),
    ]);
    army.stacks = [];
    army.busy = true;
  }
}
