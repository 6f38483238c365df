import { join } from 'node:path';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';
import { setAnswersBy } from '#main/services/gm/turns/answersBy.ts';
import { computerAnswers } from '#kernel/turn/answering.ts';
import { seatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A campaign of Victory by Any Means in whose first turn two fleets meet, and its battle at a table. */

export const campaignRules = theseRulesets([
  vbamSfb as unknown as SomeRuleset,
  federationCommander as unknown as SomeRuleset,
]);

const homes = { federation: '0303', klingon: '0803', romulan: '1303' } as const;
const home = (owner: string): object => ({
  ...{ owner, census: 10, morale: 10 },
  ...{ raw: 6, productivity: 10, capacity: 14 },
});
const units = (of: string, ...designs: readonly string[]): readonly object[] =>
  designs.map((design) => ({ of, design, at: '0505' }));

/** Two ships of the Klingons attack two of the Federation in 0505. */
export const meeting = {
  seats: ['federation', 'klingon', 'romulan'],
  tables: true,
  map: {
    empires: Object.fromEntries(Object.entries(homes).map(([seat, at]) => [seat, { home: at }])),
    systems: Object.fromEntries(Object.entries(homes).map(([seat, at]) => [at, home(seat)])),
    units: [...units('klingon', 'D7A', 'E4'), ...units('federation', 'CA', 'FFL')],
    relations: [{ between: ['klingon', 'federation'], declared: 'war' }],
  },
};

/** There the Federation meets two of the Romulans first. */
export const twoMeetings = {
  ...meeting,
  map: {
    ...meeting.map,
    units: [...meeting.map.units, ...units('romulan', 'WE', 'WE')],
    relations: [...meeting.map.relations, { between: ['romulan', 'federation'], declared: 'war' }],
  },
};

interface Wish {
  readonly game?: string;
  readonly seed?: string;
  readonly players?: NewGameRequest['players'];
}

/** Such a campaign, led by the computer but for seats with players, that waits for the outcome of the battle. */
export async function waitingCampaign(
  folder: string,
  { game = 'vb1', seed = 'a war', players = {} }: Wish = {},
): Promise<Gm> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(folder, `${game}.game`), {
      ...{ ruleset: vbamSfb as unknown as SomeRuleset, setup: meeting, players },
      ...{ seed, game, computer: 'others', ambitious: true },
    }),
  );
  // In the campaign the computer answers for players too: nothing but the battle is asked.
  for (const seat of keysInOrder(players))
    valueOf(setAnswersBy(testPorts(), gm.store, { seat: seatId(seat), by: computerAnswers }));
  const ran = await gm.run();
  if (ran.kind !== 'questions') throw new Error(`The campaign does not wait: ${ran.kind}.`);
  return gm;
}

/** Runs a game that the computer leads until its battle is decided. */
export async function flownToItsEnd(battle: Gm): Promise<void> {
  const { ruleset, store } = battle;
  const decided = (): boolean => {
    const state = ruleset.codecs.state.parse(store.turnOf(store.turn())?.state);
    return state.ok && ruleset.outcome?.(state.value) !== undefined;
  };
  while (!decided()) {
    const ran = await battle.run();
    if (ran.kind !== 'ran') throw new Error(`The battle does not go on: ${ran.kind}.`);
  }
}
