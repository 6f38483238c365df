import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenDecoys } from '#rulesets/galactic-conquest/decoys/typed.ts';
import { spokenJams } from '#rulesets/galactic-conquest/jamming/typed.ts';
import { spokenRefits } from '#rulesets/galactic-conquest/refits/typed.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';

/** These sentences ask nothing of who types them. */
const typist = {} as View;

/** As they are typed: `H01A: enhance sensors of SC`, `BASES-D5: enhance sensors of BS`, `H01A: jam here` (also `D5`, `own position`), `H01A: stop jamming`, `BASES-D5: SAM projects CA, 2xFF from segment 3` (or `nothing`). */
export function sensorOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code = '', said = ''] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): (.+)$/.exec(sentence) ?? [];
  const read = [spokenRefits, spokenJams, spokenDecoys]
    .map((one) => one.read(said, typist))
    .find((one) => one !== undefined);
  return read === undefined || isMisspoken(read)
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: read as Unnumbered<Order> };
}

const hexes = ['hd5', 'hd6', 'he6'].map(placeId);

/** Orders about sensors in any mixture. */
export const anySensorOrder = (draw: Draw, ref: OrderRef): readonly Order[] => [
  { kind: 'enhance-sensors', ref, ships: draw.fork('enhanced').pick([['SC'], ['FF'], ['BS'], []]) },
  { kind: 'jam', ref, how: draw.fork('jams').pick(['here', 'own', 'none'] as const) },
  {
    kind: 'project',
    ref,
    base: draw.fork('base').pick(['BS', 'MB', 'SAM 2']),
    ships: draw.fork('shown').pick([[], ['CA', 'FF'], ['DN'], ['CV'], ['None']]),
    segment: draw.fork('from').int(12),
  },
  { kind: 'jam', ref, how: 'beside', place: draw.fork('jammed').pick(hexes) },
];
