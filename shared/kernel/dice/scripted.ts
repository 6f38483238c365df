import type { Draw } from './draw.ts';
import type { RollLog } from './rollLog.ts';
import { noLog } from './rollLog.ts';
import { drawOver, openDice } from './streams.ts';

/** A scripted roll for a chance, which must be the one that is asked for: `of` gives it as a share, such as 3 of 6.6. */
export interface WrittenChance {
  readonly roll: boolean;
  readonly of: readonly [part: number, whole: number];
}

/** A scripted number whose die must be the one that is thrown: `outOf` is how many faces it has, or how many there are to pick from. */
export interface WrittenNumber {
  readonly roll: number;
  readonly outOf: number;
}

/** One scripted roll: a number for `int`, 1..n for picks and shuffles, true or false for `chance`, with or without what it is out of. */
export type WrittenRoll = number | boolean | WrittenChance | WrittenNumber;

/** Scripted rolls for one stream. */
export interface Script {
  /** Matches a stream with this name, or whose name ends with `/` and this. */
  readonly stream: string;
  readonly rolls: readonly WrittenRoll[];
}

const faultName = 'ScriptFault';
const scriptFault = (message: string): Error => Object.assign(new Error(message), { name: faultName });

/** Whether an error says that a scripted roll is missing, or is not the one that is asked for. */
export const isScriptFault = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && thrown.name === faultName;

export interface ScriptedDice extends Draw {
  /** Scripts with unused rolls: `stream: 2 left`. */
  leftovers(): readonly string[];
}

/**
 * Dice for tests: scripted rolls for the streams that the scripts name; all other streams follow from the fallback seed.
 * Throws, with the stream's name, if a scripted roll is missing or of the wrong kind (a number for a chance, 7 on a six-sided die).
 */
export function scriptedDice(
  scripts: readonly Script[],
  fallbackSeed = 'fallback',
  log: RollLog = noLog,
): ScriptedDice {
  const rest = scripts.map((script) => ({ stream: script.stream, rolls: [...script.rolls] }));
  const scripted = (name: string): Draw => {
    const script = rest.find(({ stream }) => name === stream || name.endsWith(`/${stream}`));
    const fork = (longer: string): Draw => scripted(longer);
    if (script === undefined) return forking(openDice(fallbackSeed, log).fork(name), name, fork);
    return drawOver({
      name,
      log,
      fork,
      below: (limit, wins) => {
        const roll = script.rolls.shift();
        if (roll === undefined)
          throw scriptFault(
            `the script for «${script.stream}» has no roll left (a roll of ${limit} was asked in ${name})`,
          );
        return isNumber(roll)
          ? faceOf(script, roll, limit) - 1
          : falls(script, roll, limit, wins)
            ? 0
            : limit - 1;
      },
    });
  };
  return {
    ...scripted(''),
    leftovers: () =>
      rest
        .filter(({ rolls }) => rolls.length > 0)
        .map(({ stream, rolls }) => `${stream}: ${rolls.length} left`),
  };
}

const isNumber = (roll: WrittenRoll): roll is number | WrittenNumber =>
  typeof roll === 'number' || (typeof roll === 'object' && 'outOf' in roll);

/** The face that is written for a die. Throws if it has none such, or other faces than those that are written. */
function faceOf({ stream }: Script, written: number | WrittenNumber, limit: number): number {
  const { roll, outOf = limit } = typeof written === 'number' ? { roll: written } : written;
  if (outOf !== limit)
    throw scriptFault(`the script for «${stream}» says 1 to ${outOf} where 1 to ${limit} was asked`);
  if (roll < 1 || roll > limit)
    throw scriptFault(`the script for «${stream}» says ${roll} where 1 to ${limit} was asked`);
  return roll;
}

/** How a chance falls. Throws if a number was asked for, or another share than the written one. */
function falls(
  { stream }: Script,
  roll: boolean | WrittenChance,
  limit: number,
  wins: number | undefined,
): boolean {
  const said = typeof roll === 'boolean' ? roll : roll.roll;
  if (wins === undefined)
    throw scriptFault(
      `the script for «${stream}» says ${String(said)} where a number of 1 to ${limit} was asked`,
    );
  if (typeof roll !== 'boolean' && !isShare(wins, limit, roll.of))
    throw scriptFault(
      `the script for «${stream}» says a chance of ${roll.of.join(' in ')} where ${wins} in ${limit} was asked`,
    );
  return said;
}

/** Whether `wins` of `outOf` is the share written, whose parts may have up to four decimals. */
function isShare(wins: number, outOf: number, [part, whole]: WrittenChance['of']): boolean {
  const exact = (number: number): bigint => BigInt(Math.round(number * 10_000));
  return BigInt(wins) * exact(whole) === BigInt(outOf) * exact(part);
}

/** The same draw, with forks made by the caller. */
function forking(draw: Draw, name: string, fork: (longer: string) => Draw): Draw {
  return { ...draw, fork: (...label) => fork([name, ...label].filter((part) => part !== '').join('/')) };
}
