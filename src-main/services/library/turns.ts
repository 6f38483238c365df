import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { turnOpened } from '#contract/player/turns.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { absentTold, howText } from '../gm/turns/howText.ts';
import type { Word } from '#kernel/picture/words.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { type makePlans } from './plans.ts';
import { isAddress } from '../mail/check.ts';
import * as places from './places.ts';
import { stillDue } from './results/opened.ts';
import type { makeReading } from './results/reading.ts';
import type { Where } from './where.ts';
import { planCodecOf, seatNames } from '../ruleset.ts';
import { turnNotHere } from './results/versions.ts';
import { unreadable, doubtful } from '#contract/refusals/library.ts';

export type TurnOpened = Of<typeof turnOpened>;

interface Needs {
  readonly root: string;
  readonly files: Files;
  readonly folders: Folders;
  readonly cache: Cache;
  readonly where: Where;
  readonly reading: ReturnType<typeof makeReading>;
  readonly plans: ReturnType<typeof makePlans>;
}

/** What can be done with one turn in the library. */
export interface Turns {
  open(key: TurnKey): Promise<Outcome<TurnOpened>>;
  /**
   * Does `work` in the place of the turn, with its ruleset; refused if the turn is not in the library, or its results are not those of this
   * digest.
   */
  at<T>(
    key: TurnKey,
    work: (place: places.SeatPlace, ruleset: SomeRuleset) => Promise<Outcome<T>>,
    results?: string,
  ): Promise<Outcome<T>>;
  /** Chooses which of several results of the turn to use. */
  choose(key: TurnKey, digest: string): Promise<Outcome<undefined>>;
  /** Moves the turn's files to the folder `forgotten`, and with a seat's last turn its keys. */
  forget(key: TurnKey): Promise<Outcome<undefined>>;
}

export function makeTurns(needs: Needs): Turns {
  return {
    open: (key) => open(needs, key),
    at: (key, work, results) => at(needs, key, work, results),
    choose: (key, digest) => choose(needs, key, digest),
    forget: (key) => forget(needs, key),
  };
}

/** What results name as a mail address, if it is one. */
const mailable = (address: string | undefined): string | undefined =>
  address !== undefined && address.length <= 254 && isAddress(address) ? address : undefined;

async function open({ files, where, reading, plans }: Needs, key: TurnKey): Promise<Outcome<TurnOpened>> {
  const place = await where.placeOf(key.game, key.seat);
  if (!place.ok) return place;
  const opened = await reading.turn(place.value, key.turn);
  if (!opened.ok) return opened;
  const { header, body, view, ruleset, books, versions } = opened.value;
  const { words, calendar } = ruleset.presentation;
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
    ...defined({ answered: body.answered, share: body.share, due: stillDue(body) }),
    plan: planCodecOf(ruleset).make(saved.value.plan),
    planRevision: saved.value.revision,
    digest: header.digest,
    practice: place.value.practice,
    tutorial: places.isTutorial(place.value),
    latest: turns.every((turn) => turn <= key.turn),
    versions: versions.map(({ digest }) => digest),
    ...(books.length === 0 ? {} : { books: [...books] }),
    notes: [
      ...tidingsOf(body, key.turn, words.seat),
      ...keyTidings(body, key.turn, await firstOf(reading, place.value, turns, key.turn)),
      ...saved.value.notes,
    ],
    ...(body.rerun === undefined ? {} : { rerun: { times: body.rerun, why: body.rerunWhy ?? '' } }),
    ...(body.proof?.how === undefined || place.value.practice
      ? {}
      : {
          howRun: howText(
            words.seat,
            phraseText(calendar(key.turn - 1, view)),
            body.proof.how,
            seatNames(ruleset, view),
          ),
        }),
    ...defined({ address: mailable(body.address), relay: mailable(body.relay) }),
  });
}

