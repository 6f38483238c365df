import { draftOf } from '#kernel/codec/plainCopy.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { looseTurn } from '#kernel/odds/loose.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { minesCrossed } from '../../mines/events.ts';
import type { State } from '../../model/state.ts';
import { officersMended } from '../../officers/mended.ts';
import { bypassed, declined, reacted } from '../../reactions/events.ts';
import { nextEncounter } from '../../reactions/next.ts';
import { patched } from '../../repair/selfRepair.ts';
import { battleEvents } from '../events.ts';
import { formEvents } from '../formEvents.ts';
import type { Fighting } from '../round/fighting.ts';
import { join } from '../round/join.ts';
import { stepsOfRound } from '../round/rounds.ts';
import { basesYielded } from '../support/commerce.ts';

/** All that the battles of a hex in one segment are fought with, for a reader. */
export interface Clash {
  readonly me: SeatId;
  readonly place: PlaceId;
  readonly segment: number;
  /** The hex, and what battles ask of those around it. */
  readonly scene: State;
}

type FightingEvent = Fighting['event'];

/** The battles of a hex that were fought out. */
export interface Fought {
  readonly after: State;
  readonly happened: readonly FightingEvent[];
  /** The damage points of each side, round by round. */
  readonly points: readonly Readonly<Record<SeatId, number>>[];
}

/** What happens in battles and changes who fights on; the rest of it comes afterwards. */
const applied: ReadonlyMap<string, (draft: Draft<State>, event: never) => void> = new Map(
  [
    ...battleEvents,
    ...formEvents,
    ...[officersMended, patched, reacted, bypassed, declined, basesYielded, minesCrossed],
  ].map((one) => [one.kind, (one.apply ?? (() => undefined)) as (draft: Draft<State>, event: never) => void]),
);

/** Battles in one hex and segment after which whatever goes on is left open. */
const mostBattles = 20;

/** The battles of a hex to their end, by the steps of the turn itself (A1.10, A10.10). */
export function foughtOut(
  { place, segment, scene }: Pick<Clash, 'place' | 'segment' | 'scene'>,
  draw: Draw,
): Fought {
  const state: Draft<State> = draftOf({ replaces: true }, scene);
  const happened: FightingEvent[] = [];
  const points: Record<SeatId, number>[] = [];
  const turnAt = (...passes: readonly number[]) =>
    looseTurn<Fighting>({
      state,
      draw,
      path: [segment, ...passes].map((at, depth) => ({ name: passNames[depth] ?? '', at })),
      hear(event) {
        happened.push(event);
        const round = points.at(-1);
        if (event.kind === 'fired' && round !== undefined)
          round[event.seat] = (round[event.seat] ?? 0) + event.points;
      },
      apply: (draft, event) => applied.get(event.kind)?.(draft, event as never),
    });
  for (let battle = 1; battle <= mostBattles; battle += 1) {
    const next = nextEncounter(state, segment);
    if (next === undefined || state.squadrons[next.attacker]?.place !== place) break;
    join(turnAt(battle));
    for (let round = 1; state.battle !== undefined; round += 1) {
      points.push({});
      const turn = turnAt(battle, round);
      for (const { run } of stepsOfRound) run(turn);
    }
  }
  return { after: state, happened, points };
}

const passNames = ['Segment', 'Battle', 'Round'];
