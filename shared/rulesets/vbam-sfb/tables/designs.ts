import type { SeatId } from '#kernel/ids.ts';
import { lists } from './units/rows.ts';

/** So many EP for each so many units, rounded up (VB 87). */
export interface Rate {
  readonly points: number;
  readonly for: number;
}

/** A class of units (VB 495). */
export interface Design {
  /** Unique among the classes that an empire may build. */
  readonly name: string;
  /** The first technology year in which it may be built, such as 120 for Y120. */
  readonly year: number;
  /** The base hull type, such as `CA`; empty for civil fleets. */
  readonly hull: string;
  readonly cost: Rate;
  readonly maintenance: Rate;
  readonly attack: number;
  readonly defense: number;
  readonly command: number;
  readonly abilities: string;
}

const rate = (text: string): Rate => {
  const [points = 0, each = 1] = text.split('/').map(Number);
  return { points, for: each };
};

/** Two rows of a list may have one name: the second is told apart by its year. */
function read(list: string): readonly Design[] {
  const taken = new Set<string>();
  return list
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', year = '', hull = '', cost = '', maintenance = '', ...more] = row.split('|');
      const [attack = '', defense = '', command = '', , abilities = ''] = more;
      const name = taken.has(title) ? `${title} of Y${year}` : title;
      taken.add(name);
      return {
        ...{ name, year: Number(year), hull, cost: rate(cost), maintenance: rate(maintenance) },
        ...{ attack: Number(attack), defense: Number(defense), command: Number(command), abilities },
      };
    });
}

const common = read(lists.common);
const lazily = new Map<string, ReadonlyMap<string, Design>>();

/** The classes of an empire, its own and those that all have, by name (VB 103). */
export function designsOf(seat: SeatId): ReadonlyMap<string, Design> {
  const known = lazily.get(seat);
  if (known !== undefined) return known;
  const own = seat in lists ? read(lists[seat as unknown as keyof typeof lists]) : [];
  const made = new Map([...own, ...common].map((design) => [design.name, design]));
  lazily.set(seat, made);
  return made;
}

/** The class of a unit; one that no list has costs nothing and can nothing. */
export const designOf = ({ seat, design }: { readonly seat: SeatId; readonly design: string }): Design =>
  designsOf(seat).get(design) ?? {
    ...{ name: design, year: 0, hull: '', cost: rate('0'), maintenance: rate('0') },
    ...{ attack: 0, defense: 0, command: 0, abilities: '' },
  };
