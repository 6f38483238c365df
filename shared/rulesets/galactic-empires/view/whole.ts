import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { allFound, finder } from '../knowledge/espionage.ts';
import type { State, Unit } from '../model/state.ts';
import { headCount, unitsByPlace } from '../model/units/forces.ts';
import type { KnownEmpire, View } from '../model/view.ts';
import { onTheMap, reportOf, seenUnit, victoryOf } from '../view.ts';

/**
 * What the game master sees: every sector as it is, every unit in its report, cloaked or not, and of every empire all that agents could
 * find out. They own nothing and have no relations.
 */
export function wholeView(state: State): View {
  const units = unitsByPlace(state);
  const turn = state.turn - 1;
  return {
    turn: state.turn,
    me: gameMaster,
    parameters: state.parameters,
    status: 'commoner',
    treasury: 0,
    units: {},
    empires: empiresOf(state, turn),
    sectors: Object.fromEntries(
      inOrder(state.sectors).map(([place, sector]) => {
        const here = units.get(place) ?? [];
        const forces = here.filter(([, unit]) => headCount(unit) > 0).map(([id, unit]) => seenUnit(id, unit));
        const { permitted, decline } = sector;
        const report = { ...reportOf(turn, gameMaster, sector, []), permitted, decline, forces };
        return [place, { ...onTheMap(sector), report }];
      }),
    ),
    ...victoryOf(state),
    ...(state.elsewhere !== undefined && { battling: battlingIn(state) }),
  };
}

/** The units of sectors where several owners have some, as they are between two steps. */
function battlingIn(state: State): NonNullable<View['battling']> {
  const here = [...unitsByPlace(state).values()].filter((units) =>
    units.some(([, { owner }]) => owner !== units[0]?.[1].owner),
  );
  const shown = here
    .flat()
    .map(([id, { movedIn: _, transferred: __, ...unit }]): readonly [UnitId, Unit] => [id, unit]);
  return {
    units: Object.fromEntries(shown.sort(compareBy(([id]) => id))),
    relations: state.relations,
    ...(state.elsewhere === 'as-ordered' && { elsewhere: state.elsewhere }),
  };
}

const noRelation = {
  relation: 'neutral',
  givesPassage: false,
  hasPassage: false,
  accepts: false,
  accepted: false,
  givesInfo: false,
  hasInfo: false,
} as const;

function empiresOf(state: State, turn: number): View['empires'] {
  const find = finder(state);
  return Object.fromEntries(
    inOrder(state.empires).map(([seat, empire]): readonly [string, KnownEmpire] => {
      const { name, adjective, ruler, banner, computer, level, defeated } = empire;
      const espionage = { ...allFound(seat, find), turn };
      return [
        seat,
        {
          name,
          adjective,
          ruler,
          banner,
          computer,
          ...defined({ level }),
          defeated,
          ...noRelation,
          espionage,
        },
      ];
    }),
  );
}
