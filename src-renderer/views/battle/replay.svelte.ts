import type { Film, FilmMoment } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { Playback } from '../../parts/player/playback.svelte.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { playOf, type Shown } from './moments.ts';

/** Milliseconds that a moment is shown at normal speed, not counting its text. */
const stay: Readonly<Record<FilmMoment['kind'], number>> = {
  meeting: 1400,
  fire: 1900,
  loss: 1300,
  move: 900,
  end: 0,
};
/** Milliseconds added for each letter of text, and the most that are added. */
const [perLetter, mostReading] = [9, 2600];

/** A film being played; it runs from the start. */
export class Replay extends Playback<Shown> {
  constructor(film: Film) {
    super(playOf(film));
    this.playing = true;
  }

  /** Milliseconds until the next moment. */
  get wait(): number {
    const { kind, said } = this.moment.moment;
    const letters = said.reduce((sum, each) => sum + phraseText(each).length, 0);
    return (stay[kind] + Math.min(mostReading, letters * perLetter)) / this.speed;
  }

  /** The next moment, while it plays. */
  advance(): void {
    if (this.ended) this.playing = false;
    else this.at += 1;
    if (this.ended) this.playing = false;
  }
}

/** Last turn's battles of the player, and the name of the one to play. */
class FoughtBattles {
  readonly list: readonly Film[];
  chosen = $state<string | undefined>(undefined);

  constructor({ rules, view, heard }: Turn) {
    this.list = rules.presentation.films?.(view, heard) ?? [];
  }
}

export const battlesOf = (turn: Turn): FoughtBattles =>
  turn.states.of(FoughtBattles, () => new FoughtBattles(turn));

export function playBattle(session: Session, battle: string): void {
  if (session.turn !== undefined) battlesOf(session.turn).chosen = battle;
  session.overlay = 'battle';
}
