import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, most, place, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { withStock } from '../model/battle/wings.ts';
import type { Empire } from '../model/empire.ts';
import { homeworldOf, isOwnHome } from '../model/homeworld.ts';
import type { Freighters } from '../model/merchant.ts';
import { freightersShape, randomizersOf, withOdd } from '../model/merchant.ts';
import type { State } from '../model/state.ts';
import { mergingTurns } from '../model/unrest/surrender.ts';
import { stockShape } from '../purchase/shapes.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { shipShape } from '../ships/shapes.ts';
import { leastOf, needOf } from '../trade/marine/needs.ts';
import { poolsAfter } from '../trade/marine/serve.ts';
import type { Falls } from './shares.ts';
import { chargeOf, earnedBy, evenly, mcnOf, mergingPercent } from './shares.ts';
import { ceased, plainStock, stockCeased, unconverted } from './ships.ts';

/** What a conqueror takes over and pays for it: savings in hundredths, what was due, core economics for its homeworld, freighters, monitors in transit (B14.201, B14.110). */
export const spoilsTaken = event('spoils-taken', {
  fields: {
    seat,
    /** The empire that surrendered. */
    of: seat,
    percent: integer(0, 10_000),
    points,
    savings: integer(0, 1_000_000_000),
    due: points,
    core: integer(0, 10_000),
    home: optional(place),
    working: freightersShape,
    /** The level of their Randomizers; absent: none (E7.0). */
    randomizers: optional(integer(1, 3)),
    /** Fighters, gunboats and what else lies in stock (B14.100). */
    stock: optional(stockShape),
    /** Monitors that were in transit, and are so from now on (B14.50, E4.90); absent: none. */
    monitors: optional(list(shipShape, most.ships)),
  },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat,
  say: (happened) =>
    phrase(
      'Merging with the {of} costs you {points} EP in each of ten turns, {percent} % of what it earned in three years.',
      { of: nameOf(happened.of), points: happened.points, percent: happened.percent },
    ),
  apply(draft, { seat: victor, of, points: cost, savings, due, core, home, working, stock = {}, ...came }) {
    change(draft.empires, victor, ({ account, merchant, charges = [], stock: had, monitors = [] }) => ({
      ...defined({ stock: withStock(had, stock) }),
      ...(came.monitors && { monitors: [...monitors, ...came.monitors] }),
      charges: [...charges, { of, points: cost, until: draft.turn + mergingTurns }],
      ...((savings > 0 || due > 0) && {
        account: {
          ...account,
          ...(savings > 0 && { savings: (account?.savings ?? 0) + savings }),
          ...(due > 0 && { due: (account?.due ?? 0) + due }),
        },
      }),
      ...(merchant && {
        merchant: {
          ...merchant,
          working: {
            large: merchant.working.large + working.large,
            small: merchant.working.small + working.small,
          },
          ...withOdd(merchant, { level: came.randomizers ?? 0, ...working }),
        },
      }),
    }));
    if (home === undefined || core === 0) return;
    const from = homeworldOf(draft, of);
    if (from !== undefined) change(draft.systems, from, (was) => ({ core: (was.core ?? 0) - core }));
    change(draft.systems, home, (was) => ({ core: (was.core ?? 0) + core }));
  },
});

type SpoilsTaken = EventIn<typeof spoilsTaken>;

/** What of a stock goes to one of several (B14.100). */
const stockFor = (stock: NonNullable<Empire['stock']>, of: number, at: number) =>
  Object.fromEntries(inOrder(stock).map(([type, many]) => [type, evenly(many, of, at)]));

/** The freighters of an empire that surrenders that are not disbanded: as few of those that work, that lie in reserve and that come with the end of the turn as keep things running (B14.110b). */
function freightersLeft(before: State, of: SeatId): Freighters {
  const merchant = before.empires[of]?.merchant;
  if (merchant === undefined) return { large: 0, small: 0 };
  const { working, reserve } = poolsAfter(before, of, merchant);
  return leastOf(needOf(before, of), {
    large: working.large + (reserve['F-L'] ?? 0),
    small: working.small + (reserve['F-S'] ?? 0),
  });
}

/** The homeworld of a conqueror, also one that comes back with the surrender of whoever had captured it (B1.35). */
function homeOf(before: State, of: SeatId, victor: SeatId, falls: Falls): PlaceId | undefined {
  const was = before.empires[victor]?.homeless?.place;
  const comesBack =
    was !== undefined &&
    isOwnHome(before, was, victor) &&
    before.systems[was]?.owner === of &&
    falls(was) === victor;
  return comesBack ? was : homeworldOf(before, victor);
}

/** What each conqueror takes over beside space and ships (B14.110). OURS: core economics stay where they are if no conqueror has a homeworld. */
export function spoilsOf(
  before: State,
  book: ShipList | undefined,
  { of, to }: { readonly of: SeatId; readonly to: readonly SeatId[] },
  falls: Falls,
): readonly SpoilsTaken[] {
  const empire = before.empires[of];
  if (empire === undefined) return [];
  const home = homeworldOf(before, of);
  const core = sumOf(inOrder(before.systems).map(([at, one]) => (at === home ? (one.core ?? 0) : 0)));
  const { merchant } = empire;
  const { large, small } = freightersLeft(before, of);
  const randomizers = merchant === undefined ? 0 : randomizersOf(merchant);
  const transit = empire.monitors ?? [];
  const homes = new Map(to.map((victor) => [victor, homeOf(before, of, victor, falls)]));
  const housed = to.filter((victor) => homes.get(victor) !== undefined);
  return to.map((victor, at) => {
    const percent = mergingPercent(mcnOf(before, of), mcnOf(before, victor));
    const monitors = transit
      .filter((_, nth) => nth % to.length === at)
      .map((ship) => unconverted(book, of, victor, ceased(before, victor, ship)));
    const stock = stockFor(plainStock(book, of, empire.stock ?? {}), to.length, at);
    return spoilsTaken.of({
      seat: victor,
      of,
      percent,
      points: chargeOf(earnedBy(empire), percent),
      savings: evenly(empire.account?.savings ?? 0, to.length, at),
      due: evenly(empire.account?.due ?? 0, to.length, at),
      core: housed.includes(victor) ? evenly(core, housed.length, housed.indexOf(victor)) : 0,
      ...defined({ home: homes.get(victor) }),
      working: {
        large: evenly(large, to.length, at),
        small: evenly(small, to.length, at),
      },
      ...(randomizers > 0 && { randomizers }),
      ...(monitors.length > 0 && { monitors }),
      ...defined({ stock: withStock(undefined, stockCeased(before, victor, stock)) }),
    });
  });
}
