import type { ResultsBody } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { FinishedTurn, HowRun, StoredRun } from '../../../ports/game/turns.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Ran } from '../game/chain.ts';
import { chainAt, laterMarks, linked, openMark } from '../game/chain.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import type { Before } from '../turns/howRun.ts';
import { filedNow } from '../turns/howRun.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { asideNow, recordOf, recordOfTurn, undoneIn } from '../turns/record.ts';
import { beginMemo } from '../game/recordShapes.ts';

type Run = Pick<FinishedTurn, 'entries' | 'refusals' | 'marks' | 'dice' | 'attempt' | 'edition' | 'plans'> &
  Pick<HowRun, 'answers' | 'answerFiles' | 'waived'> & {
    /** The runs of a turn of several. */
    readonly runs?: readonly StoredRun[];
  };

export interface Running {
  readonly rule: number;
  /** Why it is run again. */
  readonly why?: string;
  /** The digest of the turn before it was run, where it may be known already. */
  readonly open?: typeof openMark;
}

/** A run as an archive will hold it, and the digests that bind it. Nothing is written yet. */
export function boundRun(
  { store, ruleset }: { readonly store: GameStore; readonly ruleset: SomeRuleset },
  loaded: LoadedTurn,
  { plans, answers, answerFiles, waived, runs, ...run }: Run,
  { rule, why, open = openMark }: Running,
): { readonly how: HowRun; readonly record: Ran } {
  const { turn, stored, results } = loaded;
  const filed = {
    rule,
    ...filedNow(ruleset, loaded),
    ...defined({ waived, answers, answerFiles }),
  };
  const ran = { ...run, how: { ...filed, open: '', given: '', chain: '' } };
  const { counting, rulings } = loaded;
  const record = recordOfTurn(store.facts.secret, {
    stored: { ...stored, ran },
    counting,
    results,
    rulings,
    plans,
    ...defined({ runs }),
  }) as Ran;
  const marks = { open: open(record), ...laterMarks(record.ran) };
  const aside = why === undefined || store.turn() === turn ? [] : [asideNow(store, turn, why)];
  const before = chainBefore(store, loaded);
  return {
    how: {
      ...filed,
      open: marks.open,
      given: marks.given,
      chain: linked(before, marks, [...undoneIn(store, turn), ...aside]),
    },
    record,
  };
}

/** The chain at the start of a turn, as results carry it: of runs before, only the last has it whole. Where nothing carries it, it is computed. */
export function chainBefore(
  store: GameStore,
  { turn, results }: Pick<LoadedTurn, 'turn' | 'results'>,
): string {
  const carried =
    store.runsOver(turn - 1) > 0
      ? store.turnOf(turn - 1)?.ran?.how?.chain
      : (results[0]?.body as ResultsBody | undefined)?.proof?.chain;
  return carried ?? chainAt(recordOf(store), turn);
}

/** What the run of a turn is compared with: the previous run, or how the game was begun. */
export function beforeRun(store: GameStore, turn: number): Before {
  const last = store.turnOf(turn - 1)?.ran;
  const begin = store.memo(beginMemo) as Before['begin'];
  return {
    begin,
    ...(last === undefined
      ? {}
      : {
          ran: {
            plans: store.plans(turn - 1),
            ...defined({ former: last.how?.former }),
          },
        }),
  };
}
