import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexName } from '../map/board.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFullyDefended, mostDefenders } from '../model/economy/posts.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { letterOf, rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { freshCode, isCodeOf, isDefense } from '../squadrons/codes.ts';
import { cannotCommand } from '../squadrons/regroup.ts';
import { calledOf } from '../trade/marine/lying.ts';
import { bpvOf, isMerchant, merchantTugs, prospectors, unitNamed, worthOf } from '../trade/units.ts';

/** Where ships of the merchants serve that are in no reserve (E2.10). */
export const posts = ['military', 'defense'] as const;
export type Post = (typeof posts)[number];

/** Percent of the worth of the strategic reserve that can serve in each of them (E2.20, E2.30). */
const share = 15;

/** The row of what merchants call so: of tugs the cheapest standard one of the empire (E1.201, Z2.40). */
export function rowOfUnit(list: ShipList, owner: SeatId, unit: string): Hull | undefined {
  const [of] = inOrder(merchantTugs).find(([, name]) => name === unit) ?? [];
  if (of === undefined) return rowFor(list, owner, unit);
  return list.hulls
    .filter((row) => row.class === of && row.standard && row.empire === letterOf(owner))
    .toSorted(
      compareBy(
        ({ epv }) => epv,
        ({ designation }) => designation,
      ),
    )[0];
}

/** A ship as merchants give it away. */
export const served = (ship: Ship): Ship => ({ ...ship, merchant: true });

type World = Pick<State, 'squadrons' | 'empires'>;

/** Units for resource runs count as supplementary defense, whatever squadron they are in (E4.20). */
const isProspector = ({ hull, merchant }: Ship, post: Post): boolean =>
  post === 'defense' && merchant !== true && prospectors.some((of) => of === hull);
const servesAt = ({ stationed }: Squadron, ship: Ship, post: Post): boolean =>
  isMerchant(ship) && (stationed === true) === (post === 'defense');

const worthAt = ({ squadrons }: World, owner: SeatId, post: Post): number =>
  sumOf(
    squadronsOf(squadrons, owner).flatMap(([, one]) =>
      one.called !== true
        ? one.ships
            .filter((ship) => isProspector(ship, post) || servesAt(one, ship, post))
            .map((ship) => bpvOf(unitNamed(ship)))
        : [],
    ),
  );

/** What merchants have given to a post, and the most that they may give to it, in economic points (E2.20, E2.30). OURS: of what they have in the reserve and at both posts. */
export function worthServing(state: World, owner: SeatId, post: Post): { out: number; most: number } {
  const whole =
    worthOf(state.empires[owner]?.merchant?.reserve ?? {}) +
    sumOf(calledOf(state, owner).map(({ units }) => worthOf(units))) +
    sumOf(posts.map((one) => worthAt(state, owner, one)));
  return { out: worthAt(state, owner, post), most: Math.floor((whole * share) / 100) };
}

/** Why merchants worth so much more cannot serve at a post (E2.20, E2.30). */
export function cannotServe(state: World, owner: SeatId, post: Post, more: number): Problem | undefined {
  const { out, most } = worthServing(state, owner, post);
  return out + more <= most
    ? undefined
    : impossible(post === 'military' ? 'GC E2.20' : 'GC E2.30', 'merchants-serve-at-most', {
        more,
        left: Math.max(0, most - out),
      });
}

/** Squadrons of supplementary defense are of fleet M, and no others of merchants are (E3.10). */
const isOfFleet = (unit: UnitId, post: Post): boolean => isDefense(unit) === (post === 'defense');

/** A code that no squadron of an empire has, for a post. */
export const merchantCode = (state: World, owner: SeatId, post: Post): UnitId =>
  freshCode(state, owner, new Set(), post === 'defense' ? 'm' : undefined);

interface Joining {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly unit: UnitId;
  readonly post: Post;
  readonly ships: readonly Ship[];
}

/** Why ships of the reserve cannot join a squadron, or become one (E2.20, E2.30, D6.10). */
export function cannotJoin(
  state: State,
  { seat: owner, place, unit, post, ships }: Joining,
): Problem | undefined {
  const code = { example: merchantCode(state, owner, post).toUpperCase() };
  if (!isCodeOf(state, owner, unit)) return impossible('GC A6.10', 'no-code', code);
  const into: Squadron | undefined = state.squadrons[unit];
  if (into === undefined ? !isOfFleet(unit, post) : (into.stationed === true) !== (post === 'defense'))
    return impossible('GC E3.10', 'not-of-fleet', code);
  if (into?.monitor !== undefined) return impossible('GC E4.90', 'joins-monitor');
  if (into !== undefined && isStored(into)) return impossible('GC B9.40', 'joins-stored');
  if (into !== undefined && (into.seat !== owner || into.place !== place))
    return impossible('GC E2.60', 'muster-elsewhere', { code: unit.toUpperCase(), place: hexName(place) });
  const full = cannotServe(state, owner, post, sumOf(ships.map((ship) => bpvOf(unitNamed(ship)))));
  if (full !== undefined) return full;
  if (post === 'defense' && into === undefined && isFullyDefended(state, owner, place))
    return impossible('GC E2.30', 'defenders-at-most', {
      most: mostDefenders(state, place),
      place: hexName(place),
    });
  return cannotCommand(state, {
    seat: owner,
    place,
    ...into,
    ships: [...(into?.ships ?? []), ...ships],
  });
}
