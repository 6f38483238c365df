import type { Row } from '../presentation.ts';
import { phrase } from '../words/phrase.ts';
import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';

/* A battle sheet is a text that the game master saves, fills in and has read: a line for each ship, and what is said of it after a colon. */

/** Most letters of a sheet, several times what the largest battle takes. */
const longest = 100_000;
/** Most faults of a sheet that are told at once. */
export const mostSheetFaults = 50;

/** A line of a sheet, split at its last colon. */
export interface SheetLine {
  /** From 1. */
  readonly line: number;
  readonly head: string;
  /** In small letters. */
  readonly said: string;
}

/** Whose sheet a text should be; `battle` as its line says it. */
export interface SheetOf {
  readonly battle: string;
  readonly turn: number;
}

const lineIn = (text: string, at: number): readonly SheetLine[] => {
  const colon = text.lastIndexOf(':');
  const head = text.slice(0, Math.max(0, colon)).trim();
  const said = text
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  return head === '' || head.startsWith('#') ? [] : [{ line: at + 1, head, said }];
};

/** The lines of a sheet but for those that say which battle it is of. Refused: what is no sheet, is far too long, or is of another battle or turn. */
export function sheetLines(
  text: string,
  { battle, turn }: SheetOf,
): Result<readonly SheetLine[], readonly Problem[]> {
  if (text.length > longest) return bad([unreadable('sheet-too-long')]);
  const lines = text.split(/\r?\n/).flatMap(lineIn);
  const saidOf = (head: string): string | undefined => lines.find((line) => line.head === head)?.said;
  if (saidOf('battle') === undefined) return bad([unreadable('not-a-sheet')]);
  if (saidOf('battle') !== battle.toLowerCase() || saidOf('turn') !== String(turn))
    return bad([unreadable('other-battle')]);
  return good(lines.filter(({ head }) => head !== 'battle' && head !== 'turn'));
}

/** A ship on a sheet: what stands before its colon, and what it can lose. */
interface ListedShip {
  readonly head: string;
  readonly left: number;
}

/** A sheet that says of each ship how much it loses, such as `3`, `3 of 9` or `destroyed`. */
export interface LossSheet<S extends ListedShip> extends SheetOf {
  readonly ships: readonly S[];
  /** The head of its other line. */
  readonly other: string;
  /** Why a line cannot be read: it says nothing that is understood, names nobody of the battle, or is the second of its kind. */
  unread(line: number): Problem;
  missing(ship: string): Problem;
}

/** What such a sheet says: of those ships that lose anything, and in its other line. */
interface SaidLosses<S> {
  readonly losses: readonly { readonly ship: S; readonly lost: number }[];
  readonly other: string;
  /** What is wrong in its lines. */
  readonly problems: readonly Problem[];
}

function lossIn(said: string, left: number): number | undefined {
  const [, count] = /^(\d{1,5})(?: of \d+)?$/.exec(said) ?? [];
  return said === 'destroyed' ? left : count === undefined ? undefined : Number(count);
}

/** Reads such a sheet. Refused as `sheetLines` says; what is wrong in single lines is told beside what is read. */
export function readLosses<S extends ListedShip>(
  text: string,
  sheet: LossSheet<S>,
): Result<SaidLosses<S>, readonly Problem[]> {
  const lines = sheetLines(text, sheet);
  if (!lines.ok) return lines;
  const ships = new Map(sheet.ships.map((ship) => [ship.head, ship]));
  const lost = new Map<S, number>();
  const problems: Problem[] = [];
  let other: string | undefined;
  for (const { line, head, said } of lines.value) {
    const ship = ships.get(head);
    if (ship !== undefined && !lost.has(ship)) {
      const loss = lossIn(said, ship.left);
      lost.set(ship, loss ?? 0);
      if (loss === undefined) problems.push(sheet.unread(line));
    } else if (head === sheet.other && other === undefined) other = said;
    else problems.push(sheet.unread(line));
  }
  const missing = sheet.ships.filter((ship) => !lost.has(ship)).map(({ head }) => sheet.missing(head));
  return good({
    losses: [...lost].filter(([, loss]) => loss > 0).map(([ship, loss]) => ({ ship, lost: loss })),
    other: other ?? '',
    problems: [...problems, ...missing],
  });
}

/** A cell of a sheet as it is printed. */
export const sheetCell = (text: string | number): Row['cells'][string] => ({
  value: phrase('{text}', { text }),
  sort: text,
});
