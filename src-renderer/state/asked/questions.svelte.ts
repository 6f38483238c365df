import type { In, Out } from '#contract/calls.ts';
import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import { booksOf, type Digest } from '#kernel/codec/books.ts';
import { good, type Result } from '#kernel/words/result.ts';
import type { FiledQuestion } from '#kernel/files/questionBodies.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import { makeAnswer, readAnswer } from '#kernel/orders/answerCodec.ts';
import { type AnyOrder, emptyPlan, type Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Rules } from '../rules.ts';
import type { Turn } from '../turn/turn.svelte.ts';

type Opened = NonNullable<Out<'questions.read'>['open']>;
export type AnswerOrder = Unnumbered<AnyOrder>;

/** A question as its panel shows it. */
export interface ShownQuestion extends Pick<
  FiledQuestion,
  'number' | 'spot' | 'said' | 'facts' | 'cite' | 'kinds' | 'least' | 'most'
> {
  /** The orders that count without an answer; undefined: the game waits. */
  readonly silence: readonly AnswerOrder[] | undefined;
}

/** What is asked in the middle of the turn, and what the player answers. Every whole answer is saved at once. */
export class Questions {
  /** Undefined while nothing is asked. */
  open = $state.raw<Omit<Opened, 'questions' | 'answers' | 'view'> | undefined>(undefined);
  questions = $state.raw<readonly ShownQuestion[]>([]);
  view = $state.raw<unknown>(undefined);
  /** The orders chosen for each question, also of answers that are not whole yet; a question that is not answered has none here. */
  given = $state.raw<Readonly<Record<number, readonly AnswerOrder[]>>>({});
  /** A file with exactly these answers was written, or goes to the game master by itself. */
  exported = $state(false);
  /** Over the books that the view in the middle of the turn goes by. */
  rules = $state.raw<Rules>() as Rules;
  /** The answers as the host has them. */
  kept: In<'questions.save'>['answers'] = [];
  readonly #client: Client;
  readonly #key: TurnKey;
  #work: Promise<readonly Problem[]> = Promise.resolve([]);

  constructor(client: Client, key: TurnKey, rules: Rules) {
    [this.#client, this.#key, this.rules] = [client, key, rules];
  }

  /** Questions wait for this player. */
  get waits(): boolean {
    return this.open !== undefined && !this.exported;
  }

  /** How many questions are not answered yet. */
  get left(): number {
    return this.questions.filter((question) => !this.isAnswered(question)).length;
  }

  /** Asks the host what is open; what is wrong, if it cannot be read. */
  async read(): Promise<readonly Problem[]> {
    const read = await this.#client['questions.read']({ key: this.#key });
    if (!read.ok) return read.fault;
    const { open } = read.value;
    const over = await this.#over(open?.books ?? []);
    if (!over.ok) return over.fault;
    this.rules = over.value;
    const view = open === undefined ? undefined : this.rules.codecs.view.parse(open.view);
    if (open === undefined || view?.ok !== true) {
      this.open = undefined;
      return view === undefined || view.ok ? [] : view.fault;
    }
    const { orders } = this.rules;
    this.view = view.value;
    this.questions = open.questions.map(({ silence, ...question }) => ({
      ...question,
      silence: silence === undefined ? undefined : this.#ordersOf(question, silence),
    }));
    this.given = Object.fromEntries(
      open.answers.flatMap(({ number, orders: raw }) => {
        const question = open.questions.find((one) => one.number === number);
        const found = question === undefined ? undefined : readAnswer(orders, question, number, raw);
        return found?.ok === true ? [[number, found.value]] : [];
      }),
    );
    this.kept = open.answers;
    this.exported = open.exported;
    this.open = open;
    return [];
  }

  /** The rules over these books; those of the turn where there are none. */
  async #over(books: readonly Digest[]): Promise<Result<Rules, readonly Problem[]>> {
    if (books.length === 0 || this.rules.open === undefined) return good(this.rules);
    const texts: string[] = [];
    for (const book of books) {
      const read = await this.#client['turn.book']({ key: this.#key, book });
      if (!read.ok) return read;
      texts.push(read.value.text);
    }
    return good(this.rules.open(booksOf(texts)));
  }

  /** All that is offered as an answer, in the order of its kinds. */
  offers({ kinds, spot }: ShownQuestion): readonly { readonly title: string; readonly order: AnswerOrder }[] {
    return kinds.flatMap((name) => {
      const kind = this.rules.orders[name];
      return (kind?.offers(this.view, spot, emptyPlan()) ?? []).map((order) => ({
        title: kind?.title ?? name,
        order,
      }));
    });
  }

  say(order: AnswerOrder, { spot }: Pick<ShownQuestion, 'spot'>): Phrase | undefined {
    return this.rules.orders[order.kind]?.say({ ...order, ref: '' } as never, this.view, spot);
  }

  advice(order: AnswerOrder, { spot }: ShownQuestion): readonly Problem[] {
    return this.rules.orders[order.kind]?.check(this.view, { ...order, ref: '' } as never, spot) ?? [];
  }

  isAnswered({ number, least }: ShownQuestion): boolean {
    const orders = this.given[number];
    return orders !== undefined && orders.length >= least;
  }

  /** Chooses these orders for a question; undefined takes the answer back. */
  answer({ number }: ShownQuestion, orders: readonly AnswerOrder[] | undefined): void {
    const { [number]: _, ...others } = this.given;
    this.given = orders === undefined ? others : { ...others, [number]: orders };
    this.exported = false;
    this.#work = this.#work.then(() => this.#save());
  }

  /** The answers that are whole, as they are written. */
  whole(): In<'questions.save'>['answers'] {
    return this.questions
      .filter((question) => this.isAnswered(question))
      .map(({ number }) => ({
        number,
        orders: makeAnswer(this.rules.orders, this.given[number] ?? []) as never,
      }));
  }

  /** Waits until the answers are saved; what is wrong, if that failed. */
  settled(): Promise<readonly Problem[]> {
    return this.#work;
  }

  /** What the player has heard of the turn so far, in sentences. */
  get heard(): readonly Phrase[] {
    return ((this.open?.heard as readonly { readonly event: unknown }[] | undefined) ?? []).flatMap((raw) => {
      const event = this.rules.codecs.event.parse(raw.event);
      const said = event.ok
        ? this.rules.tell[event.value.kind]?.say(event.value as AnyEvent, this.view)
        : undefined;
      return said ?? [];
    });
  }

  #ordersOf(question: Omit<ShownQuestion, 'silence'>, raw: readonly unknown[]): readonly AnswerOrder[] {
    const read = readAnswer(this.rules.orders, question, question.number, raw);
    return read.ok ? read.value : [];
  }

  async #save(): Promise<readonly Problem[]> {
    const { open } = this;
    if (open === undefined) return [];
    const answers = this.whole();
    const { digest } = open;
    const saved = await this.#client['questions.save']({ key: this.#key, digest, was: this.kept, answers });
    if (saved.ok) this.kept = answers;
    return saved.ok ? [] : saved.fault;
  }
}

/** The questions of an open turn, with the client that it was opened by. */
export const questionsOf = (client: Client, turn: Turn): Questions =>
  turn.states.of(Questions, () => new Questions(client, turn.key, turn.rules));
