import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from '../../allEvents.ts';
import { sectorIn } from '../../model/ids.ts';
import type { KnownSite, Sighting } from '../../model/view.ts';
import { leastBase } from '../../model/figures.ts';
import type { Learning } from '../memory.ts';

/** What is known of a site whose owner is told anew. */
const ownerless = ({ owner: _, ...site }: Partial<KnownSite> = {}): Partial<KnownSite> => site;

/** What scans show. */
export const scansLearning: Learning<Event> = {
  'sector-scanned': ({ draft, state }, { sector, office }) => {
    const ground = state.sectors[sector]?.ground;
    if (ground !== undefined) draft.scanned[sector] = ground;
    if (office !== undefined) draft.offices[sector] = office;
  },
  'hex-scanned'({ draft, turn }, { place, what, terrain, points, fighters, pfs, ships, listed, ...rest }) {
    if (terrain === undefined) return;
    draft.glimpsed[place] = terrain;
    const { production, prospect, owner, base, special, gate } = rest;
    if (gate !== undefined) draft.stargates[place] = gate;
    if (prospect !== undefined) draft.prospects[place] = { value: prospect, turn };
    const known = draft.sites[place];
    if (what === 'SV' && production !== undefined) {
      const { owner: _, ...other } = known ?? { points: base === true ? leastBase : 0 };
      draft.sites[place] = {
        ...other,
        production,
        base: base === true,
        turn,
        by: 'SV',
        ...defined({ owner }),
      };
    } else if (points !== undefined)
      draft.sites[place] = {
        ...(production === undefined ? known : ownerless(known)),
        production: production ?? known?.production ?? { pe: 0, or: 0, dc: 0, fp: 0 },
        points,
        base: base ?? points >= leastBase,
        fighters: fighters ?? 0,
        pfs: pfs ?? 0,
        turn,
        by: 'SH',
        ...defined({ owner, special }),
      };
    if (ships === undefined) return;
    if (ships === 0) delete draft.sightings[place];
    else draft.sightings[place] = { turn, ships, ...defined({ listed }) };
  },
  'values-scanned'({ draft, turn }, { values }) {
    for (const [place, value] of inOrder(values)) draft.prospects[place] = { value, turn };
  },
  'monsters-scanned'({ draft, turn }, { monsters }) {
    for (const { place } of monsters)
      draft.sightings[place] = {
        ...(draft.sightings[place] ?? {}),
        turn,
        monsters: monsters
          .filter((one) => one.place === place)
          .map(({ design, heading }) => ({ design, heading })),
      };
  },
  // Every hex of the sector is shown as it is now: what was seen before is older, but where the scan was poor.
  'ships-scanned': ({ draft, turn }, { sector, hexes, partly = false }) => {
    const now = Object.fromEntries(hexes.map(({ place, ...seen }) => [place, { turn, ...seen }])) as Record<
      PlaceId,
      Sighting
    >;
    draft.sightings = remembered(draft.sightings, now, (place) => !partly && sectorIn(place) === sector);
  },
};
