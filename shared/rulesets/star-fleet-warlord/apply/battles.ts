import { inOrder } from '#kernel/inOrder.ts';
import type { BattlesEvent } from '../model/events/battles.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, changeSite, earnPoints, nothing } from './parts/draft.ts';

/** What is changed by events of battles, and what they win and lose. */
export const battlesChanges: Changes<BattlesEvent> = {
  'attack-declined': (draft, { ships = {} }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
  'battle-joined': nothing,
  'round-fought': (draft, { place, hits, forts }) => {
    for (const { ship, left } of hits) if (left !== undefined) changeShip(draft, ship, () => left);
    if (forts !== undefined) changeSite(draft, place, () => ({ points: forts.points, base: forts.base }));
  },
  'battle-ended': nothing,
  'site-captured': (draft, { place, seat }) => {
    changeSite(draft, place, () => ({ owner: seat }));
  },
  'crew-gained': (draft, { ship, crew }) => {
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'bounty-earned': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
};
