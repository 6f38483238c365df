import type { PiecePicture, TurnMoment } from '#kernel/presentation.ts';
import { withChanged, withOrder } from '#kernel/game/plan.ts';
import { pathText } from '#kernel/words/where.ts';
import type { AnyPlan } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { isWorld } from '../../state/world/world.ts';
import type { Acted } from '../newsreel/acts.ts';
import { type Filling, dockedIn } from '../orderForm/filling.svelte.ts';

/** Milliseconds for which a moment is played. */
export const lasts = 900;

/** The turn ahead on the map, moment by moment: which of them is shown, and whether they run. */
export class TurnAhead {
  isOpen = $state(false);
  playing = $state(false);
  /** Part of the moment that is over, 0 to 1. */
  part = $state(1);
  #at = $state(0);
  readonly #turn: Turn;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** Whether the game tells moments, and the reader has anything that they show. */
  readonly isThere: boolean = $derived.by(() => {
    const { rules, units } = this.#turn;
    return rules.presentation.moments !== undefined && !isWorld(this.#turn) && units.length > 0;
  });

  /** Shown on the map now: an older turn goes before it. */
  readonly isShown: boolean = $derived.by(
    () => this.isOpen && this.isThere && this.#turn.mapExtras.past === undefined,
  );

  /** What is planned, with the order that a form beside the map is filling in. */
  readonly plan: AnyPlan = $derived.by(() => amidst(this.#turn, dockedIn(this.#turn)));

  /** Found only while they are shown, and again with every change of the plan. */
  readonly moments: readonly TurnMoment[] = $derived.by(() =>
    this.isShown ? (this.#turn.rules.presentation.moments?.(this.#turn.view, this.plan) ?? []) : [],
  );

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get at(): number {
    return Math.min(this.#at, this.last);
  }

  get moment(): TurnMoment | undefined {
    return this.moments[this.at];
  }

  get ended(): boolean {
    return this.at === this.last;
  }

  /** The moment that is shown, in words. */
  get title(): string {
    const { moment } = this;
    if (moment === undefined || moment.kind === 'beginning') return 'Now';
    return moment.kind === 'end' ? 'End of the turn' : pathText(moment.path);
  }

  /** Shows a moment, or the nearest there is, and stops there. */
  go(to: number): void {
    this.playing = false;
    this.part = 1;
    this.#at = Math.max(0, Math.min(this.last, to));
  }

  open(): void {
    this.isOpen = true;
    this.go(0);
  }

  close(): void {
    this.playing = false;
    this.isOpen = false;
  }

  /** Plays, from the beginning after the end, or stops. */
  toggle(): void {
    if (!this.playing && this.ended) this.#at = 0;
    this.part = 1;
    this.playing = !this.playing;
  }

  /** Plays on by so many milliseconds. */
  advance(milliseconds: number): void {
    const part = this.part + milliseconds / lasts;
    if (part < 1) this.part = part;
    else if (this.ended) this.go(this.last);
    else [this.#at, this.part] = [this.at + 1, 0];
  }

  /** Called when the turn is left. */
  stop(): void {
    this.playing = false;
  }
}

export const aheadOf = (turn: Turn): TurnAhead => turn.states.of(TurnAhead, () => new TurnAhead(turn));

/** The plan as it would be with the form’s order given; as it is while nothing was filled in. */
function amidst({ plan, rules, view }: Turn, filling: Filling | undefined): AnyPlan {
  if (filling === undefined || filling.isBlank) return plan;
  const { at, changes } = filling.wanted;
  const draft = filling.draft.now;
  return changes === undefined
    ? withOrder(plan, { ...draft, ref: rules.presentation.nextRef(view, plan) }, at.unit)
    : withChanged(plan, { ...draft, ref: changes.ref });
}

/** A moment as newsreels draw theirs; pieces that stay where they are go along. */
export const asNews = ({ pieces, ways, news }: TurnMoment, others: readonly PiecePicture[]): Acted => ({
  kind: 'travel',
  places: [],
  ways,
  news,
  pieces: new Map<string, PiecePicture>([
    ...others.map((piece, at) => [`other ${at}`, piece] as const),
    ...pieces,
  ]),
});
