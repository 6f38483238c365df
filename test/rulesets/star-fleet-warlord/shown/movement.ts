import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Vector } from '#test/support/kits/testKit.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { neighbour, neighbourNumbered, neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { pulseOfSlot, speedOf } from '#rulesets/star-fleet-warlord/ships/speed.ts';

const size = '10x10';
const label = (place: PlaceId | undefined): string => place?.slice(1) ?? 'nowhere';

/** Where a ship comes that writes these hexes, from hex to hex; it ends where one is not a neighbour. */
function walked(start: string, hexes: string): string {
  const way: string[] = [];
  let at: PlaceId | undefined = placeId(`h${start}`);
  for (const hex of hexes.split(' ')) {
    at = at === undefined ? undefined : neighbourNumbered(size, at, hex as HexNumber);
    way.push(label(at));
  }
  return way.join(' ');
}

/** The examples of movement, as orders print them: line, start (the sector is ours, in most), what is written, and where it leads. */
const paths: readonly (readonly [id: number, line: number, start: string, hexes: string, way: string])[] = [
  [201, 1393, '45-0101', '0201 0301 0401 0501 0502', '45-0201 45-0301 45-0401 45-0501 45-0502'],
  [202, 1510, '45-1410', '1510 1610 1611', '45-1510 45-1610 45-1611'],
  [203, 1575, '45-0110', '0111', '45-0111'],
  [204, 1588, '45-1602', '1603 0103', '45-1603 55-0103'],
  [205, 1608, '45-0309', '0409 0509 0609', '45-0409 45-0509 45-0609'],
  [206, 1621, '45-0201', '0216 0201', '44-0216 45-0201'],
  [207, 1651, '45-1615', '1616 1601 1602', '45-1616 46-1601 46-1602'],
  [208, 1696, '45-1312', '1311 1310', '45-1311 45-1310'],
  [209, 1730, '45-1615', '1515 1415', '45-1515 45-1415'],
  [210, 1743, '45-1212', '1211 1210', '45-1211 45-1210'],
  [211, 1803, '45-1512', '1511 1510', '45-1511 45-1510'],
  [212, 1814, '45-1008', '1009 1010 1011', '45-1009 45-1010 45-1011'],
  [213, 1829, '45-1516', '1616', '45-1616'],
  [214, 1865, '45-1612', '0112 0212', '55-0112 55-0212'],
  [215, 1887, '45-0308', '0208 0108 1608', '45-0208 45-0108 35-1608'],
  [216, 1912, '45-0115', '0114 0113', '45-0114 45-0113'],
  [217, 1942, '45-0101', '1616 1615 1614', '34-1616 34-1615 34-1614'],
  [218, 2044, '45-1311', '1310 1309 1308', '45-1310 45-1309 45-1308'],
  [219, 2079, '45-1314', '1315 1316 1301', '45-1315 45-1316 46-1301'],
  [220, 2099, '45-0213', '0212 0112', '45-0212 45-0112'],
];

const around = (place: string): readonly string[] => neighbours(size, placeId(`h${place}`)).map(label);
const sectorsAround = (place: string): number =>
  new Set(neighbours(size, placeId(`h${place}`)).map(sectorIn)).size;
const speeds = ['K-C7', 'D-MP', 'C-WG'].map((design) => speedOf({ design, drained: 0, crew: 3 }));
const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join(' ') === b.join(' ');

/** Worked examples of movement. */
export const movementVectors: readonly Vector[] = [
  ...paths.map(([id, line, start, hexes, way]): Vector => ({
    id: `SFW-V-${id}`,
    cite: `SFW ${line}`,
    holds: () => walked(start, hexes) === way,
  })),
  {
    id: 'SFW-V-224',
    cite: 'SFW 1424',
    holds: () => same(around('45-0101'), ['44-0116', '44-0216', '45-0201', '45-0102', '35-1601', '34-1616']),
  },
  {
    id: 'SFW-V-225',
    cite: 'SFW 1435',
    holds: () => same(around('00-0101'), ['09-0116', '09-0216', '00-0201', '00-0102', '90-1601', '99-1616']),
  },
  {
    id: 'SFW-V-226',
    cite: 'SFW 1318',
    holds: () =>
      around('45-0101').some((place) => place.startsWith('34-')) &&
      around('45-1616').some((place) => place.startsWith('56-')) &&
      sectorsAround('45-0116') === 3 &&
      sectorsAround('45-1601') === 3 &&
      !around('45-0116').some((place) => place.startsWith('36-')) &&
      !around('45-1601').some((place) => place.startsWith('54-')),
  },
  {
    id: 'SFW-V-227',
    cite: 'SFW 1868',
    holds: () => label(neighbour(size, placeId('h45-1612'), 4)) === '45-1613',
  },
  {
    id: 'SFW-V-228',
    cite: 'SFW 2044',
    holds: () => label(neighbour(size, placeId('h45-1310'), 5)) === '45-1210',
  },
  // The printed path is not a legal one: its third hex is two columns away.
  { id: 'SFW-V-229', cite: 'SFW 1667', holds: () => walked('45-1412', '1612') === 'nowhere' },
  // The line of the K-C7 is printed with a slot too few in reverse: by the rule it has the pulses 3 to 6.
  {
    id: 'SFW-V-230',
    cite: 'SFW 4405',
    holds: () =>
      same(speeds, [4, 5, 2]) &&
      same(
        speeds.map((printed) => [0, printed - 1].map((at) => pulseOfSlot(at, { printed }, true)).join('-')),
        ['3-6', '2-6', '5-6'],
      ) &&
      same(
        speeds.map((printed) => [0, printed - 1].map((at) => pulseOfSlot(at, { printed }, false)).join('-')),
        ['1-4', '1-5', '1-2'],
      ),
  },
];
