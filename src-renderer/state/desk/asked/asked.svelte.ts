import type { Out } from '#contract/calls.ts';
import type { Client } from '#contract/client.ts';
import type { Desk } from '#contract/gm/desk.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { plural } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { FileContents } from '../../../bridge/shell.ts';
import { Questions } from '../../asked/questions.svelte.ts';
import { readWorld } from '../../world/openWorld.ts';
import type { GmDesk } from '../desk.svelte.ts';

type Open = NonNullable<Out<'gm.asked'>['open']>;

/** What the game master answers, themselves or for a seat that they lead. */
interface Mine {
  readonly questions: Questions;
  /** What it was read for: it is kept while the same is asked. */
  readonly round: string;
}

/** Whom the game master answers for, themselves first, of those who are asked now. */
const answeredHere = ({ questions, seats }: Open): readonly string[] =>
  [gameMaster as string, ...seats.flatMap(({ to, led }) => (led === true ? [to] : []))].filter((to) =>
    questions.some((question) => question.to === to),
  );

/** What the run that waits asks, as the desk shows it: read with the game, and never older. */
export class DeskAsked {
  #read = $state.raw<{ readonly game: string; readonly open: Open | undefined } | undefined>(undefined);
  /** With their answers as far as they have thought of them, by who is asked. */
  #mine = $state.raw<Readonly<Record<string, Mine>>>({});
  /** Something is done about questions: what is shown will be other at once. */
  acting = $state(false);
  #count = 0;
  #newest = 0;
  readonly #desk: GmDesk;

  constructor(desk: GmDesk) {
    this.#desk = desk;
    desk.alongside.push((shown) => this.#readWith(shown));
  }

  /** Undefined while no run waits. */
  get open(): Open | undefined {
    return this.#read?.game === this.#desk.shown?.game ? this.#read?.open : undefined;
  }

  /** The questions to the game master, or to a seat that they lead; undefined where others answer. */
  mine(to: string): Questions | undefined {
    return this.#mine[to]?.questions;
  }

  /** Reads for a game that is shown already, if it was not read with it. */
  async look(shown: Desk): Promise<void> {
    if (this.#read?.game === shown.game) return;
    const put = await this.#readWith(shown);
    if (this.#desk.shown?.game === shown.game) put();
  }

  async #readWith({ game, waits, rules }: Desk): Promise<() => void> {
    const count = ++this.#count;
    const asked = waits === true ? await this.#desk.session.bridge.client['gm.asked']({ game }) : undefined;
    const open = asked?.ok === true ? asked.value.open : undefined;
    const mine: Record<string, Mine> = {};
    for (const to of open === undefined ? [] : answeredHere(open)) {
      const found = await this.#readMine({ game, rules }, open as Open, to);
      if (found !== undefined) mine[to] = found;
    }
    return () => {
      if (count < this.#newest) return;
      this.#newest = count;
      this.#read = { game, open };
      this.#mine = mine;
    };
  }

  async #readMine(
    { game, rules }: Pick<Desk, 'game' | 'rules'>,
    open: Open,
    to: string,
  ): Promise<Mine | undefined> {
    const numbers = open.questions.flatMap((one) => (one.to === to ? [one.number] : []));
    const round = `${game} ${open.turn} ${open.since} ${numbers.join()}`;
    const before = this.#mine[to];
    if (before?.round === round) return before;
    const read = to === gameMaster ? await this.#readOwn(game) : await this.#readLed(game, to, rules);
    return read === undefined ? undefined : { questions: read, round };
  }

  async #readOwn(game: string): Promise<Questions | undefined> {
    const { session } = this.#desk;
    const read = await readWorld(session, game);
    if (read.ok) return read.value.questions;
    session.toasts.problems('Your questions cannot be shown', read.fault, 'desk');
    return undefined;
  }

  /** What a seat is asked, from what it knows alone. */
  async #readLed(game: string, seat: string, ruleset: string): Promise<Questions | undefined> {
    const { session } = this.#desk;
    const host = session.bridge.client;
    const rules = await session.rules.read(ruleset);
    if (!rules.ok) return undefined;
    const client: Client = {
      ...host,
      'turn.book': ({ book }) => host['gm.book']({ game, book }),
      'questions.save': async () => good({}),
      'questions.read': () => host['gm.ledAsked']({ game, seat }),
    };
    const questions = new Questions(client, { game, seat, turn: 0 } as never, rules.value);
    const faults = await questions.read();
    if (faults.length === 0) return questions;
    session.toasts.problems('The questions cannot be shown', faults, 'desk');
    return undefined;
  }

