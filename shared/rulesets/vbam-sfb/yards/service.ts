import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Given } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { keysInOrder, compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofUnit, toOwner, toUnit } from '../declare.ts';
import { removeUnit } from '../model/drafts.ts';
import { design, points } from '../model/parts.ts';
import { changeUnit, carriedBy, unitsOf } from '../model/stations.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isCivil } from '../units/designs.ts';
import type { State, Unit } from '../model/state.ts';
import { maintenanceOf, productOf } from '../economy/economy.ts';
import { tradeOf } from '../economy/income.ts';
import { workOrdered } from './build.ts';
import {
  activationCost,
  cannotActivate,
  cannotMothball,
  cannotRepair,
  cannotScrap,
  repairCost,
  scrapValue,
  needsDock,
} from './yards.ts';

/** What comes in each turn less what goes out, in EP. */
export const surplusOf = (state: State, seat: SeatId): number =>
  productOf(state, seat) + tradeOf(state, seat) - maintenanceOf(state, seat);

/** What a hull costs a turn, in hundredths of an EP, to compare classes by. */
const burden = ({ maintenance }: Design): number => Math.floor((100 * maintenance.points) / maintenance.for);

/** The unit that an empire in debt puts into mothballs next: of ships that carry nothing what costs most to maintain, warships before civil fleets; undefined where the debt is none, or shrinks by itself (VB 91; OURS). */
export function laidUp(state: State, seat: SeatId): readonly [UnitId, Unit] | undefined {
  if ((state.empires[seat]?.pool ?? 0) >= 0 || surplusOf(state, seat) >= 0) return undefined;
  return unitsOf(state.units, seat)
    .filter(
      ([id, unit]) =>
        !unit.mothballed &&
        unit.interned === undefined &&
        unit.between === undefined &&
        needsDock(designOf(unit)) &&
        carriedBy(state.units, id).length === 0,
    )
    .toSorted(
      compareBy(
        ([, unit]) => Number(isCivil(designOf(unit))),
        ([, unit]) => -burden(designOf(unit)),
      ),
    )[0];
}

const costOf = (one: Design | undefined, of: (one: Design) => number): number =>
  one === undefined ? 0 : of(one);

/** Has a crippled unit repaired (VB 456). */
export const repair = toUnit('repair', {
  title: 'Repair',
  cannot: cannotRepair,
  say: (one) => phrase('Repair for {ep} EP', { ep: costOf(one, repairCost) }),
});

/** Takes a unit out of active duty (VB 454). */
export const mothball = toUnit('mothball', {
  title: 'Mothball',
  cannot: cannotMothball,
  say: () => phrase('Mothball'),
});

/** Takes it back into active duty (VB 454). */
export const activate = toUnit('activate', {
  title: 'Reactivate',
  cannot: cannotActivate,
  say: (one) => phrase('Reactivate for {ep} EP', { ep: costOf(one, activationCost) }),
});

/** Breaks up a unit for half of what it cost (VB 460). */
export const scrap = toUnit('scrap', {
  title: 'Scrap',
  cannot: cannotScrap,
  say: (one) => phrase('Scrap, for {ep} EP next turn', { ep: costOf(one, scrapValue) }),
});

export const unitMothballed = event('unit-mothballed', {
  fields: { ...ofUnit, design },
  by: 'either',
  ...toOwner,
  say: ({ design }) => phrase('{design} is mothballed.', { design }),
  ahead: ({ design }) => phrase('{design} will be mothballed.', { design }),
  apply: (draft, { unit }) =>
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({ ...rest, mothballed: true })),
});

export const unitScrapped = event('unit-scrapped', {
  fields: {
    ...ofUnit,
    design,
    /** EP that come back. */
    ep: points,
  },
  by: 'order',
  ...toOwner,
  say: ({ design, ep }) =>
    phrase('{design} is scrapped for {ep} EP, added to your next income.', { design, ep }),
  ahead: ({ design, ep }) =>
    phrase('{design} will be scrapped for {ep} EP, added to your next income.', { design, ep }),
  apply: (draft, { seat, unit, ep }) => {
    change(draft.empires, seat, ({ misc }) => ({ misc: misc + ep }));
    removeUnit(draft, unit);
  },
});

/** Yards are to mend and to reactivate units (VB 454, 456). */
export function commission(turn: TurnOf<typeof repair | typeof activate | typeof workOrdered>): void {
  const ordered = (
    { seat: giver, unit: id, order: { ref } }: Given<AnyOrder>,
    work: 'repair' | 'activate',
    costIn: (one: Design) => number,
  ) => {
    const one = id && turn.state.units[id];
    if (id === undefined || one === undefined) return undefined;
    const [{ place: at, design: name }, cost] = [one, costIn(designOf(one))];
    const what = { seat: giver, place: at, work, design: name, unit: id, cost, done: 0 };
    return workOrdered.of({ seat: giver, place: at, project: ref, ep: cost, cause: ref, what });
  };
  inTurn(turn, repair, (given) => ordered(given, 'repair', repairCost));
  inTurn(turn, activate, (given) => ordered(given, 'activate', activationCost));
}

/** Units are laid up and broken up, once yards have done their work (VB 454, 460). */
export function shelve(
  turn: TurnOf<typeof mothball | typeof scrap | typeof unitMothballed | typeof unitScrapped>,
): void {
  const named = ({ seat: giver, unit: id, order: { ref } }: Given<AnyOrder>) => {
    const one = id === undefined ? undefined : turn.state.units[id];
    return id === undefined || one === undefined
      ? undefined
      : { seat: giver, unit: id, place: one.place, design: one.design, cause: ref };
  };
  inTurn(turn, mothball, (given) => {
    const one = named(given);
    return one && unitMothballed.of(one);
  });
  inTurn(turn, scrap, (given) => {
    const one = named(given);
    return one && unitScrapped.of({ ...one, ep: scrapValue(designOf(one)) });
  });
}

/** Who is in debt, and gets deeper into it turn by turn, puts ships into mothballs, what costs most to maintain first (OURS). */
export function layUp(turn: TurnOf<typeof unitMothballed>): void {
  for (const of of keysInOrder(turn.state.empires))
    for (let next = laidUp(turn.state, of); next !== undefined; next = laidUp(turn.state, of)) {
      const [id, { place: at, design: name }] = next;
      turn.happen(unitMothballed.of({ seat: of, unit: id, place: at, design: name }));
    }
}
