import { inOrder, only } from '#kernel/words/inOrder.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { BattlesEvent } from '../model/events/battles.ts';
import type { Site } from '../model/site.ts';
import type { Prospect } from '../model/state.ts';
import { putSite } from '../model/stations.ts';
import type { Changes } from '../model/draft.ts';
import { changeShip, changeSite, earnPoints, nothing } from '../model/draft.ts';

/** Who conquers a site finds neither garrison nor officers there (SFW 3572), nor moons that bring anything (SFW 2487), */
const nobodyThere = { fighters: 0, pfs: 0, officers: '', moons: 0, surveyed: false } as const;
/** nor what its base was ordered. */
const theirs: readonly string[] = ['jammed', 'passive'];

/** What is changed by events of battles, and what they win and lose. */
export const battlesChanges: Changes<BattlesEvent> = {
  'attack-declined': (draft, { ships = {} }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
  'ally-spared': (draft, { ships }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
  'items-lost': (draft, { ship, items }) => {
    changeShip(draft, ship, () => ({ items }));
  },
  'battle-joined': nothing,
  'round-fought': (draft, { place, hits, forts }) => {
    for (const { ship, left } of hits) if (left !== undefined) changeShip(draft, ship, () => left);
    if (forts !== undefined) {
      const { points, base, garrison = {} } = forts;
      changeSite(draft, place, () => ({ points, base, ...garrison }));
    }
  },
  'battle-ended': nothing,
  'site-captured': (draft, { place, seat }) => {
    const site = draft.sites[place];
    if (site === undefined) return;
    const left = only(site as unknown as Record<string, unknown>, (_, key) => !theirs.includes(key));
    putSite(draft.sites, place, {
      ...(left as unknown as Site),
      ...nobodyThere,
      owner: seat,
      taken: draft.turn,
      base: site.base && site.points > 0,
    });
    // Moons that slept since the survey begin to gather again (SFW 2487).
    const held = draft.prospects[place];
    if (site.surveyed && held !== undefined)
      (draft.prospects as Record<PlaceId, Prospect>)[place] = { ...held, turn: draft.turn };
  },
  'crew-gained': (draft, { ship, crew }) => {
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'bounty-earned': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
};
