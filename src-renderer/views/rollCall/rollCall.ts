import type { UnitId } from '#kernel/words/ids.ts';
import type { LooseEnd, LooseKind, UnitRow } from '#kernel/presentation.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
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

  /** What is left undone, kind by kind. */
  get groups(): readonly (LooseKind & { readonly ends: readonly LooseEnd[] })[] {
    return (this.#turn.rules.presentation.looseKinds ?? []).flatMap((each) => {
      const ends = this.ends.filter(({ kind }) => kind === each.kind);
      return ends.length === 0 ? [] : [{ ...each, ends }];
    });
  }

  get idle(): ReadonlySet<UnitId> {
    return new Set(
      this.groups.flatMap(({ idle, ends }) =>
        idle === true ? ends.flatMap(({ unit }) => (unit === undefined ? [] : [unit])) : [],
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

/** The roll call in a few lines, one for each kind of thing; empty if nothing is left. */
export const summaryOf = ({ unlooked, groups }: Pick<RollCall, 'unlooked' | 'groups'>): readonly string[] =>
  [{ counted: '{count|unit|units} not reviewed yet', ends: unlooked }, ...groups].flatMap(
    ({ counted, ends }) => (ends.length === 0 ? [] : [phraseText(phrase(counted, { count: ends.length }))]),
  );
