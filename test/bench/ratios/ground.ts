import type { Game } from '#kernel/game/game.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { booksIn } from '#main/services/gm/game/books.ts';
import { fileOf, withBooks } from '#main/services/gm/results/results.ts';
import { viewOf } from '#main/services/ruleset.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { played } from '../cycle.ts';
import type { Ratio } from './ratio.ts';

const turns = 3;

/** How much larger a results file is in which somebody learns all ground there is. */
export async function groundRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const { ruleset, large } = kit;
  const grounded = large?.compared?.grounded;
  const setup = large?.setups.at(-1)?.setup;
  if (grounded === undefined || setup === undefined) return [];
  const game = await played(kit, setup);
  for (let turn = 1; turn <= turns; turn += 1) {
    await game.order();
    await game.run();
  }
  const { store, ruleset: rules } = game.gm;
  const state = store.turnOf(store.turn())?.state;
  const values: number[] = [];
  for (const { seat, body: raw } of store.results(store.turn())) {
    const body = raw as ResultsBody;
    const view = viewOf(rules, body);
    const all = { ...body, view: rules.codecs.view.make(grounded(view, state)) };
    const sizes: number[] = [];
    for (const one of [body, all]) {
      const sent = withBooks(rules, booksIn(store), one, view);
      const file = await fileOf(
        sealing,
        { facts: store.facts, ruleset: rules, turn: store.turn() },
        seat,
        sent,
        {
          kind: 'open',
        },
      );
      sizes.push(file.length);
    }
    values.push((sizes[1]! - sizes[0]!) / 1_000);
  }
  await game.end();
  return [{ name: `KB by which all ground enlarges a results file; ${ruleset.title}`, values, most: 100 }];
}
