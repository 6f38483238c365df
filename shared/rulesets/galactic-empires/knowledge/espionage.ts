import type { EventIn } from '#kernel/declare/event.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { seat } from '../model/parts.ts';
import { partnerProblem, relation } from '../model/relations.ts';
import type { Sector, State, Unit } from '../model/state.ts';
import type { EspionageReport } from '../model/view.ts';
import { resources, seatArg } from '../model/words.ts';
import { offeredAbout } from '../planning/aboutEmpire.ts';
import { givenOf } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import { shipClasses, starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';
import { espionageMade } from './events.ts';

/** Price of one mission, in hundredths (GE 998). */
export const espionageCost = (state: State): number => state.parameters.espionage.cost * 100;

/** Why agents cannot be sent to that empire, apart from money. */
const espionageProblem = (state: State, seat: SeatId, on: SeatId): Problem | undefined =>
  partnerProblem(state, seat, on, 'GE 998');

/** Why the treasury cannot pay for one more mission. `spent`: hundredths that earlier missions of this turn cost. */
function espionageMoneyProblem(state: State, seat: SeatId, spent: number): Problem | undefined {
  if (spent + espionageCost(state) <= (state.empires[seat]?.treasury ?? 0)) return undefined;
  return impossible('GE 998', 'not-enough-money/espionage', { cost: state.parameters.espionage.cost });
}

type Findings = Required<EspionageReport>;

/** The state with its units and sectors listed, so that they are searched only once. */
interface World {
  readonly state: State;
  readonly units: readonly Unit[];
  readonly sectors: readonly (readonly [PlaceId, Sector])[];
}

/** What there is to find out about an empire, item by item (E-44). */
const items: { readonly [K in keyof Findings]: (world: World, on: SeatId) => Findings[K] } = {
  ships: ({ units }, on) => {
    const stacks = of(units, on).flatMap((unit) => unit.stacks);
    return shipClasses.flatMap((shipClass) => {
      const count = stacks.reduce(
        (sum, stack) => (starship(stack.type).class === shipClass ? sum + stack.count : sum),
        0,
      );
      return count === 0 ? [] : [{ class: shipClass, count }];
    });
  },
  sectors: ({ sectors }, on) => sectors.filter(([, { owner }]) => owner === on).length,
  annexed: ({ sectors }, on) => sectors.filter(([, { annexedTo }]) => annexedTo === on).length,
  treasury: ({ state }, on) => state.empires[on]?.treasury ?? 0,
  centers: ({ sectors }, on) =>
    sectors.flatMap(([place, { owner, builds }]): readonly PlaceId[] =>
      owner === on && builds !== undefined ? [place] : [],
    ),
  admirals: ({ units }, on) => of(units, on).reduce((sum, { admirals }) => sum + admirals.length, 0),
  relations: ({ state }, on) =>
    inOrder(state.empires).flatMap(([seat, { defeated }]) => {
      const standing = relation(state, on, seat);
      return !defeated && (standing === 'war' || standing === 'alliance')
        ? [{ seat, relation: standing }]
        : [];
    }),
};

/** The items in the order in which they are rolled for. */
const espionageItems = [
  'ships',
  'sectors',
  'annexed',
  'treasury',
  'centers',
  'admirals',
  'relations',
] as const satisfies readonly (keyof Findings)[];

const of = (units: readonly Unit[], seat: SeatId): readonly Unit[] =>
  units.filter(({ owner }) => owner === seat);

type Find = (on: SeatId, item: keyof Findings) => Findings[keyof Findings];

/** Looks up what there is to find out, once for each empire and item. The state must not change meanwhile. */
export function finder(state: State): Find {
  const world: World = { state, units: valuesInOrder(state.units), sectors: inOrder(state.sectors) };
  const found = new Map<string, Findings[keyof Findings]>();
  return (on, item) => {
    const key = `${on} ${item}`;
    const known = found.get(key) ?? items[item](world, on);
    found.set(key, known);
    return known;
  };
}

/** What agents bring home about an empire: one roll for each item, in order (GE 998, E-44). */
export function spiedOut(state: State, on: SeatId, draw: Draw, find: Find = finder(state)): EspionageReport {
  const { chance } = state.parameters.espionage;
  return Object.fromEntries(
    espionageItems.flatMap((item) => (draw.chance(chance, 100) ? [[item, find(on, item)] as const] : [])),
  );
}

/** All that there is to find out about an empire, without any roll. */
export const allFound = (on: SeatId, find: Find): EspionageReport =>
  Object.fromEntries(espionageItems.map((item) => [item, find(on, item)]));

/** Agents find out figures about an empire, for a price (GE 996-998). */
export const espionage = order('espionage', {
  title: 'Espionage',
  fields: { on: seat },
  ...offeredAbout({
    kind: 'espionage',
    names: 'on',
    order: (on) => ({ on }),
    problem: espionageProblem,
    pointless: [],
  }),
  // Whether the treasury can pay depends on the missions before it, which the step counts.
  cannot: (state, { seat: giver, order: { on } }) => espionageProblem(state, giver, on),
  say: ({ on }, view) =>
    phrase('Spy on the {empire} for {cost} resources', {
      empire: seatArg(view, on),
      cost: resources(espionageCost(world(view))),
    }),
});

/** Agents report on other empires, at a price for each mission; the target hears nothing (GE 996-998, E-44). */
export function espionageOccurs(turn: GeTurn<Happening>): void {
  const draws = new Map<string, Draw>();
  if (givenOf(turn, espionage).length === 0) return;
  const find = finder(turn.state);
  sendAgents(turn, (seat, on) => {
    const key = `${seat} ${on}`;
    const draw = draws.get(key) ?? turn.draw.fork(seat, on);
    draws.set(key, draw);
    return spiedOut(turn.state, on, draw, find);
  });
}

/** Pays for the missions in plan order as far as the treasury goes. All agents report on the state before any of them is paid. */
export function sendAgents(
  turn: GeTurn<Happening>,
  report: (seat: SeatId, on: SeatId) => EspionageReport,
): void {
  const cost = espionageCost(turn.state);
  const spent = new Map<SeatId, number>();
  const made = givenOf(turn, espionage).flatMap((given): readonly EventIn<typeof espionageMade>[] => {
    const {
      seat: giver,
      order: { on, ref: cause },
    } = given;
    const before = spent.get(giver) ?? 0;
    const problem = espionage.cannot(turn.state, given) ?? espionageMoneyProblem(turn.state, giver, before);
    if (problem !== undefined) {
      turn.refuse(cause, problem);
      return [];
    }
    spent.set(giver, before + cost);
    return [espionageMade.of({ seat: giver, on, cost, report: report(giver, on), cause })];
  });
  for (const event of made) turn.happen(event);
}
