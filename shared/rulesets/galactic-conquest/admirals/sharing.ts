import { inOrder } from '#kernel/words/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { GalacticConquest } from '../game.ts';
import { hexName } from '../map/board.ts';
import { groups } from '../presentation/turn/groups.ts';

/** Offices of an empire, each with the groups of orders that are its own; all other orders are of the first (A8.20). */
const offices: readonly {
  readonly scope: string;
  readonly label: string;
  readonly groups: readonly string[];
}[] = [
  { scope: 'treasury', label: 'Treasury', groups: [] },
  { scope: 'merchants', label: 'Merchant marine', groups: ['Merchant marine'] },
  { scope: 'diplomacy', label: 'Diplomacy', groups: ['Pacts', 'Surrender', 'Morale'] },
  { scope: 'intelligence', label: 'Intelligence', groups: ['Spies'] },
];

/** The office that an order for the whole empire belongs to. */
function officeOf(kind: string): string {
  const group = groups.find(({ kinds }) => kinds.some((one) => one === kind))?.title;
  return offices.find((office) => group !== undefined && office.groups.includes(group))?.scope ?? 'treasury';
}

/** Admirals of one empire divide its squadrons and its offices among themselves (A8.10, A8.20). OURS: which offices there are; one treasury pays for everything, so that one admiral spends it. */
export const sharing: NonNullable<Ruleset<GalacticConquest>['sharing']> = {
  scopes: (view) => [
    ...inOrder(view.squadrons).flatMap(([scope, { seat, fixed, place }]) =>
      seat === view.me
        ? [{ scope, label: fixed === undefined ? scope.toUpperCase() : `Bases in ${hexName(place)}` }]
        : [],
    ),
    ...offices.map(({ scope, label }) => ({ scope, label })),
  ],
  scopeOf: (_view, { kind }, unit) => unit ?? officeOf(kind),
};
