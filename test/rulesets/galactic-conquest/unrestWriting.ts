import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Aim } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import { isDecimated, isRubble } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** What stands after the hex of a system: `core 25`, `no base`, `decimated 1 to 11` (the turn in which it was, and the one in which it has recovered). */
export function systemWords(words: string): Partial<System> {
  return words
    .split(', ')
    .filter((word) => word !== '')
    .reduce<Partial<System>>((system, word) => {
      const [, core] = /^core (\d+)$/.exec(word) ?? [];
      if (core !== undefined) return { ...system, core: Number(core) };
      if (word === 'no base') return { ...system, ruin: { ...system.ruin, base: true } };
      const [, since, until] = /^decimated (\d+) to (\d+)$/.exec(word) ?? [];
      if (since === undefined)
        throw new CaseMistake(
          `«${word}» says nothing of a system: write core 25, no base or decimated 1 to 11`,
        );
      return {
        ...system,
        ruin: { ...system.ruin, decimated: { since: Number(since), until: Number(until) } },
      };
    }, {});
}

/** `H01A: strike base D5` (also `decimate`, `annihilate`), `rebuild D5 by 2`. */
export function unrestOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, aim, target = ''] =
    /^([A-Z]\d\d[A-Z]): strike (base|decimate|annihilate) (\S+)$/.exec(sentence) ?? [];
  if (unit !== undefined)
    return {
      unit: unitId(unit.toLowerCase()),
      order: { kind: 'strike-civilians', aim: aim as Aim, place: hex(target) },
    };
  const [, ruined, years] = /^rebuild (\S+) by (\d)$/.exec(sentence) ?? [];
  return ruined === undefined
    ? undefined
    : { order: { kind: 'rebuild', place: hex(ruined), years: Number(years) } };
}

/** Of a system: whether it is `whole`, without a `base`, `decimated` or `rubble`. */
export function ruinFact(system: System, { turn }: State): string {
  if (isRubble(system, turn)) return 'rubble';
  if (isDecimated(system, turn)) return 'decimated';
  return system.ruin?.base === true ? 'base' : 'whole';
}
