import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { fileContents } from '#contract/files.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { seatId } from '#kernel/ids.ts';
import { bad, good } from '#kernel/result.ts';
import type { Files, Outcome, Sealing } from '#main/ports.ts';
import { codecOf, type Plans } from '../plans.ts';
import { fileName, makeOrdersFile, openOrdersFile } from '../turnFiles.ts';
import type { Keeper } from './keeper.ts';
import { ordersFolder, type SeatPlace } from './places.ts';
import { trouble } from './problems.ts';
import type { Reading } from './reading.ts';
import type { TurnTaken } from './taking.ts';

/** The orders files of one's own seats. */
export interface OwnOrders {
  /** Signs and seals the saved plan; a copy stays in the library. */
  make(place: SeatPlace, turn: number): Promise<Outcome<Of<typeof fileContents>>>;
  /** Makes the plan of an orders file the turn's plan. */
  take(
    bytes: Uint8Array,
    placeOf: (game: string, seat: string) => Promise<Outcome<SeatPlace>>,
  ): Promise<Outcome<TurnTaken>>;
}

export interface OwnOrdersNeeds {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly keeper: Keeper;
  readonly reading: Reading;
  readonly plans: Plans;
  /** Version of the program, for the orders file. */
  readonly program: string;
}

export function makeOwnOrders({
  files,
  sealing,
  keeper,
  reading,
  plans,
  program,
}: OwnOrdersNeeds): OwnOrders {
  return {
    make: async (place, turn) => {
      const opened = await reading.turn(place, turn);
      if (!opened.ok) return opened;
      const keys = await keeper.read(place.folder);
      if (!keys.ok) return keys;
      const publicly = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
      if (keys.value === undefined || publicly === undefined) return bad([trouble.noKeys(place.game)]);
      const { header, body, ruleset } = opened.value;
      const saved = await plans.read(place.folder, turn, ruleset);
      if (!saved.ok) return saved;
      const plan = codecOf(ruleset).make(saved.value.plan);
      const bytes = await makeOrdersFile(
        sealing,
        header,
        { plan, basis: header.digest, program, status: 'final' },
        { signKey: keys.value.today.sign, recipient: body.gm.seal, copyTo: publicly.seal },
      );
      const name = fileName(header, 'orders');
      const written = await files.write(join(place.folder, ordersFolder, name), bytes);
      return written.ok ? good({ name, base64: Buffer.from(bytes).toString('base64') }) : written;
    },

    take: async (bytes, placeOf) => {
      const parts = splitFile(bytes);
      if (!parts.ok) return parts;
      const { game, seat, turn, ruleset, edition, digest } = parts.value.header;
      const place = await placeOf(game, seat);
      if (!place.ok) return place;
      const turnHere = await reading.turn(place.value, turn);
      if (!turnHere.ok) return turnHere;
      const keys = await keeper.read(place.value.folder);
      if (!keys.ok) return keys;
      const publicly = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
      if (keys.value === undefined || publicly === undefined) return bad([trouble.noKeys(game)]);
      const read = await openOrdersFile(sealing, bytes, {
        ...{ game, ruleset, edition, turn },
        seats: [seatId(seat)],
        signKeys: () => [publicly.sign],
        seal: [keys.value.today.seal, ...keys.value.former],
      });
      if (!read.ok)
        return read.fault.some(({ code }) => code === 'cannot-unseal')
          ? bad([trouble.notYourOrders()])
          : read;
      const before = await plans.read(place.value.folder, turn, turnHere.value.ruleset);
      const revision = await plans.replace(
        place.value.folder,
        turn,
        turnHere.value.ruleset,
        read.value.body.plan,
      );
      if (!revision.ok) return revision;
      const news = before.ok && before.value.revision === revision.value ? 'already-here' : 'new';
      return good({ what: 'orders', key: { game, seat, turn }, news, digest } as const);
    },
  };
}
