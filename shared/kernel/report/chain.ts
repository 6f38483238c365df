import type { OrderRef, UnitId } from '../words/ids.ts';
import { numberOfOrder } from '../words/ids.ts';
import type { Ordered, SaysOrders } from './sentence.ts';
import { sentenceOf } from './sentence.ts';
import type { AnyEvent, Game } from '../game/game.ts';
import type { Origin } from '../ruleset.ts';
import type { Where } from '../words/where.ts';
import type { Sequences } from '../sequence/paths.ts';
import { stepNamed, whereText } from '../sequence/paths.ts';
import { defined } from '../words/defined.ts';
import type { Part, Phrase } from '../words/phrase.ts';
import { isPhrase, phraseArgs, phraseParts, phraseText } from '../words/phrase.ts';

/** One line of a report: something heard, or an own order that was not carried out. */
export interface ExplainedLine extends Where {
  /** The sentence of what happened, or why the order was not carried out. */
  readonly said: Phrase;
  readonly event?: AnyEvent;
  /** The order that was not carried out. */
  readonly order?: OrderRef;
  /** Where the rulebook says why it was not. */
  readonly cite?: string | undefined;
}

/** A step of the turn, as an explanation names it. */
export interface ExplainedStep {
  /** With its passes: `Combat, phase 3`. */
  readonly said: string;
  /** Empty for a step that today's rules do not have. */
  readonly cite: string;
}

/** What led to a line of a report, as far as its reader may know: it is made of the reader's results and own plan alone. */
export interface Chain {
  readonly said: Phrase;
  /** The reader's own order; `said` is absent where the plan is not available. */
  readonly order?: {
    readonly ref: OrderRef;
    readonly number: number;
    readonly said?: string;
    readonly unit?: UnitId;
  };
  /** What caused it, where no order of the reader did. */
  readonly brought?: string;
  readonly step: ExplainedStep;
  /** Where the rulebook says why an order was not carried out. */
  readonly cite?: string;
  /** The step rolls dice. */
  readonly dice: boolean;
  /** The names and figures of the event, one by one. */
  readonly facts: readonly { readonly label: string; readonly value: Part }[];
}

/** The part of a ruleset that explanations need. */
export interface Explains extends SaysOrders {
  readonly sequences: Sequences<Game>;
  readonly origins?: Readonly<Record<string, Origin>>;
}

/** What caused an event that the reader did not order. It depends on the kind of event alone, so it gives nothing away about others. */
export const broughtBy: Readonly<Record<Origin, string>> = {
  rules: 'No order: it follows from the rules.',
  order: 'An order that is not yours to read: another player’s, or the game master’s.',
  either: 'No order of yours: it follows from the rules, or from what another did.',
};

/** Said of a line from a step that rolls dice, as long as the seeds are secret. */
export const diceLater = 'The dice of this line can be checked once the game master reveals the seeds.';

/** What led to a line. `before`: the reader's view and plan of that turn, where they are available. */
export function chainOf(rules: Explains, line: ExplainedLine, before?: Ordered): Chain {
  const { said, event, cite } = line;
  const ref = line.order ?? event?.cause;
  const found = stepNamed(rules.sequences, line.step)?.step;
  return {
    said,
    ...(ref === undefined
      ? { brought: broughtBy[rules.origins?.[event?.kind ?? ''] ?? 'either'] }
      : {
          order: {
            ref,
            number: numberOfOrder(ref),
            ...(before === undefined ? {} : sentenceOf(rules, before, ref)),
          },
        }),
    step: { said: whereText(rules.sequences, line), cite: found?.cite ?? '' },
    ...defined({ cite }),
    dice: found?.dice === true && line.order === undefined,
    facts: factsOf(said),
  };
}

/** Characters. A longer argument is most of the sentence, and no fact of its own. */
const longest = 60;

/** The arguments in the order of the sentence. None for a sentence that lists what happened to several units, such as those of battles: it is clearer as a whole. */
function factsOf(said: Phrase): Chain['facts'] {
  const args = [...phraseArgs(said)];
  if (args.some(([, arg]) => isPhrase(arg) && phraseParts(arg).some((part) => typeof part === 'object')))
    return [];
  return args.flatMap(([name, arg]) => {
    const value = isPhrase(arg) ? phraseText(arg) : arg;
    return typeof value === 'string' && value.length > longest ? [] : [{ label: labelOf(name), value }];
  });
}

/** `hitPoints` as `Hit points`. */
const labelOf = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
