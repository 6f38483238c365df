import { join } from 'node:path';
import type { Choice } from '#contract/beginning.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Push } from '#contract/pushes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type { OrdersShown, practiceStart } from '#contract/player/turns.ts';
import { digest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { newGame, openGame, type Gm } from '../gm/gm.ts';
import type { GmPorts } from '../gm/beginning/newGame.ts';
import { choiceOf } from '../choices.ts';
import type { Rulesets } from '../ruleset.ts';
import type { Library } from '../library/library.ts';
import { gameFile, practiceFolder } from '../library/places.ts';
import type { Packs } from '../packs/packs.ts';
import type { Battles } from './battles.ts';
import { makeBattles } from './battles.ts';
import { closing, freeName } from './games.ts';
import { takeBack } from './takeBack.ts';
import { waitingOf } from '../gm/turns/waiting.ts';
import { answerAgain, movedOn, runTurn, seatTable, takeFirst, takeResults } from './table.ts';
import { practiceGame } from './practiceSetup.ts';
import { unreadable } from '#contract/refusals/practice.ts';
import { libraryRefusals } from '#contract/refusals/library.ts';
import { everyRuleset } from '../ruleset.ts';

/**
 * Games against the computer, if the ruleset has one, run on this machine by the same services as any game
 * master's game.
 */
export interface Practice extends Battles {
  /** The rulesets by which games can be begun. */
  choices(): Promise<readonly Choice[]>;
  /** Generates a game in the library and takes in the results of its first turn. */
  start(wish: Of<typeof practiceStart>): Promise<Outcome<TurnKey>>;
  /**
   * Runs the turn with the saved plan and takes in the results. If this was interrupted before, it is
   * completed. Refused if the orders are not those that a page showed, where that is said.
   */
  next(key: TurnKey, shown?: OrdersShown): Promise<Outcome<TurnKey>>;
  /**
   * Goes back to a turn that was run, or in the one that waits for answers to what was asked before. A turn that was run is open for orders again, with the plans as they are, and the later turns leave the library. If this was
   * interrupted before, it is completed. `newest`: the newest turn that a page shows; refused if the game has moved on.
   */
  back(key: TurnKey, newest?: number): Promise<Outcome<TurnKey>>;
}

export interface PracticeNeeds {
  readonly library: Library;
  readonly files: Files;
  readonly folders: Folders;
  readonly packs: Pick<Packs, 'scenario'>;
  readonly ports: GmPorts;
  readonly stores: GameStores;
  readonly rulesets: Rulesets;
  readonly push: Push;
}

export function makePractice(needs: PracticeNeeds): Practice {
  const { library, files, packs, ports, stores, rulesets, push } = needs;
  const pathOf = (game: string): string => join(library.root, practiceFolder(game), gameFile(game));
  /** Does some work on a practice game of the library. */
  const inGame = async <T>(
    { game }: Pick<TurnKey, 'game'>,
    work: (gm: Gm) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const games = await library.games();
    if (!games.ok) return games;
    if (!games.value.some((one) => one.practice && one.game === game))
      return bad([libraryRefusals.unreadable('not-practice', { game })]);
    const opened = await openGame(ports, stores, pathOf(game), rulesets.of);
    return opened.ok ? closing(opened.value, work) : opened;
  };
  const tell = (doing: string, done: number, of: number): void =>
    push('progress', { what: 'practice', doing, done, of });

  const practice: Practice = {
    choices: async () => (await everyRuleset(rulesets)).map(choiceOf),
    start: async (wish) => {
      const table = (wish.table ?? []).map(({ seat }) => seat);
      const brought =
        wish.scenario === undefined
          ? undefined
          : await packs.scenario(wish.scenario.pack, wish.scenario.name);
      if (brought?.ok === false) return brought;
      const id = brought?.value.ruleset ?? wish.ruleset;
      const ruleset = await rulesets.of(id ?? rulesets.ids[0] ?? '');
      if (ruleset === undefined) return bad([unreadable('no-ruleset', { id: id ?? '' })]);
      const source = wish.seed ?? Buffer.from(ports.entropy.bytes(16)).toString('hex');
      const wished = practiceGame(ruleset, wish, brought?.value, source);
      if (!wished.ok) return wished;
      const begun = wished.value;
      const game = await freeName(needs, begun.seed, wish.tutorial === true);
      if (!game.ok) return game;
      tell('Making the game', 0, 2);
      const made = await newGame(ports, stores, pathOf(game.value), {
        ruleset,
        setup: begun.setup,
        players: Object.fromEntries(
          (wish.table ?? []).map(({ seat, player }) => [seat, { player, address: '' }]),
        ),
        seed: begun.seed,
        game: game.value,
        title: begun.title,
        ...(ruleset.computerPlan === undefined
          ? {}
          : {
              computer: (seats) =>
                seats.filter(
                  (seat) => seat !== mineAmong(seats, begun.seat, begun.seed) && !table.includes(seat),
                ),
              ambitious: begun.ambitious,
              ...defined({ level: begun.level }),
            }),
      });
      if (!made.ok) return made;
      return closing(made.value, async (gm) => {
        tell('Opening the first turn', 1, 2);
        const mine = mineAmong(
          gm.store.seats().map(({ seat }) => seat),
          begun.seat,
          begun.seed,
        );
        const seated = seatTable(ports, gm, [mine, ...table]);
        if (!seated.ok) return seated;
        const took = await takeFirst({ library, files }, gm, mine, wish.table);
        tell('Done', 2, 2);
        return took;
      });
    },

    next: (key, shown) =>
      inGame(key, async (gm) => {
        const now = gm.store.turn();
        if (key.turn > now) return bad([unreadable('later-turn/practice', { turn: key.turn, now })]);
        if (gm.store.facts.edition !== gm.ruleset.edition) return bad([unreadable('other-edition/practice')]);
        if (key.turn === now) {
          const same = shown === undefined ? undefined : await library.asShown(key, shown);
          if (same?.ok === false) return same;
          const ran = await runTurn({ library, files }, gm, key, tell);
          // Where the turn waits for others at the table or asks something, it is still the same turn.
          if (!ran.ok || ran.value === 'waits') return ran.ok ? good(key) : ran;
        } else if (await hasTurn(library, key, now)) return bad([movedOn(key.turn, now)]);
        const took = await takeResults(library, gm, key);
        tell('Done', 3, 3);
        return took;
      }),

    back: (key, newest) =>
      inGame(key, (gm) =>
        waitingOf(gm.store) !== undefined && key.turn === gm.store.turn()
          ? answerAgain({ library, ports }, gm, key)
          : takeBack({ library, files }, gm, key, newest),
      ),
    ...makeBattles({ ...needs, inGame, pathOf, next: (key) => practice.next(key) }),
  };
  return practice;
}

/** The player's seat: the one asked for, or a random one. */
const mineAmong = (seats: readonly string[], wished: string | undefined, seed: string): string =>
  wished ?? seats[Number.parseInt(digest(seed).slice(0, 8), 16) % seats.length] ?? '';

async function hasTurn(library: Library, { game, seat }: TurnKey, turn: number): Promise<boolean> {
  return (await library.open({ game, seat, turn })).ok;
}
