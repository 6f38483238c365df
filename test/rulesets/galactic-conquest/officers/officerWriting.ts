import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';

type Written = { readonly order: Unnumbered<Order> } | undefined;

/** `school s001`, `raise team`, `train p001`, `hearten`, `incite D5`. */
export function trainingOrder(sentence: string, hex: (label: string) => PlaceId): Written {
  const [, pupil] = /^school (\S+)$/.exec(sentence) ?? [];
  if (pupil !== undefined) return { order: { kind: 'school-spy', spy: pupil as SpyId } };
  if (sentence === 'raise team') return { order: { kind: 'raise-team' } };
  const [, team] = /^train (\S+)$/.exec(sentence) ?? [];
  if (team !== undefined) return { order: { kind: 'train-team', team: team as SpyId } };
  if (sentence === 'hearten') return { order: { kind: 'hearten' } };
  const [, at] = /^incite (\S+)$/.exec(sentence) ?? [];
  return at === undefined ? undefined : { order: { kind: 'incite', place: hex(at) } };
}

const pupils = ['s001', 's002', 'p001'] as SpyId[];

/** Schools, prime teams and propaganda in any mixture. */
export const anyTraining = (draw: Draw, ref: OrderRef, near: readonly PlaceId[]): Order =>
  draw.pick<Order>([
    { kind: 'school-spy', ref, spy: draw.pick(pupils) },
    { kind: 'raise-team', ref },
    { kind: 'train-team', ref, team: draw.pick(pupils) },
    { kind: 'hearten', ref },
    { kind: 'incite', ref, place: draw.pick(near) },
  ]);
