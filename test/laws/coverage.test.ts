import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/model/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { adapterOf } from '#test/support/cases/adapters.ts';
import { playOnce } from '#test/support/cases/play.ts';
import { readCase } from '#test/support/cases/runFile.ts';

/** Names of steps, the repeated ones too. */
const stepNames = (sequence: Sequence<GalacticEmpires>): readonly string[] =>
  sequence.flatMap((part) => ('repeat' in part ? stepNames(part.repeat) : [part.name]));

/** What the README of the ruleset says no case can show. */
function exempt(readme: string): readonly string[] {
  const section = /## Exempt from the coverage of cases\n([\s\S]*?)(?:\n## |$)/.exec(readme)?.[1] ?? '';
  return [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

describe('cases of galactic-empires cover', () => {
  const folder = join(import.meta.dirname, '../rulesets/galactic-empires/cases');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.case(\.json)?$/.test(file),
  );
  const orders = new Set<string>();
  const events = new Set<string>();
  const steps = new Set<string>();
  for (const file of files) {
    const read = readCase(readFileSync(join(folder, file), 'utf8'));
    const adapter = adapterOf(read.ruleset);
    for (const { outcome, orders: given } of playOnce(adapter, read, '')) {
      for (const { kind } of given) orders.add(kind);
      for (const { step, event } of outcome.entries) {
        steps.add(step);
        events.add(event.kind);
      }
    }
  }
  const free = exempt(
    readFileSync(join(import.meta.dirname, '../../shared/rulesets/galactic-empires/README.md'), 'utf8'),
  );
  const missing = (all: readonly string[], seen: ReadonlySet<string>): readonly string[] =>
    all.filter((name) => !seen.has(name) && !free.includes(name));

  test('every kind of order', () => {
    expect(missing(keysInOrder(galacticEmpires.orders), orders)).toEqual([]);
  });
  test('every kind of event, save those the ruleset’s README exempts', () => {
    expect(missing(keysInOrder(galacticEmpires.tell), events)).toEqual([]);
  });
  test('every step of the turn', () => {
    expect(missing(stepNames(galacticEmpires.sequence), steps)).toEqual([]);
  });
  test('nothing is exempt that a case shows all the same', () => {
    expect(free.filter((name) => events.has(name))).toEqual([]);
  });
});
