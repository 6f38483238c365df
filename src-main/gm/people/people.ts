import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '../../services/gm/people/people.ts';
import { settleOrders } from '../../services/gm/post/late.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { addFellows } from './fellows.ts';
import type { HandOptions } from './handing.ts';
import { closingOf, hand, handing, outOf, personOf } from './handing.ts';
import { seatNamed, seatTyped, theSeat } from '../../services/gm/named.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';

interface Options extends HandOptions {
  readonly reason?: string;
  readonly back?: boolean;
}

/** Adds the commands about players and stand-ins. */
export function addPeople(program: Command): void {
  addPlayer(program);
  addReplace(program);
  addStandIn(program);
  addFellows(program);
  addLate(program);
}

function addPlayer(program: Command): void {
  program
    .command('player')
    .summary('change the name or address of a player')
    .description(
      'Changes the name or mail address of a seat’s player. They keep their keys; for another player use «gm replace».',
    )
    .argument('<GAME>', 'the game')
    .argument('<SEAT>', 'the seat')
    .option('--player <NAME>', 'name of the person')
    .option('--address <ADDRESS>', 'mail address of the person')
    .option('--json', 'answer as JSON')
    .action((path: string, seat: SeatId, options: Options) =>
      withGame(path, ({ store }) => {
        const now = store.seats().find((one) => one.seat === seat);
        if (options.player === undefined && options.address === undefined)
          throw new Stop([unreadable('no-decision/player', { seat })]);
        const person = {
          player: options.player ?? now?.player ?? '',
          address: options.address ?? now?.address ?? '',
        };
        must(setPlayer(ports, store, seat, person, who));
        if (options.json === true) sayJson({ seat, ...person });
        else
          say(
            `${seatTyped(store, seat)}: ${[person.player, person.address].filter((text) => text !== '').join(', ') || 'nobody'}.`,
          );
        process.exitCode = exits.done;
      }),
    );
}

const replaceHelp = `
The seat gets new keys. The invitation is for the new player alone: with it they can give orders this turn. The
old player's files no longer open or sign anything; orders they sent for this turn count until others arrive, or until you
set them aside with «gm late».

Example: gm replace gw9.game SEAT --player Kim --address kim@example.org --reason "missed two turns" --out invitations`;

function addReplace(program: Command): void {
  handing(
    program
      .command('replace')
      .summary('give a seat to a new player')
      .description('Gives a seat to another player, with new keys and a new invitation.'),
  )
    .requiredOption('--reason <WHY>', 'reason, for the log')
    .addHelpText('after', replaceHelp)
    .action((path: string, seat: SeatId, options: Options) =>
      withGame(path, async (gm) => {
        const out = outOf(options);
        const file = must(
          await replacePlayer(ports, gm, seat, {
            person: personOf(options),
            why: options.reason ?? '',
            ...(await closingOf(options)),
            who,
          }),
        );
        await hand(seat, file, out, options.json === true);
      }),
    );
}

const standInHelp = `
The stand-in gets their own invitation and keys, and from the next turn on a copy of the results that only they can
open. Their orders count for the seat until the player's own next orders, or --back.

Examples:
  gm standin gw9.game SEAT --player Kim --address kim@example.org --out stand-in
  gm standin gw9.game SEAT --back`;

function addStandIn(program: Command): void {
  handing(
    program
      .command('standin')
      .summary('add a stand-in for a player who is away')
      .description('Lets a stand-in give orders while the player is away, or ends that.'),
  )
    .option('--back', 'the player is back')
    .addHelpText('after', standInHelp)
    .action((path: string, seat: SeatId, options: Options) =>
      withGame(path, async (gm) => {
        if (options.back !== true) {
          const out = outOf(options);
          return hand(
            seat,
            must(
              await setStandIn(ports, gm, seat, {
                person: personOf(options),
                ...(await closingOf(options)),
                who,
              }),
            ),
            out,
            options.json === true,
          );
        }
        must(endStandingIn(ports, gm.store, seat, who));
        if (options.json === true) sayJson({ seat });
        else say(`${theSeat(gm.store, seat)} no longer has a stand-in.`);
        process.exitCode = exits.done;
      }),
    );
}

const lateHelp = `
«gm status» lists the files by number. Orders that arrived in time can be set aside as well, with --decline and a reason; the previous
orders then count. Nothing is deleted: --take accepts them again until the turn is run.`;

function addLate(program: Command): void {
  program
    .command('late')
    .summary('accept late orders, or set orders aside')
    .description('Decides whether orders files count.')
    .argument('<GAME>', 'the game')
    .argument('<NUMBER...>', 'the files, by number')
    .option('--take', 'they count')
    .option('--decline', 'they do not count')
    .option('--reason <WHY>', 'reason, for the log')
    .option('--json', 'answer as JSON')
    .addHelpText('after', lateHelp)
    .action(
      (
        path: string,
        numbers: readonly string[],
        { take, decline, reason, json }: Options & { readonly take?: boolean; readonly decline?: boolean },
      ) =>
        withGame(path, async (gm) => {
          const { store } = gm;
          if ((take === true) === (decline === true)) throw new Stop([unreadable('take-or-decline')]);
          for (const number of numbers)
            must(
              await settleOrders(ports, gm, Number(number), {
                take: take === true,
                ...defined({ why: reason }),
                who,
              }),
            );
          const settled = store
            .received(store.turn())
            .filter(({ number }) => numbers.includes(String(number)))
            .map(({ number, seat, name, standing }) => ({ number, seat, name, standing }));
          if (json === true) sayJson({ turn: store.turn(), settled });
          else
            for (const { number, seat, name, standing } of settled)
              say(
                `${number}: ${seat === undefined ? '' : seatNamed(store, seat)} ${name}: ${standing === 'counts' ? 'can count' : 'does not count'}.`,
              );
          process.exitCode = exits.done;
        }),
    );
}
