import { afterAll, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan, withOrder } from '#kernel/game/plan.ts';
import { bad } from '#kernel/words/result.ts';
import { makePractice } from '#main/services/practice/practice.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import type { StandingOrder } from '#rulesets/federation-commander/model/standing.ts';
import type { View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { shipId } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { quickSealing, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { libraryAt } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

const rules = federationCommander as unknown as SomeRuleset;
const [federation, klingon] = seats;
const table = seats.map((seat) => ({ seat, player: `captain of ${seat}` }));
const turns = 2;

/** Flies at the enemy and fires what bears: kept until it is replaced, so that it is given once. */
function doctrine({ me, ships }: View): Plan<Order> {
  const ship = shipId(me, 0);
  const { card } = ships[ship]!;
  const weapons = federationCommander.orders['fire-when'].offers(
    { me, ships } as View,
    { unit: ship },
    emptyPlan(),
  )[0]!.weapons;
  const ref = (n: number) => nthOrder(me, 1, n);
  const orders: readonly StandingOrder[] = [
    {
      kind: 'allocate',
      ref: ref(1),
      pace: 24,
      reverse: false,
      regenerate: [0, 0, 0, 0, 0, 0],
      arm: card === 'federation-ca' ? weapons.filter((one) => one.startsWith('phot')) : [],
    },
    { kind: 'steer', ref: ref(2), least: 1, most: 4, present: 1 },
    { kind: 'change-speed-when', ref: ref(4), does: 'accelerate', from: 8, until: 8, ...never },
    { kind: 'reinforce-when', ref: ref(5), volley: 6, points: 2 },
    { kind: 'repair-first', ref: ref(6), systems: ['phot'] },
    { kind: 'fire-when', ref: ref(3), name: 'Near', weapons, at: 'nearest', ...near },
  ];
  // The other captain decides on energy when asked.
  const standing = me === federation ? orders : orders.filter(({ kind }) => kind !== 'allocate');
  return standing.reduce<Plan<Order>>((plan, order) => withOrder(plan, order, ship), emptyPlan());
}
const never = { least: 0, most: 0, keep: 100 } as const;
const near = { from: 1, within: 15, expected: 1, keep: 0 } as const;

/** A captain takes the first that is offered where something must be said, and lets the rest be. */
function answers({ view, questions }: { readonly view: unknown; readonly questions: readonly Filed[] }) {
  return questions.map(({ number, kinds, spot, least }) => ({
    number,
    orders:
      least === 0
        ? []
        : kinds
            .flatMap((kind) => rules.orders[kind]?.offers(view, spot as never, emptyPlan()) ?? [])
            .slice(0, least),
  }));
}
interface Filed {
  readonly number: number;
  readonly kinds: readonly string[];
  readonly spot: unknown;
  readonly least: number;
}

test('two captains at one table fight a duel to its end, and the last results name who has won', async () => {
  const library = libraryAt(tempFolder(), { rulesets: theseRulesets([rules]), sealing: quickSealing });
  const practice = makePractice({
    library,
    files: nodeFiles(),
    folders: nodeFolders,
    ports: testPorts(),
    stores: gameFiles,
    rulesets: theseRulesets([rules]),
    packs: { scenario: async () => bad([]) },
    push: () => {},
  });
  const wish = { values: { turns } };
  let key = valueOf(await practice.start({ table, ruleset: rules.id, seed: 'a duel', wish }));
  const asked: Record<string, number> = {};
  const at = (seat: (typeof seats)[number]): TurnKey => ({ ...key, seat });
  const view = async (seat: (typeof seats)[number]): Promise<View> =>
    valueOf(await library.open(at(seat))).view as View;
  for (const seat of seats) valueOf(await library.savePlan(at(seat), doctrine(await view(seat)) as never, 0));
  while ((await view(federation)).over === undefined) {
    const { turn } = key;
    for (let round = 0; key.turn === turn && round < 200; round += 1)
      for (const seat of seats) {
        const open = valueOf(await library.questions(at(seat)));
        if (open !== undefined) {
          asked[seat] = (asked[seat] ?? 0) + open.questions.length;
          valueOf(await library.saveAnswers(at(seat), open.digest, answers(open) as never));
        }
        key = valueOf(await practice.next(at(seat)));
        if (key.turn > turn) break;
      }
    expect(key.turn).toBe(turn + 1);
  }
  expect(key.turn).toBe(turns + 1);
  // Both were asked what no standing order decides.
  expect(Object.keys(asked).toSorted()).toEqual([federation, klingon]);
  const [mine, theirs] = [await view(federation), await view(klingon)];
  expect(mine.over).toEqual(theirs.over);
  const { points, disabled, winner } = mine.over!;
  expect(points[federation]! + points[klingon]!).toBeGreaterThan(0);
  const ahead =
    points[federation]! - points[klingon]! || (disabled[klingon] ?? 0) - (disabled[federation] ?? 0);
  expect(winner).toBe(ahead === 0 ? undefined : ahead > 0 ? federation : klingon);
  const { heard } = valueOf(await library.open(at(klingon)));
  const last = (heard as readonly { readonly event: { readonly kind: string } }[]).at(-1);
  expect(last?.event).toMatchObject({ kind: 'battle-over', points });
});
