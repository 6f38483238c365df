import type { In } from '#contract/calls.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { seatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '../../ports.ts';
import type { DeskHandlers, DeskParts } from '../desk.ts';
import { readPublicKeys } from '../gm/keyholder.ts';
import { newGame } from '../gm.ts';
import type { SomeRuleset } from '../gm/read.ts';
import type { Players } from '../gm/setups.ts';
import { drawnSetup, playerOf } from '../gm/setups.ts';

type Wish = In<'gm.begin'>;

/** Games come: begun anew, and taken in as one file. */
export function makeBeginHandlers(parts: DeskParts): Pick<DeskHandlers, 'gm.begin' | 'gm.import'> {
  return {
    'gm.begin': async (wish) => {
      const begun = await begin(parts, wish);
      return begun.ok ? parts.changed(begun.value.game, begun) : begun;
    },
    'gm.import': async ({ base64 }) => takeGame(parts, Buffer.from(base64, 'base64')),
  };
}

async function begin(parts: DeskParts, wish: Wish): Promise<Outcome<{ readonly game: string }>> {
  const { games, ports, stores, rulesets } = parts;
  const ruleset = rulesets.find(({ id }) => id === wish.ruleset);
  if (ruleset === undefined)
    return bad([
      unreadable('wrong-ruleset', 'This program does not have the rules «{id}». Choose others.', {
        id: wish.ruleset,
      }),
    ]);
  const keyholder = wish.keyholder === undefined ? undefined : readPublicKeys(wish.keyholder);
  if (keyholder?.ok === false) return keyholder;
  const map = mapOf(ruleset, wish);
  if (!map.ok) return map;
  const names = await games.names();
  if (!names.ok) return names;
  const game = wish.game ?? freeName(parts, names.value);
  if (names.value.includes(game)) return bad([taken(game)]);
  const gm = await newGame(ports, stores, games.pathOf(game), {
    ruleset,
    game,
    ...map.value,
    address: wish.address,
    ...(wish.title.trim() === '' ? {} : { title: wish.title.trim() }),
    ...(wish.computer === 'none' ? {} : { computer: wish.computer }),
    ...(wish.conquers ? { ambitious: true } : {}),
    ...(keyholder === undefined ? {} : { keyholder: keyholder.value }),
    ...(wish.passphrase === '' ? {} : { invitation: { kind: 'passphrase', phrase: wish.passphrase } }),
  });
  if (!gm.ok) return gm;
  gm.value.close();
  return good({ game });
}

function mapOf(
  ruleset: SomeRuleset,
  { map, players: named }: Wish,
): Outcome<{ readonly setup: unknown; readonly players: Players }> {
  const { scenarios } = ruleset;
  const players: Players = Object.fromEntries(
    named.map(({ seat, player, address }) => [
      seatId(seat),
      { player: player.trim(), address: address.trim() },
    ]),
  );
  if (map.kind === 'tutorial' && scenarios !== undefined) return good({ setup: scenarios.tutorial, players });
  if (map.kind === 'scenario') return scenarioOf(ruleset, map.scenario ?? '', players);
  const empires = map.kind === 'size' ? (scenarios?.sizes ?? {})[map.size ?? ''] : map.seats;
  if (empires === undefined) return bad([unreadable('no-map', 'Say which map the game is played on.')]);
  const more = Object.keys(players).length;
  if (more > empires)
    return bad([
      unreadable(
        'too-many-players',
        'There are {players} players for {empires} empires. Choose a larger map, or leave players out.',
        { players: more, empires },
      ),
    ]);
  return good({ setup: drawnSetup(players, { empires }), players });
}

function scenarioOf(
  { scenarios }: SomeRuleset,
  base64: string,
  players: Players,
): Outcome<{ readonly setup: unknown; readonly players: Players }> {
  const read = readJson(Buffer.from(base64, 'base64').toString('utf8'));
  if (!read.ok) return bad(read.fault);
  const theirs = Object.fromEntries(
    inOrder(scenarios?.players(read.value) ?? {}).map(([seat, text]) => [seat, playerOf(text)]),
  );
  return good({ setup: read.value, players: { ...theirs, ...players } });
}

/** A letter and two more signs that no game on the desk has. */
function freeName({ ports }: DeskParts, names: readonly string[]): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  for (;;) {
    const [a = 0, b = 0, c = 0] = ports.entropy.bytes(3);
    const name = [signs[a % 26], signs[b % 36], signs[c % 36]].join('');
    if (!names.includes(name)) return name;
  }
}

/** Whether a file is said to be a game: it is a database, as no turn file is. */
export const isGame = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 16)).toString('latin1') === 'SQLite format 3\0';

/** Takes a game in that came as one file, after its every row was checked. Refused, and nothing changed: one that the desk has already. */
export async function takeGame(
  { games, files, folders, stores, rulesets, changed, ports }: DeskParts,
  bytes: Uint8Array,
): Promise<Outcome<{ readonly game: string }>> {
  const arriving = `${games.folderOf('.arriving')}/${Buffer.from(ports.entropy.bytes(6)).toString('hex')}.game`;
  const written = await files.write(arriving, bytes, { secret: true });
  if (!written.ok) return written;
  const opened = await stores.open(arriving);
  if (!opened.ok) return (await files.remove(arriving)).ok ? bad(opened.fault.map(inOneWord)) : opened;
  const { game, ruleset } = opened.value.facts;
  opened.value.close();
  const names = await games.names();
  const refusal = !names.ok
    ? names.fault
    : names.value.includes(game)
      ? [taken(game)]
      : rulesets.some(({ id }) => id === ruleset)
        ? undefined
        : [strange(ruleset)];
  const placed = refusal === undefined ? await folders.move(arriving, games.pathOf(game)) : bad(refusal);
  if (placed.ok) return changed(game, good({ game }));
  await files.remove(arriving);
  return placed;
}

/** The path under which the file lay for a moment tells the game master nothing. */
const inOneWord = (problem: Problem): Problem => ({
  ...problem,
  phrase: {
    ...problem.phrase,
    args: { ...problem.phrase.args, ...('path' in problem.phrase.args ? { path: 'This file' } : {}) },
  },
});
const taken = (game: string): Problem =>
  unreadable(
    'game-is-here',
    'A game {game} is on this desk already. Put that one away in the list of games, or choose another name for the new game.',
    { game },
  );
const strange = (id: string): Problem =>
  unreadable(
    'wrong-ruleset',
    'This game is played by the rules «{id}», which this program does not have. Update the program.',
    { id },
  );
