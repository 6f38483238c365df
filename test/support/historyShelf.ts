import { join } from 'node:path';
import { calls, type Out } from '#contract/calls.ts';
import { textKinds } from '#contract/player/history.ts';
import type { Pushed } from '#contract/pushes.ts';
import { silentLog } from '#main/adapters/logFile.ts';
import { openCache } from '#main/adapters/sqliteCache.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { makeHistory, type History } from '#main/services/history/history.ts';
import type { Library } from '#main/services/library/library.ts';
import { galacticEmpires } from './play/scriptedGame.ts';
import { tempFolder } from './tempFolder.ts';
import { libraryAt, otherResultsOf, resultsOf, toy, toyGame, valueOf } from './play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

export const ann = { game: 'toy', seat: 'ann' };
const everything = { kinds: textKinds, most: 1_000 } as const;
const rulesets = [toy, galacticEmpires];

export interface Shelf {
  readonly root: string;
  readonly library: Library;
  readonly cache: Cache;
  readonly history: History;
  readonly progress: Pushed<'progress'>[];
  /** Results that were opened, by turn. */
  readonly opened: number[];
}

export async function shelf(root = tempFolder(), cache?: Cache): Promise<Shelf> {
  const kept = cache ?? (await openCache(join(root, '.cache.sqlite'), silentLog));
  const library = libraryAt(root, { cache: kept, rulesets: theseRulesets(rulesets) });
  const opened: number[] = [];
  const progress: Pushed<'progress'>[] = [];
  const watched = {
    used: library.used,
    results: (key: Parameters<Library['results']>[0]) => {
      opened.push(key.turn);
      return library.results(key);
    },
  };
  const history = makeHistory({
    library: watched,
    chronicle: kept.chronicle,
    rulesets: theseRulesets(rulesets),
    push: (name, value) => {
      if (name === 'progress') progress.push(value as Pushed<'progress'>);
    },
  });
  return { root, library, cache: kept, history, progress, opened };
}

/** What the page would get: a reply that does not fit the contract fails here. */
export async function find(
  { history }: Shelf,
  words: string,
  more: Partial<Parameters<History['search']>[0]> = {},
): Promise<Out<'history.search'>> {
  const found = valueOf(await history.search({ words, ...everything, ...more }));
  return valueOf(calls['history.search'].output.parse(calls['history.search'].output.make(found)));
}
export const turnsOf = (found: Out<'history.search'>): readonly number[] =>
  found.hits.map(({ key }) => key.turn);

/** The archive of a toy game in which ann proclaims something new each turn; her proclamations are all that she hears. */
export async function archive(
  into: Library,
  turns: number,
  name = 'toy',
  words: (turn: number) => string = () => 'ann boasts',
): Promise<Gm> {
  const gm = await toyGame(name);
  valueOf(await into.take(resultsOf(gm)));
  for (let turn = 2; turn <= turns; turn += 1) {
    await gm.run();
    const heard = [{ step: 'Boasting', pass: 0, line: 0, event: { kind: 'boasted', seat: 'ann' } }];
    const refusals = [
      {
        step: 'Digging',
        pass: 1,
        order: 'ann.t1.o1',
        code: 'too-often',
        template: words(turn),
        args: { turn },
      },
    ];
    valueOf(await into.take(await otherResultsOf(gm, { heard, refusals } as never)));
  }
  return gm;
}
