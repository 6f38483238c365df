import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { digest } from '#kernel/codec/digest.ts';
import type { fileContents } from '#contract/player/files.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import { seatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import { type Plans } from './plans.ts';
import { fileName, largestFile, makeOrdersFile } from '../turnFiles.ts';
import { openOrdersFile } from '../openTurnFiles.ts';
import type { Keeper } from './keeper.ts';
import { savesAmong, saveFile, ordersFolder, savesFolder, type SeatPlace } from './places.ts';
import type { Reading } from './results/reading.ts';
import type { Requests } from './orders/requests.ts';
import type { TurnTaken } from './taking.ts';
import { planCodecOf } from '../ruleset.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** The orders files of the player's own seats. */
export interface OwnOrders {
  /** Signs and seals the saved plan; a copy stays in the library. */
  make(place: SeatPlace, turn: number): Promise<Outcome<Of<typeof fileContents>>>;
  /** Takes over the plan of an orders file as the turn's plan. */
  take(
    file: SeenFile,
    placeOf: (game: string, seat: string) => Promise<Outcome<SeatPlace>>,
  ): Promise<Outcome<TurnTaken>>;
}

export interface OwnOrdersNeeds {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly keeper: Keeper;
  readonly reading: Reading;
  readonly plans: Plans;
  readonly requests: Requests;
  /** Version of the program, for the orders file. */
  readonly program: string;
}

export function makeOwnOrders({
  files,
  sealing,
  keeper,
  reading,
  plans,
  requests,
  program,
}: OwnOrdersNeeds): OwnOrders {
  /** The names of the saved orders files; empty if there is no folder yet. */
  async function saveNames(place: SeatPlace): Promise<readonly string[]> {
    const listed = await files.list(join(place.folder, ordersFolder, savesFolder));
    return listed.ok ? listed.value.map(({ name }) => name) : [];
  }

  /**
   * Keeps an orders file for good, so that it can be compared with the archive of the game; the same file
   * only once.
   */
  async function keep(
    place: SeatPlace,
    name: string,
    saves: number,
    bytes: Uint8Array,
    mark = digest(bytes),
  ): Promise<Outcome<undefined>> {
    if (savesAmong(await saveNames(place), name).has(mark)) return good(undefined);
    return files.write(join(place.folder, ordersFolder, savesFolder, saveFile(name, saves, mark)), bytes);
  }

  return {
    make: async (place, turn) => {
      const opened = await reading.turn(place, turn);
      if (!opened.ok) return opened;
      const keys = await keeper.read(place.folder);
      if (!keys.ok) return keys;
      const publicly = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
      if (keys.value === undefined || publicly === undefined)
        return bad([unreadable('no-keys', { game: place.game })]);
      const { header, body, ruleset } = opened.value;
      const saved = await plans.read(place.folder, turn, ruleset);
      if (!saved.ok) return saved;
      const plan = planCodecOf(ruleset).make(saved.value.plan);
      const name = fileName(header, 'orders');
      const path = join(place.folder, ordersFolder, name);
      // A file saved by an older program is copied before it is overwritten.
      const older = await files.read(path, largestFile);
      const olderCopy = older.ok ? await keep(place, name, 0, older.value) : good(undefined);
      if (!olderCopy.ok) return olderCopy;
      const next = await plans.nextSave(
        place.folder,
        turn,
        ruleset,
        savesAmong(await saveNames(place), name).highest,
      );
      if (!next.ok) return next;
      const asked = await requests.read(place.folder, turn);
      if (!asked.ok) return asked;
      const bytes = await makeOrdersFile(
        sealing,
        header,
        {
          plan,
          basis: header.digest,
          program,
          status: 'final',
          ...next.value,
          ...(asked.value.length === 0 ? {} : { requests: asked.value }),
        },
        { signKey: keys.value.today.sign, recipient: body.gm.seal, copyTo: publicly.seal },
      );
      const copied = await keep(place, name, next.value.saves, bytes);
      if (!copied.ok) return copied;
      const written = await files.write(path, bytes);
      return written.ok ? good({ name, base64: Buffer.from(bytes).toString('base64') }) : written;
    },

    take: async (file, placeOf) => {
      const { bytes, parts } = file;
      if (!parts.ok) return parts;
      const { game, seat, turn, ruleset, edition, digest: named } = parts.value.header;
      const place = await placeOf(game, seat);
      if (!place.ok) return place;
      const turnHere = await reading.turn(place.value, turn);
      if (!turnHere.ok) return turnHere;
      const keys = await keeper.read(place.value.folder);
      if (!keys.ok) return keys;
      const publicly = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
      if (keys.value === undefined || publicly === undefined) return bad([unreadable('no-keys', { game })]);
      const read = await openOrdersFile(sealing, file, {
        game,
        ruleset,
        edition,
        turn,
        seats: [seatId(seat)],
        signKeys: () => [publicly.sign],
        seal: [keys.value.today.seal, ...keys.value.former],
      });
      if (!read.ok)
        return read.fault.some(({ code }) => code === 'cannot-unseal')
          ? bad([unreadable('not-your-orders')])
          : read;
      const { plan, saves = 0 } = read.value.body;
      const stored = await keep(
        place.value,
        fileName(parts.value.header, 'orders'),
        saves,
        bytes,
        file.digest,
      );
      if (!stored.ok) return stored;
      const before = await plans.read(place.value.folder, turn, turnHere.value.ruleset);
      const revision = await plans.replace(place.value.folder, turn, turnHere.value.ruleset, plan, saves);
      if (!revision.ok) return revision;
      const asked = await requests.save(place.value.folder, turn, read.value.body.requests ?? []);
      if (!asked.ok) return asked;
      const news = before.ok && before.value.revision === revision.value ? 'already-here' : 'new';
      return good({ what: 'orders', key: { game, seat, turn }, news, digest: named } as const);
    },
  };
}
