import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { CaseAdapter } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { SaltRoads } from './game/game.ts';
import type { House } from './game/model.ts';
import { saltRoads } from './game/ruleset.ts';
import { names } from './game/tables.ts';

interface Given {
  readonly price: number;
  readonly houses: Readonly<Record<SeatId, House>>;
}

function known(name: string, all: readonly SeatId[]): SeatId {
  const found = all.find((one) => one === name);
  if (found === undefined) throw new CaseMistake(`no house is called «${name}»; there are ${all.join(', ')}`);
  return found;
}

function readGiven(lines: readonly string[]): Given {
  let price = 3;
  const houses: Record<SeatId, House> = {};
  for (const line of lines) {
    const [, name, coins = '0', salt = '0'] =
      /^house (\S+?)(?:, coins (\d+))?(?:, salt (\d+))?$/.exec(line) ?? [];
    const [, worth] = /^price (\d)$/.exec(line) ?? [];
    if (name !== undefined)
      houses[known(name, names)] = { carter: name, coins: Number(coins), salt: Number(salt) };
    else if (worth !== undefined) price = Number(worth);
    else throw new CaseMistake(`«${line}» under GIVEN: write «house NAME, coins N, salt N» or «price N»`);
  }
  return { price, houses };
}

/** How cases of Salt Roads are written. */
export const cases: CaseAdapter<SaltRoads> = {
  ruleset: saltRoads,
  readGiven,
  world: (setup) => ({ week: 1, ...(setup as Given) }),
  seat: (name, { houses }) => (name === gameMaster ? gameMaster : known(name, keysInOrder(houses))),
  order(sentence) {
    if (sentence === 'dig') return { order: { kind: 'dig' } };
    const [, coins, to] = /^send (\d+) to (\S+)$/.exec(sentence) ?? [];
    if (to !== undefined) return { order: { kind: 'send', to: to as SeatId, coins: Number(coins) } };
    const [, price] = /^price (\d)$/.exec(sentence) ?? [];
    if (price !== undefined) return { order: { kind: 'price', price: Number(price) } };
    throw new CaseMistake(`«${sentence}» is no order: write «dig», «send N to HOUSE» or «price N»`);
  },
  facts: ({ week, price, houses }) => ({
    week,
    price,
    houses: Object.fromEntries(inOrder(houses).map(([seat, house]) => [seat, { ...house }])),
  }),
  checkFact(path, { houses }) {
    const [group, name = '', fact = ''] = path.split('.');
    if (group !== 'houses') return;
    known(name, keysInOrder(houses));
    if (!['coins', 'salt'].includes(fact)) throw new CaseMistake(`no fact of houses is called «${fact}»`);
  },
  plainEvent: (event) => ({ ...event }),
  factLine(line) {
    const [, fact, rest = ''] = /^(week|price) (is .+)$/.exec(line) ?? [];
    if (fact !== undefined) return { path: fact, rest };
    const [, name, of, value = ''] = /^house (\S+) (\S+) (is .+)$/.exec(line) ?? [];
    return name === undefined ? undefined : { path: `houses.${name}.${of}`, rest: value };
  },
};
