import { join } from 'node:path';
import { integer, json, literal, object, text } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { countOrders, emptyPlan, type AnyOrder, type Plan } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { unreadable, type Problem } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Clock, Files, Folders, Outcome } from '#main/ports.ts';
import type { SomeRuleset } from './gm/read.ts';
import { jsonOf } from './json.ts';
import { brokenPlanFile, planFile, replacedPlanFile } from './library/places.ts';

/** A plan as it lies in the library, saved after every click. */
export interface SavedPlan {
  readonly plan: Plan<AnyOrder>;
  /** Goes up by one with every save; 0 while there is none. */
  readonly revision: number;
  /** When it was saved; absent while there is none. */
  readonly saved?: string;
  /** Worth saying: that an older plan could not be read and was put aside. */
  readonly notes: readonly Problem[];
}

export interface Plans {
  read(folder: string, turn: number, ruleset: SomeRuleset): Promise<Outcome<SavedPlan>>;
  /** Refused when `revision` is not the plan's own: somebody saved in between. The new revision. */
  save(
    folder: string,
    turn: number,
    ruleset: SomeRuleset,
    plan: unknown,
    revision: number,
  ): Promise<Outcome<number>>;
  /** Puts a plan in the place of the saved one, which stays beside it if it had orders. */
  replace(folder: string, turn: number, ruleset: SomeRuleset, plan: unknown): Promise<Outcome<number>>;
}

/** How many orders a plan file holds and when it was saved, for the list; undefined when it cannot be read. */
export function planFacts(
  bytes: Uint8Array,
): { readonly orders: number; readonly saved: string } | undefined {
  const read = fileShape.parse(jsonOf(bytes));
  if (!read.ok) return undefined;
  const { hq, units } = Object(read.value.plan) as { readonly hq?: unknown; readonly units?: unknown };
  const lists = [hq, ...Object.values(Object(units) as Readonly<Record<string, unknown>>)].map((list) =>
    Array.isArray(list) ? list.length : 0,
  );
  return { orders: lists.reduce((sum, count) => sum + count, 0), saved: read.value.saved };
}

/** Most bytes of a plan file. */
export const largestPlan = 16_000_000;
const fileShape = object({
  format: literal(1),
  revision: integer(1, Number.MAX_SAFE_INTEGER),
  saved: text(40),
  plan: json,
});

export function makePlans(files: Files, folders: Folders, clock: Clock): Plans {
  async function read(folder: string, turn: number, ruleset: SomeRuleset): Promise<Outcome<SavedPlan>> {
    const bytes = await files.read(join(folder, planFile(turn)), largestPlan);
    if (!bytes.ok) return bytes.fault[0]?.code === 'no-such-file' ? good(noPlan([])) : bytes;
    const outer = fileShape.parse(jsonOf(bytes.value));
    const plan = outer.ok ? codecOf(ruleset).parse(outer.value.plan) : outer;
    if (outer.ok && plan.ok) {
      return good({ plan: plan.value, revision: outer.value.revision, saved: outer.value.saved, notes: [] });
    }
    const moved = await folders.move(join(folder, planFile(turn)), join(folder, brokenPlanFile(turn)));
    return moved.ok ? good(noPlan([putAside(brokenPlanFile(turn))])) : moved;
  }

  async function writeAs(
    name: string,
    folder: string,
    plan: unknown,
    revision: number,
  ): Promise<Outcome<number>> {
    const made = fileShape.make({ format: 1, revision, saved: clock.now(), plan });
    const written = await files.write(join(folder, name), new TextEncoder().encode(stableText(made)));
    return written.ok ? good(revision) : written;
  }

  return {
    read,
    save: async (folder, turn, ruleset, plan, revision) => {
      const parsed = codecOf(ruleset).parse(plan);
      if (!parsed.ok) return parsed;
      const before = await read(folder, turn, ruleset);
      if (!before.ok) return before;
      if (before.value.revision !== revision) return bad([changedElsewhere()]);
      return writeAs(planFile(turn), folder, codecOf(ruleset).make(parsed.value), revision + 1);
    },
    replace: async (folder, turn, ruleset, plan) => {
      const parsed = codecOf(ruleset).parse(plan);
      if (!parsed.ok) return parsed;
      const before = await read(folder, turn, ruleset);
      if (!before.ok) return before;
      const made = codecOf(ruleset).make(parsed.value);
      const old = codecOf(ruleset).make(before.value.plan);
      if (stableText(made) === stableText(old)) return good(before.value.revision);
      if (countOrders(before.value.plan) > 0) {
        const kept = await writeAs(replacedPlanFile(turn), folder, old, before.value.revision);
        if (!kept.ok) return kept;
      }
      return writeAs(planFile(turn), folder, made, before.value.revision + 1);
    },
  };
}

export const codecOf = (ruleset: SomeRuleset) => planCodec<AnyOrder>(ruleset.orders);

const noPlan = (notes: readonly Problem[]): SavedPlan => ({ plan: emptyPlan(), revision: 0, notes });

const changedElsewhere = (): Problem =>
  unreadable(
    'plan-changed-elsewhere',
    'This plan was changed in another window since this page read it. Open the turn again; the other window\u2019s plan is kept.',
  );
const putAside = (name: string): Problem =>
  unreadable(
    'plan-put-aside',
    'The saved plan of this turn could not be read. It was put aside as {name}, and the plan is empty.',
    { name },
  );
