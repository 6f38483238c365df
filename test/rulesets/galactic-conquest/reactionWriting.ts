import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Rx, Watch } from '#rulesets/galactic-conquest/model/reaction.ts';
import { rxKinds } from '#rulesets/galactic-conquest/model/reaction.ts';
import { usualReaction, usualWatch } from '#rulesets/galactic-conquest/movement/react.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

type Given = { readonly unit: UnitId; readonly order: Unnumbered<Order> };

/** `near least 2 most 5 of lyran size 4 odds 2`: the words of a condition, each but the first with a value. */
function conditionIn(text: string): Partial<Watch> {
  const words = text.split(' ').filter((word) => word !== '');
  const given: Record<string, unknown> = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === 'near') given['near'] = true;
    else {
      const value = words[(at += 1)] ?? '';
      if (['least', 'most', 'odds'].includes(word)) given[word] = Number(value);
      else if (word === 'size') given['size'] = value;
      else if (word === 'of') given['of'] = seats.find((seat) => seat === value) as SeatId;
      else
        throw new CaseMistake(
          `«${word}» is no condition: write near, least 2, most 5, of lyran, size 4 or odds 2`,
        );
    }
  }
  return given as Partial<Watch>;
}

/**
 * `H01A: react BN near least 2`, `H01A: react SS at 4`, `H01A: react AM with H02A H03A stays`, `H01A: react FLY stays`, `H01A: attack only most 3`,
 * `H01A: line 2`, `H01A: plot D4 D5 D6 dtm 1` (where its quick moves begin, from 0); undefined for other sentences.
 */
export function maneuverOrder(sentence: string, hex: (label: string) => PlaceId): Given | undefined {
  const [, code = '', said = ''] = /^([A-Z]\d\d[A-Z]): (.+)$/.exec(sentence) ?? [];
  const unit = unitId(code.toLowerCase());
  const [, kind, rest = ''] = /^react (\S+) ?(.*)$/.exec(said) ?? [];
  if (kind !== undefined) {
    if (!(rxKinds as readonly string[]).includes(kind)) throw new CaseMistake(`${kind} is no reaction`);
    const [, at, others, words = ''] =
      /^(?:at (\d+))?(?:with ((?:(?:[A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+) ?)+))?(.*)$/.exec(
        rest.replace(/ ?stays/, ''),
      ) ?? [];
    return {
      unit,
      order: {
        kind: 'react',
        ...usualReaction(kind as Rx),
        ...conditionIn(words),
        at: Number(at ?? 0),
        with: (others ?? '')
          .trim()
          .split(' ')
          .flatMap((one) => (one === '' ? [] : [unitId(one.toLowerCase())])),
        stays: /\bstays\b/.test(rest),
      },
    };
  }
  const [, only] = /^attack only ?(.*)$/.exec(said) ?? [];
  if (only !== undefined) return { unit, order: { kind: 'attack-if', ...usualWatch, ...conditionIn(only) } };
  const [, number] = /^line (\d+)$/.exec(said) ?? [];
  if (number !== undefined) return { unit, order: { kind: 'lead', number: Number(number) } };
  const [, way = '', pace, fast = ''] = /^plot (.+?) (dtm|twm)((?: \d+)*)$/.exec(said) ?? [];
  if (pace === undefined) return undefined;
  return {
    unit,
    order: {
      kind: 'plot',
      way: way.split(' ').map(hex),
      pace: pace === 'dtm' ? 'DTM' : 'TWM',
      fast: fast.split(' ').flatMap((one) => (one === '' ? [] : [Number(one)])),
    },
  };
}
