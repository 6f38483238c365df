import type { Wing } from '#rulesets/galactic-conquest/model/battle/wings.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { empires } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { flyerOf } from '#rulesets/galactic-conquest/ships/wings.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** `*CV[24xHS2,2of6xPF]`: a ship, and what it carries, or so many of those that it has room for. */
export const carriersLine = /^(.+?)\[([^\]]*)\]$/;

function wingIn(text: string, letter: string): Wing {
  const [all, count = '', most = count, type = ''] = /^(\d+)(?:of(\d+))?x(\S+)$/.exec(text) ?? [];
  const empire = empires.find((one) => one === letter);
  const row = empire && hullOf(ourShips, empire, type);
  const flyer = row && flyerOf(row);
  if (all === undefined || flyer === undefined)
    throw new CaseMistake(`«${text}» is nothing that a ship of ${letter} carries: write 24xHS2 or 2of6xPF`);
  return { ...flyer, count: Number(count), most: Number(most) };
}

/** A ship with what stands between its brackets. */
export const withWings = (ship: Ship, text: string, letter: string): Ship => ({
  ...ship,
  wings: text.split(',').map((one) => wingIn(one, letter)),
});

/** What a ship carries, as `withWings` reads it; nothing of what has room and is not there. */
export function wingsFact({ wings = [] }: Ship): string {
  const said = wings.flatMap(({ count, most, type }) =>
    count === 0 ? [] : [count === most ? `${count}x${type}` : `${count}of${most}x${type}`],
  );
  return said.length === 0 ? '' : `[${said.join(',')}]`;
}
