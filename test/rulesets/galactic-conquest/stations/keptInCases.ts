import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import { caseFilesIn } from '#test/support/cases/files.ts';
import { playCase } from '#test/support/cases/play.ts';
import { readCase } from '#test/support/cases/runFile.ts';
import { cases } from '../caseWriting.ts';
import { stale } from './kept.ts';

/** The rules, with a look after every event at what is kept: it was asked before the first one, and has to follow. */
function watched(kinds: Set<string>): typeof cases.ruleset {
  const { apply, close } = cases.ruleset;
  return {
    ...cases.ruleset,
    apply(draft, event) {
      const before = stale(draft);
      kinds.add(event.kind);
      apply(draft, event);
      expect([before, stale(draft)], event.kind).toEqual([[], []]);
    },
    close(draft, run, last) {
      close(draft, run, last);
      expect(stale(draft), 'the end of the turn').toEqual([]);
    },
  };
}

const folder = join(import.meta.dirname, '../cases');
/** Rooms of cases, and what is to happen there at least. */
export type Rooms = Readonly<Record<string, readonly Event['kind'][]>>;

/** What is kept is what a walk finds after every event of all cases of these rooms, as tests. */
export const keptInCases = (rooms: Rooms): void =>
  test.each(Object.entries(rooms))('of the cases of %s', (room, happens) => {
    const kinds = new Set<string>();
    const adapter = { ...cases, ruleset: watched(kinds) };
    for (const file of caseFilesIn(join(folder, room))) {
      const path = join(folder, room, file);
      playCase(adapter, readCase(readFileSync(path, 'utf8'), path));
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...happens]));
  });
