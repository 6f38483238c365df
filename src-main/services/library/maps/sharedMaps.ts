import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { fileContents } from '#contract/player/files.ts';
import type { mapsRead, mapTaken } from '#contract/player/maps.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { digest } from '#kernel/codec/digest.ts';
import { type FileHeader, seenFile, type SeenFile } from '#kernel/files/envelope.ts';
import type { SharedMapBody } from '#kernel/files/sharedMap.ts';
import { type SharedWish, sharedPlaces } from '#kernel/picture/map/sharing.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import { type OpenedFile, openMapFile } from '../../openTurnFiles.ts';
import { largest, makeMapFile, mapName } from '../../turnFiles.ts';
import type { Keeper } from '../keeper.ts';
import { mapFile, mapsFolder, type SeatPlace, turnOfFile } from '../places.ts';
import type { OpenedResults } from '../results/opened.ts';
import type { Reading } from '../results/reading.ts';
import type { Turns } from '../turns.ts';
import type { Where } from '../where.ts';

type MapsRead = Of<typeof mapsRead>;
type MapTaken = Of<typeof mapTaken>;

/** Maps that players share with each other: made from a seat’s results, and kept beside those of another. No rule reads them. */
export interface SharedMaps {
  /** A signed file with what the seat wants to share of the turn’s map. Refused where there is nothing of it, or other results are in use than those of this digest. */
  make(key: TurnKey, results: string, wish: SharedWish): Promise<Outcome<Of<typeof fileContents>>>;
  /** Takes in the map that another seat shares, for every seat of its game that is here. Refused: a map of nobody the seat knows, and one that another key signed than those of its sender before. */
  take(file: SeenFile): Promise<Outcome<MapTaken>>;
  /** The maps that were shared with the seat, the newest first, and those whose files are damaged. */
  read(of: SeatKey): Promise<Outcome<MapsRead>>;
  forget(of: SeatKey, name: string): Promise<Outcome<undefined>>;
}

interface Needs {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly keeper: Keeper;
  readonly reading: Reading;
  readonly where: Where;
  readonly turns: Turns;
  /** Does work when that which came before it is done. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

type OpenedMap = OpenedFile<SharedMapBody>;

export function makeSharedMaps(needs: Needs): SharedMaps {
  const { files, sealing, keeper, reading, where, turns, inTurn } = needs;
  const folderOf = (place: SeatPlace): string => join(place.folder, mapsFolder);
  const pathOf = (place: SeatPlace, { turn, seat, digest: of }: FileHeader): string =>
    join(folderOf(place), mapFile(turn, seat, of));
  const namesIn = async (place: SeatPlace): Promise<Outcome<readonly string[]>> => {
    const listed = await files.list(folderOf(place), isMap);
    return listed.ok ? good(listed.value.map(({ name }) => name)) : listed;
  };
  const openAt = async (place: SeatPlace, name: string): Promise<Outcome<OpenedMap>> => {
    const bytes = await files.read(join(folderOf(place), name), largest.map.file);
    return bytes.ok ? openMapFile(sealing, seenFile(bytes.value)) : bytes;
  };

  /** The results of the seat’s newest turn here. */
  async function newest(place: SeatPlace): Promise<Outcome<OpenedResults>> {
    const listed = await files.list(place.folder);
    if (!listed.ok) return listed;
    const turns = listed.value.flatMap(({ name }) => turnOfFile(name) ?? []);
    return reading.turn(place, Math.max(0, ...turns));
  }

  /** Whether this map may be kept beside the others of its sender. */
  async function keyFault(place: SeatPlace, { header, body }: OpenedMap, sender: string) {
    const names = await namesIn(place);
    if (!names.ok) return names.fault;
    for (const name of names.value) {
      const known = await openAt(place, name);
      if (known.ok && known.value.header.seat === header.seat && known.value.body.sign !== body.sign)
        return [unreadable('map-other-key', { seat: sender })];
    }
    return undefined;
  }

