import { stableText } from '#kernel/codec/stableText.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { groundAt } from '#rulesets/galactic-conquest/map/ground.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { worthOfAll } from '#rulesets/galactic-conquest/ships/worth.ts';
import { galacticConquest } from '../yards/shelf.ts';

/* What a seat knows, read a second time: its own, what others tell it, and on an open map what all know, and no contacts where nobody is. */

type Part = keyof View & keyof State;
type Records = Readonly<Record<string, unknown>>;

/** Those of a record that a seat knows; absent where there are none, but for parts that a view always has. */
function knownOf<T>(
  all: Readonly<Record<string, T>> | undefined,
  is: (one: T, key: string) => boolean,
): unknown {
  const known = Object.fromEntries(Object.entries(all ?? {}).filter(([key, one]) => is(one, key)));
  return Object.keys(known).length === 0 ? undefined : known;
}

const isMine =
  (me: SeatId) =>
  ({ seat }: { readonly seat: SeatId }): boolean =>
    me === gameMaster || seat === me;
const isOfMine =
  (me: SeatId) =>
  ({ seats }: { readonly seats: readonly SeatId[] }): boolean =>
    me === gameMaster || seats.includes(me);

/** Systems that a seat cuts off itself. */
const blockadedBy = ({ squadrons }: State, me: SeatId): ReadonlySet<PlaceId> =>
  new Set(
    valuesInOrder(squadrons).flatMap(({ seat, work }) =>
      seat === me && work?.kind === 'blockade' ? [work.place] : [],
    ),
  );

/** Whose space a hex is: behind a front, in territory that is surveyed, or around a system. */
const spaceOf = ({ map, systems, territory, fronts }: State, place: PlaceId): SeatId | undefined =>
  fronts?.[place] ?? (groundAt(map, place).surveyed ? territory[place] : undefined) ?? systems[place]?.owner;

/** Squadrons of allies where a seat has some, or in its space (C22.10); no bases. */
function fellowsOf(state: State, me: SeatId): unknown {
  const allies = valuesInOrder(state.alliances ?? {}).flatMap(({ seats }) =>
    seats.includes(me) ? seats.filter((seat) => seat !== me) : [],
  );
  const mine = valuesInOrder(state.squadrons).filter(({ seat }) => seat === me);
  const near = inOrder(state.squadrons).filter(
    ([, { seat, place, fixed }]) =>
      fixed === undefined &&
      allies.includes(seat) &&
      (mine.some((one) => one.place === place) || spaceOf(state, place) === me),
  );
  return near.length === 0
    ? undefined
    : Object.fromEntries(
        near.map(([unit, { seat, place, ships }]) => [
          unit,
          { seat, place, ships: ships.length, worth: worthOfAll(ships) },
        ]),
      );
}

/** Parts of which a seat knows as much on a double-blind map. */
const alsoBlind: readonly Part[] = [
  ...(['squadrons', 'yards', 'runs', 'pacts', 'partners', 'alliances', 'trusts', 'empires'] as const),
  'fallen',
];

/** What a view should have of each part. */
function expected(state: State, me: SeatId): { readonly [P in Part]?: unknown } {
  const blockaded = blockadedBy(state, me);
  const [mine, ofMine] = [isMine(me), isOfMine(me)];
  const isOwn = (place: PlaceId): boolean => me === gameMaster || state.systems[place]?.owner === me;
  return {
    squadrons: knownOf(state.squadrons, mine),
    yards: knownOf(state.yards, mine),
    runs: knownOf(state.runs, mine),
    pacts: knownOf(state.pacts, ofMine),
    partners: knownOf(state.partners, ofMine),
    alliances: knownOf(state.alliances, ofMine),
    trusts: knownOf(state.trusts, ({ seat, to }) => me === gameMaster || seat === me || to === me),
    empires: knownOf(state.empires, (_, seat) => me === gameMaster || seat === me),
    morale: knownOf(state.morale, (_, place) => isOwn(place as PlaceId)),
    fallen: knownOf(
      state.fallen,
      ({ to }, of) => state.blind !== true || me === gameMaster || of === me || to.includes(me),
    ),
    fronts: knownOf(state.fronts, () => true),
    // Local minefields are on no map (C4.60).
    mines: knownOf(state.mines, (one) => mine(one) || one.kind !== 'local'),
    territory: knownOf(state.territory, () => true),
    routes: knownOf(
      Object.fromEntries(
        Object.entries(state.routes ?? {}).map(([place, { shut, ...lane }]) => [
          place,
          shut === true && mine(lane) ? { ...lane, shut } : lane,
        ]),
      ),
      (lane) => mine(lane) || lane.hidden !== true,
    ),
    sites: knownOf(
      Object.fromEntries(Object.entries(state.sites ?? {}).map(([place, all]) => [place, all.filter(mine)])),
      ({ length }) => length > 0,
    ),
    systems: knownOf(
      Object.fromEntries(
        Object.entries(state.systems).map(([place, { severed, hoard, ...system }]) => {
          const at = place as PlaceId;
          const isCut = severed === true && (isOwn(at) || blockaded.has(at));
          return [
            place,
            { ...system, ...(isCut && { severed }), ...(isOwn(at) && hoard !== undefined && { hoard }) },
          ];
        }),
      ),
      () => true,
    ),
  };
}

/** Parts that the game has always: with nothing in them they are empty. */
const bare = (part: unknown): unknown => (stableText(part ?? {}) === '{}' ? undefined : part);

function faultsOf(state: State, me: SeatId, view: View): readonly string[] {
  const known = Object.entries(expected(state, me)) as [Part, unknown][];
  const parts = known.filter(([part]) => state.blind !== true || alsoBlind.includes(part));
  const fellows = fellowsOf(state, me);
  const others = new Set(
    valuesInOrder(state.squadrons).flatMap(({ seat, place }) => (seat === me ? [] : [place])),
  );
  return [
    ...parts.flatMap(([part, should]) =>
      stableText(bare((view as unknown as Records)[part]) ?? {}) === stableText(should ?? {})
        ? []
        : [
            `the view of ${me} has ${stableText(view[part] ?? {})} as ${part}, expected ${stableText(should ?? {})}`,
          ],
    ),
    ...(stableText(view.fellows ?? {}) === stableText(fellows ?? {})
      ? []
      : [
          `the view of ${me} has ${stableText(view.fellows ?? {})} as fellows, expected ${stableText(fellows ?? {})}`,
        ]),
    ...inOrder(state.blind === true ? (state.fronts ?? {}) : {}).flatMap(([place, of]) =>
      me !== gameMaster && (of === me || state.territory[place] === me) && view.fronts?.[place] !== of
        ? [`the view of ${me} lacks the front in ${place}`]
        : [],
    ),
    ...keysInOrder(state.blind === true ? {} : view.contacts).flatMap((place) =>
      others.has(place) ? [] : [`the view of ${me} has a contact in ${place}, where nobody is`],
    ),
  ];
}

/** What each seat and the game master know of a world. */
export const viewsOf = (state: State): ReadonlyMap<SeatId, View> =>
  new Map(
    [...keysInOrder(state.empires), gameMaster].map((seat) => [seat, galacticConquest.view(state, seat, [])]),
  );

/** What is wrong with what they know. */
export const viewFaults = (state: State, views: ReadonlyMap<SeatId, View>): readonly string[] =>
  [...views].flatMap(([seat, view]) => faultsOf(state, seat, view));
