import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { world } from '#rulesets/galactic-empires/model/imagine.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { Player, resultsFor, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { galacticEmpires, scriptedTurn } from '../../support/play/scriptedGame.ts';
import { scriptedOrders } from '../../support/play/scriptedOrders.ts';
import { keptGame } from '../support/keptGame.ts';

export interface DeskGame {
  /** The game as one file. */
  readonly file: string;
  /** Orders files for the current turn: one for each player, and others that are not to be taken; `coup.orders` of the last player gives up the empire. */
  readonly orders: readonly string[];
}

const people = ['Ann', 'Bob', 'Cleo', 'Dirk', 'Eve', 'Falk', 'Gita', 'Hugo'];

/** Orders by which a ruler gives away their sectors and disbands all their forces (GE 7290). */
function givingUp(view: View): unknown {
  const { sectors } = world(view);
  const [to] = keysInOrder(view.empires).filter((seat) => seat !== view.me);
  let number = 0;
  const order = (said: object): object => ({ ...said, ref: `${view.me}.t${view.turn}.o${(number += 1)}` });
  return {
    hq: keysInOrder(sectors)
      .filter((place) => sectors[place]?.owner === view.me)
      .map((place) => order({ kind: 'give-sector', place, to })),
    units: Object.fromEntries(
      keysInOrder(view.units).map((unit) => [
        unit,
        (view.units[unit]?.stacks ?? []).map(({ type, count }) =>
          order({ kind: 'disband-starships', type, count }),
        ),
      ]),
    ),
  };
}

/**
 * A game of eight empires whose players followed a script for some turns, and orders for the current turn: a proclamation
 * too short and another, a draft, and the file of an older turn.
 */
export async function newDeskGame(home: string, turns = 2): Promise<DeskGame> {
  await keptGame(`desk-of-${turns}`, home, (folder) => begin(folder, turns));
  const names = ['old', ...people.map((name) => name.toLowerCase()), 'coup'];
  return {
    file: join(home, 'dk1.game'),
    orders: names.map((name) => join(home, 'orders', `${name}.orders`)),
  };
}

async function begin(home: string, turns: number): Promise<void> {
  const file = join(home, 'dk1.game');
  const setup = { generate: { empires: people.length, sectors: 96 } };
  const first = valueOf(
    await newGame(testPorts(), gameFiles, file, {
      ruleset: galacticEmpires,
      setup,
      players: {},
      seed: 'a desk',
      game: 'dk1',
      title: 'The Beta Quadrant',
      address: 'gm@example.org',
    }),
  );
  const seats = first.store.seats().map(({ seat }) => seat);
  seats.forEach((seat, at) =>
    first.store.setPlayer(seat, {
      player: people[at] ?? '',
      address: at % 3 === 2 ? '' : `${people[at]?.toLowerCase() ?? ''}@example.org`,
    }),
  );
  const players = new Map(seats.map((seat) => [seat, new Player()]));
  for (const [seat, player] of players) valueOf(await player.open(resultsFor(first, seat)));
  for (let turn = 1; turn <= turns; turn += 1) await scriptedTurn(first, players);
  const codec = planCodec(galacticEmpires.orders);
  mkdirSync(join(home, 'orders'), { recursive: true });
  const write = (name: string, bytes: Uint8Array): void => writeFileSync(join(home, 'orders', name), bytes);
  const [ann] = seats;
  if (ann !== undefined)
    write(
      'old.orders',
      await (players.get(ann) as Player).orders(codec.make({ hq: [], units: {} } as never)),
    );
  for (const [at, [seat, player]] of [...players].entries()) {
    const { body } = valueOf(await player.open(resultsFor(first, seat)));
    const plan = scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body));
    const said =
      at === 0
        ? 'Tremble.'
        : 'Let it be known on every world from here to the rim that our fleets sail for peace, and that whoever wants war shall have it in full measure. '.repeat(
            3,
          );
    const proclaimed = { kind: 'issue-proclamation', ref: `${seat}.t${first.store.turn()}.o900`, text: said };
    const whole =
      at < 2
        ? { ...plan, hq: [...plan.hq.filter(({ kind }) => kind !== 'issue-proclamation'), proclaimed] }
        : plan;
    write(
      `${people[at]?.toLowerCase() ?? ''}.orders`,
      await player.orders(codec.make(whole as never), at === 2 ? { status: 'draft' } : {}),
    );
  }
  const [last] = seats.slice(-1);
  if (last !== undefined)
    write(
      'coup.orders',
      await (players.get(last) as Player).orders(codec.make(givingUp(first.view(last) as View) as never)),
    );
  first.close();
}
