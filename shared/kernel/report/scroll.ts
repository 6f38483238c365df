import type { Game, Heard } from '../game/game.ts';
import type { ScrollLine, ScrollStep } from '../picture/scrollPicture.ts';
import type { Ruleset } from '../ruleset.ts';
import { pathOf, stepNamed } from '../sequence/paths.ts';
import { whereKey } from '../words/where.ts';

/**
 * The steps of a scroll: what the reader would hear of a turn that is run over what they know, in its order. Parts are those of the presentation.
 * @param lineOf what the scroll says of an event; undefined for what it leaves out
 */
export function scrollSteps<G extends Game>(
  ruleset: Pick<Ruleset<G>, 'sequences' | 'presentation'>,
  heard: readonly Heard<G['event']>[],
  lineOf: (event: G['event']) => ScrollLine | undefined,
): readonly ScrollStep[] {
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
