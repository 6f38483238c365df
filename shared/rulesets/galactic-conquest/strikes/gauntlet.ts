import type { Draw } from '#kernel/dice/draw.ts';
import type { Group } from './groups.ts';

/** Up to which face of a die a group is destroyed, in mines and by defenders (C20.550, C20.560). */
const mines = { fighters: 4, interceptors: 2, gunboats: 2 } as const;
const defence = { fighters: 4, interceptors: 3, gunboats: 2 } as const;
const kinds = ['fighters', 'interceptors', 'gunboats'] as const;

/** A die of mines or of a defender: at which group, by its position, and whether it destroyed it. */
export interface Die {
  readonly group: number;
  readonly die: number;
  readonly gone: boolean;
}

/** A local minefield: group after group rolls, until one is destroyed (C20.550). */
export function throughMines(groups: readonly Pick<Group, 'kind'>[], draw: Draw): readonly Die[] {
  const dice: Die[] = [];
  for (const [group, { kind }] of groups.entries()) {
    const die = draw.fork(group + 1).int(6);
    dice.push({ group, die, gone: die <= mines[kind] });
    if (die <= mines[kind]) break;
  }
  return dice;
}

/**
 * Defenders shoot at what is left: fighters first, then interceptors, then gunboats, each group once, and so again until all have shot. Where fewer shoot
 * than there are groups of a kind, it is drawn at which (C20.560).
 * @param packs warp booster packs are on: gunboats and interceptors are hit on one more
 */
export function underFire(
  groups: readonly Pick<Group, 'kind'>[],
  gone: ReadonlySet<number>,
  shots: number,
  packs: boolean,
  draw: Draw,
): readonly Die[] {
  const dice: Die[] = [];
  const left = new Set([...groups.keys()].filter((at) => !gone.has(at)));
  const shoot = (group: number): void => {
    const { kind } = groups[group] ?? { kind: 'fighters' as const };
    const die = draw.fork(dice.length + 1).int(6);
    const hit = die <= defence[kind] + (packs && kind !== 'fighters' ? 1 : 0);
    dice.push({ group, die, gone: hit });
    if (hit) left.delete(group);
  };
  while (dice.length < shots && left.size > 0)
    for (const kind of kinds) {
      const alike = [...left].filter((at) => groups[at]?.kind === kind);
      const rest = shots - dice.length;
      const aimed = rest >= alike.length ? alike : drawn(alike, rest, draw.fork('at', dice.length));
      for (const group of aimed) shoot(group);
    }
  return dice;
}

/** So many of them, drawn, in their order. */
function drawn(all: readonly number[], count: number, draw: Draw): readonly number[] {
  const left = [...all];
  const found: number[] = [];
  for (let n = 0; n < count && left.length > 0; n += 1) {
    const one = draw.fork(n).pick(left);
    left.splice(left.indexOf(one), 1);
    found.push(one);
  }
  return found.sort((one, other) => one - other);
}
