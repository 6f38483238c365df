import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { homeworldOf } from '../../model/homeworld.ts';
import type { Merchant, Moorings, Side, Units } from '../../model/merchant.ts';
import { sides } from '../../model/merchant.ts';
import { basesIn } from '../../model/territory.ts';
import type { State } from '../../model/state.ts';
import { squadronsOf } from '../../model/stations/squadrons.ts';
import { isMerchant, unitNamed, withUnits } from '../units.ts';

type World = Pick<State, 'systems' | 'empires'> & Partial<Pick<State, 'routes' | 'squadrons'>>;

/** Units of a strategic reserve that lie together; `place` is undefined where their homeworld is lost. */
export interface Lying {
  readonly place: PlaceId | undefined;
  readonly side: Side;
  readonly units: Units;
}

/** Where the strategic reserve of an empire lies (E2.55). OURS: what lies nowhere else is at the homeworld, and losses fall on that first. */
export function lyingOf(
  { systems, empires }: World,
  seat: SeatId,
  merchant: Merchant | undefined = empires[seat]?.merchant,
): readonly Lying[] {
  const { reserve = {}, lies = {} }: Partial<Merchant> = merchant ?? {};
  const { parts, left } = dealt(reserve, lies);
  return [...parts, { place: homeworldOf({ systems }, seat), side: 'here' as const, units: left }].filter(
    ({ units }) => inOrder(units).length > 0,
  );
}

/** A reserve by where it was put, as far as there is so much of it. */
function dealt(reserve: Units, lies: Moorings) {
  let left = reserve;
  const parts = inOrder(lies).flatMap(([place, at]) =>
    sides.map((side) => {
      let units: Units = {};
      for (const [unit, count] of inOrder(at[side] ?? {})) {
        const there = Math.min(count, left[unit] ?? 0);
        left = withUnits(left, unit, -there);
        units = withUnits(units, unit, there);
      }
      return { place, side, units };
    }),
  );
  return { parts, left };
}

/** How many of a unit lie in a hex, in the open or in terrain. */
export const lyingIn = (
  world: World,
  seat: SeatId,
  { place, unit, side }: { readonly place: PlaceId; readonly unit: string; readonly side: Side },
): number =>
  lyingOf(world, seat).reduce(
    (sum, one) => (one.place === place && one.side === side ? sum + (one.units[unit] ?? 0) : sum),
    0,
  );

/** The hexes where units of a reserve lie, each once. */
export const mooringsOf = (world: World, seat: SeatId): readonly PlaceId[] => [
  ...new Set(lyingOf(world, seat).flatMap(({ place }) => place ?? [])),
];

/** Whether units are shut in by a blockade: in the open always, in terrain where no trade route goes on through the hex (C12.70, C12.80). */
function isShutIn({ systems, routes = {}, squadrons = {} }: World, seat: SeatId, { place, side }: Lying) {
  if (place === undefined) return false;
  const cut = basesIn({ squadrons }, place);
  const isCut = systems[place]?.severed === true || (cut?.seat === seat && cut.fixed?.cut !== undefined);
  const lane = routes[place];
  return isCut && (side === 'here' || lane?.seat !== seat || lane.shut === true);
}

/** Whether a blockade shuts in what an empire’s reserve has in the open of a hex: it serves there, and nowhere else (C12.80). */
export const isReserveShutIn = (world: World, seat: SeatId, place: PlaceId): boolean =>
  isShutIn(world, seat, { place, side: 'here', units: {} });

/** The parts of a reserve that can serve in a hex, or on trade routes: what a blockade shuts in serves where it lies alone (C12.70, C12.80). */
const servingIn = (world: World, seat: SeatId, at?: PlaceId): readonly Lying[] =>
  lyingOf(world, seat).filter((one) => (at !== undefined && one.place === at) || !isShutIn(world, seat, one));

const summed = (parts: readonly Lying[]): Units =>
  parts
    .flatMap(({ units }) => inOrder(units))
    .reduce<Units>((sum, [unit, count]) => withUnits(sum, unit, count), {});