/** What the results say about the game itself: that it is over, that the previous turn was run again, or that the computer leads the seat for want of orders. */
function tidingsOf(
  { over, overWords, rerun, rerunWhy, absent }: ResultsBody,
  turn: number,
  seat: Word,
): readonly Problem[] {
  const again =
    rerun === undefined || rerunWhy === undefined
      ? []
      : [doubtful(undefined, 'run-again', { turn: turn - 1, why: rerunWhy })];
  return over === true
    ? [doubtful(undefined, 'game-over/results', { words: overWords ?? '' }), ...again]
    : [...again, ...(absent === undefined ? [] : [absentTold(seat, absent)])];
}

/** The first results of this game; undefined if this turn is the first, or they can no longer be read. */
async function firstOf(
  reading: Needs['reading'],
  place: places.SeatPlace,
  turns: readonly number[],
  now: number,
): Promise<ResultsBody | undefined> {
  const first = Math.min(...turns);
  const opened = first < now ? await reading.turn(place, first) : undefined;
  return opened?.ok === true ? opened.value.body : undefined;
}

/**
 * A notice if orders are sealed to someone other than the keyholder named at first: somebody else might then
 * read them early.
 */
function keyTidings(
  { sealKeys = [], gm }: ResultsBody,
  turn: number,
  first: ResultsBody | undefined,
): readonly Problem[] {
  const { sealKeys: promised = sealKeys } = first ?? {};
  if (sealKeys.length === 0 && promised.length === 0) return [];
  const same = gm.seal === sealKeys[turn - 1] && promised.every((key, at) => sealKeys[at] === key);
  return same ? [] : [unreadable('other-keyholder')];
}

async function at<T>(
  { where, reading }: Needs,
  key: TurnKey,
  work: (place: places.SeatPlace, ruleset: SomeRuleset) => Promise<Outcome<T>>,
  results?: string,
): Promise<Outcome<T>> {
  const place = await where.placeOf(key.game, key.seat);
  if (!place.ok) return place;
  const opened = await reading.known(place.value, key.turn);
  if (!opened.ok) return opened;
  const { header, ruleset } = opened.value;
  if (results !== undefined && header.digest !== results)
    return bad([unreadable('results-changed-elsewhere', { turn: key.turn })]);
  return work(place.value, ruleset);
}

async function choose(
  { files, where, reading }: Needs,
  key: TurnKey,
  digest: string,
): Promise<Outcome<undefined>> {
  const place = await where.placeOf(key.game, key.seat);
  if (!place.ok) return place;
  const found = await reading.versions(place.value, key.turn);
  if (!found.ok) return found;
  if (!found.value.some((version) => version.digest === digest)) return bad([unreadable('version-not-here')]);
  const path = join(place.value.folder, places.choiceFile(key.turn));
  return files.write(path, new TextEncoder().encode(`${digest}\n`));
}

async function forget(
  { root, files, folders, cache, where }: Needs,
  key: TurnKey,
): Promise<Outcome<undefined>> {
  const place = await where.placeOf(key.game, key.seat);
  if (!place.ok) return place;
  const listed = await files.list(place.value.folder);
  if (!listed.ok) return listed;
  const names = listed.value.map(({ name }) => name);
  const going = places.filesOfTurn(key.turn, names);
  if (going.length === 0) return bad([turnNotHere(key)]);
  const rest = names.filter((name) => places.turnOfFile(name) !== undefined && !going.includes(name));
  // With its last turn a game is forgotten completely: another game of the same name may come with keys of
  // its own.
  const all =
    rest.length === 0 ? [...going, ...names.filter((name) => places.filesOfSeat.includes(name))] : going;
  const to = join(root, places.forgottenFolder, place.value.folder.slice(root.length + 1));
  for (const name of all) {
    const moved = await folders.move(join(place.value.folder, name), join(to, name));
    if (!moved.ok) return moved;
    cache.forget(join(place.value.folder, name));
  }
  cache.chronicle.forget(key);
  const closed =
    rest.length === 0 ? await files.remove(join(place.value.folder, places.passwordFile)) : good(undefined);
  if (!closed.ok) return closed;
  if (!place.value.practice || rest.length > 0) return good(undefined);
  const home = places.practiceFolder(key.game);
  const game = join(home, places.gameFile(key.game));
  return folders.move(join(root, game), join(root, places.forgottenFolder, game));
}
