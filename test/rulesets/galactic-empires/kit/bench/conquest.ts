import type {
  Scenario,
  ScenarioAdmiral,
  ScenarioUnit,
} from '#rulesets/galactic-empires/setup/scenario/scenario.ts';
import type { SeatId } from '#kernel/words/ids.ts';

/** Jumps from its homes to which an empire has spread when the war begins. */
const reach = 2;
/** Resources for each sector of an empire: its fleets are paid for. */
const wealth = 60;

/**
 * The galaxy as it may stand late in a game: every sector near a home belongs to that empire, and the forces there with it,
 * starfleets among them. Every fourth of these has an admiral to lead it; the rest of the galaxy is independent still.
 */
export function conquered(scenario: Scenario): Scenario {
  const owners = ownersWithin(scenario, reach);
  const sectors = scenario.sectors.map((sector) => {
    const owner = owners.get(sector.number);
    return owner === undefined ? sector : { ...sector, owner, annexed: true };
  });
  const units = scenario.units.map((unit): ScenarioUnit => {
    const owner = owners.get(unit.at);
    if (owner === undefined) return unit;
    const { kind, at, ships } = unit;
    return {
      kind,
      at,
      ships,
      owner,
      ...(kind === 'starfleet' && at % 4 === 0 ? { admirals: [admiral(at)] } : {}),
    };
  });
  const empires = scenario.empires.map((empire) => ({
    ...empire,
    treasury: 100 * wealth * sectors.filter(({ owner }) => owner === empire.id).length,
  }));
  return { ...scenario, sectors, units, empires };
}

const admiral = (number: number): ScenarioAdmiral => ({
  name: `Admiral ${number}`,
  tactics: number % 60,
  siegecraft: number % 40,
  attacks: 1,
  combat: 50,
  hitPoints: 10,
  leads: true,
});

/** Whose home is nearest, in jumps; of homes equally near, the one whose empire is listed first. */
function ownersWithin({ sectors }: Scenario, jumps: number): ReadonlyMap<number, SeatId> {
  const owners = new Map(
    sectors.flatMap(({ number, owner }) => (owner === undefined ? [] : [[number, owner] as const])),
  );
  const links = new Map(sectors.map(({ number, links: own }) => [number, own]));
  let edge: readonly (readonly [number, SeatId])[] = [...owners];
  for (let jump = 0; jump < jumps; jump += 1) {
    const next = edge.flatMap(([number, owner]) =>
      (links.get(number) ?? []).filter((to) => !owners.has(to)).map((to) => [to, owner] as const),
    );
    edge = next.filter(([number, owner]) => !owners.has(number) && owners.set(number, owner));
  }
  return owners;
}
