import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, seat } from '../../declare.ts';
import { hexesListed, hexName } from '../../map/board.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { basesIn } from '../../model/territory.ts';
import { impossible } from '../../refusals.ts';
import { codeOf, freshYard } from '../known.ts';
import { yardRows } from '../rates.ts';
import { turnNumber, yardId } from '../shapes.ts';

type World = Pick<State, 'yards' | 'sites' | 'squadrons'>;

const station = 'BS';

/** Base stations of an empire in a hex that are not becoming larger. */
function stationsIn(state: World, owner: SeatId, at: PlaceId): number {
  const bases = basesIn(state, at);
  const growing = (state.sites?.[at] ?? []).filter(({ from }) => from === station).length;
  return bases?.seat === owner ? bases.ships.filter(({ hull }) => hull === station).length - growing : 0;
}

const hasOne = ({ yards = {} }: World, at: PlaceId): boolean =>
  valuesInOrder(yards).some(({ kind, place: where }) => kind === 'BSSY' && where === at);

/** Own systems where a base station can be made a yard. */
const sitesFor = (view: View): readonly PlaceId[] =>
  hexesListed(view.systems).flatMap(([at, { owner }]) =>
    owner === view.me && stationsIn(view, view.me, at) > 0 && !hasOne(view, at) ? [at] : [],
  );

/** A base station of a system is made a shipyard, for nothing, in a turn; it stays a base (B8.90, B8.95). */
export const makeStationYard = order('make-station-yard', {
  fields: { place },
  title: 'Turn a base station into a shipyard',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      sitesFor(view)
        .slice(0, 1)
        .map((one) => ({ place: one })),
    ),
  form: (view, given) => [
    choice(
      given,
      'place',
      'System',
      [...new Set([...sitesFor(view), given.place])].map((one) => ({
        value: one,
        place: one,
        label: phrase('{name} in {place}', { name: view.systems[one]?.name ?? '', place: hexName(one) }),
      })),
    ),
  ],
  cannot(state, { seat: owner, order: { place: at } }) {
    const system = state.systems[at];
    if (system?.owner !== owner) return impossible('GC B8.95', 'not-your-system', { place: hexName(at) });
    if (system.severed === true) return impossible('GC B8.95', 'produces-nothing', { place: hexName(at) });
    if (hasOne(state, at)) return impossible('GC B8.95', 'one-station-yard', { place: hexName(at) });
    return stationsIn(state, owner, at) < 1
      ? impossible('GC B8.90', 'no-station', { place: hexName(at) })
      : undefined;
  },
  say: (given) => phrase('Turn the base station in {place} into a shipyard', { place: hexName(given.place) }),
});
export type MakeStationYard = OrderIn<typeof makeStationYard>;

export const stationMadeYard = event('station-made-yard', {
  fields: { seat, yard: yardId, place, until: turnNumber, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The base station in {place} becomes shipyard {yard} by the next turn.', {
      place: hexName(happened.place),
      yard: codeOf(happened.yard),
    }),
  ahead: (happened) =>
    phrase('The base station in {place} will become a shipyard.', { place: hexName(happened.place) }),
  apply(draft, { seat: owner, yard: id, place: at, until }) {
    const idle = { why: 'refitted' as const, until };
    draft.yards = { ...draft.yards, [id]: { kind: 'BSSY', place: at, seat: owner, idle } };
  },
});

/** Base stations that are shipyards now fight as such, and those that are none any longer as base stations (1/C). OURS: of several the first is the yard. */
export function settleStations(draft: Draft<State>): void {
  const yards = new Set(
    valuesInOrder(draft.yards ?? {}).flatMap(({ kind, place: at, idle }) =>
      kind === 'BSSY' && idle?.why !== 'refitted' ? [at] : [],
    ),
  );
  for (const [unit, { fixed, place: at, ships }] of inOrder<UnitId, Squadron>(draft.squadrons)) {
    const nth = yards.has(at) ? ships.findIndex(({ hull }) => hull === station) : -1;
    const marked = ships.findIndex(({ asYard }) => asYard === true);
    if (fixed !== undefined && nth !== marked)
      change(draft.squadrons, unit, () => ({
        ships: ships.map(({ asYard: _, ...ship }, position) =>
          position === nth ? { ...ship, asYard: true as const } : ship,
        ),
      }));
  }
}

/** Base stations become shipyards (B8.90). */
export const makeStationYards = (
  turn: Turn<Room<State, View, MakeStationYard, EventIn<typeof stationMadeYard>>>,
): void =>
  inTurn(turn, makeStationYard, ({ seat: owner, order: { place: at, ref } }) =>
    stationMadeYard.of({
      seat: owner,
      yard: freshYard(turn.state, at),
      place: at,
      until: turn.state.turn + yardRows.BSSY.turns,
      cause: ref,
    }),
  );
