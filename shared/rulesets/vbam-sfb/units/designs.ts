import type { SeatId } from '#kernel/words/ids.ts';
import { raiders, empireIds, empireNames, shortNames } from '../map/empires.ts';
import type { Unit } from '../model/state.ts';
import { raiderList } from './raiders.ts';
import { lists } from './lists/rows.ts';

/** So many EP for each so many units, rounded up (VB 87). */
export interface Rate {
  readonly points: number;
  readonly for: number;
}

export interface Basing {
  readonly light: number;
  readonly heavy: number;
  readonly super: number;
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
  /** Flights that it can carry and launch: light ones, heavy ones, and super-heavy ones (VB 506). */
  readonly basing: Basing;
  readonly abilities: string;
}

const rate = (text: string): Rate => {
  const [points = 0, each = 1] = text.split('/').map(Number);
  return { points, for: each };
};

/** A figure; 0 where a class has none, as flights have no command rating. */
const figure = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 0);

/** Basing as lists write it, such as `12+6H` or `0+6SH`. */
export function basingOf(text: string): Basing {
  const parts = text.split('+');
  const of = (kind: RegExp): number =>
    Number(parts.map((part) => kind.exec(part)?.[1]).find((found) => found !== undefined) ?? 0);
  return { light: of(/^(\d+)$/), heavy: of(/^(\d+)H$/), super: of(/^(\d+)SH$/) };
}

/** Two rows of a list may have one name: the second is told apart by its year. */
function read(list: string): readonly Design[] {
  const taken = new Set<string>();
  return list
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', year = '', hull = '', cost = '', maintenance = '', ...more] = row.split('|');
      const [attack = '', defense = '', command = '', basing = '', abilities = ''] = more;
      const name = taken.has(title) ? `${title} of Y${year}` : title;
      taken.add(name);
      return {
        name,
        year: Number(year),
        hull,
        cost: rate(cost),
        maintenance: rate(maintenance),
        attack: figure(attack),
        defense: figure(defense),
        command: figure(command),
        basing: basingOf(basing),
        abilities,
      };
    });
}

const common = read(lists.common);
const lazily = new Map<string, ReadonlyMap<string, Design>>();

/** The classes of an empire, its own and those that all have, by name (VB 103). */
export function designsOf(seat: SeatId): ReadonlyMap<string, Design> {
  const known = lazily.get(seat);
  if (known !== undefined) return known;
  const list =
    seat === raiders ? raiderList : seat in lists ? lists[seat as unknown as keyof typeof lists] : '';
  const own = list === '' ? [] : read(list);
  const made = new Map([...own, ...common].map((design) => [design.name, design]));
  lazily.set(seat, made);
  return made;
}

/** What a power is called behind a class of its own that another has captured. */
const makers = new Map(
  [raiders, ...empireIds].map((seat) => [
    shortNames[seat] ?? (empireNames[seat] ?? seat).split(' ')[0] ?? seat,
    seat,
  ]),
);

/** The class of a captured unit, and whose list it is from; undefined for classes that are not so named. */
function captured(design: string): readonly [SeatId, string] | undefined {
  const [, name, maker = ''] = /^(.+) \(([^()]+)\)$/.exec(design) ?? [];
  const seat = makers.get(maker);
  return name === undefined || seat === undefined ? undefined : [seat, name];
}

/** Whether a unit was captured, and is no class that its power has (VB 309). */
export const isCaptured = ({ seat, design }: Pick<Unit, 'seat' | 'design'>): boolean =>
  !designsOf(seat).has(design) && captured(design) !== undefined;

/** What the class of a unit is called once another power has it (VB 309): its own again, one that all have, or one of whose list it is. */
export function designFor(to: SeatId, { seat, design }: Pick<Unit, 'seat' | 'design'>): string {
  const [maker, name] = captured(design) ?? [seat, design];
  if (maker === to || name === people || common.some((one) => one.name === name)) return name;
  return `${name} (${[...makers].find(([, one]) => one === maker)?.[0] ?? maker})`;
}

/** Bases and satellites, which stay where they are built; shipyards and webs as well (VB 444). */
const fixedHulls = ['BSE', 'BS', 'BATS', 'SB', 'MB', 'DEFSAT', 'Shipyard', 'Web'];
const flightHulls = ['LF', 'MF', 'HF', 'SHF'];
/** Sentries are of size class 4 (VB 208); which hulls these are fell out of the rulebook (OURS). */
const sentryHulls = ['FF', 'FFH', 'FFW', 'NFF', 'DD', 'DDH', 'NDD', 'DW', 'HDW', 'POL'];

