import type { Film, Newsreel } from '#kernel/presentation.ts';
import { isPlayable, newsreelOf } from '#kernel/report/newsreel.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { type PastTurn, pastOf } from './pastTurns.svelte.ts';
import { isAnswered, keepAnswer } from './played.ts';

/** What is played: the report of a turn that its reader opened. */
export type Reported = Pick<PastTurn, 'rules' | 'view' | 'heard' | 'number' | 'seats' | 'me'>;

/** A turn to be played, with the films of its battles. */
export interface Playing {
  readonly of: Reported;
  readonly newsreel: Newsreel;
  readonly films: readonly Film[];
}

/** The turns of a game, played on the map. */
class Newsreels {
  /** What is played; undefined until it is read. */
  now = $state.raw<Playing | undefined>(undefined);
  /** Nobody has played this turn on this machine yet, or declined to. */
  offered = $state(false);
  readonly #session: Session;
  readonly #turn: Turn;
  #asked = 0;

  constructor(session: Session, turn: Turn) {
    this.#session = session;
    this.#turn = turn;
    this.offered = !isAnswered(turn);
  }

  /** The turns that can be played, newest first, by the numbers of their reports. */
  get numbers(): readonly number[] {
    const { number } = this.#turn;
    return pastOf(this.#session, this.#turn)
      .numbers.filter((each) => each > 1 || each === number)
      .toReversed();
  }

  /** Reads the report of that number and makes it ready. */
  async choose(number: number): Promise<void> {
    const asked = ++this.#asked;
    const past =
      number === this.#turn.number ? this.#turn : await pastOf(this.#session, this.#turn).load(number);
    if (past === undefined || asked !== this.#asked) return;
    const { rules, view, heard } = past;
    this.now = {
      of: past,
      newsreel: newsreelOf(rules, view, heard),
      films: rules.presentation.films?.(view, heard) ?? [],
    };
  }

  /** The offer is answered. */
  answer(): void {
    this.offered = false;
    keepAnswer(this.#turn);
  }
}

export const newsreelsOf = (session: Session, turn: Turn): Newsreels =>
  turn.states.of(Newsreels, () => new Newsreels(session, turn));

/** Whether anything was heard that can be played. */
export const hasNews = ({ rules, view, heard }: Pick<Reported, 'rules' | 'view' | 'heard'>): boolean =>
  isPlayable(rules, view, heard);

/** Opens the newsreel of a report of this game; of the open turn unless another is named. */
export function playTurn(session: Session, number?: number): void {
  const { turn } = session;
  if (turn === undefined) return;
  const newsreels = newsreelsOf(session, turn);
  newsreels.answer();
  newsreels.now = undefined;
  session.overlay = 'newsreel';
  void newsreels.choose(number ?? turn.number);
}
