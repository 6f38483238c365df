import type { TurnKey } from '#contract/keys.ts';
import { unreadable } from '#contract/refusals/practice.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Gm } from '../gm/gm.ts';
import type { Library } from '../library/library.ts';
import { readTableSeat, writeTableSeat } from '../library/tableSeat.ts';

interface Needs {
  readonly library: Library;
  readonly files: Files;
}

/** Goes back to a turn that was run. The turns after it leave the library, for all at the table, and orders of the turn are given again. */
export async function takeBack(
  needs: Needs,
  gm: Gm,
  key: TurnKey,
  newest = gm.store.turn(),
): Promise<Outcome<TurnKey>> {
  const { library } = needs;
  const used = await library.used();
  if (!used.ok) return used;
  const mine = used.value.filter(({ game }) => game === key.game);
  const later = mine.filter(({ turn }) => turn > key.turn);
  const now = gm.store.turn();
  if (key.turn > now || (key.turn === now && later.length === 0))
    return bad([unreadable('never-run/practice', { turn: key.turn })]);
  if (key.turn < now) {
    if (newest !== now) return bad([unreadable('moved-on/practice', { now })]);
    const went = await gm.back({ turn: key.turn, why: 'The player took the turn back.' });
    if (!went.ok) return went;
  }
  for (const { game, seat, turn } of later) {
    const gone = await library.forget({ game, seat, turn });
    if (!gone.ok) return gone;
  }
  const ungiven = await giveAgain(needs, key, [...new Set(mine.map(({ seat }) => seat))]);
  return ungiven.ok ? good(key) : ungiven;
}

/** All at the table are still to give their orders of the turn. */
async function giveAgain(
  { library, files }: Needs,
  { game, turn }: TurnKey,
  seats: readonly string[],
): Promise<Outcome<undefined>> {
  for (const seat of seats) {
    const done = await library.inSeat({ game, seat }, async ({ folder }) => {
      const one = await readTableSeat(files, folder);
      return one === undefined || one.given < turn
        ? good(undefined)
        : writeTableSeat(files, folder, { ...one, given: turn - 1 });
    });
    if (!done.ok) return done;
  }
  return good(undefined);
}
