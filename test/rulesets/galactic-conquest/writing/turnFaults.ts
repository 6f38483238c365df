import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Event, GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Played } from '#test/support/cases/played.ts';
import { galacticConquest } from '../yards/shelf.ts';

/** Events that say as `points` what their empire pays for them, at once, out of its treasury, what its merchants have, or what a system that is cut off has saved. */
const paid: ReadonlySet<Event['kind']> = new Set([
  ...(['bases-integrated', 'crews-trained', 'expedition-paid', 'flyers-ordered', 'guard-begun'] as const),
  ...(['heartened', 'incited', 'invested', 'merchant-converted', 'merchants-ordered'] as const),
  ...(['mothballs-kept', 'orions-hired', 'points-loaded', 'propaganda-paid', 'randomizers-fitted'] as const),
  ...(['rating-kept', 'rebuilt', 'route-laid', 'routes-kept', 'saturated', 'saved', 'school-paid'] as const),
  ...(['sensor-mines-paid', 'sensors-enhanced', 'ship-laid', 'shuttles-carried', 'spy-hired'] as const),
  ...(['spy-schooled', 'team-raised', 'team-trained', 'top-guns-sent'] as const),
]);

const purses = ({ empires, systems }: State): ReadonlyMap<SeatId, number> =>
  new Map(
    keysInOrder(empires).map((seat) => {
      const { treasury = 0, merchant } = empires[seat] ?? {};
      const saved = sumOf(valuesInOrder(systems).map(({ owner, hoard = 0 }) => (owner === seat ? hoard : 0)));
      return [seat, treasury + (merchant?.budget ?? 0) + saved];
    }),
  );

/** What events say was paid, and is still there, or was taken from somebody else. */
function accountFaults({ before, outcome }: Played<GalacticConquest>): readonly string[] {
  if (!outcome.entries.some(({ event }) => paid.has(event.kind))) return [];
  const world = plainCopy(before);
  return outcome.entries.flatMap(({ event }) => {
    const had = paid.has(event.kind) ? purses(world) : undefined;
    galacticConquest.apply(world, event);
    if (had === undefined) return [];
    const cost = event as unknown as { readonly seat: SeatId; readonly points: number };
    const has = purses(world);
    return [...had].flatMap(([seat, points]) => {
      const left = points - (seat === cost.seat ? cost.points : 0);
      return has.get(seat) === left
        ? []
        : [`${event.kind} leaves ${seat} ${has.get(seat)} EP, where ${left} should be left`];
    });
  });
}

/** What no file would hold: what is optional is absent where there is none of it. */
function fileFaults({ outcome: { state, entries } }: Played<GalacticConquest>): readonly string[] {
  const { codecs } = galacticConquest;
  const read = [
    ['the state', codecs.state.parse(state)] as const,
    ...entries.map(({ event }) => [`the event ${event.kind}`, codecs.event.parse(event)] as const),
  ];
  return read.flatMap(([what, one]) =>
    one.ok
      ? []
      : [`${what} cannot be read again: ${one.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`],
  );
}

/** What stands in states though there is nothing in it; whatever else is empty is absent. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  ...['squadrons', 'systems', 'territory', 'fronts', 'mines', 'routes', 'pacts', 'sites', 'finds', 'yards'],
  ...['research', 'reserve', 'seen', 'used', 'wants', 'wings', 'hulls'],
]);

/** Records and lists of the state that are empty, by their names. */
const emptyIn = (name: string, value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null || name === 'map') return [];
  const members = Object.entries(value);
  if (members.length === 0) return mayBeEmpty.has(name) ? [] : [`${name} is empty, and not absent`];
  return members.flatMap(([key, one]) => emptyIn(key, one));
};

/** What is wrong with a turn whatever its case is about. */
export const turnFaults = (played: Played<GalacticConquest>): readonly string[] => [
  ...accountFaults(played),
  ...fileFaults(played),
  ...emptyIn('state', played.outcome.state),
];
