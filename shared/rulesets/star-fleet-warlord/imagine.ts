import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Corporation, Sector, Site, State } from './model/state.ts';
import type { View } from './model/view.ts';

/**
 * The galaxy as a Corporation can imagine it: it runs alone; of terrain that it does not know there is none, and nobody is where it has seen
 * nobody. Foreign sites are as they were last seen.
 */
export function imagine(view: View, assume?: State): State {
  const { turn, me, size, own, ships, sites, scanned, glimpsed, stargates, prospects, winner } = view;
  const known = inOrder(sites).map(
    ([place, { owner, production, points, base }]): readonly [PlaceId, Site] => [
      place,
      {
        ...{ production, points, base },
        ...(owner === undefined ? {} : { owner }),
        ...(place === own.home ? { office: me } : {}),
      },
    ],
  );
  const others = inOrder(assume?.corporations ?? ({} as Readonly<Record<SeatId, Corporation>>));
  return {
    ...{ turn, size, cycle: [me], ships: { ...assume?.ships, ...ships }, swept: [] },
    corporations: { ...Object.fromEntries(others), [me]: own },
    sectors: {
      ...assume?.sectors,
      ...(Object.fromEntries(
        inOrder(scanned).map(([id, ground]): readonly [string, Sector] => [id, { ground }]),
      ) as State['sectors']),
    },
    sites: { ...assume?.sites, ...(Object.fromEntries(known) as State['sites']) },
    prospects: { ...assume?.prospects, ...prospects },
    stargates: { ...assume?.stargates, ...stargates },
    glimpsed: { ...assume?.glimpsed, ...glimpsed },
    ...(winner === undefined ? {} : { winner }),
  };
}
