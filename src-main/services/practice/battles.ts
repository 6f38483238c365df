import { join } from 'node:path';
import type { TurnKey } from '#contract/keys.ts';
import type { Out } from '#contract/calls.ts';
import type { Codec, Of } from '#kernel/codec/codec.ts';
import { hash, integer, line, object } from '#kernel/codec/shapes.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { GmPorts } from '../gm/beginning/newGame.ts';
import { beginBattle, bringHome } from '../gm/elsewhere/battles.ts';
import type { WaitingBattle } from '../gm/elsewhere/waiting.ts';
import { outcomeIn } from '../gm/elsewhere/readBattle.ts';
import { isFlownBy, waitingBattles } from '../gm/elsewhere/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import type { Library } from '../library/library.ts';
import { gameFile, practiceFolder } from '../library/places.ts';
import type { Rulesets } from '../ruleset.ts';
import { closing, freeName } from './games.ts';
import { seatTable, takeFirst } from './table.ts';

/** Battles of a practice game that are flown as practice games of their own, and what came of them. */
export interface Battles {
  /** The battles of a seat for which the turn waits, whether it waits for those of others at the table, and the game that waits for this one. */
  battles(key: TurnKey): Promise<Outcome<Out<'practice.battles'>>>;
  /** Begins the game that fights a battle, or finds it; the key is that of its newest turn. */
  fly(key: TurnKey, battle: string): Promise<Outcome<TurnKey>>;
  /** Settles a battle by what came of its game, or by the rules, and goes on with the turn. */
  settle(key: TurnKey, battle: string, byRules: boolean): Promise<Outcome<TurnKey>>;
}

interface Needs {
  readonly library: Library;
  readonly files: Files;
  readonly folders: Folders;
  readonly ports: GmPorts;
  readonly stores: GameStores;
  readonly rulesets: Rulesets;
  pathOf(game: string): string;
  inGame<T>(key: Pick<TurnKey, 'game'>, work: (gm: Gm) => Promise<Outcome<T>>): Promise<Outcome<T>>;
  next(key: TurnKey): Promise<Outcome<TurnKey>>;
}

/** In the file of a game that fights a battle: whose it is. */
const homeShape = object({
  game: line(40),
  seat: line(80),
  turn: integer(0, 1_000_000),
  battle: hash,
});
const homeMemo = 'battle of';
const home: Codec<Of<typeof homeShape>> = homeShape;

/** Whether what came of a game is known. */
const isDecided = ({ store, ruleset }: Gm): boolean =>
  outcomeIn(ruleset, store.turnOf(store.turn())) !== undefined;

/** The newest turn of a game in the library, once for each seat that is played at this screen. */
async function newestOf(library: Library, game: string): Promise<Outcome<readonly TurnKey[]>> {
  const used = await library.used();
  if (!used.ok) return used;
  const mine = used.value.filter((one) => one.game === game);
  const newest = Math.max(0, ...mine.map(({ turn }) => turn));
  return good(mine.filter(({ turn }) => turn === newest).map(({ seat, turn }) => ({ game, seat, turn })));
}

/** The battle of this name for which a run waits, if the seat is in it. */
function waitsFor({ store, ruleset }: Gm, battle: string, seat: string): Outcome<WaitingBattle> {
  const found = waitingBattles(store, ruleset).find(({ id }) => id === battle);
  if (found === undefined) return bad([unreadable('battle-settled')]);
  return isFlownBy(found, [seat]) ? good(found) : bad([unreadable('battle-of-others')]);
}

