import type { BoxGroup } from '#kernel/picture/boxes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { arcs } from '../cards/arcs.ts';
import type { Box } from '../cards/cards.ts';
import { systems } from '../cards/systems.ts';
import type { Ship } from '../model/state.ts';
import { cardOf, mountNamed, works } from './ships.ts';

/** The boxes of a ship's card by system, weapons each by itself (FC 7A), with what has become of them. */
export function cardGroups(ship: Ship): readonly BoxGroup[] {
  const { boxes, mounts } = cardOf(ship);
  const isMount = ({ box }: Box): boolean => mounts.some((mount) => mount.box === box);
  const grouped = keysInOrder(systems).flatMap((system): readonly BoxGroup[] => {
    const own = boxes.filter((box) => box.system === system && !isMount(box));
    const { label, family } = systems[system];
    return own.length === 0
      ? []
      : [{ key: system, label, family, boxes: own.map((box) => boxOn(ship, box)) }];
  });
  const armed = mounts.map((mount) => ({
    key: mount.box,
    label: mount.label,
    family: mount.family,
    arc: arcs[mount.arc],
    boxes: [boxOn(ship, mount)],
  }));
  return [...grouped, ...armed];
}

function boxOn(ship: Ship, { box }: Box): BoxGroup['boxes'][number] {
  if (!works(ship, box)) return { id: box, state: 'lost' };
  if (ship.used.includes(box)) return { id: box, state: 'used' };
  const track = mountNamed(ship, box)?.type === 'phot' ? ship.tracks[box] : undefined;
  return track === undefined || track === 'empty'
    ? { id: box, state: 'whole' }
    : { id: box, state: 'armed', text: track === 'loaded' ? 'L' : 'P' };
}
