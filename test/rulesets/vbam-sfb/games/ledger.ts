import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Event } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { purseFaults, workFaults } from './purses.ts';

/* What no turn makes or loses without telling: units, people, places of cargo, and EP. */

const gone = [
  'unit-destroyed',
  'unit-scrapped',
  'unit-lost',
  'troops-lost',
  'colony-founded',
  'people-landed',
];
const come = ['unit-built', 'people-embarked'];

/** Units that came or went without an event, or with two. */
function unitFaults(before: State, after: State, events: readonly Event[]): readonly string[] {
  const told = (kinds: readonly string[], unit: string): number =>
    events.filter((event) => kinds.includes(event.kind) && 'unit' in event && event.unit === unit).length;
  const ids = new Set([...keysInOrder(before.units), ...keysInOrder(after.units)]);
  return [...ids].flatMap((id) => {
    const was = before.units[id] === undefined ? 0 : 1;
    const is = after.units[id] === undefined ? 0 : 1;
    const [added, lost] = [told(come, id), told(gone, id)];
    return was + added - lost === is && added <= 1 && lost <= 1
      ? []
      : [`${id}: was ${was}, came ${added}, went ${lost}, is ${is}`];
  });
}

/** Points of Census: in systems, on their way, and with Colony Fleets. */
const peopleOf = ({ systems, units }: State): number =>
  sumOf(valuesInOrder(systems).map(({ census }) => census)) +
  valuesInOrder(units).filter(({ design }) => ['Census', 'Colony Fleet'].includes(design)).length;

function peopleFaults(before: State, after: State, events: readonly Event[]): readonly string[] {
  const changes = events.map((event): number => {
    switch (event.kind) {
      case 'census-checked':
        return event.grown ? 1 : 0;
      case 'bombarded':
        return -event.census;
      case 'fortune-befell':
        return event.what === 'settlers' ? event.amount : event.what === 'plague' ? -event.amount : 0;
      case 'unit-destroyed':
      case 'unit-lost':
      case 'unit-scrapped':
        return ['Census', 'Colony Fleet'].includes(event.design) ? -1 : 0;
      default:
        return 0;
    }
  });
  const expected = peopleOf(before) + sumOf(changes);
  return peopleOf(after) === expected
    ? []
    : [`${peopleOf(after)} points of Census where ${expected} should be`];
}

/** Cargo lies where its carriers are, and is nothing else besides. */
const cargoFaults = ({ units }: State): readonly string[] =>
  inOrder(units).flatMap(([id, { aboard, based, seat, place }]) => [
    ...(aboard !== undefined && based !== undefined ? [`${id} is aboard and based`] : []),
    ...(aboard ?? []).flatMap((carrier) =>
      units[carrier]?.place === place && units[carrier].seat === seat
        ? []
        : [`${id} is not where ${carrier} carries it`],
    ),
  ]);

/** What is wrong with a turn by these laws. */
export const ledgerFaults = (before: State, after: State, events: readonly Event[]): readonly string[] => [
  ...unitFaults(before, after, events),
  ...peopleFaults(before, after, events),
  ...cargoFaults(after),
  ...purseFaults(before, after, events),
  ...workFaults(before, after, events),
];