  /** What taking a map in for a seat would come to; nothing is written yet. */
  async function lookedAt(place: SeatPlace, opened: OpenedMap): Promise<Outcome<MapTaken>> {
    const { header } = opened;
    const results = await newest(place);
    if (!results.ok) return results;
    const { ruleset, view, header: own } = results.value;
    if (ruleset.id !== header.ruleset) return bad([unreadable('wrong-ruleset', { ruleset: header.ruleset })]);
    const byName = ruleset.presentation.seats(view).find(({ seat }) => seat === header.seat)?.name;
    if (byName === undefined) return bad([unreadable('map-of-stranger', { seat: header.seat })]);
    const fault = await keyFault(place, opened, byName);
    if (fault !== undefined) return bad(fault);
    const here = await files.read(pathOf(place, header), largest.map.file);
    const key = { game: place.game, seat: place.seat, turn: own.turn };
    const took = { what: 'map', key, by: header.seat, byName, of: header.turn } as const;
    return good({ ...took, news: here.ok ? 'already-here' : 'new' });
  }

  async function make(
    place: SeatPlace,
    turn: number,
    wish: SharedWish,
  ): Promise<Outcome<Of<typeof fileContents>>> {
    const results = await reading.turn(place, turn);
    if (!results.ok) return results;
    const keys = await keeper.read(place.folder);
    if (!keys.ok) return keys;
    const half = keys.value === undefined ? undefined : await sealing.publicHalf(keys.value.today);
    if (keys.value === undefined || half === undefined)
      return bad([unreadable('no-keys', { game: place.game })]);
    const { ruleset, view, header } = results.value;
    const { presentation } = ruleset;
    const places = sharedPlaces(presentation.map(view), presentation.me(view), turn, wish);
    if (places.length === 0) return bad([unreadable('map-empty')]);
    const mark = { ...header, turn };
    const body = { sign: half.sign, part: wish.part, places };
    const bytes = await makeMapFile(sealing, mark, body, keys.value.today.sign);
    return good({ name: mapName(mark), base64: Buffer.from(bytes).toString('base64') });
  }

  async function take(file: SeenFile): Promise<Outcome<MapTaken>> {
    const opened = await openMapFile(sealing, file);
    if (!opened.ok) return opened;
    const { game, seat } = opened.value.header;
    const all = await where.seatPlaces();
    if (!all.ok) return all;
    const here = all.value.filter((place) => place.game === game);
    const others = here.filter((place) => place.seat !== seat);
    let took: Outcome<MapTaken> = bad([
      here.length > 0 ? unreadable('map-own') : unreadable('map-without-game', { game }),
    ]);
    for (const place of others) {
      took = await lookedAt(place, opened.value);
      if (!took.ok) return took;
    }
    for (const place of took.ok ? others : []) {
      const written = await files.write(pathOf(place, opened.value.header), file.bytes);
      if (!written.ok) return written;
    }
    return took;
  }

  async function read(place: SeatPlace): Promise<Outcome<MapsRead>> {
    const names = await namesIn(place);
    if (!names.ok) return names;
    const maps: MapsRead['maps'][number][] = [];
    const broken: MapsRead['broken'][number][] = [];
    for (const name of [...names.value].reverse()) {
      const opened = await openAt(place, name);
      if (!opened.ok) {
        broken.push({ name, problems: opened.fault });
        continue;
      }
      const { header, body } = opened.value;
      const { part, places, sign } = body;
      maps.push({ name, by: header.seat, turn: header.turn, key: shortKey(sign), part, places });
    }
    return good({ maps, broken });
  }

  async function forget(place: SeatPlace, name: string): Promise<Outcome<undefined>> {
    const names = await namesIn(place);
    if (!names.ok) return names;
    return names.value.includes(name)
      ? files.remove(join(folderOf(place), name))
      : bad([unreadable('map-not-here')]);
  }

  return {
    make: (key, results, wish) =>
      inTurn(() => turns.at(key, (place) => make(place, key.turn, wish), results)),
    take: (file) => inTurn(() => take(file)),
    read: (of) => inTurn(() => where.inSeat(of, read)),
    forget: (of, name) => inTurn(() => where.inSeat(of, (place) => forget(place, name))),
  };
}

const isMap = (name: string): boolean => name.endsWith('.map');

/** A key in a form that two people can compare: sixteen digits of its digest. */
const shortKey = (sign: string): string =>
  digest(sign)
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');
