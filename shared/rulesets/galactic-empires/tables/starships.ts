import type { Cite } from '#kernel/problem.ts';
import { by } from '#kernel/inOrder.ts';
import type { Rank, ShipTypeId } from '../model/state.ts';
import { shipTypeId } from '../model/state.ts';

/** The seven classes, smallest first (GE 3780-5588). */
export const shipClasses = [
  'Scout', 'Destroyer', 'Light Cruiser', 'Heavy Cruiser', 'Strike Cruiser', 'Battlecruiser', 'Battleship',
] as const;
export type ShipClass = (typeof shipClasses)[number];

/** Where a class fights best. OURS, as an admiral would: tough ships in front, guns behind. */
export const usualRanks: Readonly<Record<ShipClass, Rank>> = {
  Scout: 5, Destroyer: 2, 'Light Cruiser': 1, 'Heavy Cruiser': 1, 'Strike Cruiser': 4, Battlecruiser: 3, Battleship: 3,
};

/** The sixteen series, in the order of the listing (GE 1968-3776). Federation-c lacks a scout and a battlecruiser. */
export const builders = [
  '8472 Hive', 'Borg', 'Breen', 'Cardassian', 'Dominion', 'Federation-a', 'Federation-b', 'Federation-c',
  'Ferengi', 'Gorn', 'Kazon', 'Klingon', 'Orion', 'Romulan', 'Tholian', 'Vulcan',
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
  /** Its row in the listing by builder. */
  readonly cite: Cite;
}

type Row = readonly [
  id: string, builder: Builder, name: string, shipClass: ShipClass, attacks: number, combat: number, hitPoints: number,
  moves: number, cost: number, upkeep: number, search: number, siege: number | undefined, cite: Cite,
];

