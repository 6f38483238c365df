import { join, resolve } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { fileContents } from '#contract/files.ts';
import type { turnOpened } from '#contract/turns.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { seatId } from '#kernel/ids.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import { bad, good } from '#kernel/result.ts';
import type { Cache, Clock, Files, Folders, Outcome, Sealing, Secrets } from '#main/ports.ts';
import type { SomeRuleset } from './gm/read.ts';
import { makeDropped, type Stray } from './library/dropped.ts';
import { makeKeeper } from './library/keeper.ts';
import { makeOwnOrders } from './library/ownOrders.ts';
import * as places from './library/places.ts';
import { trouble } from './library/problems.ts';
import { makeReading } from './library/reading.ts';
import { makeRows, type TurnRow } from './library/rows.ts';
import { makeTaking, type FileOpened } from './library/taking.ts';
import { codecOf, makePlans } from './plans.ts';
import { makeQueue } from './queue.ts';
import { refusal } from './refusals.ts';
import { largestFile } from './turnFiles.ts';

export interface LibraryNeeds {
  /** The library folder; it is made when first written to. */
  readonly root: string;
  readonly files: Files;
  readonly folders: Folders;
  readonly cache: Cache;
  readonly secrets: Secrets;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly rulesets: readonly SomeRuleset[];
  /** Version of the program, for orders files. */
  readonly program: string;
}

type TurnOpened = Of<typeof turnOpened>;

/**
 * A player's turns. The folder is the truth: results files, saved plans, keys, orders files; the cache only saves time.
 * Works run one after another, so none sees another's half. Refusals are named; nothing here throws but a bug.
 */
export interface Library {
  readonly root: string;
  list(): Promise<Outcome<readonly TurnRow[]>>;
  strays(): Promise<Outcome<readonly Stray[]>>;
  take(bytes: Uint8Array, phrase?: string): Promise<Outcome<FileOpened>>;
  open(key: TurnKey): Promise<Outcome<TurnOpened>>;
  choose(key: TurnKey, digest: string): Promise<Outcome<undefined>>;
  forget(key: TurnKey): Promise<Outcome<undefined>>;
  savePlan(key: TurnKey, plan: unknown, revision: number): Promise<Outcome<number>>;
  forgetPlan(key: TurnKey): Promise<Outcome<number>>;
  exportOrders(key: TurnKey): Promise<Outcome<Of<typeof fileContents>>>;
  /** Names of all games that have a folder here, practice games included. */
  games(): Promise<Outcome<readonly { readonly game: string; readonly practice: boolean }[]>>;
}

