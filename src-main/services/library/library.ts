import { join, resolve } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { fileContents } from '#contract/player/files.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import type { requestsRead } from '#contract/player/requests.ts';
import type { OrdersShown } from '#contract/player/turns.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import type { FiledAnswers } from '#kernel/files/questionBodies.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Clock, Entropy } from '#main/ports/machine.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import type { Secrets } from '#main/ports/secrets.ts';
import type { OwnFiles } from '../gm/proof/ownFiles.ts';
import type { Rulesets } from '../ruleset.ts';
import { makeDropped, type Stray } from './dropped.ts';
import { makeKeeper } from './keeper.ts';
import { ownFilesOf } from './ownFiles.ts';
import { makeOwnOrders } from './ownOrders.ts';
import type { SeatPlace } from './places.ts';
import type { OpenedResults } from './results/opened.ts';
import { makeReading } from './results/reading.ts';
import { makeRows, type TurnRow, type UsedResults } from './rows.ts';
import { makeTaking, type TurnTaken } from './taking.ts';
import { makeTurns, type TurnOpened, type Turns } from './turns.ts';
import { gathered, makeWhere, type KnownGame } from './where.ts';
import { makeQuestions, type QuestionsOpened } from './asked/questions.ts';
import { makeRequests } from './orders/requests.ts';
import { makeShown } from './orders/shown.ts';
import { makeSavedAnswers } from './asked/savedAnswers.ts';
import { makePlans } from './plans.ts';
import { makeSharedMaps, type SharedMaps } from './maps/sharedMaps.ts';
import { makeQueue } from '../queue.ts';
import { type FileGiven, largestFile, seenOf } from '../turnFiles.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { makeBookShelf } from './books/bookShelf.ts';

type Requested = readonly PlayerRequest[];
type Done = Promise<Outcome<undefined>>;

export interface LibraryNeeds {
  /** The library folder; it is created when first written to. */
  readonly root: string;
  readonly files: Files;
  readonly folders: Folders;
  readonly cache: Cache;
  readonly secrets: Secrets;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly rulesets: Rulesets;
  /** Version of the program, for orders files. */
  readonly program: string;
}

/**
 * A player's turns. The folder is the truth (results files, saved plans, keys, orders files); the cache only saves time. Calls run one after
 * another, so that none sees another's half-done work. Refusals are named; only a bug throws.
 */
export interface Library {
  readonly root: string;
  list(): Promise<Outcome<readonly TurnRow[]>>;
  strays(): Promise<Outcome<readonly Stray[]>>;
  take(given: FileGiven, phrase?: string): Promise<Outcome<TurnTaken>>;
  open(key: TurnKey): Promise<Outcome<TurnOpened>>;
  choose(key: TurnKey, digest: string): Promise<Outcome<undefined>>;
  forget(key: TurnKey): Promise<Outcome<undefined>>;
  /** Does `work` in the place of the turn, with its ruleset; refused if the turn is not here. */
  readonly at: Turns['at'];
  /** `results`: the digest of those that the plan was made on. Refused, as other acts with what a page showed, if that is no longer so. */
  savePlan(key: TurnKey, plan: unknown, revision: number, results?: string): Promise<Outcome<number>>;
  forgetPlan(key: TurnKey, shown?: OrdersShown): Promise<Outcome<number>>;
  /** What the player asks of the game master with the orders of the turn. */
  requests(key: TurnKey): Promise<Outcome<Of<typeof requestsRead>>>;
  saveRequests(key: TurnKey, requests: Requested, was?: Requested): Done;
  /** Whether these are the orders as they are saved now. */
  asShown(key: TurnKey, shown: OrdersShown): Promise<Outcome<undefined>>;
  exportOrders(key: TurnKey, shown?: OrdersShown): Promise<Outcome<Of<typeof fileContents>>>;
  /** What the game master asks in the middle of the turn; undefined where nothing is asked. */
  questions(key: TurnKey): Promise<Outcome<QuestionsOpened | undefined>>;
  saveAnswers(key: TurnKey, digest: string, answers: FiledAnswers, was?: FiledAnswers): Done;
  exportAnswers(key: TurnKey, shown?: FiledAnswers): Promise<Outcome<Of<typeof fileContents>>>;
  /** Maps that players share with each other. */
  readonly maps: SharedMaps;
  /** Does `work` in the folder with the seat's turns; refused if there are none. */
  inSeat<T>(of: SeatKey, work: (place: SeatPlace) => Promise<Outcome<T>>): Promise<Outcome<T>>;
  /** The results in use, by game, seat and turn: of one seat, or of all. */
  used(of?: SeatKey): Promise<Outcome<readonly UsedResults[]>>;
  /** The text of a book that the turn goes by. */
  book(key: TurnKey, book: Digest): Promise<Outcome<{ readonly text: string }>>;
  /** The results of a turn, opened. */
  results(key: TurnKey): Promise<Outcome<OpenedResults>>;
  /** All the player's own results and orders files of a game, seat by seat. */
  ownFiles(game: string): Promise<Outcome<readonly OwnFiles[]>>;
  /** All games with a folder here, including practice games. */
  games(): Promise<Outcome<readonly KnownGame[]>>;
}

