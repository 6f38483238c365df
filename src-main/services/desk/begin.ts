import { isUtf8 } from 'node:buffer';

import type { In } from '#contract/calls.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { seatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import { filledWish } from '#kernel/wish.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import { readPublicKeys } from '../gm/game/keyholder.ts';
import { newGame } from '../gm/gm.ts';
import type { SomeRuleset } from '../ruleset.ts';
import type { Players } from '../gm/beginning/setups.ts';
import { playersIn, setupWith } from '../gm/beginning/setups.ts';
import { taken } from './mail/arriving.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

type Wish = In<'gm.begin'>;

/** Handles the beginning of games. */
export function makeBeginHandlers(parts: DeskParts): Pick<DeskHandlers, 'gm.begin'> {
  return {
    'gm.begin': async (wish) => {
      const begun = await begin(parts, wish);
      return begun.ok ? parts.changed(begun.value.game, begun) : begun;
    },
  };
}

async function begin(parts: DeskParts, wish: Wish): Promise<Outcome<{ readonly game: string }>> {
  const { games, ports, stores, rulesets } = parts;
  const ruleset = rulesets.find(({ id }) => id === wish.ruleset);
  if (ruleset === undefined)
    return bad([
      unreadable('wrong-ruleset/wish', {
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
    ...defined({ books: wish.books }),
    address: wish.address,
    ...(wish.title.trim() === '' ? {} : { title: wish.title.trim() }),
    ...(wish.computer === 'none' ? {} : { computer: wish.computer }),
    ...(wish.conquers ? { ambitious: true } : {}),
    ...defined({ keyholder: keyholder?.value }),
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
  const { beginning } = ruleset;
  const players: Players = Object.fromEntries(
    named.map(({ seat, player, address }) => [
      seatId(seat),
      { player: player.trim(), address: address.trim() },
    ]),
  );
  if (map.kind === 'tutorial')
    return beginning.tutorial === undefined
      ? bad([unreadable('no-map')])
      : good({ setup: beginning.tutorial.setup, players });
  if (map.kind === 'scenario') return scenarioOf(ruleset, map.scenario ?? '', players);
  const wish = filledWish(beginning, map.wish?.kind, map.wish?.values ?? {});
  if (!wish.ok) return wish;
  const [room, more] = [beginning.room(wish.value), named.length];
  if (more > room) return bad([unreadable('too-many-players', { players: more, seats: room })]);
  return good({ setup: setupWith(ruleset, wish.value, players), players });
}

function scenarioOf(
  ruleset: SomeRuleset,
  base64: string,
  players: Players,
): Outcome<{ readonly setup: unknown; readonly players: Players }> {
  const bytes = Buffer.from(base64, 'base64');
  if (!isUtf8(bytes)) return bad([unreadable('scenario-not-utf-8')]);
  const read = readJson(bytes.toString('utf8'));
  if (!read.ok) return bad(read.fault);
  return good({ setup: read.value, players: { ...playersIn(ruleset, read.value), ...players } });
}

/** A letter and two more characters that no game on the desk has as its name. */
function freeName({ ports }: DeskParts, names: readonly string[]): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  for (;;) {
    const [a = 0, b = 0, c = 0] = ports.entropy.bytes(3);
    const name = [signs[a % 26], signs[b % 36], signs[c % 36]].join('');
    if (!names.includes(name)) return name;
  }
}
