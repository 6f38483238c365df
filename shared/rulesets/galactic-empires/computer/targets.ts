import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { isEnemyGround } from '../diplomacy/permission.ts';
import type { Planner } from './planner.ts';
import { linksOf } from './planner.ts';
import type { Strength } from './strength.ts';

/** A sector to be taken. */
export interface Target {
  readonly place: PlaceId;
  readonly foes: Strength;
  /** How desirable it is: more for rich sectors, less for well defended ones. */
  readonly worth: number;
  /** Own sectors next to it, in id order. */
  readonly from: readonly PlaceId[];
}

/** Sectors that the empire annexed and has lost: all that the rulebook's computer attacks (GE 6853). */
export const lostSectors = (planner: Planner): readonly Target[] =>
  targetsWhere(planner, (place) => planner.state.sectors[place]?.annexedTo === planner.me);

/** All enemy sectors next to own ones, independents included: what an ambitious empire attacks (OURS). */
export const conquests = (planner: Planner): readonly Target[] => targetsWhere(planner, () => true);

/** Enemy sectors next to own ones, the most desirable first. */
function targetsWhere(planner: Planner, wanted: (place: PlaceId) => boolean): readonly Target[] {
  const { state, me } = planner;
  const from = new Map<PlaceId, PlaceId[]>();
  for (const place of planner.own) {
    for (const near of linksOf(planner, place))
      if (isEnemyGround(state, me, near) && wanted(near)) from.set(near, [...(from.get(near) ?? []), place]);
  }
  return [...from]
    .map(([place, own]) => targetAt(planner, place, own))
    .sort(
      compareBy(
        ({ worth }) => -worth,
        ({ place }) => place,
      ),
    );
}

function targetAt(planner: Planner, place: PlaceId, from: readonly PlaceId[]): Target {
  const foes = planner.foes(place);
  const { revenue = 0, builds, annexedTo, owner } = planner.state.sectors[place] ?? {};
  const gain =
    10 +
    revenue +
    (builds === undefined ? 0 : 20) +
    (annexedTo === planner.me ? revenue : 0) +
    3 * from.length +
    (owner === undefined ? 0 : 5) +
    (planner.raiders(place).ships > 0 ? 20 : 0);
  return { place, from, foes, worth: Math.floor((gain * 1000) / (300 + foes.hits)) };
}
