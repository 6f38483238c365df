import { isDeepStrictEqual } from 'node:util';
import type { Pairs } from '#kernel/steps/shelves.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import {
  basesOf,
  fightingIn,
  jammingIn,
  squadronsAt,
  squadronsOf,
  supportingAt,
  waitingIn,
} from '#rulesets/galactic-conquest/model/stations/squadrons.ts';
import { homeworldsOf, systemsOf } from '#rulesets/galactic-conquest/model/stations/systems.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import { nextEncounter } from '#rulesets/galactic-conquest/reactions/next.ts';
import { segments } from '#rulesets/galactic-conquest/segments.ts';

type Question<T> = (record: Readonly<Record<string, T>>, label: never) => Pairs<string, T>;
/** A question whose answers are kept, and the label that it finds one under. */
type Kept<T> = readonly [name: string, question: Question<T>, labelOf: (one: T) => unknown];

const ofSquadrons: readonly Kept<Squadron>[] = [
  ['squadronsAt', squadronsAt, ({ place }) => place],
  ['squadronsOf', squadronsOf, ({ seat }) => seat],
  ['basesOf', basesOf, ({ seat, fixed }) => fixed && seat],
  ['waitingIn', waitingIn, ({ waits = [], alert }) => (alert === undefined && waits.length > 0) || undefined],
  ['fightingIn', fightingIn, ({ ships }) => ships.some(({ engaged }) => engaged !== undefined) || undefined],
  ['jammingIn', jammingIn, ({ jam }) => jam && true],
  ['supportingAt', supportingAt, ({ drones }) => (drones?.at === 'battle' ? drones.place : undefined)],
];
const ofSystems: readonly Kept<System>[] = [
  ['systemsOf', systemsOf, ({ owner }) => owner],
  [
    'homeworldsOf',
    homeworldsOf,
    ({ kind, owner, captured }) => (kind === 'homeworld' && captured !== true ? owner : undefined),
  ],
];

/** Labels under which something was found once in a record: nothing may be left there that is gone. */
const known = new WeakMap<object, Map<string, Set<unknown>>>();

function faultsOf<T>(record: Readonly<Record<string, T>>, kept: readonly Kept<T>[]): readonly string[] {
  const all = inOrder(record);
  const labels = known.get(record) ?? new Map<string, Set<unknown>>();
  known.set(record, labels);
  return kept.flatMap(([name, question, labelOf]) => {
    const walked = Map.groupBy(all, ([, one]) => labelOf(one));
    walked.delete(undefined);
    const ever = new Set([...(labels.get(name) ?? []), ...walked.keys()]);
    labels.set(name, ever);
    return [...ever].flatMap((label) => {
      const [answer, truth] = [question(record, label as never), walked.get(label) ?? []];
      const same =
        answer.length === truth.length &&
        truth.every(([key, one], at) => answer[at]?.[0] === key && answer[at][1] === one);
      return same ? [] : [`${name} of ${String(label)}`];
    });
  });
}

/** What is kept of a world and is not what a walk through all of it finds. */
export const stale = (state: State): readonly string[] => [
  ...faultsOf<Squadron>(state.squadrons, ofSquadrons),
  ...faultsOf<System>(state.systems, ofSystems),
  ...(isDeepStrictEqual(
    nextEncounter(state, segments),
    nextEncounter({ ...state, squadrons: { ...state.squadrons } }, segments),
  )
    ? []
    : ['nextEncounter']),
];
