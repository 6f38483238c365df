import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { halvesText } from '#rulesets/galactic-conquest/academy/school.ts';
import { spokenSchool, spokenTrainees } from '#rulesets/galactic-conquest/academy/typed.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { CrewReserve } from '#rulesets/galactic-conquest/model/condition/crew.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';

const typist = {} as View;

/** As they are typed: `H01A: train crews of CA, FF 2`, `pay for the officers' school`. */
export function academyOrder(
  sentence: string,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code, said = ''] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): (train .+)$/.exec(sentence) ?? [];
  const order = (code === undefined
    ? spokenSchool.read(sentence, typist)
    : spokenTrainees.read(said, typist)) as unknown as Unnumbered<Order> | undefined;
  if (order === undefined) return undefined;
  return code === undefined ? { order } : { unit: unitId(code.toLowerCase()), order };
}

/** Crew units in reserve: `usual*6.5+poor*13`. */
export const crewsGiven = (text: string): CrewReserve =>
  Object.fromEntries(
    text.split('+').map((one) => {
      const [kind = '', units = ''] = one.split('*');
      return [kind, Math.round(Number(units) * 1000)];
    }),
  );

/** What cases ask of an empire: its `school` (`1.5`, its points; `empty`), the `pupils` of its academy (`CA FF`; `nobody`), and its `crews` in reserve (`12.5 poor 0 outstanding`, and behind that `6.5 usual`, `13 green`). */
export const academyFacts = ({
  academy: { pupils = [], school = {} } = {},
  crews = {},
}: Pick<Empire, 'academy' | 'crews'>) => ({
  crews: (['poor', 'outstanding', 'usual', 'green'] as const)
    .filter((kind, at) => at < 2 || crews[kind] !== undefined)
    .map((kind) => `${(crews[kind] ?? 0) / 1000} ${kind}`)
    .join(' '),
  school: school.halves === undefined ? 'empty' : halvesText(school.halves),
  pupils: pupils.map(({ ship }) => ship.hull).join(' ') || 'nobody',
});

/** Crews and schools in any mixture. */
export const anyAcademy = (draw: Draw, ref: OrderRef): Order =>
  draw.pick<Order>([
    { kind: 'train-crews', ref, ships: draw.pick([['CA'], ['FF'], ['DD', 'FF 2'], []]) },
    { kind: 'pay-school', ref },
  ]);
