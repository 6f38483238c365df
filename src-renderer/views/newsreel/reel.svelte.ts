import type { NewsMoment, Newsreel } from '#kernel/presentation.ts';
import { mapAt } from '#kernel/report/newsreel.ts';
import type { MapPicture } from '#kernel/presentation.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds that a moment takes at normal speed. */
const stay: Readonly<Record<NewsMoment['kind'], number>> = {
  ...{ beginning: 900, travel: 1_300, come: 1_100, go: 1_100, owner: 1_500 },
  ...{ fight: 1_700, sign: 1_300, note: 1_300, end: 0 },
};
/** Milliseconds for each place more that a piece passes, and the most for all of them. */
const [perLeg, mostLegs] = [350, 2_000];

/** A newsreel being played: its moment, how far into it, and whether it is running. */
export class Reel {
  readonly moments: readonly NewsMoment[];
  at = $state(0);
  /** Part of the moment that is over, 0 to 1. */
  part = $state(1);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #reel: Newsreel;
  readonly #maps = new WeakMap<NewsMoment['then'], MapPicture>();

  constructor(reel: Newsreel) {
    this.#reel = reel;
    this.moments = reel.moments;
  }

  get moment(): NewsMoment {
    return this.moments[this.at]!;
  }

  get ended(): boolean {
    return this.at === this.moments.length - 1;
  }

  /** Milliseconds that the moment takes. */
  get lasts(): number {
    const { kind, ways } = this.moment;
    const legs = Math.max(0, ...ways.map(({ way }) => way.length - 2));
    return (stay[kind] + Math.min(mostLegs, legs * perLeg)) / this.speed;
  }

  /** The map as it is in the moment; the same one while nothing on it changes. */
  get map(): MapPicture {
    const { then } = this.moment;
    const made = this.#maps.get(then) ?? mapAt(this.#reel, this.moment);
    this.#maps.set(then, made);
    return made;
  }

  /** Shows a moment as it ends, and stops there. */
  go(to: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.moments.length - 1, to));
    this.part = 1;
  }

  /** Plays on by so many milliseconds. */
  advance(milliseconds: number): void {
    const part = this.part + milliseconds / Math.max(1, this.lasts);
    const last = this.moments.length - 1;
    if (part < 1 && this.at < last) this.part = part;
    else if (this.at >= last - 1) this.go(last);
    else [this.at, this.part] = [this.at + 1, 0];
  }

  /** Plays (from the beginning after the end), or stops. */
  toggle(): void {
    if (!this.playing && this.ended) [this.at, this.part] = [0, 0];
    this.playing = !this.playing;
  }

  /** Faster or slower by steps. */
  hurry(steps: number): void {
    const index = speeds.indexOf(this.speed) + steps;
    this.speed = speeds[Math.max(0, Math.min(speeds.length - 1, index))]!;
  }
}
