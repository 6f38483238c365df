import { list, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { drop, put } from '#kernel/steps/change.ts';
import { event, hull, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Run, RunId } from '../model/economy/run.ts';
import { colonyAt, ofPercent, parts, runId, scars, team, units } from '../model/economy/run.ts';
import type { State } from '../model/state.ts';
import type { Ending, Setback } from './fate.ts';
import { endings, setbacks } from './fate.ts';

const hulls = list(hull, 10);

/** A run at so many parts, in percent: `12.5`. */
export const percentText = (of: number): string => String(Math.round(of / (ofPercent / 1000)) / 1000);

const hullsSaid = (all: readonly string[]): Phrase =>
  phraseList(
    all.map((one) => phrase('{hull}', { hull: one })),
    ', ',
  );

/** Puts a run where it is worked at. */
function putRun(draft: Draft<State>, run: Run): void {
  draft.runs ??= {};
  put(draft.runs, runId(run.place, run.seat), run);
}

/** Takes a run away. */
export function dropRun(draft: Draft<State>, one: RunId): void {
  if (draft.runs === undefined) return;
  drop(draft.runs, one);
  if (keysInOrder(draft.runs).length === 0) delete draft.runs;
}

const runFields = {
  seat,
  place,
  parts,
  team,
  units,
  surveyed: optional(literal(true)),
  scars: optional(scars),
} as const;

/** Survey ships have spent a whole turn in a hex, and units that their run needs are not there (B3.20, E4.20). */
export const runWaits = event('run-waits', {
  fields: { seat, place, missing: hulls },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('No resource run begins in {place}: it needs {missing} there for a whole turn.', {
      place: hexName(happened.place),
      missing: hullsSaid(happened.missing),
    }),
  ahead: (happened) =>
    phrase('No resource run will begin in {place}: it needs {missing} there for a whole turn.', {
      place: hexName(happened.place),
      missing: hullsSaid(happened.missing),
    }),
  apply: () => undefined,
});

/** The run alone, of what is told of it. */
const runOf = ({
  seat: of,
  place: at,
  parts: sum,
  team: ships,
  units: by,
  scars: hurt,
  surveyed,
}: Run): Run => ({
  seat: of,
  place: at,
  parts: sum,
  team: ships,
  units: by,
  ...defined({ scars: hurt, surveyed }),
});

/** A resource run begins, with the next turn as its first (B3.20). */
export const runBegun = event('run-begun', {
  fields: runFields,
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('A resource run begins in {place}.', { place: hexName(happened.place) }),
  ahead: (happened) => phrase('A resource run will begin in {place}.', { place: hexName(happened.place) }),
  apply: (draft, happened) => putRun(draft, runOf(happened)),
});

const setbackSaid: Readonly<Record<Setback, string>> = {
  parted: 'Survey ships have left it, and it loses a third.',
  damaged: 'Its survey ships were damaged, and it loses half.',
  short: '{missing} is missing there, and it shrinks.',
};

/** What a resource run comes to at the end of a turn (B3.40); `why`: what cost it some of its work. */
export const runWentOn = event('run-went-on', {
  fields: { ...runFields, why: list(oneOf(setbacks), setbacks.length), missing: hulls },
  by: 'rules',
  hears: ownerHears,
  say(happened) {
    const args = { place: hexName(happened.place), percent: percentText(happened.parts) };
    const now =
      happened.parts >= colonyAt
        ? phrase(
            'The resource run in {place} adds {percent} % to your economy: it can become a colony.',
            args,
          )
        : phrase('The resource run in {place} adds {percent} % to your economy.', args);
    return phraseList(
      [now, ...happened.why.map((one) => phrase(setbackSaid[one], { missing: hullsSaid(happened.missing) }))],
      ' ',
    );
  },
  ahead: (happened) =>
    phrase('The resource run in {place} will add {percent} % to your economy.', {
      place: hexName(happened.place),
      percent: percentText(happened.parts),
    }),
  apply: (draft, happened) => putRun(draft, runOf(happened)),
});

/** Survey ships have found nothing in surveyed space; they may try again (B13.30). */
export const runFailed = event('run-failed', {
  fields: { seat, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The survey ships in {place} find nothing to begin a resource run with.', {
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('The survey ships in {place} may find nothing to begin a resource run with.', {
      place: hexName(happened.place),
    }),
  apply: () => undefined,
});

const endingSaid: Readonly<Record<Ending, string>> = {
  left: 'No survey ship continues the resource run in {place}: all its work is lost.',
  delayed: 'Survey ships in {place} did not continue together: all work on the resource run is lost.',
  restored: 'Restoration is over, and so is the resource run in {place}.',
};

/** A resource run is over: nobody worked at it in this turn, survey ships of it were late, or restoration is over (B3.50, B13.30). */
export const runLost = event('run-lost', {
  fields: { seat, place, why: oneOf(endings) },
  by: 'rules',
  hears: ownerHears,
  say: ({ why, ...happened }) => phrase(endingSaid[why], { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('All work of the resource run in {place} will be lost.', { place: hexName(happened.place) }),
  apply: (draft, happened) => dropRun(draft, runId(happened.place, happened.seat)),
});

export type RunEvent = EventIn<
  typeof runWaits | typeof runFailed | typeof runBegun | typeof runWentOn | typeof runLost
>;
