import { isUtf8 } from 'node:buffer';

import type { In } from '#contract/calls.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { seatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import { filledWish } from '#kernel/wish.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Players } from '../../gm/beginning/setups.ts';
import { playersIn } from '../../gm/beginning/setups.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

type Wish = In<'gm.begin'>;

interface Source {
  readonly players: Players;
  /** One of the two: what is wished, or a setup that is there already. */
  readonly wish?: unknown;
  readonly setup?: unknown;
  /** The text of the file that the setup is. */
  readonly written?: string;
}

/** What a game is begun from, and who is named for it. */
export function sourceOf(ruleset: SomeRuleset, { map, players: named }: Wish): Outcome<Source> {
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
  return wish.ok ? good({ wish: wish.value, players }) : wish;
}

function scenarioOf(ruleset: SomeRuleset, base64: string, players: Players): Outcome<Source> {
  const bytes = Buffer.from(base64, 'base64');
  if (!isUtf8(bytes)) return bad([unreadable('scenario-not-utf-8')]);
  const written = bytes.toString('utf8');
  const read = readJson(written);
  if (!read.ok) return bad(read.fault);
  return good({ setup: read.value, written, players: { ...playersIn(ruleset, read.value), ...players } });
}
