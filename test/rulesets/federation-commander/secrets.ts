import type { TestKit } from '#test/support/kits/testKit.ts';
import type { FederationCommander } from '#rulesets/federation-commander/game.ts';

/** The table lies open (FC 1E4): only what its captains will do is known to the owner of a ship alone. */
export const secrets: TestKit<FederationCommander>['secrets'] = {
  fields: { all: '**', alone: 'ships.*.standing.*.**', seen: '', nobody: '' },
  knows: ({ ships }, [, id]) =>
    Object.entries(ships).flatMap(([one, { seat }]) => (one === id ? [seat] : [])),
};
