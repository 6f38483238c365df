import type { Empire, State } from './model/state.ts';
import type { View } from './model/view.ts';

const unknown: Empire = { pool: 0, income: 0, tech: { pool: 0, year: 0, advances: 0 } };

/** The campaign as an empire can imagine it: others are there, and nothing is theirs. */
export function imagine(
  { turn, firstYear, me, own, systems, units, others, relations, won }: View,
  assume?: State,
): State {
  return {
    ...{ turn, firstYear },
    empires: {
      ...Object.fromEntries(others.map((seat) => [seat, assume?.empires[seat] ?? unknown])),
      [me]: own,
    },
    relations: { ...assume?.relations, ...relations },
    systems: { ...assume?.systems, ...systems },
    units: { ...assume?.units, ...units },
    ...(won === undefined ? {} : { won }),
  };
}
