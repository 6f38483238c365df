import type { UnitId } from '#kernel/ids.ts';
import type { LooseEnd, UnitRow } from '#kernel/presentation.ts';
import { lookedAt } from '../../state/turn/looked.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** The check before sending a turn: units not looked at, and what the plan leaves undone. */
export class RollCall {
  readonly #turn: Turn;
  /** The result for the last plan. */
  #found: { readonly plan: unknown; readonly ends: readonly LooseEnd[] } | undefined;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  get ends(): readonly LooseEnd[] {
    const { rules, view, plan } = this.#turn;
    if (this.#found?.plan !== plan)
      this.#found = { plan, ends: rules.presentation.loose?.(view, plan) ?? [] };
    return this.#found.ends;
  }

  get idle(): ReadonlySet<UnitId> {
    return new Set(
      this.ends.flatMap(({ kind, unit }) =>
        (kind === 'idle-unit' || kind === 'idle-yard') && unit !== undefined ? [unit] : [],
      ),
    );
  }

  get unlooked(): readonly UnitRow[] {
    const looked = lookedAt(this.#turn);
    return this.#turn.units.filter(({ unit }) => !looked.has(unit));
  }

  /** The next unit not looked at, after the chosen one and then from the start of the list. */
  get next(): UnitId | undefined {
    const { units, selection } = this.#turn;
    const at = units.findIndex(({ unit }) => unit === selection.unit);
    const open = new Set(this.unlooked.map(({ unit }) => unit));
    return [...units.slice(at + 1), ...units.slice(0, at + 1)].find(({ unit }) => open.has(unit))?.unit;
  }
}

/** The roll call of this turn. */
export const rollCallOf = (turn: Turn): RollCall => turn.states.of(RollCall, () => new RollCall(turn));

/** Headings of the kinds of loose ends, in order. */
export const endTitles: Readonly<Record<LooseEnd['kind'], string>> = {
  'idle-unit': 'Fleets with nothing to do',
  'idle-yard': 'Centers that build nothing',
  'empty-unit': 'Fleets without ships',
  ranks: 'Ranks not dealt',
  money: 'Money left over',
};

const words: Readonly<Record<LooseEnd['kind'], readonly [one: string, many: string]>> = {
  'idle-unit': ['1 fleet has nothing to do', '{n} fleets have nothing to do'],
  'idle-yard': ['1 center builds nothing', '{n} centers build nothing'],
  'empty-unit': ['1 fleet has no ships', '{n} fleets have no ships'],
  ranks: ['1 unit with its ranks not dealt', '{n} units with their ranks not dealt'],
  money: ['money is left over', 'money is left over'],
};

/** The roll call in a few lines, one for each kind of thing; empty if nothing is left. */
export function summaryOf({ unlooked, ends }: Pick<RollCall, 'unlooked' | 'ends'>): readonly string[] {
  const countLine = (one: string, many: string, count: number): readonly string[] =>
    count === 0 ? [] : [count === 1 ? one : many.replace('{n}', String(count))];
  return [
    ...countLine('1 unit not looked at', '{n} units not looked at', unlooked.length),
    ...(Object.keys(words) as LooseEnd['kind'][]).flatMap((kind) =>
      countLine(...(words[kind] as [string, string]), ends.filter((end) => end.kind === kind).length),
    ),
  ];
}
