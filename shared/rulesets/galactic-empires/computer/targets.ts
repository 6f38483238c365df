import type { PlaceId } from '#kernel/ids.ts';
import { by } from '#kernel/inOrder.ts';
import { isEnemyGround } from '../rules/diplomacy/permission.ts';
import type { Desk } from './desk.ts';
import { linksOf } from './desk.ts';
import type { Strength } from './strength.ts';

/** Tenths of the enemy's combat and of its hit-points that an attack must have. */
export const attackTenths = 15;

/** A sector to be taken. */
export interface Target {
  readonly place: PlaceId;
  readonly foes: Strength;
  /** How much it is wanted: more for rich sectors, less for dear ones. */
  readonly worth: number;
  /** Own sectors next to it, in id order. */
  readonly from: readonly PlaceId[];
}

/** What is annexed to the empire and lost: all that the rulebook's computer attacks (GE 6853). */
export const lostSectors = (desk: Desk): readonly Target[] =>
  targetsWhere(desk, (place) => desk.state.sectors[place]?.annexedTo === desk.me);

/** Every enemy sector next to an own one, independents included: what an ambitious empire attacks (OURS). */
export const conquests = (desk: Desk): readonly Target[] => targetsWhere(desk, () => true);

/** The most wanted first. */
function targetsWhere(desk: Desk, wanted: (place: PlaceId) => boolean): readonly Target[] {
  const { state, me } = desk;
  const from = new Map<PlaceId, PlaceId[]>();
  for (const place of desk.own) {
    for (const near of linksOf(desk, place))
      if (isEnemyGround(state, me, near) && wanted(near)) from.set(near, [...(from.get(near) ?? []), place]);
  }
  return [...from]
    .map(([place, own]) => targetAt(desk, place, own))
    .sort(
      by(
        ({ worth }) => -worth,
        ({ place }) => place,
      ),
    );
}

function targetAt(desk: Desk, place: PlaceId, from: readonly PlaceId[]): Target {
  const foes = desk.foes(place);
  const { revenue = 0, builds, annexedTo, owner } = desk.state.sectors[place] ?? {};
  const gain =
    10 +
    revenue +
    (builds === undefined ? 0 : 20) +
    (annexedTo === desk.me ? revenue : 0) +
    3 * from.length +
    (owner === undefined ? 0 : 5) +
    (desk.raiders(place).ships > 0 ? 20 : 0);
  return { place, from, foes, worth: Math.floor((gain * 1000) / (300 + foes.hits)) };
}
