import type { Draw } from './draw.ts';
import type { RollLog } from './rollLog.ts';
import { noLog } from './rollLog.ts';
import { drawOver, openDice } from './streams.ts';

/** A scripted roll for a chance, which must be the one that is asked for: `of` gives it as a share, such as 3 of 6.6. */
export interface WrittenChance {
  readonly roll: boolean;
  readonly of: readonly [part: number, whole: number];
}

/** One scripted roll: a number for `int`, 1..n for picks and shuffles, true or false for `chance`, with or without its share. */
export type WrittenRoll = number | boolean | WrittenChance;

/** Scripted rolls for one stream. */
export interface Script {
  /** Matches a stream with this name, or whose name ends with `/` and this. */
  readonly stream: string;
  readonly rolls: readonly WrittenRoll[];
}

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
          throw new Error(
            `the script for «${script.stream}» has no roll left (a roll of ${limit} was asked in ${name})`,
          );
        if (typeof roll !== 'number') {
          const said = typeof roll === 'boolean' ? roll : roll.roll;
          if (wins === undefined)
            throw new Error(
              `the script for «${script.stream}» says ${String(said)} where a number of 1 to ${limit} was asked`,
            );
          if (typeof roll !== 'boolean' && !isShare(wins, limit, roll.of))
            throw new Error(
              `the script for «${script.stream}» says a chance of ${roll.of.join(' in ')} where ${wins} in ${limit} was asked`,
            );
          return said ? 0 : limit - 1;
        }
        if (roll < 1 || roll > limit)
          throw new Error(`the script for «${script.stream}» says ${roll} where 1 to ${limit} was asked`);
        return roll - 1;
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

/** Whether `wins` of `outOf` is the share written, whose parts may have up to four decimals. */
function isShare(wins: number, outOf: number, [part, whole]: WrittenChance['of']): boolean {
  const exact = (number: number): bigint => BigInt(Math.round(number * 10_000));
  return BigInt(wins) * exact(whole) === BigInt(outOf) * exact(part);
}

/** The same draw, with forks made by the caller. */
function forking(draw: Draw, name: string, fork: (longer: string) => Draw): Draw {
  return { ...draw, fork: (...label) => fork([name, ...label].filter((part) => part !== '').join('/')) };
}
