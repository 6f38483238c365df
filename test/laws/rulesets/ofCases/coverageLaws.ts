import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { Played } from '#test/support/cases/played.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import type { CaseLaws } from './caseLaws.ts';

/** Names of steps, the repeated ones too. */
const stepNames = (sequence: Sequence<Game>): readonly string[] =>
  sequence.flatMap((part) => ('repeat' in part ? stepNames(part.repeat) : [part.name]));

/** Everything that a ruleset knows is shown by one of its cases. */
export function coverageLaws({ ruleset, exempt }: TestKit<Game>): CaseLaws {
  const orders = new Set<string>();
  const events = new Set<string>();
  const steps = new Set<string>();
  const missing = (all: readonly string[], seen: ReadonlySet<string>): readonly string[] =>
    all.filter((name) => !seen.has(name) && !Object.hasOwn(exempt, name));

  const unordered = (): readonly string[] => missing(keysInOrder(ruleset.orders), orders);
  const unheardOf = (): readonly string[] => missing(keysInOrder(ruleset.tell), events);
  const untaken = (): readonly string[] =>
    missing(valuesInOrder(ruleset.sequences).flatMap(stepNames), steps);

  test('cases show every kind of order', () => {
    expect(unordered()).toEqual([]);
  });
  test('cases show every kind of event, save those that the kit exempts', () => {
    expect(unheardOf()).toEqual([]);
  });
  test('cases show every step of the turn', () => {
    expect(untaken()).toEqual([]);
  });
  test('nothing is exempt that is unknown, or that a case shows all the same', () => {
    const all = [
      ...keysInOrder(ruleset.orders),
      ...keysInOrder(ruleset.tell),
      ...valuesInOrder(ruleset.sequences).flatMap(stepNames),
    ];
    const free = keysInOrder(exempt);
    expect(free.filter((name) => !all.includes(name))).toEqual([]);
    expect(free.filter((name) => orders.has(name) || events.has(name) || steps.has(name))).toEqual([]);
  });

  const see = ({ outcome, orders: given }: Played<Game>): void => {
    for (const { kind } of given) orders.add(kind);
    for (const { step, event } of outcome.entries) {
      steps.add(step);
      events.add(event.kind);
    }
  };
  return {
    see,
    glance: see,
    lacks: () => [...unordered(), ...unheardOf(), ...untaken()],
  };
}
