import { expect, test } from 'vitest';
import { kitCases } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';
import { listed } from '#test/support/laws/fields.ts';
import { randomGame } from '#test/support/play/randomGame.ts';
import { changed, leaksIn, situationsOf } from './fieldLaws.ts';

/* What `fieldLaws.ts` holds in a few worlds of each ruleset, here in those of every case too; and everything that is secret is tried. */

/** Changes of one field, in all worlds together, and in one of them. */
const [most, here] = [150, 2];

test.each(kits.map((kit) => [kit.ruleset.title, kit] as const))(
  'what a seat of %s may not know changes nothing for it, in any case',
  (_, kit) => {
    const { ruleset, secrets, start, cases } = kit;
    const done = new Map<string, number>();
    const left = (field: string): number => Math.min(here, most - (done.get(field) ?? 0));
    const tried = new Set<string>();
    const faults = new Set<string>();
    const situations = [
      ...situationsOf(kit, randomGame(ruleset, start(), 3, 'laws')).map((one, at) => [`${at}`, one] as const),
      ...[...kitCases(kit)].map(([file, { setup }]) => [file, { state: cases.world(setup) }] as const),
    ];
    for (const [name, situation] of situations) {
      const one = changed(ruleset, secrets, situation, left);
      for (const { field, pattern } of one.changes) {
        tried.add(pattern.pattern);
        done.set(field, (done.get(field) ?? 0) + 1);
      }
      for (const fault of [...one.unlisted, ...leaksIn(one)]) faults.add(`${name}: ${fault}`);
    }
    expect([...faults]).toEqual([]);
    const alone = listed(secrets.fields).filter(({ known }) => known === 'alone');
    expect(alone.map(({ pattern }) => pattern).filter((pattern) => !tried.has(pattern))).toEqual([]);
  },
);
