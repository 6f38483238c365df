import { describe, expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import { playOnce } from '#test/support/cases/play.ts';
import { kitCases } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';

/** Names of steps, the repeated ones too. */
const stepNames = (sequence: Sequence<Game>): readonly string[] =>
  sequence.flatMap((part) => ('repeat' in part ? stepNames(part.repeat) : [part.name]));

describe.each(kits.map((kit) => [kit.ruleset.id, kit] as const))('cases of %s cover', (_, kit) => {
  const { ruleset, exempt } = kit;
  const orders = new Set<string>();
  const events = new Set<string>();
  const steps = new Set<string>();
  for (const file of kitCases(kit).values()) {
    for (const { outcome, orders: given } of playOnce(kit.cases, file, '')) {
      for (const { kind } of given) orders.add(kind);
      for (const { step, event } of outcome.entries) {
        steps.add(step);
        events.add(event.kind);
      }
    }
  }
  const missing = (all: readonly string[], seen: ReadonlySet<string>): readonly string[] =>
    all.filter((name) => !seen.has(name) && !Object.hasOwn(exempt, name));

  test('every kind of order', () => {
    expect(missing(keysInOrder(ruleset.orders), orders)).toEqual([]);
  });
  test('every kind of event, save those that the kit exempts', () => {
    expect(missing(keysInOrder(ruleset.tell), events)).toEqual([]);
  });
  test('every step of the turn', () => {
    expect(missing(valuesInOrder(ruleset.sequences).flatMap(stepNames), steps)).toEqual([]);
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
});