/** Trade, Transport and Colony Fleets. */
export const isCivil = ({ hull }: Design): boolean => hull === '';
export const isFixed = ({ hull }: Design): boolean => fixedHulls.includes(hull);
/** People on their way, who are no class that anybody builds (VB 428). */
export const isPeople = ({ hull }: Design): boolean => hull === 'Census';
export const isGround = ({ hull }: Design): boolean => hull === 'Ground Unit';
export const isFlight = ({ hull }: Design): boolean => flightHulls.includes(hull);
export const maySentry = ({ hull }: Design): boolean => sentryHulls.includes(hull);
/** Moves by itself from sector to sector. */
export const isMobile = (design: Design): boolean =>
  !isFixed(design) && !isGround(design) && !isFlight(design) && !isPeople(design);
/** Mobile naval warships: whatever is none of the others, and no police (VB 305). */
export const isWarship = (design: Design): boolean =>
  !isCivil(design) && isMobile(design) && design.hull !== 'POL';
/** Takes part in encounters and space battles. */
export const isOfSpace = (design: Design): boolean =>
  !isGround(design) && !isFlight(design) && !isPeople(design);
const brittleHulls = ['', 'Shipyard', 'DEFSAT', 'Web', 'Ground Unit', 'Census', ...flightHulls];
/** Has no crippled state (VB 372, 458; OURS which ones but for flights and ground units). */
export const isBrittle = ({ hull }: Design): boolean => brittleHulls.includes(hull);
/** Ships with a Mauler Cannon (VB 386). The unit lists mark none; OURS: those whose classes Star Fleet Battles knows as maulers. */
const maulers = ['D6M', 'D7M', 'MD5', 'MC8', 'MDW', 'MD7X', 'KRM', 'SPM', 'FHM'];
export const isMauler = ({ name }: Design): boolean => maulers.includes(name);
/** What one unit costs, in hundredths of an EP, rounded down: to compare classes by. */
export const priceOf = ({ cost }: Design): number => Math.floor((100 * cost.points) / cost.for);
/** The room that a flight takes (VB 506, 512: medium ones take twice that of light ones); undefined for what is no flight. */
export const berthOf = ({
  hull,
}: Design): { readonly room: keyof Basing; readonly takes: number } | undefined => berths[hull];
const berths: Readonly<Record<string, { readonly room: keyof Basing; readonly takes: number }>> = {
  LF: { room: 'light', takes: 1 },
  MF: { room: 'light', takes: 2 },
  HF: { room: 'heavy', takes: 1 },
  SHF: { room: 'super', takes: 1 },
};

export const has = ({ abilities }: Design, ability: string): boolean =>
  abilities.includes(ability) &&
  abilities.split(', ').some((one) => one === ability || one.startsWith(`${ability}(`));
/** The number behind an ability, such as 2 of `Scout(2)`; 0 without it. */
export const gradeOf = ({ abilities }: Design, ability: string): number => {
  if (!abilities.includes(ability)) return 0;
  const found = abilities.split(', ').find((one) => one.startsWith(`${ability}(`));
  return Number(found?.slice(ability.length + 1, -1) ?? 0);
};

/** A point of Census on its way (VB 428). */
export const people = 'Census';
/** The class of a unit; one that no list has costs nothing and can nothing. */
export function designOf({ seat, design }: { readonly seat: SeatId; readonly design: string }): Design {
  const own = designsOf(seat).get(design);
  if (own !== undefined) return own;
  const [maker, name] = captured(design) ?? [seat, design];
  return designsOf(maker).get(name) ?? nothing(design);
}
const nothing = (design: string): Design => ({
  name: design,
  year: 0,
  hull: design === people ? people : '',
  cost: rate('0'),
  maintenance: rate('0'),
  attack: 0,
  defense: 0,
  command: 0,
  basing: basingOf(''),
  abilities: '',
});

/** What a Heavy War Destroyer has in place of empty systems, by the letter behind its name, and the BPV that this adds (VB 68). */
export const refits: Readonly<Record<string, { readonly holds: string; readonly bpv: number }>> = {
  C: { holds: 'flag bridges, and a common weapon of the empire', bpv: 22 },
  H: { holds: '10 more shuttles with ready racks, for heavy fighters', bpv: 20 },
  K: { holds: 'a common weapon of the empire', bpv: 10 },
  P: { holds: '2 sensor channels, 6 mech links and 4 repair boxes, for PFs', bpv: 30 },
  S: { holds: '2 sensor channels', bpv: 20 },
  V: { holds: '10 more shuttles with ready racks, for light fighters', bpv: 20 },
};

/** The refit of a Heavy War Destroyer; undefined for one with nothing assigned, and for all other classes. */
export const refitOf = ({ name, hull }: Pick<Design, 'name' | 'hull'>): (typeof refits)[string] | undefined =>
  hull === 'HDW' ? refits[/-([A-Z])$/.exec(name)?.[1] ?? ''] : undefined;
