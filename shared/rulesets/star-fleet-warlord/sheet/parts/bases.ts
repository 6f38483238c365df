import { phrase } from '#kernel/words/phrase.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { HexNumber, SectorId } from '../../model/ids.ts';
import { placeText } from '../sites.ts';
import type { LaunchDrones, ScanHex, ScanSector, UseBase } from '../../model/orders/scans.ts';
import { baseDeeds, hexScans } from '../../model/orders/scans.ts';
import type { Reading, WrittenAs } from '../../typing.ts';
import { hexLike, placeNext, wrongNext } from '../../typing.ts';

/** `SH 05 1616` and its like: a code and a hex (SFW 4083). */
const atHex: WrittenAs = {
  kind: 'scan-hex',
  like: new RegExp(`^(${hexScans.join('|')})$`),
  meant: [],
  read(reading): Unnumbered<ScanHex> | Fault {
    const place = placeNext(reading);
    const what = reading.code.word.toUpperCase() as ScanHex['what'];
    return typeof place === 'string' ? { kind: 'scan-hex', what, place } : place;
  },
  write: ({ what, place }: Unnumbered<ScanHex>) => `${what} ${placeText(place)}`,
};

/** `SC 39 0910` and its like: a code and the hex of a base of one's own (SFW 4135). */
const atBase: WrittenAs = {
  kind: 'use-base',
  like: new RegExp(`^(${baseDeeds.join('|')})$`),
  meant: [],
  read(reading): Unnumbered<UseBase> | Fault {
    const place = placeNext(reading);
    const what = reading.code.word.toUpperCase() as UseBase['what'];
    return typeof place === 'string' ? { kind: 'use-base', what, place } : place;
  },
  write: ({ what, place }: Unnumbered<UseBase>) => `${what} ${placeText(place)}`,
};

/** `SX 45` (SFW 4149). */
const atSector: WrittenAs = {
  kind: 'scan-sector',
  like: /^SX$/,
  meant: [],
  read(reading): Unnumbered<ScanSector> | Fault {
    const sector = reading.next(/^\d\d$/);
    return sector === undefined
      ? wrongNext(reading, phrase('SX takes a sector of two digits, such as SX 45.'))
      : { kind: 'scan-sector', sector: `s${sector.word}` as SectorId };
  },
  write: ({ sector }: Unnumbered<ScanSector>) => `SX ${sector.slice(1)}`,
};

/** A number of drones and a hex, in either order: the book has both, and a hex has four digits (SFW 4189, 7120). */
function dronesNext(reading: Reading): Pick<LaunchDrones, 'drones' | 'hex'> | undefined {
  const first = reading.next(/^\d{1,5}$/);
  const second = reading.next(/^\d{1,5}$/);
  if (first === undefined || second === undefined) return undefined;
  const [drones, hex] = hexLike.test(second.word) ? [first, second] : [second, first];
  return hexLike.test(hex.word) && Number(drones.word) > 0
    ? { drones: Number(drones.word), hex: hex.word as HexNumber }
    : undefined;
}

/** `SL 15 0102 100 0504` (SFW 4184). */
const atTarget: WrittenAs = {
  kind: 'launch-drones',
  like: /^SL$/,
  meant: [],
  read(reading): Unnumbered<LaunchDrones> | Fault {
    const place = placeNext(reading);
    if (typeof place !== 'string') return place;
    const aimed = dronesNext(reading);
    return aimed === undefined
      ? wrongNext(
          reading,
          phrase('SL takes the hex of a base, drones and the hex of a site, such as SL 15 0102 100 0504.'),
        )
      : { kind: 'launch-drones', place, ...aimed };
  },
  write: ({ place, drones, hex }: Unnumbered<LaunchDrones>) => `SL ${placeText(place)} ${drones} ${hex}`,
};

/** How Starbase orders are typed. */
export const basesWritten: readonly WrittenAs[] = [atHex, atBase, atSector, atTarget];
