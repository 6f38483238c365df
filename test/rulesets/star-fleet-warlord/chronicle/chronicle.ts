import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { shipsHeldBy, sitesHeldBy } from '#rulesets/star-fleet-warlord/model/stations.ts';
import { economicPoints } from '#rulesets/star-fleet-warlord/money/money.ts';
import { roomIn } from '#rulesets/star-fleet-warlord/setup/wish.ts';
import type { Chronicle } from '#test/support/kits/testKit.ts';
import { galaxyPicture } from './picture.ts';

/** What there is to see of one turn: counted from the events, and from the galaxy after it. */
const counted = [
  'site-captured',
  'attack-declined',
  'battle-joined',
  'ship-destroyed',
  'ship-bought',
  'sector-scanned',
  'hex-prospected',
  'site-fortified',
  'site-raided',
  'ship-repaired',
  'corporation-fell',
] as const satisfies readonly Event['kind'][];

export const chronicle: Chronicle<StarFleetWarlord> = {
  setup: (seats) => ({
    size: seats <= roomIn('4x4') ? '4x4' : '6x6',
    seats: Array.from({ length: seats }, (_, at) => `c${String(at + 1).padStart(2, '0')}`),
  }),
  heads: ['in the game', 'sites of nobody', 'sites', 'ships', 'EP', ...counted],
  figures,
  happens: counted.filter((kind) => kind !== 'corporation-fell'),
  picture: galaxyPicture,
  isOver: ({ winner }) => winner !== undefined,
};

function figures(state: State, events: readonly Event[]): readonly (string | number)[] {
  const seats = keysInOrder(state.corporations);
  const each = (count: (seat: SeatId) => number): readonly number[] =>
    seats.map(count).toSorted((a, b) => b - a);
  return [
    valuesInOrder(state.corporations).filter(({ fallen }) => !fallen).length,
    valuesInOrder(state.sites).filter(({ owner }) => owner === undefined).length,
    each((seat) => sitesHeldBy(state.sites, seat).length).join(' '),
    each((seat) => shipsHeldBy(state.ships, seat).length).join(' '),
    sumOf(inOrder(state.corporations).map(([, { funds }]) => economicPoints(funds))),
    ...counted.map((kind) => events.filter((event) => event.kind === kind).length),
  ];
}
