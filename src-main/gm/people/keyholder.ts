import type { Command } from 'commander';

import { plural } from '#kernel/words/phrase.ts';
import {
  lengthenKeys,
  newKeyholder,
  publicKeys,
  readPublicKeys,
  releasedKey,
} from '../../services/gm/game/keyholder.ts';
import { refused, takenData, tellNotTaken } from '../turn/check.ts';
import { files, ports, withGame } from '../openGame.ts';
import { Stop, command, exits, must, say, sayJson } from '../io.ts';
import { onlyOver, writeOut } from '../writeOut.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';

const help = `
So that the game master cannot read orders before the deadline, they can be sealed to a second person, the keyholder:
  1  the keyholder makes the keys:      gm keyholder new --turns 120 --out keys.private --public keys.public
  2  the game is begun with them:       gm new gw9.game --size small --keyholder keys.public --out invitations
  3  after each deadline, release one:    gm keyholder release keys.private --turn 3
  4  the game master opens the orders:  gm unseal gw9.game --key-file turn-3.key
The keyholder keeps keys.private secret and gives keys.public to the game master and to every player. The key of a turn opens
the orders of that turn and no others. The game master can read at once whatever arrives later for the same turn.`;

/** Most bytes of a file of keys. */
const longest = 1_000_000;
const textAt = async (path: string): Promise<string> =>
  new TextDecoder().decode(must(await files.read(path, longest)));
const isList = (bytes: Uint8Array): boolean => readPublicKeys(new TextDecoder().decode(bytes)).ok;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function addKeyholder(program: Command): void {
  const keyholder = program
    .command('keyholder')
    .summary('keys of a second person who must unseal orders')
    .description(
      'For the second person to whom orders are sealed, and for the game master’s list of the keyholder’s public keys.',
    )
    .addHelpText('after', help);
  keyholder
    .command('new')
    .summary('create a keyholder’s keys')
    .requiredOption('--turns <N>', 'how many turns the game may have')
    .requiredOption('--out <FILE>', 'private file to create: the keyholder must not share it')
    .requiredOption('--public <FILE>', 'list of public keys to create')
    .option('--json', 'answer as JSON')
    .action(
      async ({
        turns,
        out,
        public: list,
        json,
      }: {
        readonly turns: string;
        readonly out: string;
        readonly public: string;
        readonly json?: boolean;
      }) => {
        if ((await files.read(out, longest)).ok)
          throw new Stop([
            unreadable('already-there/out', {
              path: out,
            }),
          ]);
        await onlyOver(list, isList);
        const made = must(await newKeyholder(ports, numberIn(turns)));
        must(await files.write(out, bytesOf(made.privately), { secret: true }));
        await writeOut(list, bytesOf(made.publicly), isList);
        if (json === true) sayJson({ turns: numberIn(turns), private: out, public: list });
        else
          say(
            `Keys for ${plural(numberIn(turns), 'turn')} are ready. Do not share ${out}, and keep a copy; give ${list} to the game master and to every player.`,
          );
      },
    );
  keyholder
    .command('public')
    .summary('write the list of public keys again, if you like for more turns')
    .argument('<PRIVATE>', 'the keyholder’s private file')
    .requiredOption('--turns <N>', 'how many turns')
    .requiredOption('--public <FILE>', 'list to make')
    .action(
      async (path: string, { turns, public: list }: { readonly turns: string; readonly public: string }) => {
        const made = must(await publicKeys(ports.sealing, await textAt(path), numberIn(turns)));
        await writeOut(list, bytesOf(made), isList);
        say(`The public keys of ${plural(numberIn(turns), 'turn')} are in ${list}.`);
      },
    );
  keyholder
    .command('release')
    .summary('print the key of one turn')
    .argument('<PRIVATE>', 'the keyholder’s private file')
    .requiredOption('--turn <N>', 'the turn whose orders may be read now')
    .action(async (path: string, { turn }: { readonly turn: string }) =>
      say(must(releasedKey(ports.sealing, await textAt(path), numberIn(turn)))),
    );
  keyholder
    .command('longer')
    .summary('add a longer list of the same keyholder to a game')
    .argument('<GAME>', 'the game')
    .argument('<PUBLIC>', 'the longer list')
    .action((path: string, list: string) =>
      withGame(path, async (gm) =>
        say(
          `The keyholder’s keys now reach to turn ${must(lengthenKeys(ports, gm.store, await textAt(list), who))}.`,
        ),
      ),
    );
}

export function addUnseal(program: Command): void {
  program
    .command('unseal')
    .summary('open sealed orders with the keyholder’s key')
    .description(
      'Opens the sealed orders of the current turn with the keyholder’s key of this turn, in the order in which they came.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--key-file <FILE>', 'file with the output of «gm keyholder release»')
    .option('--json', 'answer as JSON')
    .action((path: string, { keyFile, json }: { readonly keyFile: string; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        const opened = must(await gm.unseal(await textAt(keyFile), who));
        if (json === true)
          sayJson({ game: gm.store.facts.game, turn: gm.store.turn(), opened: takenData(opened) });
        else {
          tellNotTaken(opened);
          say(
            `${plural(opened.length, 'sealed file')} of turn ${gm.store.turn()} opened. Next, see what they hold:\n  ${command('check', path)}`,
          );
        }
        process.exitCode = refused(opened).length > 0 ? exits.problems : exits.done;
      }),
    );
}

function numberIn(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Stop([
      unreadable('which-number', {
        text,
      }),
    ]);
  return Number(text);
}
