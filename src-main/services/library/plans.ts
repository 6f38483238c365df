import { join } from 'node:path';
import { integer, json, literal, object, optional, text } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { mostSaves } from '#kernel/files/bodies.ts';
import { countOrders, emptyPlan, type AnyOrder, type Plan } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Clock, Entropy } from '#main/ports/machine.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { jsonOf } from '../json.ts';
import { brokenPlanFile, planFile, replacedPlanFile } from './places.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { planCodecOf } from '../ruleset.ts';

/** A plan as stored in the library after every change. */
export interface SavedPlan {
  readonly plan: Plan<AnyOrder>;
  /** Goes up by one with every save; 0 while nothing is saved. */
  readonly revision: number;
  /** When it was saved; absent while nothing is saved. */
  readonly saved?: string;
  /** How many orders files of this turn were saved, as far as this library knows. */
  readonly saves: number;
  /** The name under which this library counts saves of the turn; absent before the first. */
  readonly library?: string;
  /** Notices, such as that an unreadable plan was put aside. */
  readonly notes: readonly Problem[];
}

/** The number of a save, who counts, and when it is saved: milliseconds since 1970. */
export interface NextSave {
  readonly saves: number;
  readonly library: string;
  readonly saved: number;
}

export interface Plans {
  read(folder: string, turn: number, ruleset: SomeRuleset): Promise<Outcome<SavedPlan>>;
  /**
   * Refused if `revision` is not the plan's current one: it was saved in between. Returns the new revision.
   */
  save(
    folder: string,
    turn: number,
    ruleset: SomeRuleset,
    plan: unknown,
    revision: number,
  ): Promise<Outcome<number>>;
  /**
   * Replaces the saved plan, which stays beside it if it had orders. `saves`: the number of the orders file
   * that brought the new plan.
   */
  replace(
    folder: string,
    turn: number,
    ruleset: SomeRuleset,
    plan: unknown,
    saves?: number,
  ): Promise<Outcome<number>>;
  /**
   * The mark of the next orders file, recorded as used before it is returned. `known`: a number known to be
   * used.
   */
  nextSave(folder: string, turn: number, ruleset: SomeRuleset, known: number): Promise<Outcome<NextSave>>;
}

/** How many orders a plan file holds and when it was saved, for the list; undefined if it cannot be read. */
export function planFacts(
  bytes: Uint8Array,
): { readonly orders: number; readonly saved: string } | undefined {
  const read = fileShape.parse(jsonOf(bytes));
  if (!read.ok || read.value.revision === 0) return undefined;
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
  /** 0: there is no plan, only a count of saves. */
  revision: integer(0, Number.MAX_SAFE_INTEGER),
  saved: text(40),
  saves: optional(integer(0, mostSaves)),
  library: optional(text(40)),
  plan: json,
});

/** A plan and the bytes that say it, as these rules read them. */
interface ReadPlan {
  readonly bytes: Uint8Array;
  readonly ruleset: SomeRuleset;
  readonly plan: SavedPlan;
}

/** How many of them are remembered. */
const remembered = 4;

