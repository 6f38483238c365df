import { isDeepStrictEqual } from 'node:util';
import type { Pairs } from '#kernel/steps/shelves.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { isCrippled } from '#rulesets/galactic-conquest/economy/crippled.ts';
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
import { moversIn } from '#rulesets/galactic-conquest/movement/moving.ts';
import { yardsIn } from '#rulesets/galactic-conquest/repair/work.ts';
import { segments } from '#rulesets/galactic-conquest/segments.ts';
import { coreSpace } from '#rulesets/galactic-conquest/space/own.ts';
import { hexesOfRoutes } from '#rulesets/galactic-conquest/trade/routes/network.ts';

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

/** The same world, with records of which nothing is kept. */
const anew = (state: State): State =>
  Object.fromEntries(
    Object.entries(state).map(([name, part]: readonly [string, unknown]) => [
      name,
      typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part } : part,
    ]),
  ) as unknown as State;

/** Questions whose answers are kept in other ways. */
const questions: Readonly<Record<string, (state: State) => unknown>> = {
  nextEncounter: (state) => nextEncounter(state, segments),
  moversIn: (state) => moversIn(state, segments),
  yardsIn: (state) => yardsIn(state, segments),
  coreSpace: (state) => keysInOrder(state.empires).map((seat) => coreSpace(state, seat)),
  isCrippled: (state) => keysInOrder(state.empires).map((seat) => isCrippled(state, seat)),
  hexesOfRoutes: (state) => keysInOrder(state.empires).map((seat) => hexesOfRoutes(state, seat)),
};

/** What is kept of a world and is not what a walk through all of it finds. */
export function stale(state: State): readonly string[] {
  const fresh = anew(state);
  return [
    ...faultsOf<Squadron>(state.squadrons, ofSquadrons),
    ...faultsOf<System>(state.systems, ofSystems),
    ...keysInOrder(questions).filter((name) => {
      const ask = questions[name];
      return !isDeepStrictEqual(ask?.(state), ask?.(fresh));
    }),
  ];
}
