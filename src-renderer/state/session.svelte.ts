import { hear } from '#contract/client.ts';
import type { In, Out } from '#contract/calls.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Settings, SettingsChange } from '#contract/settings.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Bridge } from '../bridge/client.ts';
import { contentsOf, type FileContents } from '../bridge/shell.ts';
import { withoutArchives } from './archive.svelte.ts';
import { Away } from './away.ts';
import { follow, type Followed } from './following.ts';
import { isGoodNews, newsOf } from './news.ts';
import { Options } from './options.svelte.ts';
import type { Rules } from './rules.ts';
import { readTurn } from './readTurn.ts';
import { saw } from './seen.svelte.ts';
import { Toasts } from './toasts.svelte.ts';
import { Turn } from './turn.svelte.ts';
import { waitFor } from './waiting.ts';

export type LibraryRow = Out<'library.list'>[number];
export const screens = ['headquarters', 'map', 'messages', 'game'] as const;
export type Screen = 'start' | 'desk' | (typeof screens)[number];
/** What lies over the screen, by name: `plans`, `help`, `settings`, `save`, `unit`, or one of `views/features.ts`. */
export type Overlay = string | undefined;

/** The whole sitting: library, settings, and the turn on the table. */
export class Session {
  screen = $state<Screen>('start');
  overlay = $state<Overlay>(undefined);
  /** The subject whose page lies on top of everything. */
  study = $state<string | undefined>(undefined);
  library = $state.raw<readonly LibraryRow[]>([]);
  /** Files in the library that are no turns of ours. */
  strays = $state.raw<Out<'library.strays'>>([]);
  loaded = $state(false);
  info = $state.raw<Out<'app.info'> | undefined>(undefined);
  turn = $state.raw<Turn | undefined>(undefined);
  /** What is being waited for, in words; undefined when nothing is. */
  busy = $state<string | undefined>(undefined);
  /** The game on the game master's desk; undefined while he looks at the list of them. */
  deskGame = $state<string | undefined>(undefined);
  /** The same plan was changed in another window. */
  elsewhere = $state(false);
  readonly toasts = new Toasts();
  readonly bridge: Bridge;
  readonly #rules: (id: string) => Rules | undefined;
  readonly #options = new Options();
  readonly #away = new Away();
  #asked = 0;

  constructor(bridge: Bridge, rules: (id: string) => Rules | undefined) {
    this.bridge = bridge;
    this.#rules = rules;
  }

