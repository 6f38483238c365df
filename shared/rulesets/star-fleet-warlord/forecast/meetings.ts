import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Assumption, Meeting } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, only } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '../allOrders.ts';
import { worldOf } from '../galaxy/world.ts';
import { codesOf } from '../galaxy/terrain.ts';
import type { StarFleetWarlord } from '../game.ts';
import { yearOf } from '../model/figures.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { Sighting, View } from '../model/view.ts';
import { withSites } from '../money/knownSites.ts';
import { designOf } from '../ships/list/index.ts';
import { newShip } from '../ships/newShip.ts';
import { placeArg, shipArg } from '../words.ts';
import type { Clash } from './clash.ts';

/** Whose ships are that nobody knows the owner of. */
const somebody: SeatId = seatId('somebody');
/** What happens first where a fleet has come upon somebody or something. */
export const begins: readonly string[] = ['battle-joined', 'attack-declined', 'site-captured'];

/** What attacks on a hex would come to: by the plan, or by the chosen ship with those that follow it. */
export const meetingsOf =
  (books: Books, engine: Engine<StarFleetWarlord>) =>
  (view: View, plan: Plan<Order>, { place, unit }: Spot): readonly Meeting<Clash>[] => {
    if (place === undefined || !isForeign(books, view, place)) return [];
    const planned = byPlan(books, engine, view, plan, place, 'seen');
    if (planned !== undefined)
      return [
        {
          id: place,
          place,
          planned: true,
          said: phrase('Your ships come to {place}', { place: placeArg(place) }),
          taken: takenFor(view, place),
          matter: (assumed) =>
            assumed === 'none' ? undefined : byPlan(books, engine, view, plan, place, assumed),
        },
      ];
    const ship = unit === undefined ? undefined : view.ships[unit];
    if (unit === undefined || ship === undefined || ship.place === place) return [];
    return [
      {
        id: `a-${unit}`,
        place,
        said: phrase('If {ship} comes here', { ship: shipArg(view, unit) }),
        taken: takenFor(view, place),
        matter: (assumed) =>
          assumed === 'none'
            ? undefined
            : sceneOf(books, view, come(withForeign(books, view, place, assumed), [unit], place), place),
      },
    ];
  };

/** Whether anything is known there that is not the reader’s own, and may be fought for. */
const isForeign = (books: Books, view: View, place: PlaceId): boolean => {
  const site = withSites(books, view).sites[place];
  return (site !== undefined && site.owner !== view.me) || view.sightings[place] !== undefined;
};

/** The run of the plan until its ships come upon somebody in the hex. */
function byPlan(
  books: Books,
  engine: Engine<StarFleetWarlord>,
  view: View,
  plan: Plan<Order>,
  place: PlaceId,
  assumed: Assumption,
): Clash | undefined {
  let found: Clash | undefined;
  runTurn<StarFleetWarlord>(engine, {
    state: withForeign(books, view, place, assumed),
    seed: 'forecast',
    plans: { [view.me]: plan },
    watch: {
      happens({ event }, state) {
        if (found === undefined && begins.includes(event.kind) && 'place' in event && event.place === place)
          found = sceneOf(books, view, state, place);
      },
    },
  });
  return found;
}

/** The galaxy that the reader imagines, with the foreign ships that were seen in the hex. */
function withForeign(
  books: Books,
  view: View,
  place: PlaceId,
  assumed: Assumption,
  like = inOrder(view.ships)[0]?.[1].design,
): State {
  const state = withSites(books, view);
  const seen = view.sightings[place];
  const times = assumed === 'doubled' ? 2 : 1;
  const site = state.sites[place];
  const foreign = seen === undefined ? [] : shipsIn(place, seen, like);
  const ships = Array.from({ length: times }, () => foreign).flat();
  return {
    ...state,
    ships: {
      ...state.ships,
      ...Object.fromEntries(ships.map((ship, at) => [unitId(`forecast.${at + 1}`), ship])),
    },
    sites:
      site === undefined || site.owner === view.me || times === 1
        ? state.sites
        : { ...state.sites, [place]: { ...site, points: times * site.points } },
  };
}

/** Ships that were seen, as they leave the yard; of those that were only counted each is taken for one like the reader’s first. */
function shipsIn(
  place: PlaceId,
  { ships = 0, owner, listed = [], monsters = [] }: Sighting,
  like: string | undefined,
): readonly Ship[] {
  const named = [...listed.map(({ design }) => design), ...monsters.map(({ design }) => design)];
  const more = Array.from({ length: Math.max(0, ships - named.length) }, () => like ?? []).flat();
  return [...named, ...more].map((design) =>
    newShip(designOf({ design }), { home: place, launched: {} }, owner ?? somebody, '', place),
  );
}

/** An attack by several ships of the reader’s at once, on whoever was seen in the hex. @param like the design that ships are taken for that were only counted */
export const attackBy = (
  books: Books,
  view: View,
  units: readonly UnitId[],
  place: PlaceId,
  like: string | undefined,
): Clash => sceneOf(books, view, come(withForeign(books, view, place, 'seen', like), units, place), place);

/** Ships and those that follow them, come to the hex. */
function come(state: State, units: readonly UnitId[], place: PlaceId): State {
  const goes = (id: UnitId, { linked }: Ship): boolean =>
    units.includes(id) || (linked !== undefined && units.includes(linked));
  return {
    ...state,
    ships: Object.fromEntries(
      inOrder(state.ships).map(([id, ship]) => [
        id,
        goes(id, ship) ? { ...ship, place, from: ship.place, cloaked: false } : ship,
      ]),
    ),
  };
}

/** What of a galaxy the battle in one hex is fought with: terrain stands in it, and no book is needed. */
function sceneOf(books: Books, { me }: View, state: State, place: PlaceId): Clash {
  const site = state.sites[place];
  return {
    me,
    place,
    scene: {
      turn: state.turn,
      parameters: state.parameters,
      cycle: [me],
      corporations: only(state.corporations, (_, seat) => seat === me),
      powers: {},
      sectors: {},
      sites: site === undefined ? {} : { [place]: site },
      ships: only(state.ships, (ship) => ship.place === place),
      prospects: {},
      stargates: {},
      glimpsed: { [place]: codesOf(worldOf(books, state).hex(place)) },
      swept: [],
      calmed: [],
      market: {},
      hit: {},
      ...defined({ named: state.named }),
    },
  };
}

/** What the reader does not know of a hex, and what is taken for it. */
function takenFor(view: View, place: PlaceId): readonly Phrase[] {
  const [site, seen] = [view.sites[place], view.sightings[place]];
  const known = Math.max(site?.turn ?? 0, seen?.turn ?? 0);
  const { listed = [], monsters = [], ships = 0 } = seen ?? {};
  return [
    known === 0
      ? phrase('Nobody has been here: a site is taken for one with 1 point of fortification.')
      : phrase('The hex is as it was seen in Y{year}.', { year: yearOf(known) }),
    ...(seen === undefined ? [] : [phrase('Foreign ships are whole, and carry nothing.')]),
    ...(ships > listed.length + monsters.length
      ? [phrase('Ships that were only counted are taken for ones like your first.')]
      : []),
  ];
}
