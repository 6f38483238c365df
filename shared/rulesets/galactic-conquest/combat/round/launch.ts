import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { groundAt } from '../../map/ground.ts';
import { broughtIn } from '../../model/battle/brought.ts';
import type { Band, Flyer } from '../../model/battle/wings.ts';
import { groupSize, isGunboatClass, isNimble } from '../../model/battle/wings.ts';
import { packsOff } from '../../model/battle/strikes.ts';
import type { Ship } from '../../model/ship.ts';
import { hasTech } from '../../research/research.ts';
import { sparesIn } from '../../ships/aboard/spares.ts';
import { jointly, sidesOf } from '../battle.ts';
import { canFire } from '../fit.ts';
import type { WingsRecovered } from '../wingEvents.ts';
import { wingsLaunched, wingsRecovered } from '../wingEvents.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

const isLoaded = ({ wings = [] }: Ship): boolean => wings.some(({ count }) => count > 0);

/** Types alike as one, in the order in which they come. */
function byType<F extends Flyer & { readonly count: number }>(all: readonly F[]): readonly F[] {
  return [...Map.groupBy(all, ({ type }) => type).values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [{ ...first, count: rest.reduce((sum, { count }) => sum + count, first.count) }],
  );
}

/** What ships carry, in groups of at most so many of a type as a command slot counts. OURS. `stealth`: their empire trains for that (C20.200). */
export function bandsOf(ships: readonly Ship[], stealth: boolean): readonly Band[] {
  const all = byType(ships.flatMap(({ wings = [] }) => wings));
  return all.flatMap(({ most: _, links: __, count, ...flyer }): readonly Band[] => {
    const size = groupSize(flyer);
    return Array.from({ length: Math.ceil(count / size) }, (___, nth) => ({
      ...flyer,
      count: Math.min(size, count - nth * size),
      ...(stealth && isNimble(flyer) && { stealth: true as const }),
    }));
  });
}

/** Hundredths of an attack factor that a gunboat lacks without its warp booster pack (C20.50). */
const ofPack = 100;
/** Groups of which so many gunboats of a type fly without their packs (C20.50). */
function withoutPacks(bands: readonly Band[], off: ReadonlyMap<string, number>): readonly Band[] {
  const left = new Map(off);
  return bands.flatMap((band): readonly Band[] => {
    const count = isGunboatClass(band.class) ? Math.min(band.count, left.get(band.type) ?? 0) : 0;
    if (count === 0) return [band];
    left.set(band.type, (left.get(band.type) ?? 0) - count);
    const weak = { ...band, count, attack: Math.max(0, band.attack - ofPack) };
    return count === band.count ? [weak] : [weak, { ...band, count: band.count - count }];
  });
}

/**
 * At the beginning of a round ships launch what they carry, in any round in which they can fight (A10.356). OURS: all of it; a reserve launches too, and
 * in red hexes nobody does, as everything would be lost there (A204.00), nor where the battle was fought elsewhere.
 */
export function launch(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (
    battle === undefined ||
    broughtIn(battle, turn.pass) !== undefined ||
    groundAt(turn.state.map, battle.place).kind === 'red'
  )
    return;
  const sides = sidesOf(turn.state, battle);
  for (const { parts, squadron } of sides)
    for (const unit of parts) {
      const { ships = [] } = turn.state.squadrons[unit] ?? {};
      const at = ships.flatMap((ship, position) =>
        isLoaded(ship) && canFire(ship, turn.pass) ? [position] : [],
      );
      const all = bandsOf(
        at.flatMap((position) => ships[position] ?? []),
        // Of allies that fight as one all must know it (C22.20).
        hasTech(jointly(turn.state, battle, squadron.seat), squadron.seat, 'ast'),
      );
      const bands = withoutPacks(all, packsOff(turn.state.squadrons[unit]?.riders, turn.path[0]?.at ?? 0));
      if (bands.length > 0)
        turn.happen(wingsLaunched.of({ ...inBattle(battle, sides), seat: squadron.seat, unit, at, bands }));
    }
}

/** Where what flies of a type finds room, ship by ship. */
function roomsFor(ships: readonly Ship[], { type, count }: Band): WingsRecovered['to'] {
  let rest = count;
  return ships.flatMap((ship, at) =>
    (ship.wings ?? []).flatMap((one, wing) => {
      const room = Math.max(0, one.most + sparesIn(ship, wing) - one.count);
      const taken = one.type === type ? Math.min(rest, room) : 0;
      rest -= taken;
      return taken === 0 ? [] : [{ at, wing, count: taken }];
    }),
  );
}

/** Before a battle ends its squadrons take aboard what they launched and what is left of it. OURS: no squadron takes what another one launched. */
export function recover(turn: Turn<Fighting>, common: ReturnType<typeof inBattle>): void {
  for (const [unit, flying] of inOrder<UnitId, readonly Ship[]>(turn.state.battle?.launched ?? {})) {
    const squadron = turn.state.squadrons[unit];
    const bands = byType(flying.flatMap(({ band }) => band ?? []));
    if (squadron === undefined || squadron.ships.length === 0 || bands.length === 0) continue;
    const each = bands.map((band) => ({ band, to: roomsFor(squadron.ships, band) }));
    const sums = each.map(({ band, to }) => ({
      type: band.type,
      count: band.count,
      back: to.reduce((sum, one) => sum + one.count, 0),
    }));
    turn.happen(
      wingsRecovered.of({
        ...common,
        seat: squadron.seat,
        unit,
        to: each.flatMap((one) => one.to),
        back: sums.flatMap(({ type, back }) => (back > 0 ? [{ type, count: back }] : [])),
        lost: sums.flatMap(({ type, count, back }) => (count > back ? [{ type, count: count - back }] : [])),
      }),
    );
  }
}
