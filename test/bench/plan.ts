import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { listedOrders, withOrder } from '#kernel/orders/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import { randomPlan } from '../support/play/randomPlan.ts';
import type { Timing } from './timing.ts';
import { at, timed } from './timing.ts';

const [empires, sectors, turns, orders] = [26, 620, 20, 150];

/** A war of computers of so many turns, and what each seat knows at its end. */
function longWar(): { readonly state: State; readonly views: ReadonlyMap<SeatId, View> } {
  const made = ruleset.create({ generate: { empires, sectors } }, openDice('a grand war'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const seats = ruleset.seats(made.value);
  let state = ruleset.seating?.opened(made.value, seats, true) ?? made.value;
  let views: ReadonlyMap<SeatId, View> = new Map(seats.map((seat) => [seat, ruleset.view(state, seat, [])]));
  for (let turn = 1; turn <= turns; turn += 1) {
    const plans = Object.fromEntries(
      [...views].map(([seat, view]) => [seat, ruleset.computerPlan?.(view) ?? { hq: [], units: {} }]),
    );
    const outcome = runTurn(ruleset, { state, seed: `turn ${turn}`, plans });
    const heard = tellTurn(ruleset, state, outcome.entries, seats);
    const before = views;
    state = outcome.state;
    views = new Map(
      seats.map((seat) => [seat, ruleset.view(state, seat, heard.get(seat) ?? [], before.get(seat))]),
    );
  }
  return { state, views };
}

/** The computer's plan, and orders of all kinds besides, until there are so many. */
function longPlan(view: View): Plan<Order> {
  let plan = ruleset.computerPlan?.(view) ?? { hq: [], units: {} };
  const more = randomPlan(ruleset, view, openDice('more orders'), orders);
  for (const { unit, order } of listedOrders(more)) {
    if (listedOrders(plan).length >= orders) break;
    plan = withOrder(plan, { ...order, ref: ruleset.presentation.nextRef(view, plan) }, unit);
  }
  return plan;
}

/** From one change of a long plan in a grand game to everything that the page shows of it. */
export async function planBenchmarks(): Promise<readonly Timing[]> {
  const { state, views } = longWar();
  const holdings = Map.groupBy(inOrder(state.sectors), ([, { owner }]) => owner);
  const largest = [...views].reduce((a, b) =>
    (holdings.get(b[0])?.length ?? 0) > (holdings.get(a[0])?.length ?? 0) ? b : a,
  );
  const [seat, view] = largest;
  const plan = longPlan(view);
  const { presentation } = ruleset;
  const fleet = inOrder(view.units).find(([, { kind }]) => kind === 'starfleet')?.[0];
  let latest: Plan<Order> = plan;
  const change = (): Plan<Order> => {
    latest = withOrder(plan, { kind: 'wait', ref: presentation.nextRef(view, plan) }, fleet);
    return latest;
  };
  const cpu: number[] = [];
  const held = holdings.get(seat)?.length ?? 0;
  const of = `${held} sectors, ${Object.keys(view.units).length} units, ${listedOrders(plan).length} orders`;
  const all = await timed(`one change to everything shown, ${of}`, 60, (round) => {
    const now = change();
    const before = process.cpuUsage();
    ruleset.review(view, now);
    presentation.units(view, now);
    presentation.routes(view, now);
    presentation.headquarters(view, now);
    presentation.scroll?.(view, now);
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) cpu.push((user + system) / 1000);
  });
  const parts = [await timed('  problems alone', 40, () => ruleset.review(view, change()))];
  for (const [name, make] of [
    ['units', presentation.units],
    ['routes', presentation.routes],
    ['headquarters', presentation.headquarters],
    ['scroll', presentation.scroll],
  ] as const) {
    change();
    ruleset.review(view, latest);
    parts.push(await timed(`  ${name}, the problems known`, 40, () => make?.(view, latest)));
  }
  return [{ ...all, cpu: at(cpu, 0.5) }, ...parts];
}
