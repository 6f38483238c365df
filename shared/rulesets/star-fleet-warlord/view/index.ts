import type { Heard } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Event } from '../allEvents.ts';
import { sectorIn } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import type { KnownSite, View } from '../model/view.ts';
import { learning } from './learning/index.ts';
import type { Draft, Memory, Reader } from './memory.ts';
import { noMemory } from './memory.ts';
import { fallenMember, namesIn, wholeView } from './whole.ts';

/** What a Corporation knows at the end of its run: what it owns, and what it has ever heard (SFW 2178, 4684). */
export function makeView(state: State, me: SeatId, heard: readonly Heard<Event>[], last?: View): View {
  if (me === gameMaster) return wholeView(state);
  const own = state.corporations[me] as Corporation;
  const turn = own.turn;
  const memory = remember(state, me, heard, last ?? nothingYet(state, own));
  const foreign = inOrder(memory.sites)
    .filter(([place]) => state.sites[place]?.owner !== me)
    .map(([place, { post: _, ...site }]): readonly [PlaceId, KnownSite] => [
      place,
      state.sites[place]?.post === me ? { ...site, post: me } : site,
    ]);
  const held = sitesHeldBy(state.sites, me).map(
    ([place, { office: _, told: __, moonless: ___, post, ...site }]) => {
      const orbits = memory.sites[place]?.orbits;
      const mine = { ...site, ...(post === me ? { post } : {}), turn: turn - 1 };
      return [place, orbits === undefined ? mine : { ...mine, orbits }] as const;
    },
  );
  const noticed = heard.reduce<Readonly<Record<UnitId, number>>>(
    (all, { event }) => (event.kind === 'scans-noticed' ? event.ships : all),
    {},
  );
  return {
    turn,
    me,
    parameters: state.parameters,
    own,
    names: namesIn(state),
    ships: Object.fromEntries(
      shipsHeldBy(state.ships, me).map(([id, ship]) => [id, { ...ship, noticed: noticed[id] ?? 0 }]),
    ),
    ...memory,
    sites: {
      ...(Object.fromEntries(foreign) as View['sites']),
      ...(Object.fromEntries(held) as View['sites']),
    },
    ...defined({ winner: state.winner }),
    ...fallenMember(state),
  };
}

/** Everybody begins with a map of the home sector (SFW 1302). */
function nothingYet({ sectors }: State, { home }: Corporation): Memory {
  const ground = sectors[sectorIn(home)]?.ground;
  return { ...noMemory, scanned: ground === undefined ? {} : { [sectorIn(home)]: ground } };
}

function remember(state: State, me: SeatId, heard: readonly Heard<Event>[], last: Memory): Memory {
  const draft: Draft = {
    sites: { ...last.sites },
    scanned: { ...last.scanned },
    glimpsed: { ...last.glimpsed },
    offices: { ...last.offices },
    stargates: { ...last.stargates },
    prospects: { ...last.prospects },
    sightings: { ...last.sightings },
    contacts: { ...last.contacts },
    prices: { ...last.prices },
    stocks: { ...last.stocks },
    reports: last.reports,
    ...defined({ lists: last.lists, foreseen: last.foreseen, calmed: last.calmed }),
  };
  const reader: Reader = { draft, state, me, turn: (state.corporations[me] as Corporation).turn - 1 };
  for (const { event } of heard) learn(reader, event);
  return draft;
}

/** What one line of the report adds to what is known. */
function learn(reader: Reader, event: Event): void {
  (learning[event.kind] as ((reader: Reader, event: Event) => void) | undefined)?.(reader, event);
}
