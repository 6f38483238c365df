import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { alliesOf } from '#rulesets/galactic-conquest/model/relations/alliances.ts';
import { partnerOf } from '#rulesets/galactic-conquest/model/relations/partners.ts';
import { pairOf } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

type Empires = { readonly empire: (name: string) => SeatId };

/** `alliance of hydran and lyran`, `partnership of hydran and lyran`. */
export function readAlliance(
  line: string,
  { empire }: Empires,
): Pick<State, 'alliances' | 'partners'> | undefined {
  const [, what, one = '', other = ''] = /^(alliance|partnership) of (\S+) and (\S+)$/.exec(line) ?? [];
  if (what === undefined) return undefined;
  const [a, b] = [empire(one), empire(other)];
  const both = { [pairOf(a, b)]: { seats: [a, b].sort() } };
  return what === 'alliance' ? { alliances: both } : { partners: both };
}

/** `alliance with lyran`, `end alliance with lyran`, `free ships first for lyran`, `pay for our ships with lyran`, `pay for ships of lyran`, `H01A: under command of L01A`, `partners with lyran`, `end partners with lyran`. */
export function allyOrder(
  sentence: string,
  { empire }: Empires,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, leader = ''] = /^([A-Z]\d\d[A-Z]): under command of (\S+)$/.exec(sentence) ?? [];
  if (unit !== undefined)
    return {
      unit: unitId(unit.toLowerCase()),
      order: { kind: 'serve-under', leader: unitId(leader.toLowerCase()) },
    };
  const [, payee, whom = ''] = /^pay for (our ships with|ships of) (\S+)$/.exec(sentence) ?? [];
  if (payee !== undefined)
    return {
      order: { kind: 'pay-expedition', to: empire(whom), whose: payee === 'ships of' ? 'theirs' : 'ours' },
    };
  const [, verb, to = ''] =
    /^(alliance with|end alliance with|free ships first for|partners with|end partners with) (\S+)$/.exec(
      sentence,
    ) ?? [];
  if (verb === undefined) return undefined;
  if (verb.endsWith('partners with'))
    return { order: { kind: verb.startsWith('end') ? 'end-partners' : 'make-partners', to: empire(to) } };
  const kind =
    verb === 'alliance with'
      ? 'make-alliance'
      : verb.startsWith('end')
        ? 'end-alliance'
        : 'favour-expedition';
  return { order: { kind, to: empire(to) } };
}

/** The preferred `partner` and the `allies` of an empire (`nobody`), and those whose ships come `first` in what is free in its space. */
export const allyFacts = (state: State, seat: SeatId): Readonly<Record<string, string>> => ({
  partner: partnerOf(state, seat) ?? 'nobody',
  allies: alliesOf(state, seat).join(' ') || 'nobody',
  first:
    alliesOf(state, seat)
      .filter((one) => state.alliances?.[pairOf(one, seat)]?.first?.includes(seat) === true)
      .join(' ') || 'nobody',
});
