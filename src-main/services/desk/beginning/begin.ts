import type { In } from '#contract/calls.ts';
import { bad, good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import { readPublicKeys } from '../../gm/game/keyholder.ts';
import { newGame } from '../../gm/gm.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { NewGameRequest } from '../../gm/beginning/newGame.ts';
import { setupWith } from '../../gm/beginning/setups.ts';
import { taken } from '../mail/arriving.ts';
import { sealedFor } from './signUps.ts';
import { sourceOf } from './source.ts';
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
  const ruleset = await rulesets.of(wish.ruleset);
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
  const signed = await sealedFor(parts, wish.ruleset, map.value.players);
  if (!signed.ok) return signed;
  const gm = await newGame(ports, stores, games.pathOf(game), {
    ruleset,
    game,
    ...map.value,
    ...defined({ books: wish.books, dealt: wish.dealt, sealedTo: signed.value.sealedTo }),
    address: wish.address,
    ...(wish.title.trim() === '' ? {} : { title: wish.title.trim() }),
    ...(wish.computer === 'none' ? {} : { computer: wish.computer }),
    ...(wish.conquers ? { ambitious: true } : {}),
    ...(wish.computer === 'none' ? {} : defined({ level: wish.level })),
    ...defined({ keyholder: keyholder?.value }),
    ...(wish.passphrase === '' ? {} : { invitation: { kind: 'passphrase', phrase: wish.passphrase } }),
  });
  if (!gm.ok) return gm;
  gm.value.close();
  await signed.value.used();
  return good({ game });
}

function mapOf(
  ruleset: SomeRuleset,
  asked: Wish,
): Outcome<Pick<NewGameRequest, 'setup' | 'written' | 'players'>> {
  const source = sourceOf(ruleset, asked);
  if (!source.ok) return source;
  const { wish, setup, players, written } = source.value;
  if (setup !== undefined) return good({ setup, players, ...defined({ written }) });
  const [room, more] = [ruleset.beginning.room(wish), asked.players.length];
  if (more > room) return bad([unreadable('too-many-players', { players: more, seats: room })]);
  return good({ setup: setupWith(ruleset, wish, players), players });
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
