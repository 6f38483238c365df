import type { RankTemplate } from '#contract/player/notebook.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { type AnyOrder, ordersOf, withCopies, withMoved, withoutAll } from '#kernel/game/plan.ts';
import type { Deal, FormedUnit, Share, SplitType, Standing } from '#kernel/presentation.ts';
import { lookAt } from '../../state/turn/looked.ts';
import { planWordsOf } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { dealsOf } from './templates.ts';

/** Copied orders, to be given to other units. */
interface Clip {
  readonly orders: readonly AnyOrder[];
  /** Label of the unit they were copied from. */
  readonly from: string;
}

/** Planning for several units at once: what was copied, and which units are picked. */
export class Planning {
  clip = $state.raw<Clip | undefined>(undefined);
  /** Units picked in the list besides the chosen one. */
  picked = $state.raw<ReadonlySet<UnitId>>(new Set());
  readonly #turn: Turn;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** The units that an action on «the chosen units» affects: all picked ones, or else the chosen one. */
  get targets(): readonly UnitId[] {
    const { units, selection } = this.#turn;
    const picked = units.map(({ unit }) => unit).filter((unit) => this.picked.has(unit));
    // Choosing another unit drops the picked ones.
    if (picked.length > 1 && (selection.unit === undefined || this.picked.has(selection.unit))) return picked;
    return units.some(({ unit }) => unit === selection.unit) && selection.unit !== undefined
      ? [selection.unit]
      : [];
  }

  /** Copies the orders of a unit; returns their number. */
  copy(unit: UnitId): number {
    const orders = ordersOf(this.#turn.plan, unit);
    if (orders.length > 0) this.clip = { orders, from: this.label(unit) };
    return orders.length;
  }

  /**
   * Gives the copied orders to these units, after their own orders or instead of them. One step of the
   * history.
   */
  paste(units: readonly UnitId[]): void {
    if (this.clip !== undefined) this.give(this.clip, units, false);
  }

  give({ orders, from }: Clip, units: readonly UnitId[], instead: boolean): void {
    const turn = this.#turn;
    const { presentation } = turn.rules;
    const fresh = (plan: typeof turn.plan): OrderRef => presentation.nextRef(turn.view, plan);
    let { plan } = turn;
    for (const unit of units) plan = withCopies(instead ? withoutAll(plan, unit) : plan, orders, unit, fresh);
    turn.planHistory.change(
      plan,
      `Copy ${orders.length === 1 ? 'an order' : `${orders.length} orders`} of ${from} to ${this.#named(units)}`,
    );
    lookAt(turn, units);
  }

  /** Moves an order to another position of its list. */
  move(ref: OrderRef, to: number): void {
    this.#turn.planHistory.change(withMoved(this.#turn.plan, ref, to), 'Another order of the plan');
  }

  /** Removes all orders of these units. */
  clear(units: readonly UnitId[]): void {
    const plan = units.reduce((made, unit) => withoutAll(made, unit), this.#turn.plan);
    this.#turn.planHistory.change(plan, `Remove all orders of ${this.#named(units)}`);
  }

  clearHeadquarters(): void {
    this.#turn.planHistory.change(
      withoutAll(this.#turn.plan),
      `Remove all ${planWordsOf(this.#turn).general.toLowerCase()}`,
    );
  }

  /** What splits are called. */
  get title(): string {
    return this.#turn.rules.presentation.formation?.title ?? '';
  }

  /** How a unit is split according to its plan. */
  formation(unit: UnitId): readonly SplitType[] {
    const { rules, view, plan } = this.#turn;
    return rules.presentation.formation?.of(view, plan, unit) ?? [];
  }

  /** Splits units: one step of the history. */
  deal(deals: readonly Deal[], what: string): void {
    const { rules, view, plan, planHistory } = this.#turn;
    if (rules.presentation.formation !== undefined)
      planHistory.change(rules.presentation.formation.deal(view, plan, deals), what);
    lookAt(
      this.#turn,
      deals.map(({ unit }) => unit),
    );
  }

  /** The units that can hand over to each other where this one is, itself first; none where the game has no transfers. */
  meeting(unit: UnitId): readonly UnitId[] {
    const { rules, view, plan } = this.#turn;
    return rules.presentation.transfers?.among(view, plan, unit) ?? [];
  }

  /** Those units in their line, where they stand in one, and behind them those that they can form. */
  board(unit: UnitId): readonly (UnitId | FormedUnit)[] {
    const { rules, view, plan } = this.#turn;
    const { transfers } = rules.presentation;
    const meeting = this.meeting(unit);
    return [
      ...(transfers?.line?.of(view, plan, meeting) ?? meeting),
      ...(transfers?.forms?.(view, plan, meeting) ?? []),
    ];
  }

  /** What these units hold according to the plan. */
  held(units: readonly UnitId[]): readonly SplitType[] {
    const { rules, view, plan } = this.#turn;
    return rules.presentation.transfers?.of(view, plan, units) ?? [];
  }

  /** How each of these units will stand, and all of them together, in words: by the plan, or once this is shared out too. */
  standing(units: readonly UnitId[], shares: readonly Share[] = []) {
    const { rules, view, plan } = this.#turn;
    const { transfers } = rules.presentation;
    const then =
      transfers === undefined || shares.length === 0 ? plan : transfers.share(view, plan, units, shares);
    return {
      each: (transfers?.stands?.(view, then, units) ?? []).map(standingText),
      together: standingText(transfers?.together?.(view, then, units)),
    };
  }

  /** Puts units that meet in line: one step of the history. */
  line(units: readonly UnitId[], what: string): void {
    const { rules, view, plan, planHistory } = this.#turn;
    const { line } = rules.presentation.transfers ?? {};
    if (line === undefined) return;
    planHistory.change(line.put(view, plan, units), what);
    lookAt(this.#turn, units);
  }

  /** Shares out between these units: one step of the history. */
  share(units: readonly UnitId[], shares: readonly Share[], what: string): void {
    const { rules, view, plan, planHistory } = this.#turn;
    const { transfers } = rules.presentation;
    if (transfers === undefined) return;
    const made = transfers.share(view, plan, units, shares);
    planHistory.change(made, what);
    lookAt(
      this.#turn,
      units.filter((unit) => ordersOf(made, unit) !== ordersOf(plan, unit)),
    );
  }

  /**
   * Applies a template to these units: one step of the history. Returns the number of units in which it moves
   * something.
   */
  lay(template: RankTemplate, units: readonly UnitId[]): number {
    const moved = units.flatMap((unit) => {
      const types = this.formation(unit);
      const deals = dealsOf(template, unit, types).filter(({ type, counts }) =>
        types.some((row) => row.type === type && row.counts.some((here, at) => here !== counts[at])),
      );
      return deals.length === 0 ? [] : [deals];
    });
    if (moved.length > 0)
      this.deal(moved.flat(), `${this.title} «${template.name}» for ${this.#named(units)}`);
    return moved.length;
  }

  label(unit: UnitId): string {
    return this.#turn.units.find((row) => row.unit === unit)?.label ?? unit;
  }

  #named(units: readonly UnitId[]): string {
    return units.length > 3
      ? `${units.length} ${this.#turn.rules.presentation.words.unit.many}`
      : units.map((unit) => this.label(unit)).join(', ');
  }
}

const standingText = (one: Standing) =>
  one && { said: phraseText(one.said), ...(one.tone && { tone: one.tone }) };

/** The planning state of this turn. */
export const planningOf = (turn: Turn): Planning => turn.states.of(Planning, () => new Planning(turn));
