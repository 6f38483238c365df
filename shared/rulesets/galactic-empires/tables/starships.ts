import type { Cite } from '#kernel/words/problem.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Brand } from '#kernel/words/ids.ts';

/** One starship type, `builder/name` as in the tables: a name alone is not unique (E-02). */
export type ShipTypeId = Brand<string, 'ship-type'>;
export const shipTypeId = (text: string): ShipTypeId => text as ShipTypeId;

export type Rank = 1 | 2 | 3 | 4 | 5;
export const ranks: readonly Rank[] = [1, 2, 3, 4, 5];

/** The seven classes, smallest first (GE 3780-5588). */
export const shipClasses = [
  'Scout',
  'Destroyer',
  'Light Cruiser',
  'Heavy Cruiser',
  'Strike Cruiser',
  'Battlecruiser',
  'Battleship',
] as const;
export type ShipClass = (typeof shipClasses)[number];

/** The rank that suits a class. OURS: tough ships in front, guns behind. */
export const usualRanks: Readonly<Record<ShipClass, Rank>> = {
  Scout: 5,
  Destroyer: 2,
  'Light Cruiser': 1,
  'Heavy Cruiser': 1,
  'Strike Cruiser': 4,
  Battlecruiser: 3,
  Battleship: 3,
};

/** The sixteen series, in the order of the listing (GE 1968-3776). Federation-c lacks a scout and a battlecruiser. */
export const builders = [
  '8472 Hive',
  'Borg',
  'Breen',
  'Cardassian',
  'Dominion',
  'Federation-a',
  'Federation-b',
  'Federation-c',
  'Ferengi',
  'Gorn',
  'Kazon',
  'Klingon',
  'Orion',
  'Romulan',
  'Tholian',
  'Vulcan',
] as const;
export type Builder = (typeof builders)[number];

/** One type of starship (GE 1096-1112). */
export interface Starship {
  /** `builder/name`: two types are called Hawk Heavy Cruiser (E-02). */
  readonly id: ShipTypeId;
  readonly builder: Builder;
  readonly name: string;
  /** A name is not a class: Kron Class Battlecruiser is a strike cruiser. */
  readonly class: ShipClass;
  /** Shots a round. */
  readonly attacks: number;
  /** Percent chance of each shot. */
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly moves: number;
  /** Whole resources. */
  readonly cost: number;
  /** Hundredths a turn. */
  readonly upkeep: number;
  /** Percent for each search. */
  readonly search: number;
  /** Percent for each battle; absent: it cannot damage defences. */
  readonly siege?: number;
  /** The rulebook's row for it in the listing by builder. */
  readonly cite: Cite;
}

/** `line` of the rulebook; without `siege` it cannot damage defences. */
type Row = readonly [
  name: string,
  shipClass: ShipClass,
  attacks: number,
  combat: number,
  hitPoints: number,
  moves: number,
  cost: number,
  upkeep: number,
  search: number,
  line: number,
  siege?: number,
];

