import type { Draw } from './draw.ts';
import type { RollLog } from './rollLog.ts';
import { noLog } from './rollLog.ts';
import { drawOver, openDice } from './streams.ts';

/** Rolls written down for one stream: numbers for `int`, true or false for `chance`, numbers 1..n for picks and shuffles. */
export interface Script {
  /** Matches a stream whose name is this, or ends with `/` and this. */
  readonly stream: string;
  readonly rolls: readonly (number | boolean)[];
}

export interface ScriptedDice extends Draw {
  /** Scripts with rolls that nobody asked for: `stream: 2 left`. */
  leftovers(): readonly string[];
}

/**
 * Dice for tests: the written rolls come up in the streams they name, and everything else from the fallback seed.
 * A roll that does not fit what is asked (a number for a chance, 7 on a six-sided die, a script run dry) throws with the stream's name.
 */
export function scriptedDice(scripts: readonly Script[], fallbackSeed = 'fallback', log: RollLog = noLog): ScriptedDice {
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
        if (roll === undefined) throw new Error(`the script for «${script.stream}» has no roll left (a roll of ${limit} was asked in ${name})`);
        if (typeof roll === 'boolean') {
          if (wins === undefined) throw new Error(`the script for «${script.stream}» says ${String(roll)} where a number of 1 to ${limit} was asked`);
          return roll ? 0 : limit - 1;
        }
        if (roll < 1 || roll > limit) throw new Error(`the script for «${script.stream}» says ${roll} where 1 to ${limit} was asked`);
        return roll - 1;
      },
    });
  };
  return {
    ...scripted(''),
    leftovers: () => rest.filter(({ rolls }) => rolls.length > 0).map(({ stream, rolls }) => `${stream}: ${rolls.length} left`),
  };
}

/** The same draw, whose forks are looked up by the caller. */
function forking(draw: Draw, name: string, fork: (longer: string) => Draw): Draw {
  return { ...draw, fork: (...label) => fork([name, ...label].filter((part) => part !== '').join('/')) };
}
