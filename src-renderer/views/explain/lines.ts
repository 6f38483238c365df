import type { TurnKey } from '#contract/keys.ts';
import type { Film } from '#kernel/presentation.ts';
import type { ExplainedLine } from '#kernel/report/chain.ts';
import { battleOf } from '#kernel/game/heard.ts';
import { type Phrase, phraseText } from '#kernel/words/phrase.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import { whereOf } from '#kernel/words/where.ts';
import type { Refusal } from '../../state/turn/readTurn.ts';
import type { Rules } from '../../state/rules.ts';

/** The report at the start of a turn, and the number of the turn. */
export interface TurnReport {
  readonly rules: Rules;
  readonly key: TurnKey;
  readonly view: unknown;
  readonly heard: readonly Heard<AnyEvent>[];
}

export const heardLine = ({
  said,
  heard,
}: {
  readonly said: Phrase;
  readonly heard: Heard<AnyEvent>;
}): ExplainedLine => ({ ...whereOf(heard), said, event: heard.event });

export const refusedLine = ({ order, problem: { phrase, cite }, ...placed }: Refusal): ExplainedLine => ({
  ...whereOf(placed),
  said: phrase,
  order,
  cite,
});

/**
 * The report's line for a sentence of a battle report: that of the event with the same words, or else of the
 * battle itself. `kind`: the event is identified by its kind and round instead. Undefined if the battle was
 * not heard of.
 */
export function battleLine(
  { rules, view, heard }: TurnReport,
  { battle }: Pick<Film, 'battle'>,
  said: Phrase,
): ExplainedLine | undefined {
  const text = phraseText(said);
  const named = heard.filter(({ event }) => battleOf(event) === battle);
  // The events of a film need not name it.
  const mine = named.length > 0 ? named : heard;
  const exact = mine.find(({ event }) => {
    const words = rules.tell[event.kind]?.say(event, view);
    return words !== undefined && phraseText(words) === text;
  });
  const found = exact ?? named[0];
  return found === undefined ? undefined : heardLine({ said, heard: found });
}

/** The lines about one place, without those of battles, which have reports of their own. */
export function linesAt({ rules, view, heard }: TurnReport, place: string): readonly ExplainedLine[] {
  return heard
    .filter(({ event }) => event.place === place && battleOf(event) === undefined)
    .flatMap((one) => {
      const said = rules.tell[one.event.kind]?.say(one.event, view);
      return said === undefined ? [] : [heardLine({ said, heard: one })];
    });
}
