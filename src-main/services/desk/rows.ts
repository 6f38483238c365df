import type { Desk, JudgedRow, ReceivedRow } from '#contract/gm/desk.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { countOrders, listedOrders } from '#kernel/game/plan.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { ReceivedOrders } from '../../ports/game/orders.ts';
import type { Undone } from '../../ports/game/undone.ts';
import type { Gm } from '../gm/gm.ts';
import { canRedo } from '../gm/running/again.ts';
import { putOffNow } from '../gm/policy/putOff.ts';
import { waitingOf } from '../gm/turns/waiting.ts';
import { hintOn, rulingsOn } from '../gm/overview/hints.ts';
import { countingNumbers, insteadText, whyCounts } from '../gm/game/counts.ts';
import { fellowsNow } from '../gm/turns/parts.ts';
import { loadTurn } from '../gm/turns/loadedTurn.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { planCodecOf } from '../ruleset.ts';

/** The files that came in for the current turn. */
export function receivedOf(store: GameStore): ReceivedRow[] {
  const received = store.received(store.turn());
  const counting = countingNumbers(received, fellowsNow(store));
  const whyOf = (orders: ReceivedOrders): { readonly why?: string } => {
    const why = counting.has(orders.number) ? whyCounts(received, orders) : insteadText(received, orders);
    return defined({ why });
  };
  return received.map((orders) => orderedRow(orders, counting.has(orders.number), whyOf(orders)));
}

function orderedRow(orders: ReceivedOrders, counts: boolean, why: { readonly why?: string }): ReceivedRow {
  const { number, name, at, sender, sent, seat, verdict, standing, late, by, reason, plan } = orders;
  const { saves, fellow } = orders;
  return {
    number,
    name,
    at,
    verdict,
    standing,
    late,
    by,
    counts,
    ...why,
    ...defined({ fellow, saves }),
    orders: plan === undefined ? 0 : countOrders(plan as Plan<AnyOrder>),
    ...defined({ sender, sent, seat, reason }),
  };
}

/** Every order that counts and is the game master's to judge, whether judged or not. */
export function judgedOf(game: Gm): JudgedRow[] {
  const { store, ruleset } = game;
  // Every order of a seat is judged by the same view, which is read once.
  const { view, counting } = loadTurn(ruleset, store);
  const gm = { ...game, view };
  const turn = store.turn();
  const rulings = store.rulings(turn);
  const kinds = new Set(
    keysInOrder(ruleset.orders).filter((kind) => (ruleset.orders[kind]?.rulings ?? []).length > 0),
  );
  return [...counting].flatMap(([seat, { plan: raw }]) => {
    const plan = planCodecOf(ruleset).parse(raw);
    const asked = plan.ok ? listedOrders(plan.value).filter(({ order }) => kinds.has(order.kind)) : [];
    return asked.map(({ order, unit }): JudgedRow => {
      const kind = ruleset.orders[order.kind];
      const spot = defined({ unit });
      const seen = view(seat);
      const hint = hintOn(gm, seat, order);
      const ruling = rulings[order.ref];
      const text =
        'text' in order && typeof order.text === 'string'
          ? order.text
          : phraseText(kind?.say(order as never, seen, spot) ?? { template: '', args: {} });
      return {
        order: order.ref,
        seat,
        said: text,
        rulings: [...(kind?.rulings ?? [])],
        means: rulingsOn(gm, seat, order).map(({ means = '' }) => means),
        ...defined({ ruling, hint }),
      };
    });
  });
}

/** Only what was put aside last can be restored, so the others need no trial. */
export function undoneOf({ store, ruleset }: Gm, one: Undone): Desk['undone'][number] {
  const { number, at, to, from, why } = one;
  const last = store.undone().findLast(({ redone }) => !redone)?.number;
  return {
    number,
    at,
    to,
    from,
    why,
    canRedo: number === last && store.turn() === to && comesBack(store, ruleset, one),
  };
}

const tried = new WeakMap<GameStore, { readonly of: string; readonly comesBack: boolean }>();

/**
 * Whether what was put aside can be restored. That takes a trial of the turn, repeated only if something the
 * turn depends on has changed.
 */
function comesBack(store: GameStore, ruleset: SomeRuleset, one: Undone): boolean {
  const turn = store.turn();
  const of = stableText([
    one.number,
    turn,
    store.received(turn).map(({ number, verdict, standing }) => [number, verdict, standing]),
    store.rulings(turn),
    store.plans(turn),
    store.runsOver(turn),
    putOffNow(store),
    waitingOf(store)?.since ?? '',
  ]);
  const known = tried.get(store);
  if (known?.of === of) return known.comesBack;
  const now = { of, comesBack: canRedo(store, ruleset, one) };
  tried.set(store, now);
  return now.comesBack;
}

type RunRow = Desk['turns'][number];

const runs = new WeakMap<GameStore, Map<string, RunRow>>();

/** A turn that was run does not change until the game goes back to it, so it is read once. */
export function runOf(store: GameStore, turn: number): RunRow {
  const known = runs.get(store) ?? new Map<string, RunRow>();
  runs.set(store, known);
  const key = `${turn} ${store.undone().length}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const row: RunRow = { turn, ...(store.runOf(turn) ?? { events: 0, attempt: 0, marked: false }) };
  known.set(key, row);
  return row;
}
