import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { TrustId } from '#rulesets/galactic-conquest/model/empire.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { withSecretSite } from '../bases/anyBases.ts';
import { start } from '../worlds.ts';

const fields = {
  all: 'turn before ships map.** blind year stability',
  alone: `empires.** yards.** runs.** sites.** morale.** purchase.wares.** purchase.usual.** systems.*.hoard routes.*.shut squadrons.**
    trusts.** pacts.** alliances.** partners.**`,
  // Systems and borders lie open where the map does (A5.36); mines, squadrons and reserves are read by sensors (C5.10, E2.56), and allies know what ships are worth.
  seen: `purchase.** territory.* routes.** mines.** fronts.* fallen.** systems.** finds.** *.*.seat sites.*.*.seat purchase.usual.*.seat
    squadrons.*.(place veil) squadrons.*.ships.**  empires.*.merchant.(reserve.* lies.**)`,
  nobody: 'elsewhere spyChart.** battle.** convoys.** sacked.** clashes.* razed.* fought.*',
};

interface Owned {
  readonly seat?: SeatId;
  /** Of a trust: for whom it is. */
  readonly to?: SeatId;
  /** Of a treaty: its two sides. */
  readonly seats?: readonly SeatId[];
}

/** A base that is being built, points in trust, and systems that are cut off and hoard. */
const worlds = (): readonly State[] => {
  const state = start();
  const [seat, to] = seats;
  return [
    {
      ...withSecretSite(state, seat, 'secret'),
      trusts: { ['t1' as TrustId]: { seat, to, points: 20, condition: 'Peace' } },
      systems: Object.fromEntries(
        inOrder(state.systems).map(([place, system]) => [place, { ...system, severed: true, hoard: 100 }]),
      ),
    },
  ];
};

/** Whoever may know what stands there of the world. */
export const secrets: TestKit<GalacticConquest>['secrets'] = {
  fields,
  worlds,
  knows(state, [part = '', id = '', member = ''], known) {
    if (known === 'seen') return keysInOrder(state.empires);
    if (part === 'empires') return [id as SeatId];
    if (part === 'systems' || part === 'morale') return [state.systems[id as PlaceId]!.owner];
    if (id === 'wares') return [member as SeatId];
    if (id === 'usual') return [state.purchase!.usual[member as UnitId]!.seat];
    if (part === 'sites')
      return (state.sites?.[id as PlaceId] ?? [])
        .slice(Number(member), Number(member) + 1)
        .map(({ seat }) => seat);
    const records = state as unknown as Readonly<Record<string, Readonly<Record<string, Owned>>>>;
    const { seat, to, seats = [] } = records[part]?.[id] ?? {};
    return [seat, part === 'trusts' ? to : undefined, ...seats].filter((one) => one !== undefined);
  },
};
