import type { Out } from '#contract/calls.ts';
import { gameMaster } from '#kernel/ids.ts';
import { plural } from '#kernel/report/phrase.ts';
import type { FileContents } from '../../bridge/shell.ts';
import type { Questions } from '../asked/questions.svelte.ts';
import { readWorld } from '../world/openWorld.ts';
import type { GmDesk } from './desk.svelte.ts';

type Open = NonNullable<Out<'gm.asked'>['open']>;

/** What the run that waits asks, as the desk shows it. */
export class DeskAsked {
  /** Undefined while no run waits. */
  open = $state.raw<Open | undefined>(undefined);
  /** What the game master is asked, with their answers as far as they have thought of them; undefined where they are asked nothing. */
  own = $state.raw<Questions | undefined>(undefined);
  /** What `own` was read for: it is kept while the same is asked. */
  #round = '';
  readonly #desk: GmDesk;

  constructor(desk: GmDesk) {
    this.#desk = desk;
  }

  async read(game: string): Promise<void> {
    const asked = await this.#desk.session.bridge.client['gm.asked']({ game });
    if (this.#desk.shown?.game !== game) return;
    this.open = asked.ok ? asked.value.open : undefined;
    await this.#readOwn(game);
  }

  async #readOwn(game: string): Promise<void> {
    const { open } = this;
    const numbers = open?.questions.flatMap(({ to, number }) => (to === gameMaster ? [number] : [])) ?? [];
    const round =
      open === undefined || numbers.length === 0
        ? ''
        : `${game} ${open.turn} ${open.since} ${numbers.join()}`;
    if (round === this.#round) return;
    const read = round === '' ? undefined : await readWorld(this.#desk.session, game);
    if (this.#desk.shown?.game !== game) return;
    if (read?.ok === false)
      this.#desk.session.toasts.problems('Your questions cannot be shown', read.fault, 'desk');
    [this.own, this.#round] = read?.ok === true ? [read.value.questions, round] : [undefined, ''];
  }

  /** Hands the files of questions to the game master, to be mailed. */
  async handOut(game: string): Promise<void> {
    const files = await this.#desk.ask(
      'gm.askedFiles',
      { game },
      'Writing the questions',
      'The questions were not written',
    );
    for (const file of files ?? []) this.#desk.session.bridge.shell.offerFile(file);
  }

  /** Puts them into the outbox, and says for whom no address is known. */
  async mail(game: string): Promise<void> {
    const desk = this.#desk;
    const done = await desk.ask(
      'gm.askedMail',
      { game },
      'Writing letters',
      'The questions were not put into the outbox',
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
        : `No address is known for ${names.join(', ')}: save the questions, and hand them over.`,
    );
    await desk.read();
    await this.read(game);
  }

  async reply(game: string, number: number, orders: readonly unknown[]): Promise<void> {
    await this.#desk.ask(
      'gm.reply',
      { game, number, orders: orders as never },
      'Writing your answer down',
      'Your answer was not taken',
    );
    await this.read(game);
  }

  /** Goes on with the run; `overdue` waits for nobody any longer. */
  async goOn(game: string, overdue: boolean): Promise<void> {
    const desk = this.#desk;
    desk.done = await desk.ask(
      'gm.runOn',
      { game, overdue },
      'Going on with the turn',
      'The turn was not run',
    );
    if (desk.done?.outcome === 'ran') [desk.published, desk.preview] = [undefined, undefined];
    await desk.read();
  }
}

export const askedOf = (desk: GmDesk): DeskAsked => desk.states.of(DeskAsked, () => new DeskAsked(desk));

/** Takes in files of answers for the open game, and says what became of them. */
export async function takeAnswers(desk: GmDesk, game: string, files: readonly FileContents[]): Promise<void> {
  if (files.length === 0) return;
  const taken = await desk.ask(
    'gm.takeAnswers',
    { game, files: files.map(({ name, base64 }) => ({ name, base64 })) },
    'Taking answers in',
    'The answers were not taken in',
  );
  if (taken === undefined) return;
  const refused = taken.filter(({ verdict }) => verdict === 'refused');
  const fresh = taken.filter(({ verdict }) => verdict === 'taken').length;
  desk.session.toasts.show(
    refused.length === 0 ? 'good' : 'bad',
    fresh === 0 ? 'No new answers were taken in' : `${plural(fresh, 'file')} of answers taken in`,
    refused.map(({ name, reason = '' }) => `${name}: ${reason}`).join(' '),
  );
  desk.tab = 'preview';
  await desk.read();
}
