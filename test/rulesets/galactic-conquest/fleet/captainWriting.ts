import type { Unnumbered } from '#kernel/game/plan.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { intensities } from '#rulesets/galactic-conquest/model/battle/combat.ts';

const told = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): captain: (.+)$/;
const decided = /^captain(?: goes ((?:[A-Z]+\d+ ?)+?))?(?:,? (attacks|avoids) (\w+) (\d+))?: (.+)$/;

/** `H01A: captain: words`; of the game master `captain goes D4 D5, attacks pressed 30: words`, each part of which may be left out, and `avoids`. */
export function captainOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, words = ''] = told.exec(sentence) ?? [];
  if (unit !== undefined)
    return { unit: unitId(unit.toLowerCase()), order: { kind: 'leave-to-captain', words } };
  const [, way = '', stance, named, breaks, report] = decided.exec(sentence) ?? [];
  if (report === undefined) return undefined;
  const intensity = intensities.find((one) => one === named);
  return {
    order: {
      kind: 'decide-for-captain',
      way: way === '' ? [] : way.split(' ').map(hex),
      attack: stance !== 'avoids',
      breaks: Number(breaks ?? 100),
      words: report,
      ...(intensity !== undefined && { intensity }),
    },
  };
}
