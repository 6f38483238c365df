import { join } from 'node:path';
import { unreadable } from '#contract/refusals/library.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import * as places from './places.ts';

export interface KnownGame {
  readonly game: string;
  readonly practice: boolean;
}

/** Where games and seats are in the library, according to its folders at this moment. */
export interface Where {
  games(): Promise<Outcome<readonly KnownGame[]>>;
  /** The folder of one seat, whether it exists yet or not. */
  placeOf(game: string, seat: string): Promise<Outcome<places.SeatPlace>>;
  /** Every seat with a folder. */
  seatPlaces(): Promise<Outcome<readonly places.SeatPlace[]>>;
  /** Does `work` in the folder of one seat, whether it exists yet or not. */
  inPlace<T>(of: SeatKey, work: (place: places.SeatPlace) => Promise<Outcome<T>>): Promise<Outcome<T>>;
  /** The same, but refused where the seat has no turns here. */
  inSeat<T>(of: SeatKey, work: (place: places.SeatPlace) => Promise<Outcome<T>>): Promise<Outcome<T>>;
}

export function makeWhere({
  root,
  files,
  folders,
}: {
  readonly root: string;
  readonly files: Files;
  readonly folders: Folders;
}): Where {
  async function games(): Promise<Outcome<readonly KnownGame[]>> {
    const found = await folders.folders(root);
    if (!found.ok) return found;
    const named = found.value.map(places.gameOfFolder).filter(({ game }) => /^[a-z0-9]{3}$/.test(game));
    const live = [];
    for (const one of named) if (!one.practice || (await hasGame(one.game))) live.push(one);
    return good(live);
  }

  /** A practice game exists as long as its `.game` file does. */
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
      for (const folder of inside.value.filter(
        (name) => name !== places.ordersFolder && !name.startsWith('.'),
      )) {
        all.push(places.seatPlace(root, { game, seat: places.seatOfFolder(folder) }, practice));
      }
    }
    return good(all);
  }

  const inPlace: Where['inPlace'] = async ({ game, seat }, work) => {
    const place = await placeOf(game, seat);
    return place.ok ? work(place.value) : place;
  };

  const inSeat: Where['inSeat'] = ({ game, seat }, work) =>
    inPlace({ game, seat }, async (place) => {
      const listed = await files.list(place.folder);
      if (!listed.ok) return listed;
      return listed.value.some(({ name }) => places.turnOfFile(name) !== undefined)
        ? work(place)
        : bad([unreadable('seat-not-here', { game, seat })]);
    });

  return { games, placeOf, seatPlaces, inPlace, inSeat };
}

/** What is read in these places, one after the other, until one cannot be read. */
export async function gathered<T>(
  there: readonly places.SeatPlace[],
  read: (place: places.SeatPlace) => Promise<Outcome<readonly T[]>>,
): Promise<Outcome<readonly T[]>> {
  const all: T[] = [];
  for (const place of there) {
    const here = await read(place);
    if (!here.ok) return here;
    all.push(...here.value);
  }
  return good(all);
}
