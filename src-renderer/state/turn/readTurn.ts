import type { Out } from '#contract/calls.ts';
import type { SeatShare } from '#kernel/files/bodies.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { good, type Result } from '#kernel/words/result.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Where } from '#kernel/words/where.ts';
import { whereOf } from '#kernel/words/where.ts';
import type { AnyPlan, Rules } from '../rules.ts';
import { rulesOfPart } from '../sharing/share.ts';

export type Opened = Out<'turn.open'>;

/** An order of last turn that was not carried out, or not wholly. */
export interface Refusal extends Where {
  readonly order: OrderRef;
  readonly problem: Problem;
}

/** The parts of a turn, read by its ruleset. */
export interface Parts {
  readonly rules: Rules;
  readonly view: unknown;
  readonly plan: AnyPlan;
  readonly heard: readonly Heard<AnyEvent>[];
  readonly refusals: readonly Refusal[];
  /** What was answered for the player in the middle of the previous turn. */
  readonly answered: NonNullable<Opened['answered']>;
  /** Who shares the seat with the player, if anybody does. */
  readonly share?: SeatShare | undefined;
  /** The previous turn was run again: how often, and the game master's reason if given. */
  readonly rerun?: Opened['rerun'];
  /** How the previous turn was run, in sentences; empty if its results do not say. */
  readonly howRun: readonly string[];
  /** When orders of the turn are due, if its results tell it and it is the newest. */
  readonly due?: Opened['due'];
  /** The game master's mail address for orders; empty if the results do not name one. */
  readonly address: string;
  /** The address by which one writes to other players without showing one’s own; empty where nobody can. */
  readonly relay: string;
}

/** Reads an opened turn with its ruleset's own codecs. */
export function readTurn(opened: Opened, rules: Rules): Result<Parts, readonly Problem[]> {
  const view = rules.codecs.view.parse(opened.view);
  if (!view.ok) return view;
  const plan = planCodec<AnyOrder>(rules.orders as never).parse(opened.plan);
  if (!plan.ok) return plan;
  const heard = (opened.heard as readonly (Where & { line: number; event: unknown })[]).flatMap((raw) => {
    const event = rules.codecs.event.parse(raw.event);
    return event.ok ? [{ ...raw, event: event.value }] : [];
  });
  return good({
    rules: rulesOfPart(rules, opened),
    view: view.value,
    plan: plan.value,
    heard,
    refusals: readRefusals(opened.refusals),
    answered: opened.answered ?? [],
    share: opened.share,
    rerun: opened.rerun,
    howRun: opened.howRun ?? [],
    due: opened.latest ? opened.due : undefined,
    address: opened.address ?? '',
    relay: opened.relay ?? '',
  });
}

function readRefusals(raw: unknown): readonly Refusal[] {
  if (!Array.isArray(raw)) return [];
  return raw.map(
    (
      one: Where & {
        order: OrderRef;
        code: Problem['code'];
        template: string;
        args: never;
        cite?: Problem['cite'];
      },
    ) => ({
      ...whereOf(one),
      order: one.order,
      problem: {
        severity: 'impossible',
        code: one.code,
        phrase: { template: one.template, args: one.args },
        ...defined({ cite: one.cite }),
      },
    }),
  );
}
