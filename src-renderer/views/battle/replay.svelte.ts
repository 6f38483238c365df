import type { Film, FilmMoment } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Session } from '../../state/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { playOf, type Shown } from './moments.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

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

/** A film being played: its position, and whether it is running. */
export class Replay {
  readonly moments: readonly Shown[];
  at = $state(0);
  playing = $state(true);
  speed = $state<Speed>(1);

  constructor(film: Film) {
    this.moments = playOf(film);
  }

  get shown(): Shown {
    return this.moments[this.at]!;
  }

  get ended(): boolean {
    return this.at === this.moments.length - 1;
  }

  /** Milliseconds until the next moment. */
  get wait(): number {
    const { kind, said } = this.shown.moment;
    const letters = said.reduce((sum, each) => sum + phraseText(each).length, 0);
    return (stay[kind] + Math.min(mostReading, letters * perLetter)) / this.speed;
  }

  /** Shows a moment and stops there. */
  go(to: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.moments.length - 1, to));
  }

  /** The next moment, while it plays. */
  advance(): void {
    if (this.ended) this.playing = false;
    else this.at += 1;
    if (this.ended) this.playing = false;
  }

  /** Plays (from the beginning after the end), or stops. */
  toggle(): void {
    if (!this.playing && this.ended) this.at = 0;
    this.playing = !this.playing;
  }

  /** Faster or slower by steps. */
  hurry(steps: number): void {
    const index = speeds.indexOf(this.speed) + steps;
    this.speed = speeds[Math.max(0, Math.min(speeds.length - 1, index))]!;
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
