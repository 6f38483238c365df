import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/** The campaign as an empire can imagine it: it is alone in what it has. */
export function imagine({ turn, firstYear, me, own, systems, units, won }: View, assume?: State): State {
  return {
    ...{ turn, firstYear },
    empires: { ...assume?.empires, [me]: own },
    systems: { ...assume?.systems, ...systems },
    units: { ...assume?.units, ...units },
    ...(won === undefined ? {} : { won }),
  };
}
