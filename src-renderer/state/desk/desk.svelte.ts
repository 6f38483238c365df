import type { Words } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { anyGame } from '../rules.ts';
import { hear, type Client, type Reply } from '#contract/client.ts';
import type { In, Out } from '#contract/calls.ts';
import type { Desk, GameRow } from '#contract/gm/desk.ts';
import { isGmAct } from '#contract/gm/calls.ts';
import type { PolicyChange } from '#contract/gm/policy.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Proof } from '../archive/proof.svelte.ts';
import { grant } from './requests.ts';
import { FeatureStates } from '../featureStates.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import type { DeskDialog } from './deskDialog.ts';
import { marksOn, mustLookAgain, Seen } from './seen.ts';
import { stampOf } from './stamp.ts';

type GmCall = Extract<keyof Client, `gm.${string}`>;

export const deskTabs = [
  'roll',
  'judge',
  'preview',
  'turns',
  'letters',
  'policy',
  'fairness',
  'log',
] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The game master's desk: the list of games, and the open one. */
export class GmDesk {
  games = $state.raw<readonly GameRow[]>([]);
  listed = $state(false);
  shown = $state.raw<Desk | undefined>(undefined);
  /** Why the game cannot be shown. */
  trouble = $state.raw<readonly Problem[]>([]);
  tab = $state<DeskTab>('roll');
  #dialog = $state.raw<DeskDialog | undefined>(undefined);
  #draft = $state.raw<PolicyChange | undefined>(undefined);
  preview = $state.raw<Out<'gm.preview'> | undefined>(undefined);
  story = $state.raw<Out<'gm.story'> | undefined>(undefined);
  shadow = $state.raw<Out<'gm.shadow'> | undefined>(undefined);
  /** The outcome of the last run and of the last publishing, until the next. */
  done = $state.raw<Out<'gm.run'> | undefined>(undefined);
  published = $state.raw<Out<'gm.publish'> | undefined>(undefined);
  /** Whose files were offered as downloads, until the user says that they are saved. */
  offered = $state.raw<readonly string[]>([]);
  /** Where the archive is, after the game was ended with its seeds revealed. */
  ended = $state.raw<Out<'gm.end'> | undefined>(undefined);
  readonly session: Session;
  /** The words of the shown game. */
  readonly words: Words = $derived.by(
    () => this.session.rules.now(this.shown?.rules ?? '')?.presentation.words ?? anyGame,
  );
  /** State of features, for as long as the desk exists. */
  readonly states = new FeatureStates();
  readonly proof: Proof;
  /** What is read of a game along with it, and put on the desk at the same moment. */
  readonly alongside: ((shown: Desk) => Promise<() => void>)[] = [];
  readonly #seen = new Seen();
  #asked = 0;
  #reading: Promise<void> = Promise.resolve();
  /** What was last put on the desk: a game, or the list of games. */
  #put: string | undefined;

  constructor(session: Session) {
    this.session = session;
    this.proof = new Proof(session);
    hear(session.bridge.transport, 'gm.changed', ({ game }) => {
      if (session.screen !== 'desk') return;
      if (session.deskGame === game) void this.read();
      else if (session.deskGame === undefined) void this.list();
    });
  }

  get dialog(): DeskDialog | undefined {
    return this.#dialog;
  }
  set dialog(next: DeskDialog | undefined) {
    this.#dialog = next;
    this.#seen.end('dialog');
    if (next !== undefined) this.#seen.begin('dialog', this.shown);
  }

  /** What is changed of the policy, and not saved yet. */
  get draft(): PolicyChange | undefined {
    return this.#draft;
  }
  set draft(next: PolicyChange | undefined) {
    this.#draft = next;
    if (next === undefined) this.#seen.end('policy');
    else this.#seen.begin('policy', this.shown);
  }

  get waiting(): boolean {
    return this.session.busy !== undefined;
  }

  async list(): Promise<void> {
    const rows = await this.session.bridge.client['gm.games']({});
    if (rows.ok) this.games = rows.value;
    else this.session.toasts.problems('Your games cannot be listed', rows.fault, 'desk');
    this.listed = true;
  }

  /** Opens a game on the desk, or the list of games. */
  async open(game: string | undefined): Promise<void> {
    this.session.deskGame = game;
    this.forget();
    await this.#putOn(game);
  }

