export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Moments being played: which of them is shown, whether they run, and how fast. */
export class Playback<Moment> {
  readonly moments: readonly Moment[];
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(moments: readonly Moment[]) {
    this.moments = moments;
  }

  /** The moment that is shown. */
  get moment(): Moment {
    return this.moments[this.at]!;
  }

  /** Index of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  get ended(): boolean {
    return this.at === this.last;
  }

  /** Shows a moment, or the nearest there is, and stops there. */
  go(to: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.last, to));
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
