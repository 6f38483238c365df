import { defined } from '#kernel/words/defined.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import {
  mostDrawings,
  mostNameKinds,
  mostNames,
  mostScenarios,
  type PackContents,
  type PackRow,
  type packSwitch,
} from '#contract/player/packs.ts';
import { largestUpgrade, readUpgrade, upgrade as shape, type Upgrade } from '#kernel/files/upgrade.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Rulesets } from '../ruleset.ts';
import { utf8Text } from '../json.ts';
import { makeShelf, mostPacks, type Shelf, type Shelved } from './shelf.ts';
import { makeQueue } from '../queue.ts';
import { unreadable } from '#contract/refusals/packs.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';

/** A scenario from a pack. */
export interface PackScenario {
  readonly title: string;
  readonly ruleset: string;
  readonly scenario: unknown;
}

/** Upgrades: packs of data that the player installed. */
export interface Packs {
  list(): Promise<Outcome<readonly PackRow[]>>;
  /** The contents of all packs that are switched on. */
  contents(): Promise<Outcome<PackContents>>;
  /** The contents of one pack, on or off. */
  show(name: string): Promise<Outcome<PackContents>>;
  /** Installs a pack, or says why not and changes nothing. */
  take(bytes: Uint8Array): Promise<Outcome<PackRow>>;
  switch(wish: Of<typeof packSwitch>): Promise<Outcome<undefined>>;
  remove(name: string): Promise<Outcome<undefined>>;
  scenario(pack: string, name: string): Promise<Outcome<PackScenario>>;
}

export interface PacksNeeds {
  readonly root: string;
  readonly files: Files;
  readonly rulesets: Rulesets;
}