  /** Puts on the desk what another part of the program has opened; nothing happens if it lies there already. */
  async follow(game: string | undefined): Promise<void> {
    if (game !== undefined && game === this.#put) return;
    if (game !== undefined) this.forget();
    await this.#putOn(game);
  }

  async #putOn(game: string | undefined): Promise<void> {
    this.#put = game;
    await (game === undefined ? this.list() : this.read());
  }

  /** Reads the game again. A preview is discarded if the game has changed since. */
  read(): Promise<void> {
    return (this.#reading = this.#readNow());
  }

  async #readNow(): Promise<void> {
    const game = this.session.deskGame;
    if (game === undefined) return;
    const asked = ++this.#asked;
    const shown = await this.session.bridge.client['gm.desk']({ game });
    const along = shown.ok && asked === this.#asked ? this.alongside.map((read) => read(shown.value)) : [];
    if (shown.ok) await this.session.rules.read(shown.value.rules);
    const putting = await Promise.all(along);
    // Whoever waits for this waits for the newest.
    if (asked !== this.#asked) return this.#reading;
    if (this.session.deskGame !== game) return;
    if (!shown.ok) {
      this.shown = undefined;
      this.trouble = shown.fault;
      return;
    }
    this.trouble = [];
    if (this.preview !== undefined && stampOf(shown.value) !== stampOf(this.shown)) this.preview = undefined;
    this.shown = shown.value;
    for (const put of putting) put();
  }

  forget(): void {
    this.shown = undefined;
    this.draft = undefined;
    [this.preview, this.story] = [undefined, undefined];
    void this.proof.forget();
    this.shadow = undefined;
    this.done = undefined;
    [this.published, this.offered] = [undefined, []];
    this.ended = undefined;
    [this.dialog, this.trouble] = [undefined, []];
    this.tab = 'roll';
  }

  /** Asks the host; an act says what its user was shown. A refusal is shown as a notice titled `failed`, and the answer is undefined. */
  async ask<K extends GmCall>(
    name: K,
    input: Omit<In<K>, 'shown'>,
    doing: string,
    failed: string,
  ): Promise<Out<K> | undefined> {
    const { toasts, bridge } = this.session;
    const call = bridge.client[name] as unknown as (asked: unknown) => Promise<Reply<Out<K>>>;
    const seen = isGmAct(name) ? this.#seen.of(name, this.shown) : undefined;
    const said =
      seen === undefined ? {} : { shown: marksOn(seen, (input as { readonly seat?: string }).seat) };
    const reply = await this.session.waiting.for(doing, call({ ...input, ...said }));
    if (reply.ok) {
      toasts.settle('desk');
      return reply.value;
    }
    toasts.problems(failed, reply.fault, 'desk');
    // The game is shown as it is now, with who is working on it.
    if (mustLookAgain(reply.fault)) void this.read().then(() => this.#seen.again(this.shown));
    return undefined;
  }

  /** Does something and closes the dialog that asked for it. */
  async act<K extends GmCall>(
    name: K,
    input: Omit<In<K>, 'shown'>,
    doing: string,
    failed: string,
    done?: string,
  ): Promise<boolean> {
    const { dialog } = this;
    const said = await this.ask(name, input, doing, failed);
    if (said === undefined) return false;
    await this.over(dialog, done);
    return true;
  }

  /** What a dialog asked for is done: it closes, but one opened meanwhile stays. The player whose request it was is told. */
  async over(dialog: DeskDialog | undefined, done?: string): Promise<void> {
    if (this.dialog === dialog) this.dialog = undefined;
    if (done !== undefined) this.session.toasts.show('good', done);
    await this.read();
    if (await grant(this, dialog)) await this.read();
  }

  async lookAhead(): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    this.tab = 'preview';
    this.preview = await this.ask(
      'gm.preview',
      { game: shown.game },
      `Previewing turn ${shown.turn}`,
      'The turn cannot be previewed',
    );
  }

  async run(anyway: boolean, unjudged: boolean, run?: string): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    this.done = await this.ask(
      'gm.run',
      { game: shown.game, anyway, unjudged, ...defined({ run }) },
      `Running turn ${shown.turn}`,
      'The turn was not run',
    );
    if (this.done?.outcome === 'ran') {
      this.published = undefined;
      this.preview = undefined;
    }
    this.tab = 'preview';
    await this.read();
  }
}

/** The desk of this session. */
export const deskOf = (session: Session): GmDesk => session.states.of(GmDesk, () => new GmDesk(session));
