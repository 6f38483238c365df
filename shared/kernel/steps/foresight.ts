import type { AnyEvent, Game, Heard } from '../game/game.ts';
import type { OrderRef, PlaceId, UnitId } from '../words/ids.ts';
import type { Plan } from '../game/plan.ts';
import { listedOrders } from '../game/plan.ts';
import type { ScrollLine, ScrollPicture } from '../picture/scrollPicture.ts';
import type { Phrase } from '../words/phrase.ts';
import { phraseParts, phraseText } from '../words/phrase.ts';
import { scrollSteps } from '../report/scroll.ts';
import { tellTurn } from '../report/telling.ts';
import type { Ruleset } from '../ruleset.ts';
import { answerer } from '../turn/answering.ts';
import { stepNamed } from '../sequence/paths.ts';
import { silenceOf } from '../sequence/question.ts';
import type { RunInput } from '../turn/runOne.ts';
import { runTurn } from '../turn/runTurn.ts';

/**
 * The scroll of a game: the plan is run alone over what its seat knows, and whatever the seat would hear of it is told ahead. What the turn
 * asks its orders given in advance answer, and nobody else. It is run with two seeds: what a step with dice brings, and what comes with one of them alone, is open.
 * @param ahead the sentence of an event that is to come; undefined for what the scroll leaves out
 */
export const foreseenBy =
  <G extends Game>(
    rules: () => Ruleset<G>,
    ahead: (event: G['event'], view: G['view']) => Phrase | undefined,
  ) =>
  (view: G['view'], plan: Plan<G['order']>): ScrollPicture => {
    const ruleset = rules();
    const told = (seed: string) => toldAhead(ruleset, view, plan, seed);
    const [heard, otherwise] = [told('preview'), told('preview otherwise')];
    const sentence = ({ step, event }: Heard<G['event']>): string => {
      const said = ahead(event, view);
      return said === undefined ? '' : `${step}: ${phraseText(said)}`;
    };
    const surely = new Set(otherwise.map(sentence));
    const open = new Set(
      heard
        .filter(
          (one) => stepNamed(ruleset.sequences, one.step)?.step.dice === true || !surely.has(sentence(one)),
        )
        .map(({ event }) => event),
    );
    const own = new Set(ruleset.presentation.units(view, plan).map(({ unit }) => unit));
    const given = new Set(listedOrders(plan).map(({ order }) => order.ref));
    return {
      steps: scrollSteps(ruleset, heard, (event) => {
        const said = ahead(event, view);
        return (
          said && {
            said,
            ...pointersOf(event, said, given, own),
            ...(open.has(event) && { open: true as const }),
          }
        );
      }),
      sums: [],
      problems: ruleset.review(view, plan),
    };
  };

/** What the seat would hear of a turn in which it alone gives orders. */
function toldAhead<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
  seed: string,
): readonly Heard<G['event']>[] {
  const me = ruleset.presentation.me(view);
  const state = ruleset.imagine(view);
  const plans = { [me]: plan };
  const answer = answerer<G>({ ruleset, before: state, plans, last: () => view });
  const decide: RunInput<G>['decide'] = (question, now, entries) =>
    (question.to === me ? answer('programme', question, now, entries) : undefined) ?? silenceOf<G>(question);
  const { entries } = runTurn<G>(ruleset, { state, seed, plans, decide });
  return tellTurn(ruleset, state, entries, [me]).get(me) ?? [];
}

/** The order of the plan, the own unit and the place that a line is about; the unit is the event’s, or the first that the sentence names. */
function pointersOf(
  event: AnyEvent,
  said: Phrase,
  given: ReadonlySet<OrderRef>,
  own: ReadonlySet<UnitId>,
): Omit<ScrollLine, 'said'> {
  const { cause, place, ...at }: { cause?: OrderRef; unit?: UnitId; place?: PlaceId } = event;
  const named = phraseParts(said).flatMap((part) =>
    typeof part === 'object' && part.to === 'unit' ? [part.id as UnitId] : [],
  );
  const unit = [...(at.unit === undefined ? [] : [at.unit]), ...named].find((one) => own.has(one));
  return {
    ...(cause && given.has(cause) && { order: cause }),
    ...(unit !== undefined && { unit }),
    ...(place && { place }),
  };
}