const listing: Readonly<Record<Builder, readonly Row[]>> = {
  '8472 Hive': [
    ['M94 Class Bio-Scout', 'Scout', 1, 6, 8, 3, 4, 50, 10, 1986],
    ['Q2 Patrol Bio-Ship', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, 2002],
    ['Q14 Bio-Raider', 'Light Cruiser', 2, 15, 42, 2, 9, 80, 8, 2018],
    ['XR5 Command Bio-Ship', 'Heavy Cruiser', 2, 28, 92, 2, 18, 150, 2, 2034],
    ['RG4 Bio-Strike Vessel', 'Strike Cruiser', 2, 60, 28, 2, 11, 90, 4, 2050, 40],
    ['V58 Class Biocruiser', 'Battlecruiser', 4, 55, 32, 4, 21, 160, 50, 2066],
    ['ZA8 Class Mothership', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 2082, 28],
  ],
  Borg: [
    ['Borg Probe', 'Scout', 1, 6, 8, 3, 4, 50, 10, 2098],
    ['Assimilator Scoutship', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, 2114],
    ['Borg Mauler', 'Light Cruiser', 2, 15, 42, 2, 9, 80, 8, 2130],
    ['Borg Tactical Cube', 'Heavy Cruiser', 2, 26, 84, 2, 17, 140, 2, 2146],
    ['Borg Sphere', 'Strike Cruiser', 2, 60, 28, 2, 11, 90, 5, 2162, 42],
    ['Queenship', 'Battlecruiser', 4, 55, 32, 4, 21, 160, 50, 2178],
    ['Annihilation Class Cube', 'Battleship', 8, 45, 42, 3, 33, 230, 5, 2194, 28],
  ],
  Breen: [
    ['Qur Taan Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, 2210],
    ['Ghan Lak Destroyer', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, 2226],
    ['Tha Lak Attack Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, 2242],
    ['Nol Thek Armored Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, 2258],
    ['Shok Taan Strike Cruiser', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 2274, 33],
    ['Ghan Lak Battlecruiser', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, 2290],
    ['Ghor Tan Dreadnought', 'Battleship', 4, 45, 30, 3, 17, 120, 3, 2306, 20],
  ],
  Cardassian: [
    ['Hideki Scoutship', 'Scout', 1, 3, 5, 3, 3, 40, 10, 2322],
    ['Vasad Frigate', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, 2338],
    ['Rasilak Blockade Cruiser', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, 2354],
    ['Torka Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, 2370],
    ['Brinok Torpedo Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 4, 2386, 36],
    ['Galor Cruiser', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, 2402],
    ['Keldon Dreadnought', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 2434, 28],
  ],
  Dominion: [
    ['Horda Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, 2450],
    ['Dominion Attack Ship', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, 2466],
    ['Dominion Medium Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, 2482],
    ['Dominion Heavy Cruiser', 'Heavy Cruiser', 2, 22, 68, 2, 14, 110, 3, 2498],
    ['Dominion Assault Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 3, 2514, 32],
    ['Dominion Battlecruiser', 'Battlecruiser', 3, 57, 26, 4, 16, 120, 47, 2530],
    ['Dominion Hvy Battleship', 'Battleship', 5, 52, 42, 3, 24, 170, 3, 2546, 24],
  ],
  'Federation-a': [
    ['Defiant Class Scout', 'Scout', 1, 4, 6, 3, 4, 50, 10, 2562],
    ['Norway Class Destroyer', 'Destroyer', 2, 6, 15, 2, 3, 40, 20, 2578],
    ['Akira Strike Cruiser', 'Light Cruiser', 2, 12, 30, 2, 6, 60, 6, 2594],
    ['Nebula Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, 2610],
    ['Achilles Siege Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 3, 2626, 32],
    ['Prometheus Attack Frigate', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, 2642],
    ['Sovereign Dreadnought', 'Battleship', 4, 45, 30, 3, 17, 120, 3, 2658, 20],
  ],
  'Federation-b': [
    ['Tolstoy Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, 2674],
    ['Centaur Class Destroyer', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, 2690],
    ['Excelsior Class Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, 2706],
    ['Cheyenne Heavy Cruiser', 'Heavy Cruiser', 2, 18, 54, 2, 11, 90, 1, 2722],
    ['Freedom Class Destroyer', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 2738, 33],
    ['Niagara Class Cruiser', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, 2754],
    ['Galaxy Class Starship', 'Battleship', 3, 50, 27, 3, 14, 100, 2, 2770, 17],
  ],
  'Federation-c': [
    ['Akula Class Destroyer', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, 2786],
    ['Constitution Refit Cruiser', 'Light Cruiser', 2, 10, 22, 3, 4, 50, 4, 2802],
    ['Constellation Hvy Cruiser', 'Heavy Cruiser', 2, 14, 42, 2, 8, 70, 1, 2818],
    ['Miranda Class Cruiser', 'Strike Cruiser', 2, 30, 14, 2, 5, 50, 1, 2834, 26],
    ['Yoshida Class Battleship', 'Battleship', 3, 30, 21, 3, 8, 60, 1, 2850, 14],
  ],
  Ferengi: [
    ['Krakta Class Scout', 'Scout', 1, 2, 4, 3, 3, 40, 10, 2866],
    ['Scavenger Class Destroyer', 'Destroyer', 1, 9, 9, 2, 2, 30, 16, 2882],
    ['Loorta Escort Frigate', 'Light Cruiser', 2, 11, 18, 3, 4, 50, 4, 2898],
    ['Goront Heavy Cruiser', 'Heavy Cruiser', 2, 20, 48, 2, 11, 90, 1, 2914],
    ['Fromta Class Gunship', 'Strike Cruiser', 2, 40, 14, 3, 6, 50, 2, 2930, 30],
    ['Tokorn Strike Cruiser', 'Battlecruiser', 2, 65, 18, 4, 11, 90, 43, 2946],
    ['D’Kora Marauder', 'Battleship', 6, 55, 38, 3, 28, 200, 5, 2962, 28],
  ],
  Gorn: [
    ['Boa Scout', 'Scout', 1, 4, 6, 3, 4, 50, 10, 2978],
    ['Sidewinder Destroyer', 'Destroyer', 2, 6, 15, 2, 3, 40, 20, 2994],
    ['Ghdar Light Cruiser', 'Light Cruiser', 2, 13, 34, 2, 7, 70, 6, 3010],
    ['King Cobra Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, 3026],
    ['Viper Assault Frigate', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 3042, 33],
    ['Komodo Battlecruiser', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, 3058],
    ['Grendel Dreadnought', 'Battleship', 4, 55, 34, 3, 20, 140, 3, 3074, 24],
  ],
  Kazon: [
    ['Kazon Scout', 'Scout', 1, 1, 3, 3, 3, 40, 10, 3090],
    ['Kazon Lancer', 'Destroyer', 1, 6, 9, 2, 2, 20, 10, 3106],
    ['Kazon Raider', 'Light Cruiser', 2, 9, 18, 2, 4, 40, 3, 3122],
    ['Kazon Predator', 'Heavy Cruiser', 2, 16, 48, 2, 10, 80, 1, 3138],
    ['Kazon Bombard Vessel', 'Strike Cruiser', 2, 30, 14, 2, 5, 50, 1, 3154, 26],
    ['Kazon Marauder', 'Battlecruiser', 2, 37, 15, 4, 7, 50, 33, 3170],
    ['Kazon Mothership', 'Battleship', 3, 30, 21, 3, 8, 60, 1, 3186, 14],
  ],
  Klingon: [
    ['Klingon Bird of Prey', 'Scout', 1, 3, 5, 3, 3, 40, 10, 3202],
    ['K’Tinga Class Destroyer', 'Destroyer', 1, 9, 9, 2, 2, 30, 16, 3218],
    ['C-7 Light Cruiser', 'Light Cruiser', 2, 13, 22, 2, 5, 50, 6, 3234],
    ['Hawk Heavy Cruiser', 'Heavy Cruiser', 2, 18, 66, 2, 12, 100, 1, 3250],
    ['Kron Class Battlecruiser', 'Strike Cruiser', 2, 45, 16, 2, 7, 60, 3, 3282, 33],
    ['Vor’Cha Battlecruiser', 'Battlecruiser', 3, 63, 24, 4, 16, 120, 47, 3298],
    ['Negh’var Battleship', 'Battleship', 4, 50, 26, 3, 17, 120, 3, 3314, 20],
  ],
  Orion: [
    ['Orion Wanderer', 'Scout', 1, 4, 6, 3, 4, 50, 10, 3330],
    ['Orion Raider', 'Destroyer', 2, 8, 19, 2, 4, 50, 24, 3346],
    ['Orion Light Cruiser', 'Light Cruiser', 2, 10, 22, 3, 5, 50, 4, 3362],
    ['Orion Heavy Cruiser', 'Heavy Cruiser', 2, 16, 48, 2, 10, 80, 1, 3378],
    ['Orion Gun Platform', 'Strike Cruiser', 2, 35, 16, 3, 6, 50, 2, 3394, 30],
    ['Orion Starfury', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, 3410],
    ['Orion Heavy Marauder', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 3426, 28],
  ],
  Romulan: [
    ['Talon Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, 3442],
    ['Romulan Bird of Prey', 'Destroyer', 1, 8, 11, 2, 3, 30, 16, 3458],
    ['Harrier Light Cruiser', 'Light Cruiser', 2, 12, 30, 2, 6, 60, 6, 3474],
    ['Hawk Heavy Cruiser', 'Heavy Cruiser', 2, 18, 54, 2, 11, 90, 1, 3490],
    ['Falcon Class Frigate', 'Strike Cruiser', 2, 35, 16, 3, 6, 50, 2, 3506, 30],
    ['Valdore Command Cruiser', 'Battlecruiser', 3, 57, 26, 4, 16, 120, 47, 3522],
    ['D’Deridex Warbird', 'Battleship', 4, 55, 34, 3, 20, 140, 3, 3538, 24],
  ],
  Tholian: [
    ['Tholian Scoutship', 'Scout', 1, 2, 4, 3, 3, 40, 10, 3554],
    ['Onyx Class patrol Ship', 'Destroyer', 1, 7, 13, 2, 3, 30, 16, 3570],
    ['Topaz Class Frigate', 'Light Cruiser', 2, 9, 26, 3, 5, 50, 4, 3586],
    ['Akkrev Heavy Cruiser', 'Heavy Cruiser', 2, 14, 54, 2, 10, 80, 1, 3602],
    ['Obelisk Weapon Platform', 'Strike Cruiser', 2, 35, 20, 2, 7, 60, 3, 3618, 33],
    ['Bloodstone Attack Cruiser', 'Battlecruiser', 3, 25, 21, 4, 8, 60, 35, 3634],
    ['Granite Archeo Dreadnght', 'Battleship', 2, 40, 24, 3, 8, 60, 1, 3650, 14],
  ],
  Vulcan: [
    ['Tarok Class Scout Lander', 'Scout', 1, 2, 4, 3, 3, 40, 10, 3666],
    ['Surak Class Destroyer', 'Destroyer', 1, 9, 15, 2, 3, 30, 18, 3682],
    ['Sh’Ran Light Cruiser', 'Light Cruiser', 2, 9, 26, 3, 5, 50, 4, 3698],
    ['D’Kyr Heavy Frigate', 'Heavy Cruiser', 2, 16, 60, 2, 11, 90, 1, 3714],
    ['Vulcan Torpedo Platform', 'Strike Cruiser', 2, 30, 18, 3, 6, 50, 2, 3730, 30],
    ['Nyran Combat Cruiser', 'Battlecruiser', 3, 45, 28, 4, 14, 110, 45, 3746],
    ['T’Plana Dreadnought', 'Battleship', 4, 40, 34, 3, 16, 120, 3, 3762, 20],
  ],
};

/** A name in an id, which files hold: `D’Kora Marauder` as `dkora-marauder`. */
export const inId = (name: string): string => name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-');

const fromRow = (
  builder: Builder,
  [name, shipClass, attacks, combat, hitPoints, moves, cost, upkeep, search, line, siege]: Row,
): Starship => ({
  id: shipTypeId(`${inId(builder)}/${inId(name)}`),
  builder,
  name,
  class: shipClass,
  attacks,
  combat,
  hitPoints,
  moves,
  cost,
  upkeep,
  search,
  ...defined({ siege }),
  cite: `GE ${line}`,
});

/** All 110 types, by builder and within it by class. */
export const starships: readonly Starship[] = builders.flatMap((builder) =>
  listing[builder].map((row) => fromRow(builder, row)),
);

const known: ReadonlyMap<string, Starship> = new Map(starships.map((ship) => [ship.id, ship]));

/** The type with this id, if there is one. */
export const maybeStarship = (id: string): Starship | undefined => known.get(id);

/** The type with this id. Throws for an unknown id; codecs keep those out of every state and view. */
export function starship(id: ShipTypeId): Starship {
  const found = known.get(id);
  if (found === undefined)
    throw new RangeError(
      `no starship type is called «${id}»; ids are builder/name as in tables/starships.ts`,
    );
  return found;
}

/** The types of one series, smallest class first. */
export const byBuilder = (builder: Builder): readonly Starship[] =>
  starships
    .filter((ship) => ship.builder === builder)
    .sort(
      compareBy(
        (ship) => shipClasses.indexOf(ship.class),
        (ship) => ship.id,
      ),
    );