const rows: readonly Row[] = [
  ['8472-hive/m94-class-bio-scout', '8472 Hive', 'M94 Class Bio-Scout', 'Scout', 1, 6, 8, 3, 4, 50, 10, undefined, 'GE 1986'],
  ['8472-hive/q2-patrol-bio-ship', '8472 Hive', 'Q2 Patrol Bio-Ship', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, undefined, 'GE 2002'],
  ['8472-hive/q14-bio-raider', '8472 Hive', 'Q14 Bio-Raider', 'Light Cruiser', 2, 15, 42, 2, 9, 80, 8, undefined, 'GE 2018'],
  ['8472-hive/xr5-command-bio-ship', '8472 Hive', 'XR5 Command Bio-Ship', 'Heavy Cruiser', 2, 28, 92, 2, 18, 150, 2, undefined, 'GE 2034'],
  ['8472-hive/rg4-bio-strike-vessel', '8472 Hive', 'RG4 Bio-Strike Vessel', 'Strike Cruiser', 2, 60, 28, 2, 11, 90, 4, 40, 'GE 2050'],
  ['8472-hive/v58-class-biocruiser', '8472 Hive', 'V58 Class Biocruiser', 'Battlecruiser', 4, 55, 32, 4, 21, 160, 50, undefined, 'GE 2066'],
  ['8472-hive/za8-class-mothership', '8472 Hive', 'ZA8 Class Mothership', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 28, 'GE 2082'],

  ['borg/borg-probe', 'Borg', 'Borg Probe', 'Scout', 1, 6, 8, 3, 4, 50, 10, undefined, 'GE 2098'],
  ['borg/assimilator-scoutship', 'Borg', 'Assimilator Scoutship', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, undefined, 'GE 2114'],
  ['borg/borg-mauler', 'Borg', 'Borg Mauler', 'Light Cruiser', 2, 15, 42, 2, 9, 80, 8, undefined, 'GE 2130'],
  ['borg/borg-tactical-cube', 'Borg', 'Borg Tactical Cube', 'Heavy Cruiser', 2, 26, 84, 2, 17, 140, 2, undefined, 'GE 2146'],
  ['borg/borg-sphere', 'Borg', 'Borg Sphere', 'Strike Cruiser', 2, 60, 28, 2, 11, 90, 5, 42, 'GE 2162'],
  ['borg/queenship', 'Borg', 'Queenship', 'Battlecruiser', 4, 55, 32, 4, 21, 160, 50, undefined, 'GE 2178'],
  ['borg/annihilation-class-cube', 'Borg', 'Annihilation Class Cube', 'Battleship', 8, 45, 42, 3, 33, 230, 5, 28, 'GE 2194'],

  ['breen/qur-taan-scout', 'Breen', 'Qur Taan Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 2210'],
  ['breen/ghan-lak-destroyer', 'Breen', 'Ghan Lak Destroyer', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, undefined, 'GE 2226'],
  ['breen/tha-lak-attack-frigate', 'Breen', 'Tha Lak Attack Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, undefined, 'GE 2242'],
  ['breen/nol-thek-armored-cruiser', 'Breen', 'Nol Thek Armored Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, undefined, 'GE 2258'],
  ['breen/shok-taan-strike-cruiser', 'Breen', 'Shok Taan Strike Cruiser', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 33, 'GE 2274'],
  ['breen/ghan-lak-battlecruiser', 'Breen', 'Ghan Lak Battlecruiser', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, undefined, 'GE 2290'],
  ['breen/ghor-tan-dreadnought', 'Breen', 'Ghor Tan Dreadnought', 'Battleship', 4, 45, 30, 3, 17, 120, 3, 20, 'GE 2306'],

  ['cardassian/hideki-scoutship', 'Cardassian', 'Hideki Scoutship', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 2322'],
  ['cardassian/vasad-frigate', 'Cardassian', 'Vasad Frigate', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, undefined, 'GE 2338'],
  ['cardassian/rasilak-blockade-cruiser', 'Cardassian', 'Rasilak Blockade Cruiser', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, undefined, 'GE 2354'],
  ['cardassian/torka-heavy-cruiser', 'Cardassian', 'Torka Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, undefined, 'GE 2370'],
  ['cardassian/brinok-torpedo-cruiser', 'Cardassian', 'Brinok Torpedo Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 4, 36, 'GE 2386'],
  ['cardassian/galor-cruiser', 'Cardassian', 'Galor Cruiser', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, undefined, 'GE 2402'],
  ['cardassian/keldon-dreadnought', 'Cardassian', 'Keldon Dreadnought', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 28, 'GE 2434'],

  ['dominion/horda-class-scout', 'Dominion', 'Horda Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 2450'],
  ['dominion/dominion-attack-ship', 'Dominion', 'Dominion Attack Ship', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, undefined, 'GE 2466'],
  ['dominion/dominion-medium-frigate', 'Dominion', 'Dominion Medium Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, undefined, 'GE 2482'],
  ['dominion/dominion-heavy-cruiser', 'Dominion', 'Dominion Heavy Cruiser', 'Heavy Cruiser', 2, 22, 68, 2, 14, 110, 3, undefined, 'GE 2498'],
  ['dominion/dominion-assault-cruiser', 'Dominion', 'Dominion Assault Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 3, 32, 'GE 2514'],
  ['dominion/dominion-battlecruiser', 'Dominion', 'Dominion Battlecruiser', 'Battlecruiser', 3, 57, 26, 4, 16, 120, 47, undefined, 'GE 2530'],
  ['dominion/dominion-hvy-battleship', 'Dominion', 'Dominion Hvy Battleship', 'Battleship', 5, 52, 42, 3, 24, 170, 3, 24, 'GE 2546'],

  ['federation-a/defiant-class-scout', 'Federation-a', 'Defiant Class Scout', 'Scout', 1, 4, 6, 3, 4, 50, 10, undefined, 'GE 2562'],
  ['federation-a/norway-class-destroyer', 'Federation-a', 'Norway Class Destroyer', 'Destroyer', 2, 6, 15, 2, 3, 40, 20, undefined, 'GE 2578'],
  ['federation-a/akira-strike-cruiser', 'Federation-a', 'Akira Strike Cruiser', 'Light Cruiser', 2, 12, 30, 2, 6, 60, 6, undefined, 'GE 2594'],
  ['federation-a/nebula-heavy-cruiser', 'Federation-a', 'Nebula Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, undefined, 'GE 2610'],
  ['federation-a/achilles-siege-cruiser', 'Federation-a', 'Achilles Siege Cruiser', 'Strike Cruiser', 2, 45, 20, 2, 8, 70, 3, 32, 'GE 2626'],
  ['federation-a/prometheus-attack-frigate', 'Federation-a', 'Prometheus Attack Frigate', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, undefined, 'GE 2642'],
  ['federation-a/sovereign-dreadnought', 'Federation-a', 'Sovereign Dreadnought', 'Battleship', 4, 45, 30, 3, 17, 120, 3, 20, 'GE 2658'],

  ['federation-b/tolstoy-class-scout', 'Federation-b', 'Tolstoy Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 2674'],
  ['federation-b/centaur-class-destroyer', 'Federation-b', 'Centaur Class Destroyer', 'Destroyer', 1, 10, 13, 2, 3, 30, 18, undefined, 'GE 2690'],
  ['federation-b/excelsior-class-frigate', 'Federation-b', 'Excelsior Class Frigate', 'Light Cruiser', 2, 11, 26, 2, 5, 50, 6, undefined, 'GE 2706'],
  ['federation-b/cheyenne-heavy-cruiser', 'Federation-b', 'Cheyenne Heavy Cruiser', 'Heavy Cruiser', 2, 18, 54, 2, 11, 90, 1, undefined, 'GE 2722'],
  ['federation-b/freedom-class-destroyer', 'Federation-b', 'Freedom Class Destroyer', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 33, 'GE 2738'],
  ['federation-b/niagara-class-cruiser', 'Federation-b', 'Niagara Class Cruiser', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, undefined, 'GE 2754'],
  ['federation-b/galaxy-class-starship', 'Federation-b', 'Galaxy Class Starship', 'Battleship', 3, 50, 27, 3, 14, 100, 2, 17, 'GE 2770'],

  ['federation-c/akula-class-destroyer', 'Federation-c', 'Akula Class Destroyer', 'Destroyer', 2, 9, 21, 2, 5, 50, 24, undefined, 'GE 2786'],
  ['federation-c/constitution-refit-cruiser', 'Federation-c', 'Constitution Refit Cruiser', 'Light Cruiser', 2, 10, 22, 3, 4, 50, 4, undefined, 'GE 2802'],
  ['federation-c/constellation-hvy-cruiser', 'Federation-c', 'Constellation Hvy Cruiser', 'Heavy Cruiser', 2, 14, 42, 2, 8, 70, 1, undefined, 'GE 2818'],
  ['federation-c/miranda-class-cruiser', 'Federation-c', 'Miranda Class Cruiser', 'Strike Cruiser', 2, 30, 14, 2, 5, 50, 1, 26, 'GE 2834'],
  ['federation-c/yoshida-class-battleship', 'Federation-c', 'Yoshida Class Battleship', 'Battleship', 3, 30, 21, 3, 8, 60, 1, 14, 'GE 2850'],

  ['ferengi/krakta-class-scout', 'Ferengi', 'Krakta Class Scout', 'Scout', 1, 2, 4, 3, 3, 40, 10, undefined, 'GE 2866'],
  ['ferengi/scavenger-class-destroyer', 'Ferengi', 'Scavenger Class Destroyer', 'Destroyer', 1, 9, 9, 2, 2, 30, 16, undefined, 'GE 2882'],
  ['ferengi/loorta-escort-frigate', 'Ferengi', 'Loorta Escort Frigate', 'Light Cruiser', 2, 11, 18, 3, 4, 50, 4, undefined, 'GE 2898'],
  ['ferengi/goront-heavy-cruiser', 'Ferengi', 'Goront Heavy Cruiser', 'Heavy Cruiser', 2, 20, 48, 2, 11, 90, 1, undefined, 'GE 2914'],
  ['ferengi/fromta-class-gunship', 'Ferengi', 'Fromta Class Gunship', 'Strike Cruiser', 2, 40, 14, 3, 6, 50, 2, 30, 'GE 2930'],
  ['ferengi/tokorn-strike-cruiser', 'Ferengi', 'Tokorn Strike Cruiser', 'Battlecruiser', 2, 65, 18, 4, 11, 90, 43, undefined, 'GE 2946'],
  ['ferengi/dkora-marauder', 'Ferengi', 'D’Kora Marauder', 'Battleship', 6, 55, 38, 3, 28, 200, 5, 28, 'GE 2962'],

  ['gorn/boa-scout', 'Gorn', 'Boa Scout', 'Scout', 1, 4, 6, 3, 4, 50, 10, undefined, 'GE 2978'],
  ['gorn/sidewinder-destroyer', 'Gorn', 'Sidewinder Destroyer', 'Destroyer', 2, 6, 15, 2, 3, 40, 20, undefined, 'GE 2994'],
  ['gorn/ghdar-light-cruiser', 'Gorn', 'Ghdar Light Cruiser', 'Light Cruiser', 2, 13, 34, 2, 7, 70, 6, undefined, 'GE 3010'],
  ['gorn/king-cobra-heavy-cruiser', 'Gorn', 'King Cobra Heavy Cruiser', 'Heavy Cruiser', 2, 20, 60, 2, 12, 100, 1, undefined, 'GE 3026'],
  ['gorn/viper-assault-frigate', 'Gorn', 'Viper Assault Frigate', 'Strike Cruiser', 2, 40, 18, 2, 7, 60, 3, 33, 'GE 3042'],
  ['gorn/komodo-battlecruiser', 'Gorn', 'Komodo Battlecruiser', 'Battlecruiser', 3, 50, 24, 4, 14, 110, 45, undefined, 'GE 3058'],
  ['gorn/grendel-dreadnought', 'Gorn', 'Grendel Dreadnought', 'Battleship', 4, 55, 34, 3, 20, 140, 3, 24, 'GE 3074'],

  ['kazon/kazon-scout', 'Kazon', 'Kazon Scout', 'Scout', 1, 1, 3, 3, 3, 40, 10, undefined, 'GE 3090'],
  ['kazon/kazon-lancer', 'Kazon', 'Kazon Lancer', 'Destroyer', 1, 6, 9, 2, 2, 20, 10, undefined, 'GE 3106'],
  ['kazon/kazon-raider', 'Kazon', 'Kazon Raider', 'Light Cruiser', 2, 9, 18, 2, 4, 40, 3, undefined, 'GE 3122'],
  ['kazon/kazon-predator', 'Kazon', 'Kazon Predator', 'Heavy Cruiser', 2, 16, 48, 2, 10, 80, 1, undefined, 'GE 3138'],
  ['kazon/kazon-bombard-vessel', 'Kazon', 'Kazon Bombard Vessel', 'Strike Cruiser', 2, 30, 14, 2, 5, 50, 1, 26, 'GE 3154'],
  ['kazon/kazon-marauder', 'Kazon', 'Kazon Marauder', 'Battlecruiser', 2, 37, 15, 4, 7, 50, 33, undefined, 'GE 3170'],
  ['kazon/kazon-mothership', 'Kazon', 'Kazon Mothership', 'Battleship', 3, 30, 21, 3, 8, 60, 1, 14, 'GE 3186'],

  ['klingon/klingon-bird-of-prey', 'Klingon', 'Klingon Bird of Prey', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 3202'],
  ['klingon/ktinga-class-destroyer', 'Klingon', 'K’Tinga Class Destroyer', 'Destroyer', 1, 9, 9, 2, 2, 30, 16, undefined, 'GE 3218'],
  ['klingon/c-7-light-cruiser', 'Klingon', 'C-7 Light Cruiser', 'Light Cruiser', 2, 13, 22, 2, 5, 50, 6, undefined, 'GE 3234'],
  ['klingon/hawk-heavy-cruiser', 'Klingon', 'Hawk Heavy Cruiser', 'Heavy Cruiser', 2, 18, 66, 2, 12, 100, 1, undefined, 'GE 3250'],
  ['klingon/kron-class-battlecruiser', 'Klingon', 'Kron Class Battlecruiser', 'Strike Cruiser', 2, 45, 16, 2, 7, 60, 3, 33, 'GE 3282'],
  ['klingon/vorcha-battlecruiser', 'Klingon', 'Vor’Cha Battlecruiser', 'Battlecruiser', 3, 63, 24, 4, 16, 120, 47, undefined, 'GE 3298'],
  ['klingon/neghvar-battleship', 'Klingon', 'Negh’var Battleship', 'Battleship', 4, 50, 26, 3, 17, 120, 3, 20, 'GE 3314'],

  // OURS: the listing repeats the cost as upkeep for all seven; these figures are those of their twins elsewhere (E-01).
  ['orion/orion-wanderer', 'Orion', 'Orion Wanderer', 'Scout', 1, 4, 6, 3, 4, 50, 10, undefined, 'GE 3330'],
  ['orion/orion-raider', 'Orion', 'Orion Raider', 'Destroyer', 2, 8, 19, 2, 4, 50, 24, undefined, 'GE 3346'],
  ['orion/orion-light-cruiser', 'Orion', 'Orion Light Cruiser', 'Light Cruiser', 2, 10, 22, 3, 5, 50, 4, undefined, 'GE 3362'],
  ['orion/orion-heavy-cruiser', 'Orion', 'Orion Heavy Cruiser', 'Heavy Cruiser', 2, 16, 48, 2, 10, 80, 1, undefined, 'GE 3378'],
  ['orion/orion-gun-platform', 'Orion', 'Orion Gun Platform', 'Strike Cruiser', 2, 35, 16, 3, 6, 50, 2, 30, 'GE 3394'],
  ['orion/orion-starfury', 'Orion', 'Orion Starfury', 'Battlecruiser', 2, 60, 21, 4, 11, 90, 43, undefined, 'GE 3410'],
  ['orion/orion-heavy-marauder', 'Orion', 'Orion Heavy Marauder', 'Battleship', 6, 50, 42, 3, 28, 200, 5, 28, 'GE 3426'],

  ['romulan/talon-class-scout', 'Romulan', 'Talon Class Scout', 'Scout', 1, 3, 5, 3, 3, 40, 10, undefined, 'GE 3442'],
  ['romulan/romulan-bird-of-prey', 'Romulan', 'Romulan Bird of Prey', 'Destroyer', 1, 8, 11, 2, 3, 30, 16, undefined, 'GE 3458'],
  ['romulan/harrier-light-cruiser', 'Romulan', 'Harrier Light Cruiser', 'Light Cruiser', 2, 12, 30, 2, 6, 60, 6, undefined, 'GE 3474'],
  ['romulan/hawk-heavy-cruiser', 'Romulan', 'Hawk Heavy Cruiser', 'Heavy Cruiser', 2, 18, 54, 2, 11, 90, 1, undefined, 'GE 3490'],
  ['romulan/falcon-class-frigate', 'Romulan', 'Falcon Class Frigate', 'Strike Cruiser', 2, 35, 16, 3, 6, 50, 2, 30, 'GE 3506'],
  ['romulan/valdore-command-cruiser', 'Romulan', 'Valdore Command Cruiser', 'Battlecruiser', 3, 57, 26, 4, 16, 120, 47, undefined, 'GE 3522'],
  ['romulan/dderidex-warbird', 'Romulan', 'D’Deridex Warbird', 'Battleship', 4, 55, 34, 3, 20, 140, 3, 24, 'GE 3538'],

  ['tholian/tholian-scoutship', 'Tholian', 'Tholian Scoutship', 'Scout', 1, 2, 4, 3, 3, 40, 10, undefined, 'GE 3554'],
  ['tholian/onyx-class-patrol-ship', 'Tholian', 'Onyx Class patrol Ship', 'Destroyer', 1, 7, 13, 2, 3, 30, 16, undefined, 'GE 3570'],
  ['tholian/topaz-class-frigate', 'Tholian', 'Topaz Class Frigate', 'Light Cruiser', 2, 9, 26, 3, 5, 50, 4, undefined, 'GE 3586'],
  ['tholian/akkrev-heavy-cruiser', 'Tholian', 'Akkrev Heavy Cruiser', 'Heavy Cruiser', 2, 14, 54, 2, 10, 80, 1, undefined, 'GE 3602'],
  ['tholian/obelisk-weapon-platform', 'Tholian', 'Obelisk Weapon Platform', 'Strike Cruiser', 2, 35, 20, 2, 7, 60, 3, 33, 'GE 3618'],
  ['tholian/bloodstone-attack-cruiser', 'Tholian', 'Bloodstone Attack Cruiser', 'Battlecruiser', 3, 25, 21, 4, 8, 60, 35, undefined, 'GE 3634'],
  ['tholian/granite-archeo-dreadnght', 'Tholian', 'Granite Archeo Dreadnght', 'Battleship', 2, 40, 24, 3, 8, 60, 1, 14, 'GE 3650'],

  ['vulcan/tarok-class-scout-lander', 'Vulcan', 'Tarok Class Scout Lander', 'Scout', 1, 2, 4, 3, 3, 40, 10, undefined, 'GE 3666'],
  ['vulcan/surak-class-destroyer', 'Vulcan', 'Surak Class Destroyer', 'Destroyer', 1, 9, 15, 2, 3, 30, 18, undefined, 'GE 3682'],
  ['vulcan/shran-light-cruiser', 'Vulcan', 'Sh’Ran Light Cruiser', 'Light Cruiser', 2, 9, 26, 3, 5, 50, 4, undefined, 'GE 3698'],
  ['vulcan/dkyr-heavy-frigate', 'Vulcan', 'D’Kyr Heavy Frigate', 'Heavy Cruiser', 2, 16, 60, 2, 11, 90, 1, undefined, 'GE 3714'],
  ['vulcan/vulcan-torpedo-platform', 'Vulcan', 'Vulcan Torpedo Platform', 'Strike Cruiser', 2, 30, 18, 3, 6, 50, 2, 30, 'GE 3730'],
  ['vulcan/nyran-combat-cruiser', 'Vulcan', 'Nyran Combat Cruiser', 'Battlecruiser', 3, 45, 28, 4, 14, 110, 45, undefined, 'GE 3746'],
  ['vulcan/tplana-dreadnought', 'Vulcan', 'T’Plana Dreadnought', 'Battleship', 4, 40, 34, 3, 16, 120, 3, 20, 'GE 3762'],
];

const fromRow = (row: Row): Starship => {
  const [id, builder, name, shipClass, attacks, combat, hitPoints, moves, cost, upkeep, search, siege, cite] = row;
  const figures = { attacks, combat, hitPoints, moves, cost, upkeep, search };
  return { id: shipTypeId(id), builder, name, class: shipClass, ...figures, ...(siege === undefined ? {} : { siege }), cite };
};

/** All 110 types, by builder and within it by class. */
export const starships: readonly Starship[] = rows.map(fromRow);

const known: ReadonlyMap<string, Starship> = new Map(starships.map((ship) => [ship.id, ship]));

/** The type of this id, if there is one. */
export const maybeStarship = (id: string): Starship | undefined => known.get(id);

/** The type of this id. Throws on an id that no table has: codecs keep such ids out of every state and view. */
export function starship(id: ShipTypeId): Starship {
  const found = known.get(id);
  if (found === undefined) throw new RangeError(`no starship type is called «${id}»; ids are builder/name as in tables/starships.ts`);
  return found;
}

/** The types of one series, smallest class first. */
export const byBuilder = (builder: Builder): readonly Starship[] =>
  starships.filter((ship) => ship.builder === builder).sort(by((ship) => shipClasses.indexOf(ship.class), (ship) => ship.id));
