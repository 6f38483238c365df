import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Builder } from '../tables/starships.ts';

/** The parts of names in one region. Starts end in a consonant and ends begin with a vowel, so that any two can be pronounced. */
export interface Tongue {
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  /** A second word that some names have. */
  readonly seconds: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

const tongues = {
  hard: {
    starts: words(
      'Drak Gorv Krath Vorg Brakk Torv Grom Kesh Morg Skarn Zhar Thrag Hurk Rakt Varg Brusk Dorg Karg Gresh Turg Vask Yorg Khal Brond',
    ),
    ends: words('ar ak oth un agh os ur ekh ash or ath ug'),
    seconds: words('Forge Hold March Gate Scar Crag'),
  },
  soft: {
    starts: words(
      'Sel Vael Ther Nim Lyr Sael Mir Tel Ael Ruv Sor Ven Cal Shir Nev Thal Ol Lin Syr Var Ir Phel Des Kir',
    ),
    ends: words('ane ath eya iel ora une issa alis evan othe ire ayel'),
    seconds: words('Veil Rest Haven Shoal Crown Mirror'),
  },
  bright: {
    starts: words(
      'Hal Mar Cor Bren Ald Port Win Car Lam Ash Star Mer Cast Fen Hol Dun Wes Nor Kel Bel Har Gal Land Tam',
    ),
    ends: words('aven idge ow ista on enna ery ula ander ixon ia ard'),
    seconds: words('Reach Station Landing Prime Minor Cross'),
  },
  stone: {
    starts: words(
      'Quar Bas Ond Tarn Onyr Cald Garn Ost Pell Jast Mord Sard Tesk Orl Und Ferr Gab Cob Zirc Malk Peld Berr Sill Amb',
    ),
    ends: words('ite al une is ek arn olt iv assa erit os ane'),
    seconds: words('Shelf Deep Drift Lode Spur Vault'),
  },
  strange: {
    starts: words(
      'Xan Ith Oum Zeph Ryl Nax Uln Vex Qel Yth Ozr Hyl Nul Ixt Zon Ohm Eld Phax Wyr Omn Syn Tril Vyr Ulz',
    ),
    ends: words('aar ion exis oom yll ith umal oth ane ax iid ume'),
    seconds: words('Node Null Expanse Rift Verge Abyss'),
  },
} as const satisfies Readonly<Record<string, Tongue>>;

/** The tongue of names around the capital of each builder. */
export const tongueOf: Readonly<Record<Builder, Tongue>> = {
  '8472 Hive': tongues.strange,
  Borg: tongues.strange,
  Dominion: tongues.strange,
  Klingon: tongues.hard,
  Kazon: tongues.hard,
  Gorn: tongues.hard,
  Breen: tongues.hard,
  Vulcan: tongues.soft,
  Romulan: tongues.soft,
  'Federation-b': tongues.soft,
  'Federation-a': tongues.bright,
  'Federation-c': tongues.bright,
  Ferengi: tongues.bright,
  Tholian: tongues.stone,
  Cardassian: tongues.stone,
  Orion: tongues.stone,
};

export const allTongues: readonly Tongue[] = valuesInOrder<string, Tongue>(tongues);

/** Names that are famous elsewhere, or are words. */
export const avoided: ReadonlySet<string> = new Set([
  'Xanax',
  'Morgoth',
  'Miriel',
  'Selune',
  'Portia',
  'Maria',
  'Galia',
  'Landon',
  'Ferris',
  'Basis',
  'Basal',
  'Below',
  'Winery',
  'Caron',
  'Maron',
]);

/** The sector in the rulebook's sample battle report (GE 1698). */
export const knownSector = { number: 224, name: 'Tranome Sar' } as const;