  /** Asks the host for everything the start-up menu shows, and begins to listen. */
  async start(): Promise<void> {
    const { client, transport } = this.bridge;
    hear(transport, 'library.changed', () => void this.readLibrary());
    hear(transport, 'file.arrived', () => void this.takeArrivals());
    hear(transport, 'progress', ({ doing, done, of }) => {
      if (this.busy !== undefined) this.busy = `${doing} (${Math.round((100 * done) / of)} %)`;
    });
    hear(transport, 'notebook.changed', ({ of, revision }) => {
      if (this.turn?.key.game === of.game && this.turn.key.seat === of.seat)
        this.turn.notebook.heard(revision);
    });
    hear(transport, 'settings.changed', (now) => this.#options.heard(now));
    hear(transport, 'plan.changed', ({ key, revision }) => this.#planChanged(key, revision));
    const [info, settings] = await Promise.all([client['app.info']({}), client['settings.get']({})]);
    if (info.ok) this.info = info.value;
    else this.toasts.problems('The program does not answer', info.fault);
    if (settings.ok) this.#options.heard(settings.value);
    await this.readLibrary();
    await this.takeArrivals();
  }

  async readLibrary(): Promise<void> {
    const rows = await this.bridge.client['library.list']({});
    if (rows.ok) this.library = rows.value;
    const strays = await this.bridge.client['library.strays']({});
    if (strays.ok) this.strays = strays.value;
    this.loaded = true;
  }

  async takeArrivals(): Promise<void> {
    const arrived = await this.bridge.client['file.arrived']({});
    if (!arrived.ok) return;
    for (const { name, opened, problems } of arrived.value) {
      if (opened === undefined) this.toasts.problems(`${name} was not opened`, problems, 'files');
      else if (opened.what === 'game') this.openDesk(opened.game);
      else if (opened.what === 'upgrade') this.toasts.show('good', name, newsOf(opened));
      else await this.openTurn(opened.key);
    }
  }

  async openFiles(files: readonly FileContents[]): Promise<void> {
    let last: TurnKey | undefined;
    if (files.length > 0) this.toasts.settle('files');
    for (const file of files) {
      const opened = await waitFor(this, `Opening ${file.name}`, this.bridge.client['file.open'](file));
      if (!opened.ok) this.toasts.problems(`${file.name} was not opened`, opened.fault, 'files');
      else {
        if (opened.value.what === 'game') this.openDesk(opened.value.game);
        else if (opened.value.what !== 'upgrade') last = opened.value.key;
        this.toasts.show(isGoodNews(opened.value) ? 'good' : 'bad', file.name, newsOf(opened.value));
      }
    }
    if (last !== undefined) await Promise.all([this.openTurn(last), this.readLibrary()]);
  }

  async openDropped(list: FileList | undefined): Promise<void> {
    if (list === undefined || list.length === 0) return;
    await this.openFiles(await withoutArchives(this, await Promise.all([...list].map(contentsOf))));
  }

  async chooseFiles(): Promise<void> {
    await this.openFiles(await this.bridge.shell.pickFiles(['.new', '.orders', '.upgrade', '.game']));
  }

  async openTurn(key: TurnKey): Promise<void> {
    const asked = ++this.#asked;
    const opened = await waitFor(this, 'Opening the turn', this.bridge.client['turn.open']({ key }));
    // Of two that were asked for, the later one is meant, whichever comes first.
    if (asked !== this.#asked) return;
    if (!opened.ok) return this.toasts.problems('The turn was not opened', opened.fault, 'turn');
    const read = readTurn(opened.value, this.#rules(opened.value.ruleset));
    if (!read.ok) return this.toasts.problems('The turn cannot be read', read.fault, 'turn');
    this.toasts.settle('turn');
    if (opened.value.notes.length > 0) this.toasts.problems('About this turn', opened.value.notes);
    this.elsewhere = false;
    const turn: Turn = new Turn(this.bridge.client, opened.value, read.value, (problems, about) =>
      this.#saveFailed(turn, problems, about),
    );
    this.#put(turn);
    this.overlay = undefined;
    this.screen = 'headquarters';
  }

  async practice(wish: In<'practice.start'> = {}): Promise<void> {
    const begun = await waitFor(
      this,
      wish.tutorial === true ? 'Opening the lessons' : 'Growing a galaxy',
      this.bridge.client['practice.start'](wish),
    );
    if (!begun.ok) this.toasts.problems('No practice game was begun', begun.fault);
    else await this.openTurn(begun.value.key);
  }

  /** Runs the turn of a practice game and opens the next. */
  async runTurn(): Promise<void> {
    const { turn } = this;
    if (turn === undefined || !(await this.#settled(turn, 'The turn was not run'))) return;
    const run = await waitFor(
      this,
      'Running the turn',
      this.bridge.client['practice.next']({ key: turn.key }),
    );
    if (!run.ok) return this.toasts.problems('The turn was not run', run.fault);
    await this.openTurn(run.value.key);
    this.screen = 'messages';
  }

  /** Plays on from other results that came for the same turn. */
  async chooseResults(digest: string): Promise<void> {
    const { turn } = this;
    if (turn === undefined) return;
    await turn.saver.settled();
    const chosen = await this.bridge.client['turn.choose']({ key: turn.key, digest });
    if (chosen.ok) await this.openTurn(turn.key);
    else this.toasts.problems('The other results were not taken', chosen.fault);
  }

  /** Writes the orders file and hands it to the player. */
  async saveTurn(): Promise<FileContents | undefined> {
    const { turn } = this;
    if (turn === undefined || !(await this.#settled(turn, 'Your orders were not written'))) return undefined;
    const { revision } = turn.saver;
    const file = await waitFor(
      this,
      'Sealing your orders',
      this.bridge.client['orders.export']({ key: turn.key }),
    );
    if (!file.ok) {
      this.toasts.problems('Your orders were not written', file.fault, 'orders');
      return undefined;
    }
    this.toasts.settle('orders');
    saw(turn, 'saved');
    turn.sealed = revision;
    this.bridge.shell.offerFile(file.value);
    return file.value;
  }

  async forget(key: TurnKey): Promise<void> {
    const gone = await this.bridge.client['turn.forget']({ key });
    if (!gone.ok) this.toasts.problems('The turn stays in the library', gone.fault);
    await this.readLibrary();
  }

  get settings(): Settings {
    return this.#options.now;
  }

  async set(change: Partial<SettingsChange>): Promise<void> {
    const kept = await this.#options.set(this.bridge.client, change);
    if (!kept.ok) this.toasts.problems('The setting was not kept', kept.fault);
  }

  /** Puts a game, or the list of games, on the game master's desk. */
  openDesk(game?: string): void {
    this.#put(undefined);
    [this.overlay, this.study] = [undefined, undefined];
    [this.deskGame, this.screen] = [game, 'desk'];
  }

  /** Goes where a word points; `at` is the place its sentence is about. See `follow`. */
  follow(pointer: Followed, at?: PlaceId): void {
    if (this.turn !== undefined) follow(this, this.turn, pointer, at);
  }

  /** Leaves the turn for the start-up menu. */
  async leave(): Promise<void> {
    await this.turn?.settled();
    this.#put(undefined);
    [this.overlay, this.study] = [undefined, undefined];
    this.screen = 'start';
    await this.readLibrary();
  }

  /** Whether all that was planned and noted is saved, also of turns that were put away. */
  get kept(): boolean {
    return this.#away.kept && (this.turn === undefined || this.turn.kept === 'saved');
  }

  #put(turn: Turn | undefined): void {
    this.#away.put(this.turn);
    this.turn = turn;
  }

  #planChanged(key: TurnKey, revision: number): void {
    const { turn } = this;
    if (turn === undefined || !turn.isOf(key)) return;
    this.toasts.settle('plan');
    // Our own save may be announced before its reply is here.
    setTimeout(() => {
      if (this.turn === turn && turn.saver.state !== 'saving' && revision > turn.saver.revision)
        this.elsewhere = true;
    }, 400);
  }

  #saveFailed(turn: Turn, problems: readonly Problem[], about: 'plan' | 'notes'): void {
    if (this.turn === turn && problems.some((problem) => problem.code === 'plan-changed-elsewhere'))
      this.elsewhere = true;
    else
      this.toasts.problems(
        about === 'plan' ? 'Your plan was not saved' : 'Trouble with your notes',
        problems,
        about,
      );
  }

  /** Waits until the plan is saved; where it cannot be, says what is not done for that reason. */
  async #settled(turn: Turn, undone: string): Promise<boolean> {
    if (turn.saver.state === 'failed') turn.saver.save(turn.plan);
    const kept = await turn.saver.settled();
    if (!kept)
      this.toasts.show(
        'bad',
        undone,
        'The last changes of your plan could not be saved. Once they are, try again.',
        'plan',
      );
    return kept;
  }
}
