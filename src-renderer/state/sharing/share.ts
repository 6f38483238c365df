import type { SeatShare } from '#kernel/files/bodies.ts';
import { nthOrder, numberOfOrder, seatId } from '#kernel/words/ids.ts';
import { partAdvice } from '#kernel/orders/sharing.ts';
import { adviceOn, unreadLines } from '#kernel/orders/sheet.ts';
import type { ScrollPicture } from '#kernel/picture/scrollPicture.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { AnyPlan, Rules } from '../rules.ts';

/** Numbers of orders that each player of a seat has for themselves. */
const ordersEach = 20_000;

/**
 * The rules for one of several players of a seat: their orders are numbered apart from those of the others, so that no number stands for
 * two orders of a seat. The rules themselves for its first player, or its only one.
 */
export function rulesOfPart(
  rules: Rules,
  { key, share }: { readonly key: TurnKey; readonly share?: SeatShare | undefined },
): Rules {
  const before = ((share?.player ?? 1) - 1) * ordersEach;
  if (before === 0) return rules;
  const nextRef: Rules['presentation']['nextRef'] = (view, plan) => {
    const n = numberOfOrder(rules.presentation.nextRef(view, plan));
    return nthOrder(seatId(key.seat), key.turn, n > before ? n : n + before);
  };
  return { ...rules, presentation: { ...rules.presentation, nextRef } };
}

interface Shared {
  readonly rules: Rules;
  readonly view: unknown;
  readonly plan: AnyPlan;
  readonly share?: SeatShare | undefined;
}

/** All advice about a plan: what the rules say, and which orders will not count, since another player of the seat holds what they are about. */
export const adviceFor = ({ rules, view, plan, share }: Shared): readonly Problem[] => [
  ...adviceOn(rules, view, plan),
  ...(share === undefined || rules.sharing === undefined
    ? []
    : partAdvice(rules.sharing, view, plan as never, share)),
];

/** The turn ahead as the rules foresee it, with lines that cannot be read among its problems; undefined where the rules have no preview. */
export function scrollFor({ rules, view, plan }: Shared): ScrollPicture | undefined {
  const picture = rules.presentation.scroll?.(view, plan);
  return picture && { ...picture, problems: [...unreadLines(rules, view, plan), ...picture.problems] };
}

/** One of the players of a seat, and what they hold, in words. */
export interface PartShown {
  readonly player: number;
  readonly name: string;
  readonly mine: boolean;
  readonly holds: readonly string[];
}

/** Who holds what of the seat; empty where nobody shares it. */
export function partsShown({ rules, view, share }: Omit<Shared, 'plan'>): readonly PartShown[] {
  if (share === undefined) return [];
  const scopes = rules.sharing?.scopes(view) ?? [];
  const handed = new Set(share.players.flatMap((one) => one.scopes));
  return share.players.map(({ player, name, scopes: theirs }) => ({
    player,
    name: name === '' ? `Player ${player}` : name,
    mine: player === share.player,
    holds: scopes
      .filter(({ scope }) => (player === 1 ? !handed.has(scope) : theirs.includes(scope)))
      .map(({ label }) => label),
  }));
}
