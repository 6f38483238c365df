import type { Command } from 'commander';

import type { SeatId } from '#kernel/words/ids.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import { addFellow, changeFellow, endFellow, fellowsOf, scopesOf } from '../../services/gm/people/fellows.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { seatIn } from '../../services/gm/people/people.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import type { HandOptions } from './handing.ts';
import { closingOf, hand, handing, outOf, personOf } from './handing.ts';
import { theSeat } from '../../services/gm/named.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';

interface Options extends HandOptions {
  readonly scope?: readonly string[];
  readonly number?: string;
  readonly end?: boolean;
}

const help = `
Where the rules divide a seat's orders, such as by fleets, several players can share it. Each further player has a number,
keys and an invitation of their own, and gets the seat's results, sealed to them alone. Each player's last saved file
counts. An order counts if its sender holds its scope; scopes given to nobody belong to the seat's own player. Scopes hold
from the current turn on, even if a holder sends nothing. Questions in the middle of a turn go to the seat's own player.

Without other options the command lists who holds what.

Examples:
  gm fellow gw9.game SEAT
  gm fellow gw9.game SEAT --player Kim --scope SCOPE --address kim@example.org --out invitations
  gm fellow gw9.game SEAT --number 2 --scope SCOPE --scope SCOPE   # what Kim holds from now on
  gm fellow gw9.game SEAT --number 2 --end                         # Kim's part is the player's again`;

/** Adds the command about players who share a seat. */
export function addFellows(program: Command): void {
  handing(
    program
      .command('fellow')
      .summary('let several players share a seat')
      .description('Gives a part of a seat’s orders to another player, changes it, or takes it away.'),
  )
    .option('--scope <NAME...>', 'what they hold, by its name in the list')
    .option('--number <N>', 'number of the additional player to change, as listed')
    .option('--end', 'take their part away')
    .addHelpText('after', help)
    .action((path: string, seat: SeatId, options: Options) =>
      withGame(path, async (gm) => {
        if (options.number !== undefined) changed(gm, seat, Number(options.number), options);
        else if (options.end === true) throw new Stop([unreadable('no-fellow-number')]);
        else if (options.player !== undefined || options.scope !== undefined) return added(gm, seat, options);
        tell(gm, seat, options.json === true);
        process.exitCode = exits.done;
      }),
    );
}

async function added(gm: Gm, seat: SeatId, options: Options): Promise<void> {
  const out = outOf(options);
  const { scope: scopes = [] } = options;
  const wanted = { person: personOf(options), scopes, ...(await closingOf(options)), who };
  return hand(seat, must(await addFellow(ports, gm, seat, wanted)), out, options.json === true);
}

function changed(gm: Gm, seat: SeatId, number: number, { end, scope, player, address }: Options): void {
  must(
    end === true
      ? endFellow(ports, gm, { seat, number }, who)
      : changeFellow(
          ports,
          gm,
          { seat, number },
          {
            ...defined({ scopes: scope, player, address }),
            who,
          },
        ),
  );
}

function tell(gm: Gm, seat: SeatId, json: boolean): void {
  const own = must(seatIn(gm.store, seat));
  const fellows = fellowsOf(gm.store, seat).map(({ number, player, address, scopes, since }) => ({
    number,
    player,
    address,
    scopes,
    since,
  }));
  const scopes = scopesOf(gm, seat);
  if (json) return sayJson({ seat, fellows, scopes });
  if (scopes.length === 0) return say('These rules do not divide the orders of a seat.');
  say(
    wrapped(
      `1: ${own.player === '' ? 'nobody' : own.player}, the seat’s own player (${theSeat(gm.store, seat)}).`,
    ),
  );
  for (const { number, player, address, since } of fellows)
    say(wrapped(`${number}: ${player}${address === '' ? '' : `, ${address}`}, since turn ${since}.`));
  for (const { scope, label, number = 1 } of scopes) say(wrapped(`* ${scope} (${label}): player ${number}`));
}
