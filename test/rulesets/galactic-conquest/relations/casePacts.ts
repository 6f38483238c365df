import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Units } from '#rulesets/galactic-conquest/model/merchant.ts';
import { pairOf } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { pactsOf } from '#rulesets/galactic-conquest/trade/routes/links.ts';

type Empires = { readonly empire: (name: string) => SeatId };
type Named = (typeof units)[number];
const units = ['FT', 'APT'] as const;

const unitsIn = (text: string): Units =>
  Object.fromEntries(
    text.split(' ').map((one) => {
      const [, count = '1', unit = ''] = /^(?:(\d+)x)?(\S+)$/.exec(one) ?? [];
      return [unit, Number(count)];
    }),
  );

/** `pact of hydran and lyran: 2xFT, FT APT`: the pools of both; `none` for nothing. */
export function readPact(line: string, { empire }: Empires): NonNullable<State['pacts']> | undefined {
  const [whole, one = '', other = '', mine = '', theirs = ''] =
    /^pact of (\S+) and (\S+): (.+), (.+)$/.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [a, b] = [empire(one), empire(other)];
  return {
    [pairOf(a, b)]: {
      seats: [a, b],
      pools: { [a]: mine === 'none' ? {} : unitsIn(mine), [b]: theirs === 'none' ? {} : unitsIn(theirs) },
      majors: { [a]: 1, [b]: 1 },
    },
  };
}

/** `pact with lyran: 1xFT`, `move 1xFT of the pact with lyran: add` (`withdraw`, `pass`), `end pact with lyran`. */
export function pactOrder(sentence: string, { empire }: Empires): Unnumbered<Order> | undefined {
  const [, made, count, unit] = /^pact with ([^:\s]+): (\d+)x([\w-]+)$/.exec(sentence) ?? [];
  if (made !== undefined)
    return { kind: 'make-pact', to: empire(made), count: Number(count), unit: unit as Named };
  const [, many, moved, whose = '', way] =
    /^move (\d+)x([\w-]+) of the pact with ([^:\s]+): (add|withdraw|pass)$/.exec(sentence) ?? [];
  if (many !== undefined)
    return {
      kind: 'move-pact-units',
      to: empire(whose),
      count: Number(many),
      unit: moved as Named,
      way: way as 'add' | 'withdraw' | 'pass',
    };
  const [, ended] = /^end pact with (\S+)$/.exec(sentence) ?? [];
  return ended === undefined ? undefined : { kind: 'end-pact', to: empire(ended) };
}

/** The units that an empire has in the pools of its pacts. */
export const poolFact = (state: State, seat: SeatId): string =>
  pactsOf(state, seat)
    .flatMap(({ pools }) => inOrder(pools[seat] ?? {}))
    .map(([unit, count]) => (count === 1 ? unit : `${count}x${unit}`))
    .join(' ') || 'nobody';
