import type { Unnumbered } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

const unitOf = (code: string) => unitId(code.toLowerCase());

/** `fought: H01A 1 loses 5, L01A 2 loses 8; L01A leaves` (ships by their numbers; `nothing lost`), and `not fought`: what the game master says of a battle elsewhere. */
export function elsewhereOrder(sentence: string): { readonly order: Unnumbered<Order> } | undefined {
  if (sentence === 'not fought') return { order: { kind: 'bring-in', fought: false, losses: [] } };
  const [, told = '', beaten] = /^fought: ([^;]+)(?:; (\S+) leaves)?$/.exec(sentence) ?? [];
  if (told === '') return undefined;
  const losses =
    told === 'nothing lost'
      ? []
      : told.split(', ').map((one) => {
          const [, unit, number, lost] = /^(\S+) (\d+) loses (\d+)$/.exec(one) ?? [];
          if (unit === undefined) throw new CaseMistake(`«${one}» is no loss: write «H01A 1 loses 5»`);
          return { unit: unitOf(unit), at: Number(number) - 1, lost: Number(lost) };
        });
  return {
    order: {
      kind: 'bring-in',
      fought: true,
      losses,
      ...(beaten !== undefined && { beaten: unitOf(beaten) }),
    },
  };
}
