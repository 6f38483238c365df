import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Corporation } from './corporation.ts';
import type { Site } from './site.ts';
import { bareSite } from './site.ts';
import type { Sector, State } from './state.ts';
import type { View } from './view.ts';

/**
 * The galaxy as a Corporation can imagine it: it runs alone; of terrain that it does not know there is none, and nobody is where it has seen
 * nobody. Foreign sites are as they were last seen.
 */
export function imagine(view: View, assume?: State): State {
  if (assume !== undefined) return imagined(view, assume);
  const before = alone.get(view);
  if (before !== undefined) return before;
  const made = imagined(view);
  alone.set(view, made);
  return made;
}

/** Made once for each view: forms, pages and advice ask for it many times, and none of them changes it. */
const alone = new WeakMap<View, State>();

function imagined(view: View, assume?: State): State {
  const { turn, me, names, parameters, own, ships, sites, scanned, glimpsed, stargates, prospects, winner } =
    view;
  const known = inOrder(sites).map(
    ([place, { turn: _, ships: __, prospect: ___, by: ____, orbits: _____, ...site }]): readonly [
      PlaceId,
      Site,
    ] => [place, { ...bareSite, ...site, ...(place === own.home ? { office: me } : {}) }],
  );
  const others = inOrder(assume?.corporations ?? ({} as Readonly<Record<SeatId, Corporation>>));
  return {
    turn,
    parameters,
    cycle: [me],
    ships: { ...assume?.ships, ...ships },
    swept: [],
    powers: assume?.powers ?? {},
    calmed: [...(assume?.calmed ?? []), ...(view.calmed ?? [])],
    hit: {},
    named: names,
    market: marketOf(view),
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
    ...defined({ winner }),
  };
}

/** Ships cost what they were last known to. */
const marketOf = ({ prices }: View): State['market'] =>
  Object.fromEntries(inOrder(prices).map(([design, { value }]) => [design, { price: value, bought: 0 }]));