export function makePacks({ root, files, rulesets }: PacksNeeds): Packs {
  const shelf = makeShelf(root, files);
  const inTurn = makeQueue();
  const reading = <T>(
    work: (all: readonly Shelved[]) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> =>
    inTurn(async () => {
      const all = await shelf.read();
      return all.ok ? work(all.value) : all;
    });
  const withPack = <T>(
    name: string,
    work: (pack: Shelved, all: readonly Shelved[]) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> =>
    reading((all) => {
      const pack = all.find(({ upgrade }) => upgrade.name === name);
      return pack === undefined ? bad([unreadable('upgrade-not-here', { name })]) : work(pack, all);
    });
  return {
    list: () => reading((all) => good(all.map(rowOf))),
    contents: () =>
      reading(async (all) =>
        good(
          await contentsOf(
            rulesets,
            all.filter(({ on }) => on),
          ),
        ),
      ),
    show: (name) => withPack(name, async (pack) => good(await contentsOf(rulesets, [pack]))),
    take: (bytes) => reading((all) => take(shelf, rulesets, all, bytes)),
    switch: ({ name, on }) =>
      withPack(name, (_, all) =>
        shelf.write(
          all.map((each) => ({ name: each.upgrade.name, on: each.upgrade.name === name ? on : each.on })),
        ),
      ),
    remove: (name) =>
      withPack(name, async ({ path }, all) => {
        const gone = await shelf.remove(path);
        // What is in the list and not here is passed over: a full disk does not keep it.
        if (gone.ok)
          await shelf.write(
            all.flatMap((each) =>
              each.upgrade.name === name ? [] : [{ name: each.upgrade.name, on: each.on }],
            ),
          );
        return gone;
      }),
    scenario: (pack, name) =>
      reading((all) => {
        const found = all
          .find(({ upgrade, on }) => on && upgrade.name === pack)
          ?.upgrade.scenarios?.find((one) => one.name === name);
        return found === undefined ? bad([unreadable('no-scenario', { name })]) : good(found);
      }),
  };
}

async function take(
  shelf: Shelf,
  rulesets: Rulesets,
  all: readonly Shelved[],
  bytes: Uint8Array,
): Promise<Outcome<PackRow>> {
  if (bytes.length > largestUpgrade) return bad([unreadable('upgrade-too-large')]);
  const text = utf8Text(bytes);
  const read = text === undefined ? bad([kernelRefusals.unreadable('upgrade-damaged')]) : readUpgrade(text);
  if (!read.ok) return read;
  const upgrade = read.value;
  const faults = await scenarioFaults(rulesets, upgrade);
  if (faults.length > 0) return bad(faults);
  const here = all.find((each) => each.upgrade.name === upgrade.name);
  if (here !== undefined && here.upgrade.version >= upgrade.version)
    return isSame(here.upgrade, upgrade) ? good(rowOf(here)) : bad([refusalOf(here.upgrade, upgrade)]);
  if (here === undefined && all.length >= mostPacks) return bad([unreadable('too-many-upgrades')]);
  const put = await shelf.put(upgrade, bytes);
  if (!put.ok) return put;
  const now = { upgrade, on: here?.on ?? true, path: '' };
  const others = all.filter((each) => each !== here);
  const written = await shelf.write(
    [...others, now].map((each) => ({ name: each.upgrade.name, on: each.on })),
  );
  return written.ok ? good(rowOf(now)) : written;
}

async function scenarioFaults(rulesets: Rulesets, { scenarios = [] }: Upgrade): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  for (const { name, ruleset, scenario } of scenarios) {
    const rules = (await rulesets.of(ruleset))?.beginning.scenarios;
    const summary = rules?.summary(scenario);
    if (summary === undefined) faults.push(unreadable('upgrade-scenario/rules', { scenario: name, ruleset }));
    else if (!summary.ok) faults.push(unreadable('upgrade-scenario', { scenario: name }), ...summary.fault);
  }
  return faults;
}

const isSame = (one: Upgrade, other: Upgrade): boolean =>
  stableText(shape.make(one)) === stableText(shape.make(other));

const refusalOf = (here: Upgrade, { version }: Upgrade): Problem =>
  here.version === version
    ? unreadable('upgrade-not-newer/other', { title: here.title, version })
    : unreadable('upgrade-not-newer', { title: here.title, here: here.version, version });

const rowOf = ({ upgrade, on }: Omit<Shelved, 'path'>): PackRow => ({
  name: upgrade.name,
  title: upgrade.title,
  version: upgrade.version,
  author: upgrade.author ?? '',
  about: upgrade.about ?? '',
  on,
  sounds: keysInOrder(upgrade.sounds ?? {}).length,
  drawings: keysInOrder(upgrade.drawings ?? {}).length,
  names: valuesInOrder(upgrade.names ?? {}).reduce((sum, names) => sum + names.length, 0),
  scenarios: upgrade.scenarios?.length ?? 0,
});

/** Combines packs, later ones over earlier ones; beyond what the page takes, the first entries are kept. */
async function contentsOf(
  rulesets: Rulesets,
  packs: readonly Omit<Shelved, 'path'>[],
): Promise<PackContents> {
  const scenarios: PackContents['scenarios'][number][] = [];
  for (const { upgrade } of packs)
    for (const { name, title, ruleset } of upgrade.scenarios ?? []) {
      const early = (await rulesets.of(ruleset))?.early;
      scenarios.push({ pack: upgrade.name, name, title, ruleset, ...defined({ early }) });
    }
  const names = new Map<string, readonly string[]>();
  for (const [kind, more] of packs.flatMap(({ upgrade }) => inOrder(upgrade.names ?? {}))) {
    names.set(kind, [...new Set([...(names.get(kind) ?? []), ...more])].slice(0, mostNames));
  }
  const first = <V>(entries: Iterable<readonly [string, V]>, most: number): Readonly<Record<string, V>> =>
    Object.fromEntries([...entries].slice(0, most));
  return {
    sounds: Object.fromEntries(packs.flatMap(({ upgrade }) => inOrder(upgrade.sounds ?? {}))),
    drawings: first(new Map(packs.flatMap(({ upgrade }) => inOrder(upgrade.drawings ?? {}))), mostDrawings),
    names: first(names, mostNameKinds),
    scenarios: scenarios.slice(0, mostScenarios),
  };
}
