import { defined } from '#kernel/words/defined.ts';
import { only } from '#kernel/words/inOrder.ts';
import type { Event } from '../../allEvents.ts';
import type { KnownSite } from '../../model/view.ts';
import { leastBase } from '../../model/figures.ts';
import type { Learning, Reader } from '../memory.ts';

type Meeting = Extract<Event, { readonly kind: 'attack-declined' | 'battle-joined' }>;

/** Whoever comes to a foreign site learns what it produces (SFW 2249). */
function meet({ draft, me, turn }: Reader, event: Meeting): void {
  const { seat, foe, place, production } = event;
  if (seat !== me || production === undefined) return;
  const points = 'points' in event ? event.points : (draft.sites[place]?.points ?? 0);
  const known: KnownSite = { owner: foe, production, points, base: points >= leastBase, turn, by: 'met' };
  draft.sites[place] = known;
}

/** Whoever fights has seen the ships of the other side. */
function sight(reader: Reader, event: Extract<Event, { readonly kind: 'battle-joined' }>): void {
  const { draft, me, turn } = reader;
  const { seat, foe, place, attackers, defenders } = event;
  meet(reader, event);
  const [owner, seen] = seat === me ? [foe, defenders] : [seat, attackers];
  if (seen.length > 0) draft.sightings[place] = { turn, ships: seen.length, owner };
}

/** A ship that is destroyed is seen no longer. */
function lose(
  { draft, me }: Reader,
  { seat, place, foe }: Extract<Event, { readonly kind: 'ship-destroyed' }>,
): void {
  const seen = draft.sightings[place];
  if (seat === me || foe !== me || seen?.ships === undefined) return;
  const left = seen.ships - 1;
  if (left > 0) draft.sightings[place] = { ...seen, ships: left };
  else draft.sightings = { ...only(draft.sightings, (_, at) => at !== place) };
}

/** What battles show of ships and sites, to those who attack and to those who lose one. */
export const battlesLearning: Learning<Event> = {
  'attack-declined': meet,
  'battle-joined': sight,
  'ship-destroyed': lose,
  'site-captured': ({ draft, state, me, turn }, { seat, place, name }) => {
    const production = state.sites[place]?.production;
    if (seat === me || production === undefined) return;
    draft.sites[place] = {
      owner: seat,
      production,
      points: 0,
      base: false,
      turn,
      by: 'met',
      ...defined({ name }),
    };
  },
};
