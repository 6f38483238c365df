import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isGivenBy } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Explains } from '#kernel/report/chain.ts';
import { broughtBy, chainOf } from '#kernel/report/chain.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Sequence, Step } from '#kernel/turn/step.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/model/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { adapterOf } from '#test/support/cases/adapters.ts';
import { playOnce } from '#test/support/cases/play.ts';
import { readCase } from '#test/support/cases/runFile.ts';

/* What led to a line of a report, over everything that the cases let happen. */

const steps = (sequence: Sequence<GalacticEmpires>): readonly Step<GalacticEmpires>[] =>
  sequence.flatMap((part) => ('repeat' in part ? steps(part.repeat) : [part]));

const [rolling, ordered, unordered, explained] = [
  new Set<string>(),
  new Set<string>(),
  new Set<string>(),
  new Set<string>(),
];

/** The same sequence, which also notes the steps that roll dice. */
const watched = (sequence: Sequence<GalacticEmpires>): Sequence<GalacticEmpires> =>
  sequence.map((part) =>
    'repeat' in part
      ? { ...part, repeat: watched(part.repeat) }
      : {
          ...part,
          run: (turn) => {
            part.run({
              ...turn,
              get draw() {
                rolling.add(part.name);
                return turn.draw;
              },
            });
          },
        },
  );

const ruleset = { ...galacticEmpires, sequence: watched(galacticEmpires.sequence) };
const folder = join(import.meta.dirname, '../rulesets/galactic-empires/cases');
const faults: string[] = [];
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.case(\.json)?$/.test(name),
)) {
  const read = readCase(readFileSync(join(folder, file), 'utf8'));
  for (const { before, outcome } of playOnce(
    { ...adapterOf(read.ruleset), ruleset } as ReturnType<typeof adapterOf>,
    read,
    '',
  )) {
    for (const { event } of outcome.entries)
      (event.cause === undefined ? unordered : ordered).add(event.kind);
    for (const [seat, heard] of tellTurn(
      ruleset,
      before as never,
      outcome.entries as never,
      ruleset.seats(before as never),
    )) {
      const view = ruleset.view(outcome.state as never, seat, heard);
      for (const { said, heard: one } of makeReport(ruleset, view, heard).flatMap(({ places }) =>
        places.flatMap(({ lines }) => lines),
      )) {
        const { order, brought, step } = chainOf(ruleset as unknown as Explains, {
          said,
          step: one.step,
          pass: one.pass,
          event: one.event,
        });
        explained.add(one.event.kind);
        if (
          step.cite === '' ||
          (order === undefined) === (brought === undefined) ||
          (order !== undefined && !isGivenBy(order.ref, seat))
        )
          faults.push(`${file}: ${one.event.kind} for ${seat}`);
      }
    }
  }
}

test('every line that anybody hears has its step, its rule, and an own order or what brought it about instead', () => {
  expect(faults).toEqual([]);
  expect(keysInOrder(galacticEmpires.tell).filter((kind) => !explained.has(kind))).toEqual([]);
});

test('what is always ordered, and what never is, is called so', () => {
  const all = keysInOrder(galacticEmpires.tell);
  const origin = (kind: (typeof all)[number]) =>
    (galacticEmpires.origins as NonNullable<typeof galacticEmpires.origins>)[kind];
  expect(all.filter((kind) => ordered.has(kind) && origin(kind) === 'rules')).toEqual([]);
  expect(all.filter((kind) => unordered.has(kind) && origin(kind) === 'order')).toEqual([]);
  expect(
    all.filter((kind) => origin(kind) === 'either' && !(ordered.has(kind) && unordered.has(kind))),
  ).toEqual([]);
  expect(new Set(Object.values(broughtBy)).size).toBe(3);
});

test('the steps that roll dice, and no others, say so', () => {
  expect([...rolling].sort()).toEqual(
    steps(galacticEmpires.sequence)
      .filter(({ dice }) => dice === true)
      .map(({ name }) => name)
      .sort(),
  );
});
