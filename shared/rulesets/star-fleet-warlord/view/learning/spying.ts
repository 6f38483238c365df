import type { Event } from '../../allEvents.ts';
import { sectorIn } from '../../model/ids.ts';
import { leastBase } from '../../model/figures.ts';
import type { Learning } from '../memory.ts';
import { defined } from '#kernel/words/defined.ts';

/** Reports of spies that are kept. */
const mostReports = 200;

/** What listeners and spies find out. */
export const spyingLearning: Learning<Event> = {
  'post-reported': ({ draft, state, turn }, { place, owner, points, ships }) => {
    const production = draft.sites[place]?.production ?? state.sites[place]?.production;
    if (production === undefined) return;
    draft.sites[place] = {
      production,
      points,
      base: points >= leastBase,
      ships,
      turn,
      by: 'post',
      ...defined({ owner }),
    };
  },
  'spies-reported': ({ draft, turn }, { foe, code, caught, findings }) => {
    if (caught) return;
    draft.reports = [...draft.reports, { turn, code, on: foe, findings }].slice(-mostReports);
    for (const { what, number, place } of findings) {
      if (what === 'stock' && number !== undefined) draft.stocks[foe] = { value: number, turn };
      if (what === 'home' && place !== undefined) draft.offices[sectorIn(place)] = foe;
    }
  },
  // Who attacks and wins has ships left there.
  'battle-overheard': ({ draft, turn }, { place, attacker, winner }) => {
    if (winner === attacker) draft.sightings[place] = { turn, owner: winner };
  },
  'site-sabotaged': ({ draft }, { place, points, base }) => {
    const known = draft.sites[place];
    if (known !== undefined) draft.sites[place] = { ...known, points, base };
  },
};
