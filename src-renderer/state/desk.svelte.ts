import { longestBase64 } from '#contract/base64.ts';
import { hear, type Client, type Reply } from '#contract/client.ts';
import type { In, Out } from '#contract/calls.ts';
import type { Desk, GameRow } from '#contract/gm/desk.ts';
import type { Policy } from '#contract/gm/policy.ts';
import type { Problem } from '#kernel/problem.ts';
import { contentsOf, type FileContents } from '../bridge/shell.ts';
import { Proof } from './proof.svelte.ts';
import { plural } from '../parts/plural.ts';
import type { Session } from './session.svelte.ts';
import { withoutArchives } from './archive.svelte.ts';
import { waitFor } from './waiting.ts';

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

/** A dialog over the desk, with what it is about. */
export type DeskDialog =
  | { readonly kind: 'new' | 'post' | 'unseal' | 'hold' | 'extend' | 'end' }
  | { readonly kind: 'player' | 'replace' | 'standIn' | 'words'; readonly seat: string }
  | { readonly kind: 'rerun' | 'back'; readonly turn: number }
  | { readonly kind: 'late'; readonly number: number; readonly take: boolean };

/** The game master's desk: the games, and the one that lies open. */
export class GmDesk {
  games = $state.raw<readonly GameRow[]>([]);
  listed = $state(false);
  shown = $state.raw<Desk | undefined>(undefined);
  /** Why the game cannot be shown. */
  trouble = $state.raw<readonly Problem[]>([]);
  tab = $state<DeskTab>('roll');
  dialog = $state.raw<DeskDialog | undefined>(undefined);
  /** A policy that is being changed, and is not kept yet. */
  draft = $state.raw<Policy | undefined>(undefined);
  preview = $state.raw<Out<'gm.preview'> | undefined>(undefined);
  story = $state.raw<Out<'gm.story'> | undefined>(undefined);
  shadow = $state.raw<Out<'gm.shadow'> | undefined>(undefined);
  /** What the last run or publishing came to, until the next. */
  done = $state.raw<Out<'gm.run'> | undefined>(undefined);
  published = $state.raw<Out<'gm.publish'> | undefined>(undefined);
  /** Where the archive lies, after the game was ended with its seeds revealed. */
  ended = $state.raw<Out<'gm.end'> | undefined>(undefined);
  readonly session: Session;
  readonly proof: Proof;
  #asked = 0;