export function makePlans(files: Files, folders: Folders, clock: Clock, entropy: Entropy): Plans {
  // The plans read or written last, by their path: whatever lies there now, what these very bytes say stays the same.
  const recent = new Map<string, ReadPlan>();

  async function read(folder: string, turn: number, ruleset: SomeRuleset): Promise<Outcome<SavedPlan>> {
    const path = join(folder, planFile(turn));
    const bytes = await files.read(path, largestPlan);
    if (!bytes.ok) return bytes.fault[0]?.code === 'no-such-file' ? good(noPlan([])) : bytes;
    const before = recent.get(path);
    if (before?.ruleset === ruleset && Buffer.compare(before.bytes, bytes.value) === 0)
      return good(before.plan);
    const plan = planIn(bytes.value, ruleset);
    if (plan !== undefined) {
      remember(path, { bytes: bytes.value, ruleset, plan });
      return good(plan);
    }
    const moved = await folders.move(join(folder, planFile(turn)), join(folder, brokenPlanFile(turn)));
    return moved.ok ? good(noPlan([unreadable('plan-put-aside', { name: brokenPlanFile(turn) })])) : moved;
  }

  function remember(path: string, plan: ReadPlan): void {
    recent.delete(path);
    recent.set(path, plan);
    for (const old of [...recent.keys()].slice(0, -remembered)) recent.delete(old);
  }

  async function writeAs(
    path: string,
    ruleset: SomeRuleset,
    { plan, revision, saves, library, saved = clock.now() }: Omit<SavedPlan, 'notes'>,
  ): Promise<Outcome<number>> {
    const own = defined({ library });
    const made = fileShape.make({
      format: 1,
      revision,
      saved,
      ...(saves === 0 ? {} : { saves }),
      ...own,
      plan: planCodecOf(ruleset).make(plan),
    });
    const bytes = new TextEncoder().encode(stableText(made));
    const written = await files.write(path, bytes);
    if (!written.ok) return written;
    const dated = revision === 0 ? {} : { saved };
    remember(path, { bytes, ruleset, plan: { plan, revision, saves, ...own, ...dated, notes: [] } });
    return good(revision);
  }

  const alone = <T>(folder: string, turn: number, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    files.alone(join(folder, planFile(turn)), work);

  return {
    read,
    save: async (folder, turn, ruleset, plan, revision) => {
      const parsed = planCodecOf(ruleset).parse(plan);
      if (!parsed.ok) return parsed;
      return alone(folder, turn, async () => {
        const before = await read(folder, turn, ruleset);
        if (!before.ok) return before;
        if (before.value.revision !== revision) return bad([unreadable('plan-changed-elsewhere')]);
        return writeAs(join(folder, planFile(turn)), ruleset, {
          ...countOf(before.value),
          plan: parsed.value,
          revision: revision + 1,
        });
      });
    },
    replace: (folder, turn, ruleset, plan, saves = 0) =>
      alone(folder, turn, () => replaceNow(folder, turn, ruleset, plan, saves)),
    nextSave: (folder, turn, ruleset, known) =>
      alone(folder, turn, async () => {
        const before = await read(folder, turn, ruleset);
        if (!before.ok) return before;
        const saves = Math.min(Math.max(before.value.saves, known) + 1, mostSaves);
        const library = before.value.library ?? Buffer.from(entropy.bytes(16)).toString('hex');
        const written = await writeAs(join(folder, planFile(turn)), ruleset, {
          ...before.value,
          saves,
          library,
        });
        return written.ok ? good({ saves, library, saved: Date.parse(clock.now()) }) : written;
      }),
  };

  async function replaceNow(
    folder: string,
    turn: number,
    ruleset: SomeRuleset,
    plan: unknown,
    saves: number,
  ): Promise<Outcome<number>> {
    const parsed = planCodecOf(ruleset).parse(plan);
    if (!parsed.ok) return parsed;
    const before = await read(folder, turn, ruleset);
    if (!before.ok) return before;
    const path = join(folder, planFile(turn));
    const textOf = (one: Plan<AnyOrder>): string => stableText(planCodecOf(ruleset).make(one));
    const known = { ...before.value, saves: Math.max(before.value.saves, saves) };
    if (textOf(parsed.value) === textOf(known.plan))
      return known.saves === before.value.saves ? good(known.revision) : writeAs(path, ruleset, known);
    if (countOrders(known.plan) > 0) {
      const copied = await writeAs(join(folder, replacedPlanFile(turn)), ruleset, {
        plan: known.plan,
        revision: known.revision,
        saves: 0,
      });
      if (!copied.ok) return copied;
    }
    return writeAs(path, ruleset, {
      ...countOf(known),
      plan: parsed.value,
      revision: known.revision + 1,
    });
  }
}

/** The plan in a file; undefined if it cannot be read. */
function planIn(bytes: Uint8Array, ruleset: SomeRuleset): SavedPlan | undefined {
  const outer = fileShape.parse(jsonOf(bytes));
  const plan = outer.ok ? planCodecOf(ruleset).parse(outer.value.plan) : undefined;
  if (!outer.ok || plan?.ok !== true) return undefined;
  const { revision, saved, saves = 0, library } = outer.value;
  return {
    plan: plan.value,
    revision,
    saves,
    ...defined({ library }),
    ...(revision === 0 ? {} : { saved }),
    notes: [],
  };
}

const countOf = ({ saves, library }: SavedPlan): Pick<SavedPlan, 'saves' | 'library'> => ({
  saves,
  ...defined({ library }),
});

const noPlan = (notes: readonly Problem[]): SavedPlan => ({
  plan: emptyPlan(),
  revision: 0,
  saves: 0,
  notes,
});
