import type { Plan } from '#kernel/game/plan.ts';
import type { Ledger, LedgerLine, ScrollPicture, ScrollLine } from '#kernel/presentation.ts';
import { scrollSteps } from '#kernel/report/scroll.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { likelyForeign } from '../market/likely.ts';
import { designOf } from '../ships/list/index.ts';
import type { Event } from '../allEvents.ts';
import type { StarFleetWarlord } from '../game.ts';
import { ahead, guessed } from '../game.ts';
import type { Order } from '../allOrders.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { View } from '../model/view.ts';
import type { Preview } from '../preview/preview.ts';
import { begins } from '../forecast/meetings.ts';
import { resourceNames } from './purses.ts';

type Rules = Ruleset<StarFleetWarlord>;
type PreviewOf = (view: View, plan: Plan<Order>) => Preview;

/** The preview of the reader's own run, over the galaxy that they know: what hangs on dice is announced, and never rolled. */
export const scroll =
  (rules: () => Rules, previewOf: PreviewOf) =>
  (view: View, plan: Plan<Order>): ScrollPicture => {
    const ran = previewOf(view, plan);
    const { heard, refusals } = ran;
    return {
      steps: scrollSteps(rules(), heard, (event) => foreseen(view, event)),
      sums: sums(view, ran),
      problems: refusals.map(({ problem }) => problem),
    };
  };

/** What a rolled surcharge for a foreign race takes beyond the likely one: it is not for the preview to know. */
const unlikelyPart = (event: Event): number =>
  event.kind === 'ship-bought' && event.foreign !== undefined
    ? percentOf(event.foreign - likelyForeign, designOf(event.made).cost)
    : 0;

/** What brings or takes so much that dice or others decide. */
const isUncertain = ({ kind }: Event): boolean =>
  ['hex-prospected', 'casino-played', 'random-event'].includes(kind);

/** Each resource from now to next year, with what every step adds or takes. What dice bring is left out. */
function sums({ me, own }: View, { before, entries, funds }: Preview): readonly Ledger[] {
  const changes = new Map<string, Record<Resource, number>>();
  for (const [at, { step, event }] of entries.entries()) {
    const held = at === 0 ? before.corporations[me]?.funds : funds[at - 1];
    const now = funds[at];
    if (isUncertain(event) || held === undefined || now === undefined || held === now) continue;
    const sum = changes.get(step) ?? { pe: 0, or: 0, dc: 0, fp: 0 };
    for (const key of resources) sum[key] += now[key] - held[key] + unlikelyPart(event);
    changes.set(step, sum);
  }
  const steps = [...changes];
  return resources.map((key) => {
    const title = resourceNames[key];
    const added = steps.map(([label, sum]): LedgerLine => {
      const amount = sum[key];
      return { label, amount, total: false, ...(amount > 0 ? { tone: 'gold' as const } : {}) };
    });
    const total = added.reduce((all, { amount }) => all + amount, own.funds[key]);
    return {
      title,
      scale: { unit: key.toUpperCase(), per: 1 },
      lines: [
        { label: 'In store', amount: own.funds[key], total: false },
        ...added.filter(({ amount }) => amount !== 0),
        { label: 'Next year', amount: total, total: true },
      ],
    };
  });
}

/** One event as the scroll has it; undefined for what it leaves out. What dice or others decide stays open. */
function foreseen(view: View, event: Event): ScrollLine | undefined {
  const said = ahead(event, view);
  if (said === undefined) return undefined;
  const { ship: unit } = event as { readonly ship?: UnitId };
  return {
    said,
    ...defined({ order: event.cause }),
    ...(unit === undefined || view.ships[unit] === undefined ? {} : { unit }),
    ...('place' in event ? { place: event.place } : {}),
    ...('place' in event && begins.includes(event.kind) ? { battle: event.place } : {}),
    ...(guessed(event, view) ? { open: true } : {}),
  };
}
