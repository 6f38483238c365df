import type { MapPicture, NewsMoment, Newsreel } from '#kernel/presentation.ts';
import { mapAt } from '#kernel/report/newsreel.ts';
import { Playback } from '../../parts/player/playback.svelte.ts';

/** Milliseconds that a moment takes at normal speed. */
const stay: Readonly<Record<NewsMoment['kind'], number>> = {
  beginning: 900,
  travel: 1_300,
  come: 1_100,
  go: 1_100,
  owner: 1_500,
  fight: 1_700,
  sign: 1_300,
  note: 1_300,
  end: 0,
};
/** Milliseconds for each place more that a piece passes, and the most for all of them. */
const [perLeg, mostLegs] = [350, 2_000];

/** A newsreel being played: its moment, how far into it, and whether it is running. */
export class Reel extends Playback<NewsMoment> {
  /** Part of the moment that is over, 0 to 1. */
  part = $state(1);
  readonly #reel: Newsreel;
  readonly #maps = new WeakMap<NewsMoment['then'], MapPicture>();

  constructor(reel: Newsreel) {
    super(reel.moments);
    this.#reel = reel;
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
  override go(to: number): void {
    super.go(to);
    this.part = 1;
  }

  /** Plays on by so many milliseconds. */
  advance(milliseconds: number): void {
    const part = this.part + milliseconds / Math.max(1, this.lasts);
    if (part < 1 && this.at < this.last) this.part = part;
    else if (this.at >= this.last - 1) this.go(this.last);
    else [this.at, this.part] = [this.at + 1, 0];
  }

  override toggle(): void {
    if (!this.playing && this.ended) this.part = 0;
    super.toggle();
  }
}