export function makeBattles(needs: Needs): Battles {
  const { library, inGame, ports, stores, rulesets } = needs;
  const needed = { ports, stores, rulesetOf: rulesets.of };

  /** The newest turn of the game that fights a battle, as a seat of this one flies it, if there still is one; and whether it is decided. */
  async function flownIn(
    { game, battle }: WaitingBattle,
    seat: string,
  ): Promise<{ readonly flown?: TurnKey; readonly decided: boolean }> {
    const found = game === undefined ? undefined : await newestOf(library, game);
    const seats = battle.ok ? battle.value.seats : {};
    const flown =
      found?.ok === true ? found.value.find((one) => seats[seatId(one.seat)] === seat) : undefined;
    if (flown === undefined) return { decided: false };
    const decided = await inGame(flown, async (gm) => good(isDecided(gm)));
    return { flown, decided: decided.ok && decided.value };
  }

  /** Begins the game that fights a battle of this one. */
  async function begin(gm: Gm, key: TurnKey, found: WaitingBattle): Promise<Outcome<TurnKey>> {
    const table = await newestOf(library, key.game);
    if (!table.ok) return table;
    const { battle, number, id } = found;
    if (!battle.ok) return battle;
    const at = table.value.map(({ seat }) => seat);
    const flown = inOrder(battle.value.seats).filter(([, seat]) => at.includes(seat));
    const [mine] = flown.find(([, seat]) => seat === key.seat) ?? [];
    if (mine === undefined) return bad([unreadable('no-battle-asked', { number })]);
    const name = await freeName(needs, `${key.game} ${gm.store.turn()} ${found.key}`, false);
    if (!name.ok) return name;
    const path = join(library.root, practiceFolder(name.value), gameFile(name.value));
    const made = await beginBattle(needed, gm, { number, path, game: name.value, flown: at });
    if (!made.ok) return made;
    return closing(made.value, async (theirs) => {
      const turn = gm.store.turn();
      theirs.store.setMemo(homeMemo, home.make({ game: key.game, seat: key.seat, turn, battle: id }));
      const seated = seatTable(
        ports,
        theirs,
        flown.map(([seat]) => seat),
      );
      if (!seated.ok) return seated;
      const players = flown.map(([seat]) => ({
        seat,
        player: theirs.store.seats().find((one) => one.seat === seat)?.player ?? seat,
      }));
      return takeFirst(needs, theirs, mine, players.length > 1 ? players : undefined);
    });
  }

  return {
    battles: (key) =>
      inGame(key, async (gm) => {
        const table = await newestOf(library, key.game);
        if (!table.ok) return table;
        const at = table.value.map(({ seat }) => seat);
        const waiting: Out<'practice.battles'>['waiting'][number][] = [];
        const flown = waitingBattles(gm.store, gm.ruleset).filter((battle) => isFlownBy(battle, at));
        const mine = flown.filter((battle) => isFlownBy(battle, [key.seat]));
        for (const one of mine)
          waiting.push({ battle: one.id, said: one.said, ...(await flownIn(one, key.seat)) });
        const of = gm.store.memoAs(homeMemo, home);
        return good({
          waiting,
          others: mine.length < flown.length,
          ...(of === undefined
            ? {}
            : {
                home: {
                  key: { game: of.game, seat: of.seat, turn: of.turn },
                  battle: of.battle,
                  decided: isDecided(gm),
                },
              }),
        });
      }),
    fly: (key, battle) =>
      inGame(key, async (gm) => {
        const found = waitsFor(gm, battle, key.seat);
        if (!found.ok) return found;
        const { flown } = await flownIn(found.value, key.seat);
        return flown === undefined ? begin(gm, key, found.value) : good(flown);
      }),
    settle: async (key, battle, byRules) => {
      const answered = await inGame(key, async (gm) => {
        const found = waitsFor(gm, battle, key.seat);
        if (!found.ok) return found;
        const { silence = [], game = '', number } = found.value;
        if (byRules) return gm.answer({ number, orders: silence });
        const archive = await inGame({ game }, async (theirs) => good(theirs.archive()));
        return archive.ok ? bringHome(needed, gm, { number, archive: archive.value }) : archive;
      });
      return answered.ok ? needs.next(key) : answered;
    },
  };
}
