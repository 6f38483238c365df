import { keysInOrder } from '#kernel/words/inOrder.ts';

/** Letters of empires (A5.30), and R1 for what everybody builds: civilian and auxiliary units, and bases (B11.100). */
export const empires = ['F', 'G', 'H', 'I', 'J', 'K', 'L', 'R', 'S', 'T', 'X', 'Z', 'R1'] as const;
export type Empire = (typeof empires)[number];

/** What kind of thing a unit of a class is. A pod is carried by a tug. */
export type Kind = 'ship' | 'base' | 'ground' | 'fighter' | 'gunboat' | 'pod';

/** Which class of command ship it is: of each, a squadron has one (D6.40). */
export type CommandClass =
  | 'BB'
  | 'DN'
  | 'BCH'
  | 'CC'
  | 'CWL'
  | 'HDW-C'
  | 'DDL'
  | 'DWL'
  | 'FFL'
  | 'LTT'
  | 'TG';

interface ClassWords {
  readonly kind: Kind;
  readonly command?: CommandClass;
}
const ship: ClassWords = { kind: 'ship' };
const base: ClassWords = { kind: 'base' };
const ground: ClassWords = { kind: 'ground' };

/**
 * Classes of hulls, as far as the rules tell them apart: factors (Appendix 1), command ships (D6.40), prices (B11.80), limits (Z1.40).
 * AUX is every civilian or auxiliary ship, LTT a light tactical transport, TT a theater transport, CB every commercial base, SY every shipyard,
 * DOCK what builds and repairs without being a ship, GB small and medium ground bases, GF fusion bombs and shield generators, SAT satellites.
 */
export const classes = {
  BBH: { kind: 'ship', command: 'BB' },
  BB: { kind: 'ship', command: 'BB' },
  BBL: { kind: 'ship', command: 'BB' },
  DN: { kind: 'ship', command: 'DN' },
  DNL: { kind: 'ship', command: 'DN' },
  DNW: { kind: 'ship', command: 'DN' },
  BCH: { kind: 'ship', command: 'BCH' },
  CC: { kind: 'ship', command: 'CC' },
  CA: ship,
  CL: ship,
  CWH: ship,
  CWL: { kind: 'ship', command: 'CWL' },
  CW: ship,
  HDW: ship,
  DDL: { kind: 'ship', command: 'DDL' },
  DD: ship,
  DWL: { kind: 'ship', command: 'DWL' },
  DW: ship,
  FFL: { kind: 'ship', command: 'FFL' },
  FF: ship,
  TG: ship,
  LTT: ship,
  TT: ship,
  AUX: ship,
  SP: base,
  SF: base,
  SB: base,
  STB: base,
  BATS: base,
  BS: base,
  MB: base,
  SAM: base,
  CB: base,
  SY: base,
  DOCK: base,
  SAT: base,
  GB: ground,
  GF: ground,
  FTR: { kind: 'fighter' },
  BMB: { kind: 'fighter' },
  INT: { kind: 'gunboat' },
  PF: { kind: 'gunboat' },
  POD: { kind: 'pod' },
} as const satisfies Readonly<Record<string, ClassWords>>;
export type HullClass = keyof typeof classes;
export const classNames: readonly HullClass[] = keysInOrder(classes);

export const kindOf = ({ class: of }: { readonly class: HullClass }): Kind => classes[of].kind;

/** What is special about a hull, in the order in which lists write it. */
export const flags = [
  // A command configuration: an HDW-C, a leader of gunboats, a pod that adds to the rating (D6.40, D6.45).
  'command',
  // A true carrier of fighters (C20.70).
  'carrier',
  // A space control ship: fighters and gunboats (C20.20).
  'control',
  // A true tender of gunboats, which use no slot (C20.20).
  'tender',
  // Built to escort carriers (A10.40h).
  'escort',
  // A scout hull (2/C).
  'scout',
  // A survey ship (B3.20).
  'survey',
  // A troop ship (A10.40g).
  'troop',
  // Has a mauler (A10.40c); of a base, that it is armed with maulers (C16.70).
  'mauler',
  // Has a stasis field generator (A10.40d).
  'sfg',
  // Drone bombardment (A10.40f).
  'bombardment',
  // Sweeps mines (C4.20).
  'minesweeper',
  // Repairs others (C2.20).
  'repair',
  // A hospital unit (C60.30).
  'hospital',
  // Can cloak (C6.10).
  'cloak',
  // Of a fast class (Appendix 1/D).
  'fast',
  // First generation warp (C18).
  'first-generation',
  // First generation X technology (C19).
  'X1',
  // Second generation X technology (C21).
  'X2',
  // A hull of another empire’s making (Appendix 1/D).
  'foreign',
  // Of the OLD class (Z1.150).
  'old',
  // Prone to shock (C16).
  'shock',
  // Nimble (C20.200).
  'nimble',
  // Can be made a mega fighter (C20.100).
  'mega',
  // A police ship (E1.20).
  'police',
  // A fast transport: three hexes (D1.10).
  'transport',
  // Triples its attack once, and is lost (E4.110).
  'suicide',
  // A ground base with primary weapons (1/B).
  'offensive',
  // A multi-role shuttle, which ships carry beside their fighters (A4.10, A12.30c).
  'shuttle',
] as const;
export type Flag = (typeof flags)[number];

/** Modules of ship lists, which bases alone carry (B11.60). OURS. */
export const moduleKinds: readonly string[] = ['HosM', 'BAR'];