export function makeLibrary(needs: LibraryNeeds): Library {
  const { files, folders, cache, secrets, sealing, clock, rulesets, program } = needs;
  const root = resolve(needs.root);
  const keeper = makeKeeper(files, secrets);
  const reading = makeReading(files, sealing, keeper, rulesets);
  const taking = makeTaking(files, sealing, keeper, reading);
  const rows = makeRows(files, cache, keeper, reading);
  const plans = makePlans(files, folders, clock);
  const ownOrders = makeOwnOrders({ files, sealing, keeper, reading, plans, program });
  const inTurn = makeQueue();
  const dropped = makeDropped({
    ...{ root, files, folders },
    take: (bytes) => taking.take(bytes, placeOf),
    isElsewhere: isKeptElsewhere,
    isSeatFolder: (folder) => seats.has(folder),
  });
  // Folders, relative to the library, that were found to be seats' when last looked at.
  let seats = new Set<string>();

  async function games(): Promise<Outcome<readonly { readonly game: string; readonly practice: boolean }[]>> {
    const found = await folders.folders(root);
    if (!found.ok) return found;
    const named = found.value.map(places.gameOfFolder).filter(({ game }) => /^[a-z0-9]{3}$/.test(game));
    const live = [];
    for (const one of named) if (!one.practice || (await hasGame(one.game))) live.push(one);
    return good(live);
  }

  /** Whether the library holds these results in another file than this one. */
  async function isKeptElsewhere({ key, digest }: FileOpened, path: string): Promise<boolean> {
    const place = await placeOf(key.game, key.seat);
    const found = place.ok ? await reading.versions(place.value, key.turn) : place;
    if (!place.ok || !found.ok) return false;
    return found.value.some((one) => one.digest === digest && join(place.value.folder, one.name) !== join(root, path));
  }

  /** A practice game is one for as long as its `.game` is there. */
  async function hasGame(game: string): Promise<boolean> {
    const listed = await files.list(join(root, places.practiceFolder(game)));
    return listed.ok && listed.value.some(({ name }) => name === places.gameFile(game));
  }

  async function placeOf(game: string, seat: string): Promise<Outcome<places.SeatPlace>> {
    const found = await games();
    if (!found.ok) return found;
    const practice = found.value.some((one) => one.practice && one.game === game);
    return good(places.seatPlace(root, { game, seat }, practice));
  }

  async function seatPlaces(): Promise<Outcome<readonly places.SeatPlace[]>> {
    const found = await games();
    if (!found.ok) return found;
    const all: places.SeatPlace[] = [];
    for (const { game, practice } of found.value) {
      const home = practice ? places.practiceFolder(game) : places.folderName(game);
      const inside = await folders.folders(join(root, home));
      if (!inside.ok) return inside;
      for (const folder of inside.value.filter((name) => name !== places.ordersFolder && !name.startsWith('.'))) {
        all.push(places.seatPlace(root, { game, seat: places.seatOfFolder(folder) }, practice));
      }
    }
    seats = new Set(all.map(({ folder }) => folder.slice(root.length).replace(/^[\\/]+/, '')));
    return good(all);
  }

  async function rowsNow(): Promise<Outcome<{ readonly rows: readonly TurnRow[]; readonly loose: readonly string[] }>> {
    const found = await seatPlaces();
    if (!found.ok) return found;
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

  async function list(): Promise<Outcome<readonly TurnRow[]>> {
    const before = await rowsNow();
    if (!before.ok) return before;
    const taken = await dropped.adopt([...before.value.loose, ...(await dropped.loose())]);
    const after = taken ? await rowsNow() : before;
    return after.ok ? good(after.value.rows) : after;
  }

  async function open(key: TurnKey): Promise<Outcome<TurnOpened>> {
    const place = await placeOf(key.game, key.seat);
    if (!place.ok) return place;
    const opened = await reading.turn(place.value, key.turn);
    if (!opened.ok) return opened;
    const { header, body, ruleset, versions } = opened.value;
    const saved = await plans.read(place.value.folder, key.turn, ruleset);
    if (!saved.ok) return saved;
    const listed = await files.list(place.value.folder);
    const turns = listed.ok ? listed.value.flatMap(({ name }) => places.turnOfFile(name) ?? []) : [];
    return good({
      key,
      ruleset: ruleset.id,
      edition: header.edition,
      view: body.view,
      heard: body.heard,
      refusals: body.refusals,
      plan: codecOf(ruleset).make(saved.value.plan),
      planRevision: saved.value.revision,
      digest: header.digest,
      practice: place.value.practice,
      latest: turns.every((turn) => turn <= key.turn),
      versions: versions.map(({ digest }) => digest),
      notes: saved.value.notes,
    });
  }

  /** Does `work` where the turn lies, with its rules; refused when it is not here. */
  async function at<T>(
    key: TurnKey,
    work: (place: places.SeatPlace, ruleset: SomeRuleset) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const place = await placeOf(key.game, key.seat);
    if (!place.ok) return place;
    const opened = await reading.turn(place.value, key.turn);
    return opened.ok ? work(place.value, opened.value.ruleset) : opened;
  }

  async function choose(key: TurnKey, digest: string): Promise<Outcome<undefined>> {
    const place = await placeOf(key.game, key.seat);
    if (!place.ok) return place;
    const found = await reading.versions(place.value, key.turn);
    if (!found.ok) return found;
    if (!found.value.some((version) => version.digest === digest)) return bad([trouble.versionNotHere()]);
    const path = join(place.value.folder, places.choiceFile(key.turn));
    return files.write(path, new TextEncoder().encode(`${digest}\n`));
  }

  async function forget(key: TurnKey): Promise<Outcome<undefined>> {
    const place = await placeOf(key.game, key.seat);
    if (!place.ok) return place;
    const listed = await files.list(place.value.folder);
    if (!listed.ok) return listed;
    const names = listed.value.map(({ name }) => name);
    const going = places.filesOfTurn(key.turn, names);
    if (going.length === 0) return bad([trouble.turnNotHere(key)]);
    const rest = names.filter((name) => places.turnOfFile(name) !== undefined && !going.includes(name));
    // With its last turn a game is forgotten: another game of the same name may come with keys of its own.
    const all = rest.length === 0 ? [...going, ...names.filter((name) => name === places.keysFile)] : going;
    const to = join(root, places.forgottenFolder, place.value.folder.slice(root.length + 1));
    for (const name of all) {
      const moved = await folders.move(join(place.value.folder, name), join(to, name));
      if (!moved.ok) return moved;
      cache.forget(join(place.value.folder, name));
    }
    if (!place.value.practice || rest.length > 0) return good(undefined);
    const home = places.practiceFolder(key.game);
    const game = join(home, places.gameFile(key.game));
    return folders.move(join(root, game), join(root, places.forgottenFolder, game));
  }

  async function take(bytes: Uint8Array, phrase?: string): Promise<Outcome<FileOpened>> {
    if (bytes.length > largestFile) return bad([refusal.tooLarge()]);
    const parts = splitFile(bytes);
    if (parts.ok && parts.value.kind === 'orders') return ownOrders.take(bytes, placeOf);
    return taking.take(bytes, placeOf, phrase);
  }

  return {
    root,
    list: () => inTurn(list),
    strays: () => inTurn(async () => ((await list()).ok ? good(dropped.strays()) : good([]))),
    take: (bytes, phrase) => inTurn(() => take(bytes, phrase)),
    open: (key) => inTurn(() => open(key)),
    choose: (key, digest) => inTurn(() => choose(key, digest)),
    forget: (key) => inTurn(() => forget(key)),
    savePlan: (key, plan, revision) =>
      inTurn(() => at(key, ({ folder }, ruleset) => plans.save(folder, key.turn, ruleset, plan, revision))),
    forgetPlan: (key) =>
      inTurn(() => at(key, ({ folder }, ruleset) => plans.replace(folder, key.turn, ruleset, emptyPlan()))),
    exportOrders: (key) =>
      inTurn(async () => {
        const place = await placeOf(key.game, seatId(key.seat));
        return place.ok ? ownOrders.make(place.value, key.turn) : place;
      }),
    games: () => inTurn(games),
  };
}
