import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { Game } from '#kernel/game/game.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { makeReport } from '#kernel/report/report.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { booksIn } from '#main/services/gm/game/books.ts';
import { fileOf, withBooks } from '#main/services/gm/results/results.ts';
import { openResultsFile } from '#main/services/openTurnFiles.ts';
import { heardOf, viewOf } from '#main/services/ruleset.ts';
import { firstKit } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { played } from '../cycle.ts';
import { grandPlan, showPlan } from '../plan.ts';
import type { WarTurn } from '../war.ts';
import { warring } from '../war.ts';
import type { Ratio } from './ratio.ts';
import { inTurns, processorTime } from './ratio.ts';

/** Turns of the games whose results are opened. */
const turns = 3;

/** A grand game beside that of the first ruleset of the list, and a large war beside a small one. */
export async function grandRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  return [
    ...(await turnRatios(kit)),
    ...(await growthRatios(kit)),
    ...(await openingRatios(kit)),
    ...(await changeRatios(kit)),
  ];
}

/**
 * A war in a process of its own, as whoever runs its turns has it: nothing there is compiled for another game. `next` plays a turn, and tells the
 * microseconds of processor time for each object.
 */
function warApart({ ruleset }: TestKit<Game>, size: number) {
  const path = fileURLToPath(new URL('./warTurns.ts', import.meta.url));
  const child = fork(path, [ruleset.id, String(size)]);
  let fail: (error: Error) => void = () => undefined;
  child.once('exit', () => fail(new Error(`a war of ${ruleset.title} came to no end`)));
  return {
    next: () =>
      new Promise<number>((done, failed) => {
        fail = failed;
        child.once('message', (turn: WarTurn) => done((1_000 * turn.cpu) / turn.objects));
        child.send('next');
      }),
    end: () => child.kill(),
  };
}

async function turnRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const [mine, first] = [kit.large?.grand, firstKit.large?.grand];
  if (kit === firstKit || mine === undefined || first === undefined) return [];
  const wars = [warApart(kit, mine), warApart(firstKit, first)] as const;
  const values = await inTurns({ warm: 12, counted: 15 }, wars[0].next, wars[1].next);
  for (const { end } of wars) end();
  return [
    {
      name: beside(kit, 'a turn of a grand war, for each object'),
      values,
      most: kit.large?.bounds?.turn ?? 2,
    },
  ];
}

/** How much more than n log n a turn takes: for each object, with the logarithms of how many there are. */
async function growthRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const { growth } = kit.large ?? {};
  if (growth === undefined) return [];
  const sizes: number[] = [];
  const [more, less] = [growth.more, growth.less].map((size) => {
    const next = warring(kit, size);
    return (): Promise<number> => {
      const { cpu, objects } = next();
      sizes[size] = objects;
      return Promise.resolve(cpu / (objects * Math.log(objects)));
    };
  });
  const values = await inTurns({ warm: 12, counted: 15 }, more!, less!);
  const times = ((sizes[growth.more] ?? 0) / (sizes[growth.less] ?? 1)).toFixed(1);
  return [
    {
      name: `a turn of war of ${times} times the objects, to n log n of the smaller; ${kit.ruleset.title}`,
      values,
      most: 1,
    },
  ];
}

const beside = (kit: TestKit<Game>, what: string): string =>
  `${what}: ${kit.ruleset.title} to ${firstKit.ruleset.title}`;

/** Opens the largest results file of a grand new game after some turns, and makes what the page shows first, as often as it is asked. */
async function openingOf(
  kit: TestKit<Game>,
): Promise<{ readonly open: () => Promise<void>; readonly size: number }> {
  const game = await played(kit, kit.large?.setups.at(-1)?.setup);
  for (let turn = 1; turn <= turns; turn += 1) {
    await game.order();
    await game.run();
  }
  const { store, ruleset } = game.gm;
  const files: Uint8Array[] = [];
  for (const { seat, body: raw } of store.results(store.turn())) {
    const body = raw as ResultsBody;
    const sent = withBooks(ruleset, booksIn(store), body, viewOf(ruleset, body));
    const of = { facts: store.facts, ruleset, turn: store.turn() };
    files.push(await fileOf(sealing, of, seat, sent, { kind: 'open' }));
  }
  await game.end();
  const file = files.reduce((a, b) => (b.length > a.length ? b : a));
  return {
    size: file.length,
    async open() {
      const read = await openResultsFile(sealing, file, { opening: {}, edition: () => ruleset.edition });
      if (!read.ok) throw new Error('a results file just made cannot be opened');
      const { body } = read.value;
      const view = viewOf(ruleset, body);
      ruleset.presentation.map(view);
      showPlan(kit, view, emptyPlan());
      makeReport(ruleset, view, heardOf(ruleset, body));
    },
  };
}

async function openingRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  if (kit === firstKit || kit.script === undefined) return [];
  const [mine, first] = [await openingOf(kit), await openingOf(firstKit)];
  const sizes = [mine, first].map(({ size }) => `${Math.round(size / 1_000)} KB`).join(' and ');
  const values = await inTurns(
    { warm: 5, counted: 25 },
    () => processorTime(mine.open),
    () => processorTime(first.open),
  );
  return [{ name: beside(kit, `a results file opened and shown (${sizes})`), values, most: 1.2 }];
}

/** A changed order, with everything that the page shows of it, the scroll too. */
async function changeRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const [{ large }, { large: first }] = [kit, firstKit];
  if (kit === firstKit || large === undefined || first === undefined) return [];
  const [mine, theirs] = [grandPlan(kit, large), grandPlan(firstKit, first)];
  const values = await inTurns(
    { warm: 10, counted: 40 },
    () => processorTime(() => mine.show(large.oneMore(mine.view, mine.plan))),
    () => processorTime(() => theirs.show(first.oneMore(theirs.view, theirs.plan))),
  );
  return [
    {
      name: beside(kit, `a changed order shown (${mine.of}; ${theirs.of})`),
      values,
      most: large.bounds?.change ?? 1.5,
    },
  ];
}
