import { hear } from '#contract/client.ts';
import type { In, Out } from '#contract/calls.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Settings, SettingsChange } from '#contract/player/settings.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Client } from '#contract/client.ts';
import { clock } from '../../clock.ts';
import type { Bridge } from '../../bridge/client.ts';
import { contentsOf, type FileContents } from '../../bridge/shell.ts';
import { withoutArchives } from '../archive/archiveReader.svelte.ts';
import { rulesFor } from '../begin/choosing.svelte.ts';
import { Away, settledBefore, shownOf } from '../saving.ts';
import { unsaved, type Failed } from '../turn/kept/keptTurn.svelte.ts';
import { follow, type Followed } from './following.ts';
import { openFiles, openable, tellArrived } from './openFiles.ts';
import { SettingsStore, speakAnew } from './settings.svelte.ts';
import { readTurnOver } from '../books/readTurnOver.ts';
import { type CourseProgress, courseProgressIn, saw } from '../turn/courseProgress.svelte.ts';
import { arrive } from './arrive.ts';
import { showQuestions } from '../asked/asked.ts';
import { passOn } from '../table/table.ts';
import { RulesRead, type RulesSource } from '../rulesRead.svelte.ts';
import { Toasts } from '../toasts.svelte.ts';
import type { Opened, Parts } from '../turn/readTurn.ts';
import { Turn } from '../turn/turn.svelte.ts';
import { FeatureStates } from '../featureStates.svelte.ts';
import { Library } from '../library.svelte.ts';
import type { Overlay, Screen, SessionCore } from '../sessionCore.ts';
import { Waiting } from '../waiting.svelte.ts';
import { openWorld } from '../world/openWorld.ts';
import { isWorld } from '../world/world.ts';

/** A whole session: library, settings, and the open turn. */
export class Session implements SessionCore {
  screen = $state<Screen>('start');
  overlay = $state<Overlay>(undefined);
  study = $state<string | undefined>(undefined);
  info = $state.raw<Out<'app.info'> | undefined>(undefined);
  turn = $state.raw<Turn | undefined>(undefined);
  deskGame = $state<string | undefined>(undefined);
  /** The same plan was changed in another window. */
  elsewhere = $state(false);
  readonly toasts = new Toasts();
  readonly waiting = new Waiting();
  readonly states = new FeatureStates();
  readonly bridge: Bridge;
  readonly library: Library;
  readonly rules: RulesRead;
  readonly #settings = new SettingsStore();
  readonly #away = new Away();
  #asked = 0;

  constructor(bridge: Bridge, rules: RulesSource) {
    this.bridge = bridge;
    this.rules = new RulesRead(rules, this.toasts);
    this.library = new Library(this);
  }

