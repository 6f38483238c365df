import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Cite } from '#kernel/words/problem.ts';

/** Ships that an empire can convert in a turn on a war mobility, by size class, and for its merchant marine (B11.50, E1.20); half of that, but one at least, on any other. */
export interface Conversions {
  readonly sc2: number;
  readonly sc3: number;
  readonly sc4: number;
  readonly mm: number;
}

/** A rule that one empire alone plays by. */
export interface SpecialRule {
  readonly said: string;
  /** Absent: a game master’s. */
  readonly cite?: Cite;
}

/** The sheet of an empire, as far as it is not of the turn. */
export interface Sheet {
  /** In the codes of its squadrons (A5.30, A6.10). */
  readonly letter: string;
  readonly name: string;
  /** Of its homeworld. */
  readonly home: string;
  /** Its merging compatibility number (B14.20). */
  readonly mcn: number;
  readonly conversions: Conversions;
  readonly rules: readonly SpecialRule[];
}

/** What the sheet of one game has otherwise than usual. */
export type OwnSheet = Partial<Pick<Sheet, 'mcn' | 'conversions' | 'rules'>> & {
  /** Projects that are never traded, and those that become so with whoever receives them (C17.74). */
  readonly unique?: readonly string[];
  readonly special?: readonly string[];
};

/**
 * What every empire can convert. The merchant marine’s figure is the book’s (E1.20), and those of size classes 2 and 4 are those that it gives of the
 * Inter-Stellar Concordium (B11.50, B11.52). OURS: size class 3, and that all empires have the same.
 */
const usual: Conversions = { sc2: 1, sc3: 2, sc4: 2, mm: 2 };

const oldShips: SpecialRule = {
  said: 'At least a quarter of the ships that it buys for the beginning are old ones.',
  cite: 'GC Z1.150',
};
const repairModules: SpecialRule = {
  said: 'Its repair modules have a strategic repair value of (1).',
  cite: 'GC C2.20',
};

/** A row: its id, letter, name, homeworld, merging compatibility number, and rules of its own. */
type Row = readonly [string, string, string, string, number, ...SpecialRule[]];
/**
 * The twelve lettered empires in the order of the book (A5.30), and four of those that it says are found later, with letters that are free. The
 * numbers of Klingons, Lyrans and Slirdarians are the book’s (B14.20). OURS: the other numbers, homeworlds but Fraxia, and the last four letters.
 */
const rows: readonly Row[] = [
  ['federation', 'F', 'Federation', 'Terra', 3],
  ['gorn', 'G', 'Gorn Confederation', 'Ghdarra', 4],
  ['klingon', 'K', 'Klingon Empire', 'Klinzhai', 5],
  ['lyran', 'L', 'Lyran Star Empire', 'Lyra', 1],
  ['romulan', 'R', 'Romulan Star Empire', 'Romii', 6, oldShips, repairModules],
  ['frax', 'X', 'Frax Faction', 'Fraxia', 5],
  ['tholian', 'T', 'Tholian Holdfast', 'Tholia', 9],
  ['hydran', 'H', 'Hydran Kingdom', 'Hydrax', 7],
  ['kzinti', 'Z', 'Kzinti Hegemony', 'Kzintai', 2],
  ['isc', 'I', 'Inter-Stellar Concordium', 'Veltra', 4],
  ['jindarian', 'J', 'Jindarian Caravans', 'Jindar', 8],
  ['seltorian', 'S', 'Seltorian Tribunal', 'Seltor', 8],
  ['alunda', 'A', 'Alunda Assembly', 'Alundar', 6],
  ['deltan', 'D', 'Deltan Union', 'Deltara', 3],
  ['slirdarian', 'N', 'Slirdarian League', 'Slirdar', 4],
  ['paravian', 'P', 'Paravian Flock', 'Paravia', 2],
];

/** Every empire that can be played, in the order in which they join a game. */
export const everySeat: readonly SeatId[] = rows.map(([id]) => seatId(id));
/** How many of them the book has letters for (A5.30). */
export const lettered = 12;

const sheets: Readonly<Record<SeatId, Sheet>> = Object.fromEntries(
  rows.map(([id, letter, name, home, mcn, ...rules]) => [
    id,
    { letter, name, home, mcn, rules, conversions: usual },
  ]),
);
const none: Sheet = { letter: '?', name: '', home: '', mcn: 0, conversions: usual, rules: [] };

/** The sheet of an empire as it usually is. */
export const usualSheet = (seat: SeatId): Sheet => sheets[seat] ?? { ...none, name: seat };

/** The sheet of an empire in one game: what its own says, and else the usual one. */
export const sheetOf = (seat: SeatId, own: OwnSheet = {}): Sheet => ({ ...usualSheet(seat), ...own });

/** The empire with this letter. */
export const seatLettered = (letter: string): SeatId | undefined =>
  everySeat.find((seat) => usualSheet(seat).letter === letter);
