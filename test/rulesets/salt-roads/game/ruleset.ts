import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import { runOne } from '#kernel/turn/runOne.ts';
import { codecs } from './codecs.ts';
import type { SaltRoads } from './game.ts';
import { apply, orders, origins, tell } from './game.ts';
import { imagine } from './model.ts';
import { presentation } from './presentation.ts';
import { refusals } from './refusals.ts';
import { close, turn } from './sequence.ts';
import { beginning } from './setup.ts';

const engine: Engine<SaltRoads> = {
  id: 'salt-roads',
  ...turn,
  turnNumber: ({ week }) => week,
  apply,
  close,
};

/** Salt Roads, in which each house has a run of its own. It lives in the tests alone. */
export const saltRoads: Ruleset<SaltRoads> = {
  ...engine,
  title: 'Salt Roads',
  edition: 1,
  orders,
  tell,
  origins,
  presentation,
  codecs,
  beginning,
  imagine,
  seats: ({ houses }) => keysInOrder(houses),
  view: ({ week, price, houses }, me) => ({
    week,
    me,
    own: houses[me] ?? { carter: '', coins: 0, salt: 0 },
    price,
    others: keysInOrder(houses).filter((seat) => seat !== me),
  }),
  // Only the reader's own run is looked ahead at: it shows what is refused.
  review(view, plan) {
    const state = imagine(view);
    const own = runsOf(engine, state).find(({ run }) => run.takes.includes(view.me));
    if (own === undefined) return [];
    const plans = { [view.me]: plan };
    return runOne(engine, own, { state, seed: 'review', plans }).refusals.map(({ problem }) => problem);
  },
  refusals: refusals.declared,
};
