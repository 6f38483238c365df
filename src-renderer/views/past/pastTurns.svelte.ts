import type { TurnKey } from '#contract/keys.ts';
import type { Change, Known } from '#kernel/changes/change.ts';
import { changesBetween } from '#kernel/changes/changes.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Page } from '#kernel/picture/page.ts';
import type { MapPicture, SeatPicture, UnitRow } from '#kernel/presentation.ts';
import { clock } from '../../clock.ts';
import type { Parts } from '../../state/turn/readTurn.ts';
import { readTurnOver } from '../../state/books/readTurnOver.ts';
import { turnTitle } from '../../state/rules.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { ghostsOf } from './ghosts.ts';
import { mapMarks } from './marks.ts';

/** An earlier turn, for reading only: what was known and heard then. */
export interface PastTurn extends Omit<Parts, 'plan'>, Known {
  readonly key: TurnKey;
  readonly number: number;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly units: readonly UnitRow[];
  location(place: PlaceId): Page;
}

export type MessagesTab = 'events' | 'battles' | 'announcements' | 'refusals';

/** The message of a turn to show first. */
export interface Target {
  readonly tab: MessagesTab;
  readonly battle?: string | undefined;
  /** The sentence to point at. */
  readonly text?: string | undefined;
}

/** How many turns stay in memory after they were read. */
const mostInMemory = 8;
/** Milliseconds for which each turn is shown while turns are played. */
const pace = 1_100;

/** The other turns of the open turn's game. */
export class PastTurns {
  /** The older turn whose messages are read; undefined for this turn's. */
  reading = $state.raw<PastTurn | undefined>(undefined);
  target = $state.raw<Target | undefined>(undefined);
  playing = $state(false);
  /**
   * The turn this one is compared with, and what is new since; undefined until it is read, and if there is
   * none.
   */
  since = $state.raw<{ readonly number: number; readonly changes: readonly Change[] } | undefined>(undefined);
  readonly #session: Session;
  readonly #turn: Turn;
  readonly #read = new Map<number, PastTurn>();
  // The number of the last request of each kind: a reply to an earlier one is ignored.
  #wanted = 0;
  #opened = 0;
  #compared = 0;
  #run = 0;
  #prepared = false;

  constructor(session: Session, turn: Turn) {
    this.#session = session;
    this.#turn = turn;
  }

  /** The turns of this game in the library, oldest first. */
  get numbers(): readonly number[] {
    const { game, seat } = this.#turn.key;
    return this.#session.library.rows
      .filter((row) => row.game === game && row.seat === seat)
      .map(({ turn }) => turn)
      .sort(compareBy((turn) => turn));
  }

  get earlier(): readonly number[] {
    return this.numbers.filter((number) => number < this.#turn.key.turn);
  }

  /** The turn that the map shows. */
  get at(): number {
    return this.#turn.mapExtras.past?.number ?? this.#turn.key.turn;
  }

  /** Shows another turn on the map; the open one is shown as it is. */
  async show(number: number): Promise<void> {
    const wanted = ++this.#wanted;
    const past = number === this.#turn.key.turn ? undefined : await this.load(number);
    if (wanted !== this.#wanted || (past === undefined && number !== this.#turn.key.turn)) return;
    this.#turn.mapExtras.past = past;
  }

  /** One turn earlier or later, as far as there are any. */
  async step(steps: -1 | 1): Promise<void> {
    const { numbers } = this;
    const next = numbers[numbers.indexOf(this.at) + steps];
    if (next !== undefined) await this.show(next);
  }

  /**
   * Plays all turns up to now, from the first or from the one the map shows. With reduced motion, it goes on
   * by one turn.
   */
  async play(): Promise<void> {
    const { numbers } = this;
    const now = this.#turn.key.turn;
    const start = this.at === now ? numbers[0] : numbers[numbers.indexOf(this.at) + 1];
    if (start === undefined) return;
    const run = ++this.#run;
    await this.show(start);
    if (this.#turn.viewport.still || run !== this.#run) return;
    this.playing = true;
    const goesOn = (): boolean => run === this.#run && this.at !== now;
    while (goesOn()) {
      await clock.pause(pace);
      const before = this.at;
      if (goesOn()) await this.step(1);
      // A turn that cannot be shown ends it.
      if (this.at === before) break;
    }
    if (run === this.#run) this.playing = false;
  }

  pause(): void {
    this.#run += 1;
    this.playing = false;
  }

  /** Shows the open turn again, at once. */
  comeBack(): void {
    this.pause();
    this.#wanted += 1;
    this.#turn.mapExtras.past = undefined;
  }

  /** Called when another turn is opened. */
  stop(): void {
    this.pause();
  }

  /** Opens the messages of another turn, or of this one. */
  async readMessages(number: number, target?: Target): Promise<void> {
    const opened = ++this.#opened;
    const past = number === this.#turn.key.turn ? undefined : await this.load(number);
    if (opened !== this.#opened || (past === undefined && number !== this.#turn.key.turn)) return;
    this.reading = past;
    this.target = target;
  }

  /** Finds what is new since the previous turn, and what was seen earlier; only once. */
  async prepare(): Promise<void> {
    const before = this.earlier.at(-1);
    if (this.#prepared) return;
    this.#prepared = true;
    if (before !== undefined) await this.compare(before);
    this.#turn.mapExtras.ghosts = ghostsOf(this.#turn, [...this.#read.values()]);
  }

  /** Compares this turn with an earlier one, on the map and in the list. */
  async compare(number: number): Promise<void> {
    const compared = ++this.#compared;
    const before = await this.load(number);
    if (before === undefined || compared !== this.#compared) return;
    const { map, seats, me, rules, view } = this.#turn;
    const changes = changesBetween(
      before,
      {
        map,
        seats,
        me,
        units: rules.presentation.units(view, emptyPlan()),
      },
      rules.presentation.changes,
    );
    this.since = { number, changes };
    this.#turn.mapExtras.changes = mapMarks(changes);
  }

  async load(number: number): Promise<PastTurn | undefined> {
    const known = this.#read.get(number);
    if (known !== undefined) {
      this.#remember(number, known);
      return known;
    }
    const { toasts, bridge } = this.#session;
    const opened = await bridge.client['turn.open']({ key: { ...this.#turn.key, turn: number } });
    const read = opened.ok ? await readTurnOver(this.#session, opened.value) : opened;
    if (!read.ok) {
      toasts.problems(`${turnTitle(this.#turn, number)} cannot be shown`, read.fault, 'past');
      return undefined;
    }
    const { plan: _, ...parts } = read.value;
    const { presentation } = parts.rules;
    const past: PastTurn = {
      ...parts,
      number,
      key: { ...this.#turn.key, turn: number },
      me: presentation.me(parts.view),
      seats: presentation.seats(parts.view),
      map: presentation.map(parts.view),
      units: presentation.units(parts.view, emptyPlan()),
      location: (place) => presentation.location(parts.view, emptyPlan(), place),
    };
    this.#remember(number, past);
    return past;
  }

  /** Remembers a turn; those not used for longest are forgotten first. */
  #remember(number: number, past: PastTurn): void {
    this.#read.delete(number);
    this.#read.set(number, past);
    for (const old of [...this.#read.keys()].slice(0, -mostInMemory)) this.#read.delete(old);
  }
}

/** The other turns of the game of this turn. */
export function pastOf(session: Session, turn: Turn): PastTurns {
  return turn.states.of(PastTurns, () => new PastTurns(session, turn));
}
