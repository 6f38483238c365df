import { dataDigest } from '../codec/digest.ts';
import { stableText } from '../codec/stableText.ts';
import type { Roll, RollLog } from '../dice/rollLog.ts';
import type { Game } from '../game/game.ts';
import type { Ruleset } from '../ruleset.ts';
import { wholeTurn } from '../sequence/run.ts';
import type { Watch } from './runOne.ts';
import type { Where } from '../words/where.ts';
import { whereKey, whereOf } from '../words/where.ts';

/** A fingerprint of what one step of a turn did, small enough to store for every turn. Two runs that differ have a mark that differs. */
export interface StepMark extends Where {
  /** The number of events, and the digest of the events and refusals. */
  readonly events: number;
  readonly told: string;
  /** The number of dice rolled, and the digest of the rolls: their streams, odds and results. */
  readonly rolls: number;
  readonly dice: string;
}

/** A fingerprint of the state at one point of the turn: at its start, after each pass and run that is marked, and at its end. */
export interface StateMark {
  /** `start`, `end`, or what just ended: the pass, as `3`, within another as `3.2`, or the run; a pass of a run as `run:3`. */
  readonly at: string;
  /** How many steps had run. */
  readonly steps: number;
  readonly state: string;
}

export interface TurnMarks {
  readonly steps: readonly StepMark[];
  readonly states: readonly StateMark[];
}

/** Marks a turn while it runs: give `log` and `watch` to the run, then ask for the marks with the states before and after. */
export interface Marking<G extends Game> {
  readonly log: RollLog;
  readonly watch: Watch<G>;
  marks(before: G['state'], after: G['state']): TurnMarks;
  /** The marks of one run; `before` of the first alone, and `after` of the last. */
  part(ends: { readonly before?: G['state']; readonly after?: G['state'] }): TurnMarks;
}

/** The digest of a state. */
export const stateMark = <G extends Game>(
  { codecs }: Pick<Ruleset<G>, 'codecs'>,
  state: G['state'],
): string => dataDigest(codecs.state.make(state));

/** The marks of a turn from those of its runs. */
export function joinedMarks(parts: readonly TurnMarks[]): TurnMarks {
  let before = 0;
  const states = parts.flatMap((part) => {
    const from = before;
    before += part.steps.length;
    return part.states.map((mark) => ({ ...mark, steps: from + mark.steps }));
  });
  return { steps: parts.flatMap(({ steps }) => steps), states };
}

// Most steps of most runs do nothing.
const [noOutcome, noDice] = [dataDigest([[], []]), dataDigest([])];

export function marking<G extends Game>(ruleset: Pick<Ruleset<G>, 'codecs'>): Marking<G> {
  const steps: StepMark[] = [];
  const states: StateMark[] = [];
  let rolls: Roll[] = [];
  const eventText = ruleset.codecs.event;
  const end = (at: string, run: number, state: G['state'] | undefined): readonly StateMark[] =>
    state === undefined ? [] : [{ at, steps: run, state: stateMark(ruleset, state) }];
  const part: Marking<G>['part'] = ({ before, after }) => ({
    steps,
    states: [...end('start', 0, before), ...states, ...end('end', steps.length, after)],
  });
  return {
    log: { add: (roll) => void rolls.push(roll) },
    watch: {
      after: ({ entries, refusals, ...done }) => {
        const outcome = () => [
          entries.map(({ event }) => eventText.make(event)),
          refusals.map(({ order, problem }) => [order, problem.code]),
        ];
        steps.push({
          ...whereOf(done),
          events: entries.length,
          told: entries.length === 0 && refusals.length === 0 ? noOutcome : dataDigest(outcome()),
          rolls: rolls.length,
          dice: rolls.length === 0 ? noDice : dataDigest(rolls),
        });
        rolls = [];
      },
      passed(state, passes, { id }) {
        const at = `${id === wholeTurn ? '' : `${id}:`}${passes.join('.')}`;
        states.push({ at, steps: steps.length, state: stateMark(ruleset, state) });
      },
      ended(state, { run, last }) {
        if (run.marked === true && !last)
          states.push({ at: run.id, steps: steps.length, state: stateMark(ruleset, state) });
      },
    },
    marks: (before, after) => part({ before, after }),
    part,
  };
}

/** Where two runs of a turn first differ, and in what: the first step that differs; for a `state`, the last one before it. Empty at the start of the turn. */
export interface Parting extends Where {
  readonly what: 'state' | 'events' | 'dice' | 'steps';
}

const nowhere: Where = { step: '', pass: 0 };

/** The first place where two runs of the same turn differ; undefined when they are the same. */
export function firstParting(recorded: TurnMarks, again: TurnMarks): Parting | undefined {
  const most = Math.max(recorded.steps.length, again.steps.length);
  for (let at = 0; at <= most; at += 1) {
    const state = stateParting(recorded, again, at);
    if (state !== undefined) return state;
    if (at < most) {
      const step = stepParting(recorded.steps[at], again.steps[at]);
      if (step !== undefined) return step;
    }
  }
  return undefined;
}

function stateParting(recorded: TurnMarks, again: TurnMarks, steps: number): Parting | undefined {
  const mine = recorded.states.filter((mark) => mark.steps === steps);
  const yours = again.states.filter((mark) => mark.steps === steps);
  if (stableText(mine) === stableText(yours)) return undefined;
  return { ...whereOf(recorded.steps[steps - 1] ?? nowhere), what: 'state' };
}

function stepParting(recorded: StepMark | undefined, again: StepMark | undefined): Parting | undefined {
  const where = whereOf(recorded ?? again ?? nowhere);
  if (recorded === undefined || again === undefined || whereKey(recorded) !== whereKey(again))
    return { ...where, what: 'steps' };
  if (recorded.rolls !== again.rolls || recorded.dice !== again.dice) return { ...where, what: 'dice' };
  return recorded.told === again.told && recorded.events === again.events
    ? undefined
    : { ...where, what: 'events' };
}
