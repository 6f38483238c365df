import { gameMaster } from '#kernel/words/ids.ts';
import { waitingOf } from '../turns/waiting.ts';
import type { Gm } from '../gm.ts';
import { clockNow } from './rollCall.ts';
import type { RunStanding } from '../schedule/standings.ts';

/** Runs that would be waived, for none of those whose orders they take has sent any, though they are due only at `due`. */
export interface Early {
  readonly runs: readonly RunStanding[];
  readonly due: string;
}

/** What a run now would waive before its time, of a turn of several runs; `wanted`: only this run is asked for. */
export function waivedEarly(gm: Gm, now: string, wanted?: string): Early | undefined {
  const { due } = clockNow(gm, now);
  if (due === undefined || now >= due || waitingOf(gm.store) !== undefined) return undefined;
  const { missing } = gm.standing();
  const runs = gm.runs().filter(({ run, state }) => {
    const players = run.takes.filter((seat) => seat !== gameMaster);
    const asked = wanted === undefined ? state === 'due' : run.id === wanted;
    return asked && players.length > 0 && players.every((seat) => missing.includes(seat));
  });
  return runs.length === 0 ? undefined : { runs, due };
}
