import { defined } from '#kernel/words/defined.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type {
  figuresRead,
  searchAsked,
  searchFound,
  SearchHit,
  TurnFigures,
} from '#contract/player/history.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import type { Push } from '#contract/pushes.ts';
import { good } from '#kernel/words/result.ts';
import type { Chronicle, ChronicleKey, ChronicleLine, ChronicleQuery } from '#main/ports/cache.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Rulesets } from '../ruleset.ts';
import { excerpt } from './excerpt.ts';
import { chronicled } from './chronicled.ts';
import { termsOf } from './words.ts';
import type { Library } from '../library/library.ts';
import type { UsedResults } from '../library/rows.ts';
import { makeQueue } from '../queue.ts';

/** Queries over all turns in the library. */
export interface History {
  figures(of: SeatKey): Promise<Outcome<Of<typeof figuresRead>>>;
  search(asked: Of<typeof searchAsked>): Promise<Outcome<Of<typeof searchFound>>>;
}

export interface HistoryNeeds {
  readonly library: Pick<Library, 'used' | 'results'>;
  readonly chronicle: Chronicle;
  readonly rulesets: Rulesets;
  readonly push: Push;
}

/** Raised when turns are stored in a different way. */
const manner = 1;
/** Progress is shown when more turns than this must be read. */
const many = 4;

const nameOf = ({ game, seat, turn }: ChronicleKey): string => `${game}/${seat}/${turn}`;
/** Lets other calls be answered between two turns. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * The files are the truth; their content is stored in the chronicle when first asked for, and again when a
 * file or the rules change.
 */
export function makeHistory({ library, chronicle, rulesets, push }: HistoryNeeds): History {
  const inTurn = makeQueue();
  // Unreadable results are not tried again while the program is open.
  const unreadable = new Set<string>();

  const markOf = async ({ ruleset, digest }: UsedResults): Promise<string> =>
    `${manner} ${(await rulesets.of(ruleset))?.edition ?? 0} ${digest}`;

  /** Reads the turns not stored yet, and forgets those no longer in the library. */
  async function prepare(of: SeatKey | undefined): Promise<Outcome<undefined>> {
    const used = await library.used(of);
    if (!used.ok) return used;
    const here = new Set(used.value.map(nameOf));
    for (const key of chronicle.known()) {
      const asked = of === undefined || (key.game === of.game && key.seat === of.seat);
      if (asked && !here.has(nameOf(key))) chronicle.forget(key);
    }
    const missing = await missingOf(used.value);
    for (const [index, one] of missing.entries()) {
      if (missing.length > many)
        push('progress', {
          what: 'history',
          doing: `Reading turn ${one.turn}`,
          done: index,
          of: missing.length,
        });
      await read(one);
      await breath();
    }
    return good(undefined);
  }

  async function missingOf(used: readonly UsedResults[]): Promise<readonly UsedResults[]> {
    const marks = new Map(chronicle.known().map((key) => [nameOf(key), key.mark]));
    const missing: UsedResults[] = [];
    for (const one of used)
      if (marks.get(nameOf(one)) !== (await markOf(one)) && !unreadable.has(`${nameOf(one)} ${one.digest}`))
        missing.push(one);
    return missing;
  }

  async function read(one: UsedResults): Promise<void> {
    const { game, seat, turn } = one;
    const opened = await library.results({ game, seat, turn });
    await breath();
    if (!opened.ok) {
      unreadable.add(`${nameOf(one)} ${one.digest}`);
      return;
    }
    const content = chronicled(opened.value);
    await breath();
    chronicle.write({
      game,
      seat,
      turn,
      mark: await markOf({ ...one, digest: opened.value.header.digest }),
      ...content,
    });
  }

  /** Asks again if the chronicle was lost between reading and asking. */
  async function asked<T>(of: SeatKey | undefined, ask: () => T): Promise<Outcome<T>> {
    const ready = await prepare(of);
    if (!ready.ok) return ready;
    const before = chronicle.known().length;
    const answer = ask();
    if (chronicle.known().length === before) return good(answer);
    const again = await prepare(of);
    return again.ok ? good(ask()) : again;
  }

  return {
    figures: (of) =>
      inTurn(async () => {
        const found = await asked(of, () => chronicle.figures(of));
        if (!found.ok) return found;
        const turns = Map.groupBy(found.value, ({ turn }) => turn);
        return good(
          [...turns].map(([turn, figures]) => ({
            turn,
            figures: figures.map(({ key, label, value, unit, per, sign }) => ({
              key,
              label,
              value,
              scale: { unit, per, ...(sign === '' ? {} : { sign }) },
            })) as TurnFigures['figures'],
          })),
        );
      }),
    search: ({ words, of, kinds, most }) =>
      inTurn(async () => {
        const terms = termsOf(words);
        if (terms.length === 0 || kinds.length === 0) return good({ hits: [], more: false });
        const found = await asked(of, () => chronicle.search({ terms, of, kinds, most: most + 1 }));
        if (!found.ok) return found;
        return good({
          hits: found.value.slice(0, most).map((one) => hitOf(one, terms)),
          more: found.value.length > most,
        });
      }),
  };
}

function hitOf(
  { game, seat, turn, kind, text, place, battle }: ChronicleLine & ChronicleKey,
  terms: ChronicleQuery['terms'],
): SearchHit {
  return {
    key: { game, seat, turn },
    kind: kind as SearchHit['kind'],
    ...excerpt(text, terms),
    ...defined({ place: place?.slice(0, 80) }),
    ...defined({ battle: battle?.slice(0, 200) }),
  };
}