export function makeLibrary(needs: LibraryNeeds): Library {
  const { files, folders, cache, secrets, sealing, clock, entropy, rulesets, program } = needs;
  const root = resolve(needs.root);
  const keeper = makeKeeper(files, secrets);
  const shelf = makeBookShelf(root, files);
  const reading = makeReading(files, sealing, keeper, rulesets, shelf);
  const taking = makeTaking({ root, files, secrets, sealing, keeper, reading, shelf });
  const plans = makePlans(files, folders, clock, entropy);
  const requests = makeRequests(files, folders);
  const ownOrders = makeOwnOrders({ files, sealing, keeper, reading, plans, requests, program });
  const questions = makeQuestions({
    files,
    sealing,
    keeper,
    reading,
    shelf,
    program,
    saved: makeSavedAnswers(files, folders),
  });
  const rows = makeRows(files, cache, keeper, reading, questions.isAsked);
  const where = makeWhere({ root, files, folders });
  const turns = makeTurns({ root, files, folders, cache, where, reading, plans });
  const whileShown = makeShown({ where, reading, plans, requests });
  const inTurn = makeQueue();
  const maps = makeSharedMaps({ files, sealing, keeper, reading, where, turns, inTurn });
  const dropped = makeDropped({
    root,
    files,
    folders,
    take: (file) => taking.take(file, where.placeOf),
    isElsewhere: liesElsewhere,
    isSeatFolder: (folder) => seats.has(folder),
  });
  // Relative to the library: those of seats when last listed.
  let seats = new Set<string>();

  /** Whether the library has these results in another file than this one. */
  async function liesElsewhere({ key, digest }: TurnTaken, path: string): Promise<boolean> {
    const place = await where.placeOf(key.game, key.seat);
    const found = place.ok ? await reading.versions(place.value, key.turn) : place;
    if (!place.ok || !found.ok) return false;
    return found.value.some(
      (one) => one.digest === digest && join(place.value.folder, one.name) !== join(root, path),
    );
  }

  async function rowsNow(): Promise<
    Outcome<{ readonly rows: readonly TurnRow[]; readonly loose: readonly string[] }>
  > {
    const found = await where.seatPlaces();
    if (!found.ok) return found;
    seats = new Set(found.value.map(({ folder }) => folder.slice(root.length).replace(/^[\\/]+/, '')));
    const all: TurnRow[] = [];
    const loose: string[] = [];
    for (const place of found.value) {
      const of = await rows.of(place);
      if (!of.ok) return of;
      all.push(...of.value.rows);
      loose.push(...of.value.outOfPlace.map(({ name }) => join(place.folder.slice(root.length + 1), name)));
    }
    return good({ rows: all, loose });
  }

  const onePlace = (of: SeatKey): Promise<Outcome<readonly SeatPlace[]>> =>
    where.inPlace(of, (place) => Promise.resolve(good([place])));

  async function list(): Promise<Outcome<readonly TurnRow[]>> {
    const before = await rowsNow();
    if (!before.ok) return before;
    const taken = await dropped.adopt([...before.value.loose, ...(await dropped.loose())]);
    const after = taken ? await rowsNow() : before;
    return after.ok ? good(after.value.rows) : after;
  }

  async function take(file: SeenFile, phrase?: string): Promise<Outcome<TurnTaken>> {
    if (file.bytes.length > largestFile) return bad([unreadable('too-large')]);
    const kind = file.parts.ok ? file.parts.value.kind : undefined;
    if (kind === 'orders') return ownOrders.take(file, where.placeOf);
    if (kind === 'questions') return questions.take(file, where.placeOf);
    return taking.take(file, where.placeOf, phrase);
  }

  return {
    root,
    list: () => inTurn(list),
    strays: () => inTurn(async () => ((await list()).ok ? good(dropped.strays()) : good([]))),
    take: (given, phrase) => inTurn(() => take(seenOf(given), phrase)),
    open: (key) => inTurn(() => turns.open(key)),
    choose: (key, digest) => inTurn(() => turns.choose(key, digest)),
    forget: (key) => inTurn(() => turns.forget(key)),
    at: (key, work) => inTurn(() => turns.at(key, work)),
    savePlan: (key, plan, revision, results) =>
      inTurn(() =>
        turns.at(
          key,
          ({ folder }, ruleset) => plans.save(folder, key.turn, ruleset, plan, revision),
          results,
        ),
      ),
    forgetPlan: (key, shown) =>
      inTurn(() =>
        whileShown(key, shown, () =>
          turns.at(key, ({ folder }, ruleset) => plans.replace(folder, key.turn, ruleset, emptyPlan())),
        ),
      ),
    requests: (key) =>
      inTurn(() =>
        where.inPlace(key, async (place) => {
          const opened = await reading.turn(place, key.turn);
          if (!opened.ok) return opened;
          const asked = await requests.read(place.folder, key.turn);
          return asked.ok
            ? good({ requests: asked.value, keyholder: opened.value.body.sealKeys !== undefined })
            : asked;
        }),
      ),
    saveRequests: (key, asked, was) =>
      inTurn(() => turns.at(key, ({ folder }) => requests.save(folder, key.turn, asked, was))),
    asShown: (key, shown) => inTurn(() => whileShown(key, shown, async () => good(undefined))),
    exportOrders: (key, shown) =>
      inTurn(() =>
        whileShown(key, shown, () => where.inPlace(key, (place) => ownOrders.make(place, key.turn))),
      ),
    questions: (key) => inTurn(() => where.inPlace(key, (place) => questions.read(place, key.turn))),
    saveAnswers: (key, digest, answers, was) =>
      inTurn(() => where.inPlace(key, (place) => questions.save(place, key.turn, { digest, answers, was }))),
    exportAnswers: (key, shown) =>
      inTurn(() => where.inPlace(key, (place) => questions.make(place, key.turn, shown))),
    maps,
    inSeat: (of, work) => inTurn(() => where.inSeat(of, work)),
    used: (of) =>
      inTurn(async () => {
        const places = of === undefined ? await where.seatPlaces() : await onePlace(of);
        return places.ok ? gathered(places.value, rows.used) : places;
      }),
    book: (key, book) => inTurn(() => where.inPlace(key, (place) => questions.book(place, key.turn, book))),
    results: (key) => inTurn(() => where.inPlace(key, (place) => reading.turn(place, key.turn))),
    ownFiles: (game) =>
      inTurn(async () => {
        const places = await where.seatPlaces();
        const there = places.ok ? places.value.filter((one) => one.game === game) : [];
        return places.ok ? gathered(there, (place) => ownFilesOf({ files, sealing, keeper }, place)) : places;
      }),
    games: () => inTurn(where.games),
  };
}
