import type { GameOffered } from '#contract/arriving.ts';
import type { SessionCore } from '../sessionCore.ts';

export interface GameOffer {
  /** The file that was opened. */
  readonly name: string;
  readonly game: GameOffered;
}

/**
 * Games whose files were opened, and which await the game master's decision whether they go onto the desk.
 */
export class GameOffers {
  list = $state.raw<readonly GameOffer[]>([]);
  readonly #session: SessionCore;

  constructor(session: SessionCore) {
    this.#session = session;
  }

  add(name: string, game: GameOffered): void {
    // Older notices would cover the question.
    this.#session.toasts.settle('desk');
    this.list = [...this.list, { name, game }];
  }

  /** Copies the game onto the desk, and opens it. */
  async take({ name, game: { waits } }: GameOffer): Promise<void> {
    const { bridge, toasts, waiting } = this.#session;
    const taken = await waiting.for(`Taking ${name}`, bridge.client['gm.takeIn']({ waits }));
    this.#gone(waits);
    if (!taken.ok) return toasts.problems(`${name} was not imported`, taken.fault, 'desk');
    toasts.settle('desk');
    const { game, file } = taken.value;
    toasts.show(
      'good',
      `Game ${game} is on your desk`,
      `It lies in ${file}. The file you opened, ${name}, is an old copy from now on: do not run turns in both.`,
      'desk',
    );
    this.#session.openDesk(game);
  }

  /** Leaves the game where it is. `open` names a game on the desk to open instead. */
  async leave({ game: { waits } }: GameOffer, open?: string): Promise<void> {
    this.#gone(waits);
    await this.#session.bridge.client['gm.leaveOut']({ waits });
    if (open !== undefined) this.#session.openDesk(open);
  }

  #gone(waits: string): void {
    this.list = this.list.filter(({ game }) => game.waits !== waits);
  }
}

/** The games awaiting a decision in this session. */
export const gameOffersOf = (session: SessionCore): GameOffers =>
  session.states.of(GameOffers, () => new GameOffers(session));
