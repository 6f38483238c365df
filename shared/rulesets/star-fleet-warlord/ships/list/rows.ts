import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Hull } from './classes.ts';
import { hulls, topSpeed } from './classes.ts';

/** A row of the Ship List. */
export interface Design {
  /** Race letter and class, such as `T-PC`. */
  readonly id: string;
  readonly race: string;
  readonly hull: Hull;
  /** The year from which it is for sale. */
  readonly year: number;
  /** Base price in EP. */
  readonly cost: number;
  /** With the bonus of the mission in which it is bought, if it has one (SFW 1211). */
  readonly attack: number;
  readonly defense: number;
  readonly shields: number;
  readonly hits: number;
  readonly speed: number;
  /** Letters of Appendices F and G. */
  readonly variants: string;
  /** Repair points it can carry. */
  readonly spares: number;
  /** Optional items it can carry at the most. */
  readonly bombs: number;
  readonly mrs: number;
  readonly drones: number;
  readonly commandos: number;
  readonly fighters: number;
  readonly pfs: number;
  /** Satellite ships it can carry (SFW 303). */
  readonly slots: number;
  /** Web breakers (SFW 631). */
  readonly breakers: number;
  /** What enemies take its defense for, where that is another figure (SFW 3045). */
  readonly apparent?: number;
  /** The designation that enemies read (SFW 352). */
  readonly shownAs?: string;
  /** How it stands out, if at all. */
  readonly marks: readonly Mark[];
  /** What a monster is called. */
  readonly name?: string;
}

/**
 * `specialty`: once a game, at a fixed price; `special`: takes a Sector Special; `penal`: SFW 6456; `unsold`: no purchase order gets it;
 * `at-gate`: delivered to a Warp Gate alone (SFW 940); `engineer`: repairs as an Engineer does (SFW 3097).
 */
export const marks = ['specialty', 'special', 'penal', 'unsold', 'at-gate', 'engineer'] as const;
export type Mark = (typeof marks)[number];

const hullOf: ReadonlyMap<string, Hull> = new Map(keysInOrder(hulls).map((hull) => [hulls[hull].code, hull]));

/** What stands behind a figure of a row. */
const figures = {
  t: 'bombs',
  m: 'mrs',
  d: 'drones',
  c: 'commandos',
  f: 'fighters',
  p: 'pfs',
  r: 'spares',
  v: 'speed',
  ss: 'slots',
  wb: 'breakers',
  apparent: 'apparent',
} as const;

type Count = (typeof figures)[keyof typeof figures];
type Extras = Pick<Design, 'marks' | 'shownAs' | Count>;

/** The words behind the figures of combat. */
function extrasOf(words: readonly string[], speed: number): Extras {
  const none = { bombs: 0, mrs: 0, drones: 0, commandos: 0, fighters: 0, pfs: 0, spares: 0 };
  const counts: Partial<Record<Count, number>> = {};
  const shown = words.find((word) => word.startsWith('as:'))?.slice(3);
  for (const word of words) {
    const [, key = '', count = ''] = /^([a-z]+)(\d+)$/.exec(word) ?? [];
    if (Object.hasOwn(figures, key)) counts[figures[key as keyof typeof figures]] = Number(count);
    else if (!word.startsWith('as:') && !marks.includes(word as Mark))
      throw new RangeError(`A row of the Ship List says ${word}.`);
  }
  return {
    ...none,
    slots: 0,
    breakers: 0,
    speed,
    ...counts,
    marks: marks.filter((mark) => words.includes(mark)),
    ...defined({ shownAs: shown }),
  };
}

/**
 * Reads a row: designation, class, year, EP, attack/defense/shields/hit points, variants (`-`: none). Then in any order `t4` T-bombs, `m1`
 * MRS, `d12` heavy drones, `c8` commandos, `f12` fighters, `p6` PFs, `r50` repair points, `ss4` satellites, `wb3` web breakers, `v2` a speed
 * that is not usual in the class, `apparent25`, `as:C-FAS`, and marks. X-ships are faster by one (SFW 6399).
 * @throws RangeError for a row that says anything else
 */
export function readRow(row: string): Design {
  const [id = '', code = '', year, cost, combat = '', letters = '', ...words] = row.split(' ');
  const hull = hullOf.get(code);
  const factors = combat.split('/').map(Number);
  const [attack = 0, defense = 0, shields = 0, hits = 0] = factors;
  if (hull === undefined || factors.length !== 4) throw new RangeError(`The Ship List has a row ${row}.`);
  const variants = letters === '-' ? '' : letters;
  const speed = Math.min(topSpeed, hulls[hull].speed + (variants.includes('X') ? 1 : 0));
  return {
    id,
    race: id.slice(0, 1),
    hull,
    year: Number(year),
    cost: Number(cost),
    attack,
    defense,
    shields,
    hits,
    variants,
    ...extrasOf(words, speed),
  };
}
