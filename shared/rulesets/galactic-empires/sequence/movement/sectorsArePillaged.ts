import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import { shipCount } from '../../rules/forces/forces.ts';
import { pillageProblem, pillageShares, pillageStrengthProblem } from '../../rules/money/pillaging.ts';
import type { Actor } from './phases.ts';
import { actors } from './phases.ts';

/**
 * Units take the revenue of the sectors they are in; all that pillage one sector in one phase share it (GE 759-777, 1505, E-18).
 * Each is judged by the state before any of them pillages. A unit that cannot pillage loses only the phase.
 */
export const sectorsArePillaged: GeStep = {
  name: 'Sectors are Pillaged',
  cite: 'GE 759',
  run(turn) {
    const able = Map.groupBy(
      strong(
        turn,
        actors(turn, 'pillage', (unit) => pillageProblem(turn.state, unit)),
      ),
      ({ unit: { place } }) => place,
    );
    for (const [place, pillagers] of [...able].sort(compareBy(([place]) => place)))
      share(turn, place, pillagers);
  },
};

/** The pillagers whose empire has enough combat in their sector; the others are refused (GE 767). */
function strong(turn: GeTurn, pillagers: readonly Actor[]): readonly Actor[] {
  return [...Map.groupBy(pillagers, ({ seat, unit: { place } }) => `${seat} ${place}`).values()].flatMap(
    (together) => {
      const problem = pillageStrengthProblem(together.map(({ unit }) => unit));
      if (problem === undefined) return together;
      for (const { cause } of together) turn.refuse(cause, problem);
      return [];
    },
  );
}

function share(turn: GeTurn, place: PlaceId, pillagers: readonly Actor[]): void {
  const shares = pillageShares(
    turn.state,
    place,
    pillagers.map(({ unit }) => shipCount(unit)),
  );
  const seen = new Set<SeatId>();
  pillagers.forEach(({ seat, id: unit, cause }, index) => {
    turn.happen({
      kind: 'sector-pillaged',
      place,
      seat,
      unit,
      amount: shares[index] ?? 0,
      ...(seen.has(seat) ? { joins: true } : {}),
      cause,
    });
    seen.add(seat);
  });
}
