import type {
  MailLaid,
  MailSent,
  MailServer,
  SendingKnown,
  SendingWishes,
  SentRow,
} from '#contract/player/sending.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { shownOf } from '../../state/saving.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { Draft, readLike } from '#ui/state/drafts.svelte.ts';
import { unreadable } from '#ui/state/refusals.ts';
import { smtpPorts } from '../mail/ports.ts';

const blankWishes: SendingWishes = { to: '', subject: '', body: '' };
const blankServer: MailServer = { host: '', port: smtpPorts.tls, security: 'tls', user: '', from: '' };

/** Sending one turn: the settings being filled in, and its progress. */
export class Post {
  /** The letter as it is being written; until something is, as it is known. */
  readonly #written: Draft<SendingWishes | null>;
  #given = $state.raw<SendingWishes>(blankWishes);
  /** The server's fields keep their values while the mail program is chosen. */
  server = $state.raw<MailServer>(blankServer);
  byServer = $state(false);
  password = $state('');
  known = $state.raw<SendingKnown | undefined>(undefined);
  step = $state<'filling' | 'working' | 'laid' | 'sent'>('filling');
  laid = $state.raw<MailLaid | undefined>(undefined);
  sent = $state.raw<MailSent | undefined>(undefined);
  problems = $state.raw<readonly Problem[]>([]);
  readonly #session: Session;
  readonly #turn: Turn;

  constructor(session: Session, turn: Turn) {
    this.#session = session;
    this.#turn = turn;
    const { game, seat, turn: number } = turn.key;
    this.#written = new Draft<SendingWishes | null>(
      ['sending', game, seat, number].join(' '),
      null,
      readLike(blankWishes),
    );
  }

  get wishes(): SendingWishes {
    return this.#written.now ?? this.#given;
  }
  set wishes(wishes: SendingWishes) {
    this.#written.now = wishes;
  }

  get #of(): { readonly game: string; readonly seat: string } {
    return { game: this.#turn.key.game, seat: this.#turn.key.seat };
  }

  /** The last time that orders of this turn went out. */
  get before(): SentRow | undefined {
    return this.known?.sent.filter(({ turn }) => turn === this.#turn.key.turn).at(-1);
  }

  /** The plan was changed after that. */
  get changedSince(): boolean {
    return this.before !== undefined && this.before.revision !== this.#turn.saver.revision;
  }

  async read(): Promise<void> {
    const known = await this.#session.bridge.client['sending.get']({ of: this.#of });
    if (!known.ok) {
      this.problems = known.fault;
      return;
    }
    this.known = known.value;
  }

  /** Reads what is known, and fills it in. */
  async open(): Promise<void> {
    await this.read();
    if (this.known === undefined) return;
    const { wishes } = this.known;
    // The address in the game master's results is used until the player enters another one.
    this.#given = wishes.to === '' ? { ...wishes, to: this.#turn.address } : wishes;
    this.byServer = wishes.server !== undefined;
    this.server = wishes.server ?? this.server;
  }

  get #wished(): SendingWishes {
    const { to, subject, body } = this.wishes;
    return {
      to: to.trim(),
      subject,
      body,
      ...(this.byServer
        ? { server: { ...this.server, host: this.server.host.trim(), from: this.server.from.trim() } }
        : {}),
    };
  }

  async #keep(): Promise<boolean> {
    const { known } = this;
    if (known === undefined) return false;
    const wishes = this.#wished;
    const password = this.byServer && this.password !== '' ? { password: this.password } : {};
    const saved = await this.#session.bridge.client['sending.set']({
      of: this.#of,
      was: known.wishes,
      wishes,
      ...password,
    });
    if (saved.ok) {
      this.known = { ...known, wishes };
      this.#kept();
      return true;
    }
    // What another window wrote is known from here on; what is filled in here counts if it is sent again.
    if (saved.fault.some(({ code }) => code === 'sending-changed-elsewhere')) await this.read();
    this.problems = saved.fault;
    return false;
  }

  /** What was written is stored with the game. */
  #kept(): void {
    this.#given = this.wishes;
    this.#written.discard();
  }

  /** Tries the server as it is filled in. */
  test(): ReturnType<Session['bridge']['client']['sending.try']> {
    const { waiting, bridge } = this.#session;
    const password = this.password === '' ? {} : { password: this.password };
    return waiting.for(
      'Testing the server',
      bridge.client['sending.try']({ of: this.#of, server: this.server, ...password }),
    );
  }

  /** Saves the settings, writes the orders file and sends it. A second call during the first does nothing. */
  async send(): Promise<void> {
    if (this.step === 'working') return;
    this.step = 'working';
    this.problems = [];
    const before = this.laid === undefined ? 'filling' : 'laid';
    const [settled, asked] = await Promise.all([this.#turn.saver.settled(), this.#turn.requests.settled()]);
    if (!asked) this.problems = [unreadable('requests-not-saved')];
    if (!settled) this.problems = [unreadable('plan-not-saved')];
    const { revision } = this.#turn.saver;
    if (!settled || !asked || !(await this.#keep())) this.step = before;
    else if (await (this.byServer ? this.#mail() : this.#compose()))
      [this.#turn.sealed, this.#turn.requests.unsent] = [revision, false];
  }

  async #compose(): Promise<boolean> {
    const laid = await this.#session.bridge.client['sending.compose']({
      key: this.#turn.key,
      shown: shownOf(this.#turn),
    });
    this.step = laid.ok ? 'laid' : 'filling';
    if (laid.ok) this.laid = laid.value;
    else this.problems = laid.fault;
    return laid.ok;
  }

  async #mail(): Promise<boolean> {
    const { client } = this.#session.bridge;
    const sent = await client['sending.mail']({ key: this.#turn.key, shown: shownOf(this.#turn) });
    await this.read();
    this.step = sent.ok ? 'sent' : 'filling';
    if (!sent.ok) this.problems = sent.fault;
    this.password = sent.ok || this.known?.hasPassword === true ? '' : this.password;
    if (sent.ok) this.sent = sent.value;
    return sent.ok;
  }
}