  /** Asks the host for everything the start-up menu shows, and begins to listen. */
  async start(): Promise<void> {
    const { client, transport } = this.bridge;
    hear(transport, 'library.changed', () => void this.library.read());
    hear(transport, 'file.arrived', () => void this.takeArrivals());
    hear(transport, 'progress', ({ doing, done, of }) => {
      this.waiting.progress(`${doing} (${Math.round((100 * done) / of)} %)`);
    });
    hear(transport, 'notebook.changed', ({ of, revision }) => {
      if (this.turn?.key.game === of.game && this.turn.key.seat === of.seat)
        this.turn.notebook.heard(revision);
    });
    hear(transport, 'settings.changed', (now) => this.#settings.heard(now));
    hear(transport, 'plan.changed', ({ key, revision }) => this.#planChanged(key, revision));
    const [info, settings] = await Promise.all([client['app.info']({}), client['settings.get']({})]);
    if (info.ok) this.info = info.value;
    else this.toasts.problems('The program does not answer', info.fault);
    if (settings.ok) this.#settings.heard(settings.value);
    await this.library.read();
    await this.takeArrivals();
  }

  async takeArrivals(): Promise<void> {
    const arrived = await this.bridge.client['file.arrived']({});
    for (const one of arrived.ok ? arrived.value : []) {
      const key = tellArrived(this, one);
      if (key !== undefined) await this.openTurn(key);
    }
  }

  async openFiles(files: readonly FileContents[]): Promise<void> {
    const last = await openFiles(this, files);
    if (last !== undefined) await Promise.all([this.openTurn(last), this.library.read()]);
  }

  async openDropped(list: FileList | undefined): Promise<void> {
    if (list === undefined || list.length === 0) return;
    await this.openFiles(await withoutArchives(this, await Promise.all([...list].map(contentsOf))));
  }

  async chooseFiles(): Promise<void> {
    await this.openFiles(await this.bridge.shell.pickFiles(openable));
  }

  /** Opens a turn on its map, or on another screen. What it is to show besides is chosen in `begin`: afterwards the reader has the word. */
  async openTurn(key: TurnKey, screen?: string, begin?: (turn: Turn) => void): Promise<void> {
    if (isWorld({ key })) return openWorld(this, key.game, screen, begin);
    const asked = ++this.#asked;
    const opened = await this.waiting.for('Opening the turn', this.bridge.client['turn.open']({ key }));
    // If two turns were asked for, only the later one is opened, in whatever order they arrive.
    if (asked !== this.#asked) return;
    if (!opened.ok) return this.toasts.problems('The turn was not opened', opened.fault, 'turn');
    const read = await readTurnOver(this, opened.value);
    if (asked !== this.#asked) return;
    if (!read.ok) return this.toasts.problems('The turn cannot be read', read.fault, 'turn');
    this.toasts.settle('turn');
    if (opened.value.notes.length > 0) this.toasts.problems('About this turn', opened.value.notes);
    const turn = this.turnOf(this.bridge.client, opened.value, read.value, courseProgressIn(this, key));
    this.show(turn, screen, begin);
    await showQuestions(this, turn);
  }

  /** A turn that tells here what could not be saved. */
  turnOf(client: Client, opened: Opened, parts: Parts, course?: CourseProgress): Turn {
    const failed: Failed = (problems, about) => this.#saveFailed(turn, problems, about);
    const turn = new Turn(client, opened, parts, failed, course);
    return turn;
  }

  /** Puts an opened turn on the screen, in place of any other; on `screen`, if it has that. */
  show(turn: Turn, screen?: string, begin?: (turn: Turn) => void): void {
    this.elsewhere = false;
    this.#put(turn);
    // Options are no part of any turn: whoever opened them while this one was on its way still reads them.
    if (this.overlay !== 'settings') this.overlay = undefined;
    this.screen = arrive(turn, screen);
    begin?.(turn);
  }

  /** Begins a practice game or the tutorial. Where there are several rulesets, and none is wished, the reader is asked first. */
  async practice(wish: In<'practice.start'> = {}): Promise<void> {
    const isNamed = wish.ruleset !== undefined || wish.scenario !== undefined;
    const rules = isNamed ? {} : await rulesFor(this, wish.tutorial === true);
    if (rules === undefined) return;
    const begun = await this.waiting.for(
      wish.tutorial === true ? 'Opening the lessons' : 'Making the game',
      this.bridge.client['practice.start']({ ...wish, ...rules }),
    );
    if (!begun.ok) this.toasts.problems('No practice game was begun', begun.fault);
    else await this.openTurn(begun.value.key);
  }

  /** Runs the turn of a practice game and opens the next. */
  async runTurn(): Promise<void> {
    const { turn } = this;
    if (turn === undefined || !(await settledBefore(this.toasts, turn, 'The turn was not run'))) return;
    const next = this.bridge.client['practice.next']({ key: turn.key, shown: shownOf(turn) });
    const run = await this.waiting.for('Running the turn', next);
    if (!run.ok) return this.toasts.problems('The turn was not run', run.fault);
    const { key } = run.value;
    await this.openTurn(key, key.turn === turn.key.turn ? undefined : 'messages');
    if (key.turn === turn.key.turn) await passOn(this, turn.key);
  }

  /** Writes the orders file and hands it to the player. */
  async saveTurn(): Promise<FileContents | undefined> {
    const { turn } = this;
    if (turn === undefined || !(await settledBefore(this.toasts, turn, 'Your orders were not written')))
      return undefined;
    const { revision } = turn.saver;
    const file = await this.waiting.for(
      'Sealing your orders',
      this.bridge.client['orders.export']({ key: turn.key, shown: shownOf(turn) }),
    );
    if (!file.ok) {
      this.toasts.problems('Your orders were not written', file.fault, 'orders');
      return undefined;
    }
    this.toasts.settle('orders');
    saw(turn, 'saved');
    [turn.sealed, turn.requests.unsent] = [revision, false];
    this.bridge.shell.offerFile(file.value);
    return file.value;
  }

  /** What is being waited for, in words. */
  get busy(): string | undefined {
    return this.waiting.newest;
  }

  get settings(): Settings {
    return this.#settings.now;
  }

  async set(change: Partial<SettingsChange>): Promise<void> {
    const saved = await this.#settings.set(this.bridge.client, change);
    if (saved.ok) return speakAnew(this, change.language);
    this.toasts.problems('The setting was not kept', saved.fault);
  }

  /** Opens a game, or the list of games, on the game master's desk. */
  openDesk(game?: string): void {
    this.#put(undefined);
    [this.overlay, this.study] = [undefined, undefined];
    [this.deskGame, this.screen] = [game, 'desk'];
  }

  /** Follows a link; `at` is the place its sentence is about. */
  follow(pointer: Followed, at?: PlaceId): void {
    if (this.turn !== undefined) follow(this, this.turn, pointer, at);
  }

  /** Leaves the turn for the start-up menu. */
  async leave(): Promise<void> {
    await this.turn?.settled();
    this.#put(undefined);
    [this.overlay, this.study, this.screen] = [undefined, undefined, 'start'];
    await this.library.read();
  }

  /** Whether all plans and notes are saved, including those of closed turns. */
  get allSaved(): boolean {
    return this.#away.allSaved && (this.turn?.saveState ?? 'saved') === 'saved';
  }

  #put(turn: Turn | undefined): void {
    const before = this.turn;
    this.#away.put(before);
    this.turn = turn;
    before?.states.drop();
  }

  #planChanged(key: TurnKey, revision: number): void {
    const { turn } = this;
    if (turn?.isOf(key) !== true) return;
    this.toasts.settle('plan');
    // The news of our own save may arrive before the reply to it.
    clock.after(400, () => {
      if (this.turn === turn && turn.saver.state !== 'saving' && revision > turn.saver.revision)
        this.elsewhere = true;
    });
  }

  #saveFailed(turn: Turn, problems: readonly Problem[], about: keyof typeof unsaved): void {
    if (this.turn === turn && problems.some(({ code }) => code === 'plan-changed-elsewhere'))
      this.elsewhere = true;
    else this.toasts.problems(unsaved[about], problems, about);
  }
}
