import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { turnTaken } from '#contract/player/files.ts';
import { seenFile, type SeenFile } from '#kernel/files/envelope.ts';
import { defined } from '#kernel/words/defined.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { PrivateKeys } from '#main/ports/sealing.ts';
import { largestFile } from '../turnFiles.ts';
import type { Keeper, SeatKeys } from './keeper.ts';
import { turnFile, turnOfFile, type SeatPlace } from './places.ts';
import type { OpenedResults } from './results/opened.ts';
import type { Reading } from './results/reading.ts';
import { makeOwnKeys, type OwnKeysNeeds } from '../signUp/ownKeys.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { BookShelf } from './books/bookShelf.ts';

export type TurnTaken = Of<typeof turnTaken>;
type News = TurnTaken['news'];

/** Takes results files into the library. */
export interface Taking {
  /** `placeOf` says where a seat's files are, or will be. */
  take(
    file: SeenFile,
    placeOf: (game: string, seat: string) => Promise<Outcome<SeatPlace>>,
    phrase?: string,
  ): Promise<Outcome<TurnTaken>>;
}

interface TakingNeeds extends OwnKeysNeeds {
  readonly keeper: Keeper;
  readonly reading: Reading;
  readonly shelf: BookShelf;
}

export function makeTaking({ root, files, secrets, sealing, keeper, reading, shelf }: TakingNeeds): Taking {
  // They open the invitations of those who signed up.
  const ownKeys = makeOwnKeys({ root, files, secrets, sealing });
  return {
    take: async (file, placeOf, phrase) => {
      const { parts } = file;
      if (!parts.ok) return parts;
      const { game, seat, sealed, turn } = parts.value.header;
      if (turn > 9_999) return bad([unreadable('unreadable-body/unknown')]);
      const place = await placeOf(game, seat);
      if (!place.ok) return place;
      const known = await keeper.read(place.value.folder);
      // An invitation brings the keys again, so unreadable keys do not stop it.
      if (!known.ok && sealed === 'age') return known;
      const keys = known.ok ? known.value : undefined;
      const wanted = bad([unreadable('passphrase-wanted')]);
      const unsaid = sealed === 'passphrase' && phrase === undefined;
      if (unsaid && keys?.phrase === undefined) return wanted;
      const own = keys === undefined && sealed === 'age' ? await ownKeys.read() : good(undefined);
      if (!own.ok) return own;
      const opening = own.value === undefined ? [] : [own.value.seal];
      const read = withKeys(await reading.open(file, keys, phrase, opening), opening.length > 0);
      // The one that is remembered is not that of this file: its player may know it.
      if (unsaid && !read.ok && read.fault.some(({ code }) => code === 'cannot-unseal')) return wanted;
      const opened =
        read.ok && keys === undefined && !(await isVouchedFor(place.value, read.value))
          ? bad([unreadable('not-signed-by-gm')])
          : read;
      if (!opened.ok) {
        const strange = opened.fault.some(({ code }) => code === 'not-signed-by-gm');
        return strange && place.value.practice ? bad([unreadable('practice-in-the-way', { game })]) : opened;
      }
      const saved = await keepKeys(
        place.value,
        opened.value,
        keys,
        sealed === 'passphrase' ? phrase : undefined,
      );
      if (!saved.ok) return saved;
      const shelved = await shelf.put(opened.value.body.books ?? []);
      return shelved.ok ? store(place.value, opened.value, file.bytes) : shelved;
    },
  };

  /**
   * If the keys are lost or unreadable, results taken in earlier show who the game master is, because that
   * game master signed all of them: nobody else's invitation is accepted in place of theirs. The very first
   * invitation is believed as it comes.
   */
  async function isVouchedFor(place: SeatPlace, { body }: OpenedResults): Promise<boolean> {
    const listed = await files.list(place.folder);
    const names = listed.ok
      ? listed.value.map(({ name }) => name).filter((name) => turnOfFile(name) !== undefined)
      : [];
    let known = false;
    for (const name of names) {
      const read = await files.read(join(place.folder, name), largestFile);
      const parts = read.ok ? seenFile(read.value).parts : read;
      if (!parts.ok || parts.value.header.game !== place.game || parts.value.header.seat !== place.seat)
        continue;
      if (sealing.verify(parts.value.head, parts.value.signature, body.gm.sign)) return true;
      known = true;
    }
    return !known;
  }

  /** Keys are written before the file that brought them, so that every file in the library can be opened. */
  async function keepKeys(
    place: SeatPlace,
    { body }: OpenedResults,
    known: SeatKeys | undefined,
    phrase: string | undefined,
  ): Promise<Outcome<undefined>> {
    if (body.keys === undefined) return good(undefined);
    if ((await sealing.publicHalf(body.keys)) === undefined)
      return bad([unreadable('unreadable-body/unknown')]);
    const same = known !== undefined && areSame(known.today, body.keys);
    if (same && (phrase === undefined || phrase === known.phrase)) return good(undefined);
    const former = known === undefined ? [] : [known.today.seal, ...known.former].slice(0, 100);
    return keeper.write(place.folder, {
      today: body.keys,
      former: former.filter((seal) => seal !== body.keys?.seal),
      gm: body.gm,
      ...defined({ phrase }),
    });
  }

  async function store(
    place: SeatPlace,
    { header }: OpenedResults,
    bytes: Uint8Array,
  ): Promise<Outcome<TurnTaken>> {
    const { game, seat, turn, digest, sealed } = header;
    const listed = await files.list(place.folder);
    if (!listed.ok) return listed;
    const turns = listed.value.flatMap(({ name }) => turnOfFile(name) ?? []);
    const here = turns.includes(turn) ? await reading.versions(place, turn) : good([]);
    const versions = here.ok ? here.value : [];
    const opened = (news: News) =>
      good({ what: 'results', key: { game, seat, turn }, news, digest } as const);
    if (versions.some((version) => version.digest === digest)) return opened('already-here');
    // A damaged file is replaced by a good one.
    const name = versions.length === 0 ? turnFile(turn) : turnFile(turn, digest);
    // An invitation holds private keys: like them, only its owner may read it.
    const written = await files.write(join(place.folder, name), bytes, { secret: sealed === 'open' });
    if (!written.ok) return written;
    if (versions.length > 0) return opened('different-results');
    return opened(turns.some((other) => other > turn) ? 'older-turn' : 'new');
  }
}

/** What was opened without keys of its seat has to bring some: else it could never be opened again. */
const withKeys = (read: Outcome<OpenedResults>, wanted: boolean): Outcome<OpenedResults> =>
  read.ok && wanted && read.value.body.keys === undefined ? bad([unreadable('cannot-unseal/results')]) : read;

const areSame = (a: PrivateKeys, b: PrivateKeys): boolean => a.sign === b.sign && a.seal === b.seal;
