import type { AnyEvent, Game, Heard } from '../game/game.ts';
import type { OrderRef, PlaceId, UnitId } from '../words/ids.ts';
import type { Plan } from '../game/plan.ts';
import { listedOrders } from '../game/plan.ts';
import type { ScrollLine, ScrollPicture } from '../picture/scrollPicture.ts';
import type { Phrase } from '../words/phrase.ts';
import { phraseParts, phraseText } from '../words/phrase.ts';
import { scrollSteps } from '../report/scroll.ts';
import type { Ruleset } from '../ruleset.ts';
import { defined } from '../words/defined.ts';
import { ranAhead } from './runAhead.ts';
import { stepNamed } from '../sequence/paths.ts';

/** The dice of the preview. */
export const previewSeed = 'preview';

/**
 * The scroll of a game: the plan is run alone over what its seat knows, and whatever the seat would hear of it is told ahead. What the turn
 * asks its orders given in advance answer, and nobody else. It is run with two seeds: what a step with dice brings, and what comes with one of them alone, is open.
 * @param ahead the sentence of an event that is to come; undefined for what the scroll leaves out
 * @param battle the battle to which an event leads, by its name among those of its place (`Odds.meetings`)
 */
export const foreseenBy =
  <G extends Game>(
    rules: () => Ruleset<G>,
    ahead: (event: G['event'], view: G['view']) => Phrase | undefined,
    battle: (event: G['event'], view: G['view'], plan: Plan<G['order']>) => string | undefined = () =>
      undefined,
  ) =>
  (view: G['view'], plan: Plan<G['order']>): ScrollPicture => {
    const ruleset = rules();
    const { heard } = ranAhead(ruleset, view, plan, previewSeed);
    const { heard: otherwise } = ranAhead(ruleset, view, plan, `${previewSeed} otherwise`);
    const sentence = ({ step, event }: Heard<G['event']>): string => {
      const said = ahead(event, view);
      return said === undefined ? '' : `${step}: ${phraseText(said)}`;
    };
    // Without a die rolled, both are the same run.
    const surely = otherwise === heard ? undefined : new Set(otherwise.map(sentence));
    const open = new Set(
      heard
        .filter(
          (one) =>
            stepNamed(ruleset.sequences, one.step)?.step.dice === true ||
            surely?.has(sentence(one)) === false,
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
            ...defined({ battle: battle(event, view, plan) }),
          }
        );
      }),
      sums: [],
      problems: ruleset.review(view, plan),
    };
  };

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
