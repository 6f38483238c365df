import { sumOf } from '#kernel/steps/fractions.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { segments } from '../segments.ts';
import { slotsBeside } from '../ships/command.ts';
import { slingRest } from './kinds.ts';

/** A squadron without what its maneuvers were this turn: who stays assembled does, bogged down where it was counted so (D6.90), and a warp sling is counted back from the new turn (D2.40). */
export function settledManeuvers(squadron: Squadron): Squadron {
  const { moves: _, pace: __, waits: ___, spent: ____, freed: _____, ...first } = squadron;
  const { alert: _6, passed: _7, bypassed: _8, sprung: _9, only: _10, lead: _11, ...second } = first;
  const {
    bog: _12,
    bogged,
    beaten: _13,
    hyper: _14,
    allies: _15,
    came: _16,
    slung,
    assembled,
    stays,
    ...rest
  } = second;
  const before = slung === undefined ? undefined : slung - segments;
  return {
    ...rest,
    ...(before !== undefined && 1 - before < slingRest && { slung: before }),
    ...(assembled !== undefined && stays === true && { assembled, stays }),
    ...(bogged !== undefined && { bog: bogged }),
  };
}

/** Percent of the movement that a crowd loses, by the command slots that it has more than (D6.90). */
const crowds = [
  { over: 25, bog: 75 },
  { over: 15, bog: 50 },
] as const;

/** Percent of its movement that a crowd of so many command slots loses; undefined: none (D6.90). */
export const bogOf = (slots: number): number | undefined => crowds.find(({ over }) => slots > over)?.bog;

/** Percent of their movement that these squadrons lose together, as they are now; undefined: none (D6.90). */
export const bogIn = (
  state: Pick<State, 'squadrons' | 'empires' | 'turn' | 'year'>,
  units: readonly UnitId[],
): number | undefined => bogOf(slotsIn(state, units));

/** Command slots that these squadrons take together, as they are now (D6.90). */
export const slotsIn = (
  state: Pick<State, 'squadrons' | 'empires' | 'turn' | 'year'>,
  units: readonly UnitId[],
): number =>
  sumOf(
    units.map((one) => {
      const squadron = state.squadrons[one];
      return squadron === undefined ? 0 : slotsBeside(state, squadron);
    }),
  );
