import { pagesOf } from '#kernel/presentation.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders, withOrder } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Large, TestKit } from '../support/kits/testKit.ts';
import { randomPlan } from '../support/play/randomPlan.ts';
import type { Timing } from './timing.ts';
import { at, timed } from './timing.ts';
import { created } from '#test/support/kits/created.ts';

const [turns, orders] = [20, 150];

/** What a seat orders by itself: as the computer would, or as the script of the kit has it. */
const ownPlan = ({ ruleset, script }: TestKit<Game>, view: unknown): Plan<Game['order']> =>
  ruleset.computerPlan?.(view) ?? script?.plan(view) ?? emptyPlan();

/** What each seat knows at the end of a long war in the largest of the new games. */
function longWar(kit: TestKit<Game>, { setups }: Large<Game>): ReadonlyMap<SeatId, unknown> {
  const { ruleset } = kit;
  const made = created(ruleset, setups.at(-1)?.setup, openDice('a grand war'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const seats = ruleset.seats(made.value);
  let state = ruleset.seating?.opened(made.value, seats, true) ?? made.value;
  let views = new Map(seats.map((seat) => [seat, ruleset.view(state, seat, [])]));
  for (let turn = 1; turn <= turns; turn += 1) {
    const plans = Object.fromEntries([...views].map(([seat, view]) => [seat, ownPlan(kit, view)]));
    const last = views;
    const decide = decideBy<Game>(
      { ruleset, before: state, plans, last: (seat) => last.get(seat) },
      {},
      true,
    );
    const outcome = runTurn(ruleset, { state, seed: `turn ${turn}`, plans, decide });
    const heard = tellTurn(ruleset, state, outcome.entries, seats);
    const before = views;
    state = outcome.state;
    views = new Map(
      seats.map((seat) => [seat, ruleset.view(state, seat, heard.get(seat) ?? [], before.get(seat))]),
    );
  }
  return views;
}

/** The seat's own plan as far as there is room, and orders of all kinds besides, until there are so many. */
function longPlan(kit: TestKit<Game>, view: unknown): Plan<Game['order']> {
  const { ruleset } = kit;
  let plan = emptyPlan<Game['order']>();
  for (const { unit, order } of listedOrders(ownPlan(kit, view)).slice(0, orders))
    plan = withOrder(plan, order, unit);
  const more = randomPlan(ruleset, view, openDice('more orders'), orders);
  for (const { unit, order } of listedOrders(more)) {
    if (listedOrders(plan).length >= orders) break;
    plan = withOrder(plan, { ...order, ref: ruleset.presentation.nextRef(view, plan) }, unit);
  }
  return plan;
}

/** A long plan in a grand game, of the seat that owns most. */
export interface GrandPlan {
  readonly view: unknown;
  readonly plan: Plan<Game['order']>;
  /** What there is, in words. */
  readonly of: string;
  /** Makes everything that the page shows of a plan. */
  show(plan: Plan<Game['order']>): void;
}

export function grandPlan(kit: TestKit<Game>, large: Large<Game>): GrandPlan {
  const { ruleset } = kit;
  const { presentation } = ruleset;
  const held = (view: unknown): number =>
    presentation.map(view).places.filter(({ owner }) => owner === presentation.me(view)).length;
  const [, view] = [...longWar(kit, large)].reduce((a, b) => (held(b[1]) > held(a[1]) ? b : a));
  const plan = longPlan(kit, view);
  return {
    view,
    plan,
    of: `${held(view)} places, ${presentation.units(view, plan).length} units, ${listedOrders(plan).length} orders`,
    show: (now) => showPlan(kit, view, now),
  };
}

/** Makes everything that the page shows of a plan. */
export function showPlan({ ruleset }: TestKit<Game>, view: unknown, plan: Plan<Game['order']>): void {
  const { presentation } = ruleset;
  ruleset.review(view, plan);
  presentation.units(view, plan);
  presentation.routes(view, plan);
  pagesOf(presentation, view, plan);
  presentation.scroll?.(view, plan);
}

/** From one change of a long plan in a grand game to everything that the page shows of it, for the seat that owns most. */
export async function planBenchmarks(kit: TestKit<Game>): Promise<readonly Timing[]> {
  const { large, ruleset } = kit;
  if (large === undefined) return [];
  const { presentation } = ruleset;
  const { view, plan, of, show } = grandPlan(kit, large);
  let latest = plan;
  const change = (): Plan<Game['order']> => {
    latest = large.oneMore(view, plan);
    return latest;
  };
  const cpu: number[] = [];
  const all = await timed(`one change to everything shown, ${of}`, 60, (round) => {
    const now = change();
    const before = process.cpuUsage();
    show(now);
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) cpu.push((user + system) / 1000);
  });
  const parts = [await timed('  problems alone', 40, () => ruleset.review(view, change()))];
  for (const [name, make] of [
    ['units', presentation.units],
    ['routes', presentation.routes],
    ['pages', (now: unknown, plan: typeof latest) => pagesOf(presentation, now, plan)],
    ['scroll', presentation.scroll],
  ] as const) {
    change();
    ruleset.review(view, latest);
    parts.push(await timed(`  ${name}, the problems known`, 40, () => make?.(view, latest)));
  }
  return [{ ...all, cpu: at(cpu, 0.5) }, ...parts];
}