  /** Does something about questions, and reads again what is asked then. */
  async doing(work: () => Promise<unknown>): Promise<void> {
    this.acting = true;
    try {
      await work();
      await this.#desk.read();
    } finally {
      this.acting = false;
    }
  }

  /** Hands the questions files to the game master, to be mailed. */
  async handOut(game: string): Promise<void> {
    const files = await this.#desk.ask(
      'gm.askedFiles',
      { game },
      'Saving the questions',
      'The questions were not saved',
    );
    for (const file of files ?? []) this.#desk.session.bridge.shell.offerFile(file);
  }

  /** Puts them into the outbox, and says for whom no address is known. */
  async mail(game: string): Promise<void> {
    const desk = this.#desk;
    await this.doing(async () => {
      const done = await desk.ask(
        'gm.askedMail',
        { game },
        'Writing letters',
        'The questions were not queued',
      );
      if (done === undefined) return;
      const names = done.without.map(
        (seat) => desk.shown?.seats.find((one) => one.seat === seat)?.name ?? seat,
      );
      desk.session.toasts.show(
        done.letters === 0 ? 'bad' : 'good',
        `${plural(done.letters, 'letter')} with questions in the outbox`,
        names.length === 0
          ? ''
          : `No address is known for ${names.join(', ')}: save the questions and send them yourself.`,
      );
    });
  }

  /** Answers one of the game master’s own questions. */
  reply = (game: string, number: number, orders: readonly unknown[]): Promise<void> =>
    this.doing(() =>
      this.#desk.ask(
        'gm.reply',
        { game, number, orders: orders as never },
        'Saving your answer',
        'Your answer was not saved',
      ),
    );

  /** Answers all that a seat is asked that the game master leads. */
  replyFor = (game: string, seat: string): Promise<void> =>
    this.doing(() =>
      this.#desk.ask(
        'gm.ledReply',
        { game, seat, answers: this.mine(seat)?.whole() ?? [] },
        'Saving the answers',
        'The answers were not saved',
      ),
    );

  /** Goes on with the run; `overdue` waits for nobody any longer. */
  async goOn(game: string, overdue: boolean): Promise<void> {
    const desk = this.#desk;
    await this.doing(async () => {
      desk.done = await desk.ask(
        'gm.runOn',
        { game, overdue },
        'Continuing the turn',
        'The turn was not run',
      );
      if (desk.done?.outcome === 'ran') [desk.published, desk.preview] = [undefined, undefined];
    });
  }
}

export const askedOf = (desk: GmDesk): DeskAsked => desk.states.of(DeskAsked, () => new DeskAsked(desk));

/** Takes in answers files for the open game, and says what became of them. */
export async function takeAnswers(desk: GmDesk, game: string, files: readonly FileContents[]): Promise<void> {
  if (files.length === 0) return;
  const taken = await desk.ask(
    'gm.takeAnswers',
    { game, files: files.map(({ name, base64 }) => ({ name, base64 })) },
    'Importing answers',
    'The answers were not imported',
  );
  if (taken === undefined) return;
  const refused = taken.filter(({ verdict }) => verdict === 'refused');
  const fresh = taken.filter(({ verdict }) => verdict === 'taken').length;
  desk.session.toasts.show(
    refused.length === 0 ? 'good' : 'bad',
    fresh === 0 ? 'No new answers' : `${plural(fresh, 'file')} of answers imported`,
    refused.map(({ name, reason = '' }) => `${name}: ${reason}`).join(' '),
  );
  desk.tab = 'preview';
  await desk.read();
}
