import { barriersOf } from '#kernel/board/links.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { MapPicture, PiecePicture } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { shipsIn } from '../../model/units/change.ts';
import type { KnownSector, View } from '../../model/view.ts';
import { silhouette } from '../ships.ts';
import { pieceOf, type ShownForce, type ShownSector } from './sector.ts';
import { galaxyPicture } from './galaxy.ts';

const maps = new WeakMap<View, MapPicture>();

/** The map as the reader knows it (GE 325-365): old reports are marked, own and foreign ships are shown apart. Made once for each view. */
export function map(view: View): MapPicture {
  const made = maps.get(view) ?? makeMap(view);
  maps.set(view, made);
  return made;
}

function makeMap(view: View): MapPicture {
  const sectors = inOrder(view.sectors);
  const own = Map.groupBy(inOrder(view.units), ([, unit]) => unit.place);
  return galaxyPicture(
    view.me,
    sectors.map(([place, sector]) => shown(view, place, sector, own.get(place) ?? [])),
    {
      links: sectors.flatMap(([place, { links }]) =>
        links.filter((other) => place < other).map((other) => [place, other] as const),
      ),
      barriers: barriersOf(sectors.map(([place, { q, r, links }]) => ({ place, q, r, links }))),
    },
  );
}

type OwnUnits = readonly (readonly [UnitId, View['units'][UnitId]])[];

function shown(view: View, place: PlaceId, sector: KnownSector, own: OwnUnits): ShownSector {
  const { number, name, q, r, report, battle } = sector;
  const ownForce = forceOf(
    own.map(([unit, { stacks, cloaked }]) => ({ unit, owner: view.me, ships: stacks, cloaked })),
  );
  const foreignForce = forceOf(report?.forces ?? []);
  return {
    place,
    q,
    r,
    number,
    name,
    ...defined({ owner: report?.owner }),
    golden: report?.owner !== undefined && report.owner === report.annexedTo,
    ...defined({ revenue: report?.revenue, reported: report?.turn }),
    damage: report?.damage ?? 0,
    industrialCenter: report?.builds !== undefined,
    defence: report?.level ?? 0,
    defenceDamage: report?.levelDamage ?? 0,
    stale: report?.turn !== view.turn - 1,
    ...defined({ own: ownForce, foreign: foreignForce }),
    battle: battle ?? false,
  };
}

/** The own units, and those of others that were seen this turn: a piece each. None for empty units. */
export const singlePieces = (view: View): readonly PiecePicture[] => {
  const single = (place: PlaceId, unit: Force, side: PiecePicture['side']): readonly PiecePicture[] => {
    const force = forceOf([unit]);
    return force === undefined ? [] : [pieceOf(place, force, side)];
  };
  return [
    ...inOrder(view.units).flatMap(([unit, { place, stacks, cloaked }]) =>
      single(place, { unit, owner: view.me, ships: stacks, cloaked }, 'own'),
    ),
    ...inOrder(view.sectors).flatMap(([place, { report }]) =>
      (report?.forces ?? []).flatMap((unit) =>
        single(place, unit, 'other').map((one) =>
          report?.turn === view.turn - 1 ? one : { ...one, units: [] },
        ),
      ),
    ),
  ];
};

interface Force {
  readonly unit: UnitId;
  readonly owner?: SeatId;
  readonly cloaked?: boolean;
  readonly ships: readonly {
    readonly type: View['units'][UnitId]['stacks'][number]['type'];
    readonly count: number;
  }[];
}

/** One miniature for all units: the most valuable type, and the number of ships (GE 349-355). None for empty units. */
function forceOf(units: readonly Force[]): ShownForce | undefined {
  const ships = units.flatMap((unit) => unit.ships);
  if (ships.length === 0) return undefined;
  const counts = new Map<SeatId | undefined, number>();
  for (const { owner, ships: mine } of units)
    if (mine.length > 0) counts.set(owner, (counts.get(owner) ?? 0) + shipsIn(mine));
  return {
    shipClass: silhouette(ships),
    ships: shipsIn(ships),
    owners: [...counts]
      .sort(
        compareBy(
          ([, count]) => -count,
          ([owner]) => owner ?? '',
        ),
      )
      .map(([owner]) => owner),
    units: units.map(({ unit }) => unit),
    ...(units.every(({ cloaked, ships: mine }) => cloaked === true || mine.length === 0)
      ? { cloaked: true }
      : {}),
  };
}
