import type { Squadron } from '../model/squadron.ts';
import { segments } from '../segments.ts';
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
