import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { board } from '#rulesets/federation-commander/map/board.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import type { PlayedTurn } from './battles.ts';
import { battleOf, played } from './battles.ts';

/*
 * No side of the map is better than another (FC 2A, 8A): a battle whose map is turned or shifted, with the same decisions and dice, is the same battle
 * turned or shifted. What turns a world here knows hexes by itself; of the game's board it takes only how a hex is named.
 */

/** How a map is laid anew: turned clockwise by so many sides of a hex around 0101, and then shifted by so many hexes towards C and D. */
export interface Laying {
  readonly sides: number;
  readonly towardsC: number;
  readonly towardsD: number;
}

/** A hex so many to the right of another, and so many below that: towards C goes to the right, towards D down. */
interface Way {
  readonly c: number;
  readonly d: number;
}

/** The way to a hex from 0101. Columns of even numbers lie half a hex lower, and each step towards C leads half a hex down. */
function wayTo(hex: string): Way {
  const { x, y } = board.coordinates(board.names.cell(hex as never)!);
  const lower = y - 1 + (x % 2 === 0 ? 0.5 : 0);
  return { c: x - 1, d: lower - (x - 1) / 2 };
}

function hexAt({ c, d }: Way): string {
  const x = c + 1;
  const y = d + c / 2 + 1 - (x % 2 === 0 ? 0.5 : 0);
  return board.names.id(board.at({ x, y })!);
}

/** By one side clockwise, C comes to D, and D to E, which is D less C. */
const turnedOnce = ({ c, d }: Way): Way => ({ c: -d, d: c + d });

function laidHex(hex: string, { sides, towardsC, towardsD }: Laying): string {
  let way = wayTo(hex);
  for (let side = 0; side < sides; side += 1) way = turnedOnce(way);
  return hexAt({ c: way.c + towardsC, d: way.d + towardsD });
}

const isHex = (text: string): boolean => /^h(?:\d{4}|m?\d+\.m?\d+)$/.test(text);

/** Whatever a world or an event says of hexes and directions, laid anew. The side through which fire leaves a stack stands beside its weapons; the same word elsewhere counts freighters. */
export function laid<T>(what: T, laying: Laying): T {
  const side = (value: unknown): number => (Number(value) + laying.sides) % 6;
  const each = (value: unknown): unknown => {
    if (typeof value === 'string') return isHex(value) ? laidHex(value, laying) : value;
    if (Array.isArray(value)) return value.map(each);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        part !== undefined && (key === 'facing' || (key === 'through' && 'aims' in value))
          ? side(part)
          : each(part),
      ]),
    );
  };
  return each(what) as T;
}

/** A floating map is laid in any way; a fixed one only by a half turn, which brings 0101 to 4230 and covers the map. */
export function layingOf(seed: string, { edge }: State): Laying {
  if (edge !== undefined)
    return { sides: 3, towardsC: edge.across - 1, towardsD: edge.down - edge.across / 2 };
  const draw = openDice(seed).fork('laid');
  return {
    sides: draw.fork('sides').int(6) - 1,
    towardsC: draw.fork('c').int(201) - 101,
    towardsD: draw.fork('d').int(201) - 101,
  };
}

const told = (turns: readonly PlayedTurn[]): readonly unknown[] =>
  turns.flatMap(({ after, entries }) => [
    ...entries.map(({ event, step, pass, outer = [] }) => [step, pass, [...outer], event]),
    after,
  ]);

/** Where a battle on a map that is laid anew differs from the battle itself, laid anew: the first difference. */
export function faultsOfTurning(seed: string): readonly string[] {
  const begun = battleOf(seed);
  const laying = layingOf(seed, begun);
  const expected = told(played(seed, 'turn'));
  const now = told(played(seed, 'turn', laid(begun, laying)));
  const at = expected.findIndex((one, nth) => stableText(laid(one, laying)) !== stableText(now[nth] ?? null));
  if (at < 0)
    return now.length === expected.length ? [] : [`${now.length} things and not ${expected.length}`];
  return [
    `${stableText(laying)}: ${stableText(now[at] ?? null)} and not ${stableText(laid(expected[at], laying))}`,
  ];
}
