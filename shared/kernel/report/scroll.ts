import type { Game } from '../game.ts';
import type { SeatId } from '../ids.ts';
import type { ScrollLine, ScrollStep } from '../picture/scrollPicture.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from '../turn/ledger.ts';
import { pathOf, stepNamed } from '../turn/paths.ts';
import { whereKey } from '../turn/where.ts';
import { tellTurn } from './telling.ts';

/** A turn that was run over what a reader knows. */
export interface Imagined<G extends Game> {
  readonly before: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  readonly seat: SeatId;
}

/**
 * The steps of a scroll: what the reader would hear of such a turn, in the order of the turn. Parts are those of the presentation.
 * @param lineOf what the scroll says of an event; undefined for what it leaves out
 */
export function scrollSteps<G extends Game>(
  ruleset: Ruleset<G>,
  { before, entries, seat }: Imagined<G>,
  lineOf: (event: G['event']) => ScrollLine | undefined,
): readonly ScrollStep[] {
  const heard = tellTurn(ruleset, before, entries, [seat]).get(seat) ?? [];
  const groups = Map.groupBy(heard, whereKey);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const found = first === undefined ? undefined : stepNamed(ruleset.sequences, first.step);
    const lines = group.flatMap(({ event }) => lineOf(event) ?? []);
    if (first === undefined || found === undefined || lines.length === 0) return [];
    const { name, cite } = found.step;
    const part = ruleset.presentation.part?.(name) ?? '';
    return [{ title: name, cite, part, path: pathOf(ruleset.sequences, first), lines }];
  });
}