  constructor(session: Session) {
    this.session = session;
    this.proof = new Proof(session);
    hear(session.bridge.transport, 'gm.changed', ({ game }) => {
      if (session.screen !== 'desk') return;
      if (session.deskGame === game) void this.read();
      else if (session.deskGame === undefined) void this.list();
    });
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

  /** Puts a game on the desk, or none. */
  async open(game: string | undefined): Promise<void> {
    this.session.deskGame = game;
    this.forget();
    if (game === undefined) await this.list();
    else await this.read();
  }

  /** Reads the game anew. What was looked ahead at is of the past when the game has changed. */
  async read(): Promise<void> {
    const game = this.session.deskGame;
    if (game === undefined) return;
    const asked = ++this.#asked;
    const shown = await this.session.bridge.client['gm.desk']({ game });
    if (asked !== this.#asked || this.session.deskGame !== game) return;
    if (!shown.ok) {
      this.shown = undefined;
      this.trouble = shown.fault;
      return;
    }
    this.trouble = [];
    if (this.preview !== undefined && stampOf(shown.value) !== stampOf(this.shown)) this.preview = undefined;
    this.shown = shown.value;
  }

  forget(): void {
    this.shown = undefined;
    this.draft = undefined;
    this.preview = undefined;
    this.story = undefined;
    void this.proof.forget();
    this.shadow = undefined;
    this.done = undefined;
    this.published = undefined;
    this.ended = undefined;
    this.dialog = undefined;
    this.trouble = [];
    this.tab = 'roll';
  }

  /** Asks the host; a refusal is told under the title `failed`. Undefined then. */
  async ask<K extends GmCall>(
    name: K,
    input: In<K>,
    doing: string,
    failed: string,
  ): Promise<Out<K> | undefined> {
    const { toasts, bridge } = this.session;
    const call = bridge.client[name] as (asked: In<K>) => Promise<Reply<Out<K>>>;
    const reply = await waitFor(this.session, doing, call(input));
    if (reply.ok) {
      toasts.settle('desk');
      return reply.value;
    }
    toasts.problems(failed, reply.fault, 'desk');
    return undefined;
  }

  /** An act after which the dialog that asked for it goes; one that was opened meanwhile stays. */
  async act<K extends GmCall>(
    name: K,
    input: In<K>,
    doing: string,
    failed: string,
    done?: string,
  ): Promise<boolean> {
    const { dialog } = this;
    const said = await this.ask(name, input, doing, failed);
    if (said === undefined) return false;
    if (this.dialog === dialog) this.dialog = undefined;
    if (done !== undefined) this.session.toasts.show('good', done);
    await this.read();
    return true;
  }

  /** Ends the game; with the seeds revealed, the archive for everybody is shown under Fairness. */
  async end(words: string, reveal: boolean): Promise<void> {
    const game = this.shown?.game;
    const done =
      game === undefined
        ? undefined
        : await this.ask('gm.end', { game, words, reveal }, 'Ending the game', 'The game was not ended');
    if (done === undefined) return;
    [this.dialog, this.ended] = [undefined, done];
    if (done.archive !== undefined) this.tab = 'fairness';
    this.session.toasts.show('good', 'The game is over');
    await this.read();
  }

  async drop(list: FileList | undefined): Promise<void> {
    if (list === undefined || list.length === 0) return;
    await this.take(await Promise.all([...list].map(contentsOf)));
  }

  async choose(): Promise<void> {
    await this.take(
      await this.session.bridge.shell.pickFiles(this.shown === undefined ? ['.game'] : ['.orders']),
    );
  }

  /** Takes files in: games onto the desk, everything else as orders of the game that lies on it. */
  async take(given: readonly FileContents[]): Promise<void> {
    const files = await withoutArchives(this.session, given);
    for (const file of files.filter(({ name }) => name.toLowerCase().endsWith('.game'))) {
      if (file.base64.length > longestBase64) {
        this.session.toasts.show(
          'bad',
          `${file.name} is too large to be handed over`,
          'Put it into the library by hand: a game abc goes to game-master/abc/abc.game.',
          'desk',
        );
        continue;
      }
      const here = await this.ask(
        'gm.import',
        { base64: file.base64 },
        `Checking ${file.name}`,
        `${file.name} was not taken`,
      );
      if (here !== undefined) await this.open(here.game);
    }
    const orders = files.filter(({ name }) => !name.toLowerCase().endsWith('.game'));
    const { shown } = this;
    if (orders.length === 0) return;
    if (shown === undefined)
      return this.session.toasts.show(
        'bad',
        'No game lies on the desk',
        'Open the game first, then drop the orders for it.',
        'desk',
      );
    const rows = await this.ask(
      'gm.take',
      { game: shown.game, files: orders.map(({ name, base64 }) => ({ name, base64 })) },
      'Taking orders in',
      'The orders were not taken in',
    );
    if (rows === undefined) return;
    const bad = rows.filter(({ verdict }) => verdict === 'refused' || verdict === 'stale').length;
    const good = rows.length - bad;
    this.session.toasts.show(
      bad === 0 ? 'good' : 'info',
      good === 0 ? 'No orders were taken in' : `${plural(good, 'file')} taken in`,
      bad === 0 ? '' : `${plural(bad, 'file')} cannot be used: the list of files says why.`,
    );
    this.tab = 'roll';
    await this.read();
  }

  /** Takes a game off the desk. Its file stays, and can be opened again. */
  async putAway(game: string): Promise<void> {
    const put = await this.ask('gm.putAway', { game }, `Putting ${game} away`, 'The game was not put away');
    if (put !== undefined)
      this.session.toasts.show(
        'good',
        `${game} was put away`,
        `To bring it back, open its .game file, which lies in ${put.folder}.`,
      );
    await this.list();
  }

  async lookAhead(): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    this.tab = 'preview';
    this.preview = await this.ask(
      'gm.preview',
      { game: shown.game },
      `Trying turn ${shown.turn}`,
      'The turn cannot be tried',
    );
  }

  async run(anyway: boolean, unjudged: boolean): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    this.done = await this.ask(
      'gm.run',
      { game: shown.game, anyway, unjudged },
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

  async publish(to: In<'gm.publish'>['to'], seats?: readonly string[], turn?: number): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    const asked = {
      game: shown.game,
      to,
      ...(seats === undefined ? {} : { seats: [...seats] }),
      ...(turn === undefined ? {} : { turn }),
    };
    const sent = await this.ask(
      'gm.publish',
      asked,
      'Making the results ready',
      'The results were not published',
    );
    if (sent === undefined) return;
    this.published = sent;
    // Where the results of the turn are published from, it stands on the page.
    if (this.tab !== 'preview') this.session.toasts.show('good', publishedText(sent));
    for (const file of sent.files) this.session.bridge.shell.offerFile(file);
    await this.read();
  }

  async offer(name: 'gm.export' | 'gm.archive', doing: string): Promise<void> {
    const { shown } = this;
    const file =
      shown === undefined
        ? undefined
        : await this.ask(name, { game: shown.game }, doing, 'The file was not made');
    if (file === undefined) return;
    const forAll = name === 'gm.archive' && shown?.clock.over === true;
    const secret = forAll
      ? 'The game is over: send it to every player.'
      : 'It holds every secret of the game: keep it to yourself.';
    if (file.base64 === undefined) {
      this.session.toasts.show(
        'good',
        `${file.name} lies in the folder of the game`,
        `It is too large to be handed over: take it from ${file.folder}. ${secret}`,
      );
      return;
    }
    this.session.bridge.shell.offerFile({ name: file.name, base64: file.base64 });
    this.session.toasts.show('good', `${file.name} was handed to you`, secret);
  }
}

/** What became of results that were published. */
export const publishedText = ({ letters, folder, names }: Out<'gm.publish'>): string =>
  letters > 0
    ? `${plural(letters, 'letter')} in the outbox: see Letters.`
    : folder !== undefined
      ? `${plural(names.length, 'file')} written to ${folder}.`
      : `${plural(names.length, 'file')} handed to you.`;

/** By which it is known whether a look ahead still holds. */
const stampOf = (desk: Desk | undefined): string =>
  JSON.stringify(
    desk === undefined
      ? ''
      : [
          desk.turn,
          desk.received,
          desk.judged.map(({ order, ruling }) => [order, ruling]),
          desk.seats.map(({ seat, decreed }) => [seat, decreed]),
        ],
  );

const desks = new WeakMap<Session, GmDesk>();

/** The desk of this sitting. */
export function deskOf(session: Session): GmDesk {
  const there = desks.get(session);
  if (there !== undefined) return there;
  const made = new GmDesk(session);
  desks.set(session, made);
  return made;
}
