import { join } from 'node:path';
import { bookDigest, type Digest } from '#kernel/codec/books.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type { fileContents } from '#contract/player/files.ts';
import type { questionsOpened } from '#contract/player/questions.ts';
import type { FiledAnswers, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { type FileHeader, seenFile, type SeenFile } from '#kernel/files/envelope.ts';
import { readAnswer } from '#kernel/orders/answerCodec.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import { openQuestionsFile } from '../../openTurnFiles.ts';
import { askedName, largestFile, makeAnswersFile } from '../../turnFiles.ts';
import type { BookShelf } from '../books/bookShelf.ts';
import type { Keeper } from '../keeper.ts';
import {
  answersCopy,
  ordersFolder,
  questionsCounts,
  questionsFile,
  savesFolder,
  type SeatPlace,
  turnOfFile,
} from '../places.ts';
import type { OpenedResults } from '../results/opened.ts';
import type { Reading } from '../results/reading.ts';
import { type AnswersGiven, isSame, type SavedAnswers } from './savedAnswers.ts';
import type { TurnTaken } from '../taking.ts';
import { understoodView, unansweredIn } from './understood.ts';
import { unreadable } from '#contract/refusals/library.ts';

export type QuestionsOpened = Of<typeof questionsOpened>;

/** What the game master asks the player’s own seats in the middle of a turn. */
export interface Questions {
  /** Takes a questions file into the library. */
  take(
    file: SeenFile,
    placeOf: (game: string, seat: string) => Promise<Outcome<SeatPlace>>,
  ): Promise<Outcome<TurnTaken>>;
  /** Whether the newest turn of a seat, which has these files, has questions that are not answered in a file yet. */
  isAsked(place: SeatPlace, turn: number, names: readonly string[]): Promise<boolean>;
  /** The newest questions of the turn with the answers saved so far; undefined where nothing is asked, or the turn has been run since. */
  read(place: SeatPlace, turn: number): Promise<Outcome<QuestionsOpened | undefined>>;
  /** The text of a book that the turn goes by, or its newest questions. */
  book(place: SeatPlace, turn: number, book: Digest): Promise<Outcome<{ readonly text: string }>>;
  /** Saves answers to some or all of the questions in the file of this digest. Refused: what is no answer, questions that are no longer the newest, and answers that are not what they were. */
  save(place: SeatPlace, turn: number, given: AnswersGiven): Promise<Outcome<undefined>>;
  /** Signs and seals the saved answers, once every question is answered; copies stay in the library. Refused if they are not those shown. */
  make(place: SeatPlace, turn: number, shown?: FiledAnswers): Promise<Outcome<Of<typeof fileContents>>>;
}

export interface QuestionsNeeds {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly keeper: Keeper;
  readonly reading: Reading;
  readonly saved: SavedAnswers;
  readonly shelf: BookShelf;
  /** Version of the program, for the answers file. */
  readonly program: string;
}

/** Questions that the library holds, opened, with the results of their turn. */
interface Asked {
  readonly header: FileHeader;
  readonly body: QuestionsBody;
  readonly results: OpenedResults;
  /** The books that the view goes by, and their texts. */
  readonly books: readonly Digest[];
  readonly texts: readonly string[];
}

export function makeQuestions({
  files,
  sealing,
  keeper,
  reading,
  saved,
  shelf,
  program,
}: QuestionsNeeds): Questions {
  /** Opens a questions file for a turn whose results are here. */
  async function open(place: SeatPlace, turn: number, file: SeenFile): Promise<Outcome<Asked>> {
    const results = await reading.turn(place, turn);
    if (!results.ok) return results;
    const keys = await keeper.read(place.folder);
    if (!keys.ok) return keys;
    if (keys.value === undefined) return bad([unreadable('cannot-unseal/results')]);
    const { today, former, gm } = keys.value;
    const { ruleset, versions } = results.value;
    const opened = await openQuestionsFile(sealing, file, {
      opening: { seal: [today.seal, ...former] },
      gmSign: gm.sign,
      game: place.game,
      seat: results.value.header.seat,
      edition: (id) => (id === ruleset.id ? ruleset.edition : undefined),
    });
    if (!opened.ok) return opened;
    const { header, body } = opened.value;
    if (!versions.some(({ digest }) => digest === body.basis || digest === body.copy))
      return bad([unreadable('other-results/questions')]);
    const view = understoodView(ruleset, body);
    if (!view.ok) return bad([unreadable('unreadable-body')]);
    const [books, brought] = [ruleset.cites?.(view.value) ?? [], body.books ?? []];
    const texts = await shelf.texts(books, brought);
    if (!texts.ok) return texts;
    if (brought.some((text) => !books.includes(bookDigest(text)))) return bad([unreadable('book-uncited')]);
    return good({ header, body, results: results.value, books, texts: texts.value });
  }

  /** The questions of a turn that the library holds, by their count. */
  async function countsOf(place: SeatPlace, turn: number): Promise<Outcome<readonly number[]>> {
    const listed = await files.list(place.folder);
    if (!listed.ok) return listed;
    const names = listed.value.map(({ name }) => name);
    if (names.some((name) => (turnOfFile(name) ?? 0) > turn))
      return bad([unreadable('turn-over/questions', { turn })]);
    return good(questionsCounts(names, turn));
  }

  async function newest(place: SeatPlace, turn: number): Promise<Outcome<Asked | undefined>> {
    const counts = await countsOf(place, turn);
    if (!counts.ok) return counts.fault[0]?.code === 'turn-over' ? good(undefined) : counts;
    const last = counts.value.at(-1);
    if (last === undefined) return good(undefined);
    const bytes = await files.read(join(place.folder, questionsFile(turn, last)), largestFile);
    return bytes.ok ? open(place, turn, seenFile(bytes.value)) : bytes;
  }

  /** The questions to be answered; refused where there are none, or others than those of this digest. */
  async function answered(place: SeatPlace, turn: number, digest?: string): Promise<Outcome<Asked>> {
    const asked = await newest(place, turn);
    if (!asked.ok) return asked;
    if (asked.value === undefined || (digest !== undefined && asked.value.header.digest !== digest))
      return bad([unreadable('questions-gone', { turn })]);
    return good(asked.value);
  }

  return {
    take: async (file, placeOf) => {
      const { bytes, parts } = file;
      if (!parts.ok) return parts;
      const { game, seat, turn } = parts.value.header;
      const place = await placeOf(game, seat);
      if (!place.ok) return place;
      const opened = await open(place.value, turn, file);
      if (!opened.ok) return opened;
      const { header, body } = opened.value;
      const counts = await countsOf(place.value, turn);
      if (!counts.ok) return counts;
      if (body.count < (counts.value.at(-1) ?? 0)) return bad([unreadable('older-questions', { turn })]);
      const put = await shelf.put(body.books ?? []);
      if (!put.ok) return put;
      const path = join(place.value.folder, questionsFile(turn, body.count));
      const here = await files.read(path, largestFile);
      const took = { what: 'questions', key: { game, seat, turn }, digest: header.digest } as const;
      if (here.ok && Buffer.compare(here.value, bytes) === 0) return good({ ...took, news: 'already-here' });
      const written = await files.write(path, bytes);
      return written.ok ? good({ ...took, news: 'new' }) : written;
    },

    isAsked: async (place, turn, names) => {
      const last = questionsCounts(names, turn).at(-1);
      if (last === undefined) return false;
      const bytes = await files.read(join(place.folder, questionsFile(turn, last)), largestFile);
      const parts = bytes.ok ? seenFile(bytes.value).parts : bytes;
      if (!parts.ok) return false;
      const own = await saved.read(place.folder, turn, parts.value.header.digest);
      return !own.ok || !own.value.exported;
    },

    read: async (place, turn) => {
      const asked = await newest(place, turn);
      if (!asked.ok || asked.value === undefined) return asked as Outcome<undefined>;
      const { header, body, books } = asked.value;
      const own = await saved.read(place.folder, turn, header.digest);
      if (!own.ok) return own;
      const { count, until, view, heard, questions } = body;
      return good({
        count,
        digest: header.digest,
        view,
        heard,
        questions,
        ...own.value,
        ...(until === undefined ? {} : { until }),
        ...(books.length === 0 ? {} : { books: [...books] }),
      });
    },

    book: async (place, turn, book) => {
      const results = await reading.turn(place, turn);
      if (!results.ok) return results;
      const asked = await newest(place, turn);
      const found = [results.value, ...(asked.ok && asked.value !== undefined ? [asked.value] : [])];
      const text = found.flatMap(({ books, texts }) => texts[books.indexOf(book)] ?? [])[0];
      return text === undefined ? bad([unreadable('book-missing/library', { book })]) : good({ text });
    },

    save: async (place, turn, { digest, answers, was }) => {
      const asked = await answered(place, turn, digest);
      if (!asked.ok) return asked;
      const { body, results } = asked.value;
      for (const { number, orders } of answers) {
        const question = body.questions.find((one) => one.number === number);
        if (question === undefined) return bad([unreadable('no-such-question', { number })]);
        const read = readAnswer(results.ruleset.orders, question, number, orders);
        if (!read.ok) return read;
      }
      return saved.write(place.folder, turn, { digest, answers, exported: false }, was);
    },

    make: async (place, turn, shown) => {
      const asked = await answered(place, turn);
      if (!asked.ok) return asked;
      const { header, body, results } = asked.value;
      const own = await saved.read(place.folder, turn, header.digest);
      if (!own.ok) return own;
      const { answers } = own.value;
      if (shown !== undefined && !isSame(shown, answers))
        return bad([unreadable('answers-changed-elsewhere')]);
      const open = unansweredIn(body.questions, answers);
      if (open !== undefined) return bad([unreadable('unanswered', { number: open.number })]);
      const keys = await keeper.read(place.folder);
      if (!keys.ok) return keys;
      const publicly = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
      if (keys.value === undefined || publicly === undefined)
        return bad([unreadable('no-keys', { game: place.game })]);
      const bytes = await makeAnswersFile(
        sealing,
        header,
        { basis: header.digest, count: body.count, program, answers },
        {
          signKey: keys.value.today.sign,
          recipient: body.seal ?? results.body.gm.seal,
          copyTo: publicly.seal,
        },
      );
      const name = askedName(header, 'answers', body.count);
      for (const path of [join(savesFolder, answersCopy(name, bytes)), name]) {
        const written = await files.write(join(place.folder, ordersFolder, path), bytes);
        if (!written.ok) return written;
      }
      const noted = await saved.write(place.folder, turn, { digest: header.digest, answers, exported: true });
      return noted.ok ? good({ name, base64: Buffer.from(bytes).toString('base64') }) : noted;
    },
  };
}
