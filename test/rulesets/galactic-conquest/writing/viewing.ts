import { stableText } from '#kernel/codec/stableText.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '../yards/shelf.ts';

/* What a seat knows of an open map, read a second time: its own, what others tell it, and no contacts where nobody is. */

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
    fallen: knownOf(state.fallen, () => true),
    fronts: knownOf(state.fronts, () => true),
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
  const parts = Object.entries(expected(state, me)) as [Part, unknown][];
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
    ...keysInOrder(view.contacts).flatMap((place) =>
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
  state.blind === true ? [] : [...views].flatMap(([seat, view]) => faultsOf(state, seat, view));
