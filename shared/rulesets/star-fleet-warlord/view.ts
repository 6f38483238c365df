import type { Heard } from '#kernel/game.ts';
import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder, only } from '#kernel/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import type { Event } from './model/events.ts';
import type { HexNumber, SectorId } from './model/ids.ts';
import { placeIn, sectorIn } from './model/ids.ts';
import type { Corporation, State } from './model/state.ts';
import type { KnownSite, Sighting, View } from './model/view.ts';

type Filled<T> = { [K in keyof T]: T[K] };
type Memory = Pick<
  View,
  'sites' | 'scanned' | 'glimpsed' | 'offices' | 'stargates' | 'prospects' | 'sightings'
>;

/** What a Corporation knows at the end of its run: what it owns, and what it has ever heard (SFW 2178, 4684). */
export function makeView(state: State, me: SeatId, heard: readonly Heard<Event>[], last?: View): View {
  if (me === gameMaster) return wholeView(state);
  const own = state.corporations[me] as Corporation;
  const turn = own.turn;
  const memory = remember(state, me, heard, last ?? nothingYet(state, own));
  const foreign = only(memory.sites, (_, place) => state.sites[place]?.owner !== me);
  const held = inOrder(state.sites).flatMap(([place, { owner, production, points, base }]) =>
    owner === me ? [[place, { owner, production, points, base, turn: turn - 1 }] as const] : [],
  );
  return {
    ...{ turn, me, size: state.size, own },
    names: Object.fromEntries(inOrder(state.corporations).map(([seat, { name }]) => [seat, name])),
    ships: only(state.ships, ({ seat }) => seat === me),
    ...memory,
    sites: { ...foreign, ...(Object.fromEntries(held) as View['sites']) },
    ...(state.winner === undefined ? {} : { winner: state.winner }),
  };
}

/** No Corporation: the game master has none. */
const nobody = (turn: number): Corporation => ({
  ...{
    turn,
    name: 'Game master',
    funds: { pe: 0, or: 0, dc: 0, fp: 0 },
    home: placeIn('s00' as SectorId, '0101' as HexNumber),
  },
  ...{ launched: 0, fallen: false },
});

/** What the game master sees: the galaxy as it is, with every ship, site and stargate, and the terrain of every sector. */
function wholeView(state: State): View {
  const { turn, size, corporations, ships, sites, sectors, stargates, prospects, winner } = state;
  return {
    ...{ turn, me: gameMaster, size, own: nobody(turn), ships, stargates, prospects },
    names: Object.fromEntries(inOrder(corporations).map(([seat, { name }]) => [seat, name])),
    sites: Object.fromEntries(
      inOrder(sites).map(([place, { office: _, ...site }]) => [place, { ...site, turn: turn - 1 }]),
    ),
    scanned: Object.fromEntries(
      inOrder(sectors).flatMap(([sector, { ground }]) => (ground === undefined ? [] : [[sector, ground]])),
    ),
    ...{ glimpsed: state.glimpsed, sightings: {} },
    offices: Object.fromEntries(
      inOrder(corporations).map(([seat, { home }]) => [sectorIn(home), seat] as const),
    ),
    ...(winner === undefined ? {} : { winner }),
  };
}

/** Everybody begins with a map of the home sector (SFW 1302). */
function nothingYet({ sectors }: State, { home }: Corporation): Memory {
  const ground = sectors[sectorIn(home)]?.ground;
  return {
    ...{ sites: {}, glimpsed: {}, offices: {}, stargates: {}, prospects: {}, sightings: {} },
    scanned: ground === undefined ? {} : { [sectorIn(home)]: ground },
  };
}

type Draft = { -readonly [K in keyof Memory]: Filled<{ -readonly [I in keyof Memory[K]]: Memory[K][I] }> };

function remember(
  state: State,
  me: SeatId,
  heard: readonly Heard<Event>[],
  { sites, scanned, glimpsed, offices, stargates, prospects, sightings }: Memory,
): Memory {
  const draft: Draft = {
    ...{ sites: { ...sites }, scanned: { ...scanned }, glimpsed: { ...glimpsed } },
    ...{ offices: { ...offices }, stargates: { ...stargates } },
    ...{ prospects: { ...prospects }, sightings: { ...sightings } },
  };
  const turn = (state.corporations[me] as Corporation).turn - 1;
  for (const { event } of heard) learn(draft, state, me, turn, event);
  return draft;
}

/** What one line of the report adds to what is known. */
function learn(draft: Draft, state: State, me: SeatId, turn: number, event: Event): void {
  if (event.kind === 'ship-moved') draft.glimpsed[event.place] = event.terrain;
  if (event.kind === 'ship-held') draft.glimpsed[event.refused] = event.terrain;
  if (event.kind === 'ship-teleported') {
    draft.glimpsed[event.place] = event.terrain;
    if (event.by === 'SG') draft.stargates[event.from] = event.place;
  }
  if (event.kind === 'hex-assayed') draft.prospects[event.place] = { value: event.value, turn };
  if (event.kind === 'hex-prospected') draft.prospects[event.place] = { value: 0, turn };
  if (event.kind === 'sector-scanned') {
    const ground = state.sectors[event.sector]?.ground;
    if (ground !== undefined) draft.scanned[event.sector] = ground;
    if (event.office !== undefined) draft.offices[event.sector] = event.office;
  }
  if (event.kind === 'ships-scanned') see(draft, event.sector, event.hexes, turn);
  if (event.kind === 'site-captured' && event.seat !== me) {
    const production = state.sites[event.place]?.production;
    if (production !== undefined)
      draft.sites[event.place] = { owner: event.seat, production, points: 0, base: false, turn };
  }
  if (event.kind === 'attack-declined' || event.kind === 'battle-joined') meet(draft, me, turn, event);
}

/** A scan shows every hex of the sector as it is now: what was seen before is older. */
function see(
  draft: Draft,
  sector: SectorId,
  hexes: readonly ({ readonly place: PlaceId } & Omit<Sighting, 'turn'>)[],
  turn: number,
): void {
  const now = Object.fromEntries(hexes.map(({ place, ...seen }) => [place, { turn, ...seen }])) as Record<
    PlaceId,
    Sighting
  >;
  draft.sightings = remembered(draft.sightings, now, (place) => sectorIn(place) === sector);
}

type Meeting = Extract<Event, { readonly kind: 'attack-declined' | 'battle-joined' }>;

/** Whoever comes to a foreign site learns what it produces (SFW 2249). */
function meet(draft: Draft, me: SeatId, turn: number, event: Meeting): void {
  const { seat, foe, place, production } = event;
  if (seat !== me || production === undefined) return;
  const points = 'points' in event ? event.points : (draft.sites[place]?.points ?? 0);
  const known: KnownSite = { owner: foe, production, points, base: points >= leastBase, turn };
  draft.sites[place] = known;
}

/** Fewer points are no base, unless they were one: whoever only sees them cannot know (SFW 3433). */
const leastBase = 200;