/** What of a strategic reserve can join a squadron in a hex, or go on trade routes where none is named (C12.70, C12.80). */
export const servingReserveOf = (world: World, seat: SeatId, at?: PlaceId): Units =>
  summed(servingIn(world, seat, at));

/** The moorings of a reserve once units have left it for a hex, or for trade routes: from the homeworld first, and never out of a blockade. Undefined: they are as before. */
export function mooringsLeft(world: World, seat: SeatId, leaving: Units, at?: PlaceId): Moorings | undefined {
  const was = world.empires[seat]?.merchant?.lies ?? {};
  let lies = was;
  for (const [unit, count] of inOrder(leaving)) {
    let left = count;
    for (const { place, side, units } of servingIn(world, seat, at).toReversed()) {
      const taken = Math.min(left, units[unit] ?? 0);
      left -= taken;
      if (place !== undefined && lies[place]?.[side]?.[unit] !== undefined)
        lies = withMoored(lies, { place, unit, side }, -taken);
    }
  }
  return lies === was ? undefined : lies;
}

/** Units of a strategic reserve that are called out, which are in it all the same, by where they stand (E2.551). */
export const calledOf = (
  { squadrons = {} }: Partial<Pick<State, 'squadrons'>>,
  seat: SeatId,
): readonly Lying[] =>
  squadronsOf(squadrons, seat).flatMap(([, { called, place, ships }]): readonly Lying[] =>
    called !== true
      ? []
      : [
          {
            place,
            side: 'here',
            units: ships
              .filter(isMerchant)
              .reduce<Units>((units, ship) => withUnits(units, unitNamed(ship), 1), {}),
          },
        ],
  );

/** What of a strategic reserve can be drawn on, and comes to the help of convoys, as it is or would be: nothing that a blockade shuts in, and nothing while the homeworld is captured (B1.35, C12.70, C12.80). */
export function freeReserveOf(world: World, seat: SeatId, merchant?: Merchant): Units {
  return freeOf(world, seat, lyingOf(world, seat, merchant));
}

/** What of a strategic reserve counts for the income of merchants and for what is asked of them: what is called out counts too (E1.10, E2.40, E2.551, E4.0). */
export const countedReserveOf = (world: World, seat: SeatId, merchant?: Merchant): Units =>
  freeOf(world, seat, [...lyingOf(world, seat, merchant), ...calledOf(world, seat)]);

function freeOf(world: World, seat: SeatId, all: readonly Lying[]): Units {
  if (world.empires[seat]?.homeless !== undefined) return {};
  return summed(all.filter((one) => !isShutIn(world, seat, one)));
}

/** Moorings with more of a unit somewhere, or fewer, none below 0. */
export function withMoored(
  lies: Moorings,
  { place, unit, side }: { readonly place: PlaceId; readonly unit: string; readonly side: Side },
  more: number,
): Moorings {
  const { [place]: was = {}, ...rest } = lies;
  const count = Math.max(more, -(was[side]?.[unit] ?? 0));
  const units = withUnits(was[side] ?? {}, unit, count);
  const { [side]: _, ...other } = was;
  const at = inOrder(units).length === 0 ? other : { ...other, [side]: units };
  return inOrder(at).length === 0 ? rest : { ...rest, [place]: at };
}

/** A merchant marine with these moorings. */
export const mooredAt = ({ lies: _, ...merchant }: Merchant, lies: Moorings): Merchant =>
  inOrder(lies).length === 0 ? merchant : { ...merchant, lies };

/** A merchant marine that has put nothing into a hex: what lay there is at the homeworld (B1.35). */
export function unmooredFrom(merchant: Merchant, place: PlaceId): Merchant {
  const { [place]: _, ...lies } = merchant.lies ?? {};
  return mooredAt(merchant, lies);
}

/** A merchant marine whose moorings hold no more than there is. */
export function settledMoorings(merchant: Merchant): Merchant {
  if (merchant.lies === undefined) return merchant;
  let lies: Moorings = {};
  for (const { place, side, units } of dealt(merchant.reserve, merchant.lies).parts)
    for (const [unit, count] of inOrder(units)) lies = withMoored(lies, { place, side, unit }, count);
  return mooredAt(merchant, lies);
}
