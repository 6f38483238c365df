import type { Out } from '#contract/calls.ts';
import type { Client, Reply } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { Screen } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { good } from '#kernel/words/result.ts';
import type { FeatureStates } from '../featureStates.svelte.ts';
import type { Rules } from '../rules.ts';

export type WorldShown = Out<'gm.world'>;

/** Whether an open turn is the game master’s world, and no player’s. */
export const isWorld = ({ key }: { readonly key: TurnKey }): boolean => key.seat === gameMaster;

/** The game master’s world while it is open: their orders go into the game, and nothing of it into a library. */
export class World {
  readonly game: string;
  /** Why orders cannot be given now; empty if they can. */
  readonly fixed: string;
  /** What the screens of a turn ask, with the world’s own answers. */
  readonly client: Client;
  /** What is shown of the game, for answers. */
  readonly marks: WorldShown['marks'];
  readonly #host: Client;
  /** Of the orders as this page knows them. */
  #mark: string;

  constructor(host: Client, game: string, shown: WorldShown) {
    [this.#host, this.game, this.fixed, this.#mark] = [host, game, shown.fixed ?? '', shown.mark];
    this.marks = shown.marks;
    this.client = {
      ...host,
      'turn.book': ({ book }) => host['gm.book']({ game, book }),
      'plan.save': async ({ key, plan, revision }) => {
        const kept = await host['gm.ownOrders']({ game, turn: key.turn, mark: this.#mark as never, plan });
        if (!kept.ok) return kept;
        this.#mark = kept.value.mark;
        return good({ revision: revision + 1 });
      },
      // The whole round is given at once, when all of it is answered.
      'questions.save': async () => good({}),
      'questions.read': async () => good(asOpened(shown)),
    };
  }

  /** Goes on from the orders as they are in the game now. */
  async catchUp(): Promise<Reply<unknown>> {
    const shown = await this.#host['gm.world']({ game: this.game });
    if (shown.ok) this.#mark = shown.value.mark;
    return shown;
  }
}

/** The world that an open turn is. Only for turns that are one. */
export const worldIn = ({ states }: { readonly states: FeatureStates }): World =>
  states.of(World, () => {
    throw new Error('no player’s turn is the world');
  });

/** What the game master is asked, as a player would have it by file. */
const asOpened = ({ questions, view, until, mark }: WorldShown): Out<'questions.read'> =>
  questions.length === 0
    ? {}
    : {
        open: {
          count: 1,
          digest: mark,
          view,
          heard: [],
          questions,
          answers: [],
          exported: false,
          ...defined({ until }),
        },
      };

/** The screen without its orders. */
const onlyRead = (screen: Screen): Screen => {
  if (screen.shows !== 'page') return screen;
  const { orders: _, ...page } = screen;
  return page;
};

/** Whether the game master gives orders by forms under these rules. */
const givesOrders = ({ orders }: Rules): boolean =>
  Object.values(orders).some(
    (kind) => kind.form !== undefined && kind.answers !== true && mayGive(kind, gameMaster),
  );

/** The rules as the game master plays by them: units are the players’ to move, pages are only read where there is nothing to order, and while a run waits nothing is offered. */
export const worldRules = (rules: Rules, fixed: boolean): Rules => {
  const { presentation, sheet: _, ...others } = rules;
  const { roster } = presentation;
  return {
    ...others,
    orders: fixed
      ? Object.fromEntries(
          Object.entries(rules.orders).map(([name, kind]) => [name, { ...kind, offers: () => [] }]),
        )
      : rules.orders,
    presentation: {
      ...presentation,
      screens: givesOrders(rules) ? presentation.screens : presentation.screens.map(onlyRead),
      roster: { ...roster, kinds: roster.kinds.map((kind) => ({ ...kind, movable: false })) },
      moveTo: (...asked) =>
        presentation.moveTo(...asked).filter(({ kind }) => {
          const order = rules.orders[kind];
          return order !== undefined && mayGive(order, gameMaster);
        }),
    },
  };
};
