import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from './game.ts';
import { captained } from './model/ships.ts';

/** OURS: ships of a side spend nothing in common (FC 1D1), so each can have a captain of its own; all else is for the side's own player. */
export const sharing: NonNullable<Ruleset<FederationCommander>['sharing']> = {
  scopes: (view) =>
    captained(view)
      .filter(([, { seat }]) => seat === view.me)
      .map(([scope, { name }]) => ({ scope, label: name })),
  scopeOf: (_view, _order, unit) => unit ?? 'side',
};
