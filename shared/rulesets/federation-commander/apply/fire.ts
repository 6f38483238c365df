import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type {
  BoxesDisabled,
  FireDeclared,
  ShieldReinforced,
  VolleyFired,
  VolleyStruck,
} from '../model/events.ts';
import type { Track } from '../model/state.ts';
import type { Draft } from './drafts.ts';
import { changeVolley, onShield } from './drafts.ts';

export function declared(draft: Draft, { ship, at, aims, pass, further, cost }: FireDeclared): void {
  const declaration = { ship, at, aims, pass, ...(further === undefined ? {} : { further }) };
  draft.declared = [...draft.declared, declaration];
  change(draft.ships, ship, ({ energy, used }) => ({
    energy: energy - cost,
    used: [...used, ...aims.map(({ weapon }) => weapon)],
  }));
}

/** The tubes that fired are empty; points that were scored wait to be marked. */
export function fired(draft: Draft, { ship, at, shots, points, sides }: VolleyFired): void {
  draft.declared = draft.declared.map((one) =>
    one.ship === ship && one.at === at ? { ...one, rolled: true } : one,
  );
  change(draft.ships, ship, ({ tracks }) => ({
    tracks: {
      ...tracks,
      ...Object.fromEntries(shots.filter(({ as }) => as === 'phot').map(({ weapon }) => [weapon, 'empty'])),
    },
  }));
  if (points > 0)
    draft.volleys = [...draft.volleys, { ship, at, points, sides, shield: 0, reinforced: 0, internal: 0 }];
}

export function reinforced(draft: Draft, { ship, points, pool }: ShieldReinforced): void {
  change(draft.ships, ship, (own) => ({ pool: own.pool - pool, energy: own.energy - 2 * (points - pool) }));
  changeVolley(draft, { reinforced: points });
}

/** A volley that came inside waits for its boxes; any other is over. */
export function volleyStruck(draft: Draft, { ship, shield, shieldLost, internal }: VolleyStruck): void {
  change(draft.ships, ship, (own) => ({
    shields: onShield(own, shield, -shieldLost),
    internal: own.internal || internal > 0,
  }));
  if (internal > 0) changeVolley(draft, { internal });
  else draft.volleys = draft.volleys.slice(1);
}

/** OURS: a tube that is disabled loses what it was armed with. */
export function boxesDisabled(draft: Draft, { ship, boxes }: BoxesDisabled): void {
  change(draft.ships, ship, ({ disabled, tracks }) => ({
    disabled: [...disabled, ...boxes],
    tracks: Object.fromEntries(
      keysInOrder(tracks).map((tube) => [tube, boxes.includes(tube) ? 'empty' : (tracks[tube] as Track)]),
    ),
  }));
  draft.volleys = draft.volleys.slice(1);
}
