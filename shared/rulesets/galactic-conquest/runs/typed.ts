import type { Unnumbered } from '#kernel/game/plan.ts';
import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { AssignProspectors } from './assign.ts';
import { prospectors } from '../trade/units.ts';
import type { FoundColony } from './found.ts';

const joining = /^(\d{1,3})x(\S+) (join|leave) the squadron$/i;

/** `2xF-ES join the squadron`, `1xF-PS leave the squadron`; undefined for anything else. */
function joiningRead(text: string): Unnumbered<AssignProspectors> | undefined {
  const [, count, name = '', direction = ''] = joining.exec(text) ?? [];
  const of = prospectors.find((one) => one.toLowerCase() === name.toLowerCase());
  return count === undefined || of === undefined
    ? undefined
    : {
        kind: 'assign-prospectors',
        of,
        count: Math.max(1, Math.min(100, Number(count))),
        direction: direction.toLowerCase() === 'join' ? 'join' : 'leave',
      };
}

/** How prospectors are typed in a squadron’s line. */
export const spokenProspectors = spoken<AssignProspectors>({
  kinds: ['assign-prospectors'],
  phrases: () => ['1xF-OL join the squadron', '1xF-PS leave the squadron'],
  read: joiningRead,
  write: ({ of, count, direction }) => `${count}x${of} ${direction} the squadron.`,
});

const colony = /^declare the colony "((?:[^"]|""){1,40})" in ([A-Z]{1,2}\d{1,3})$/i;

/** How colonies are typed in the empire’s line: `Declare the colony "Eden" in D5`. */
export const spokenColonies = spoken<FoundColony>({
  kinds: ['found-colony'],
  phrases: () => ['Declare the colony "'],
  read(text) {
    const [whole, name = '', where = ''] = colony.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : { kind: 'found-colony', name: name.replaceAll('""', '"'), place: placeId(`h${where.toLowerCase()}`) };
  },
  write: ({ name, place }) => `Declare the colony "${name.replaceAll('"', '""')}" in ${hexName(place)}.`,
});
