import type { Out } from '#contract/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import { digest } from '#kernel/codec/digest.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { gameMaster, seatId, type SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import { beginBattle, bringHome, waitingBattle } from '../gm/elsewhere/battles.ts';
import { handsOver } from '../gm/elsewhere/handed.ts';
import { decidedNow, outcomeIn } from '../gm/elsewhere/readBattle.ts';
import { callerOf, waitingBattles, type WaitingBattle } from '../gm/elsewhere/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import { seatNamed } from '../gm/named.ts';
import { openSeats, waitingOf } from '../gm/turns/waiting.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';

type Shown = NonNullable<NonNullable<Out<'gm.asked'>['open']>['battles']>[number];
type Stands = NonNullable<NonNullable<Shown['begun']>['stands']>;

const who = 'desk';

/** For whom the turn of a game waits: for answers, or for orders. */
function owing(gm: Gm): readonly SeatId[] {
  const waiting = waitingOf(gm.store);
  return waiting === undefined ? gm.standing().missing : openSeats(waiting).map(({ seat }) => seatId(seat));
}

/** How the game stands that fights a battle. */
function standsNow(gm: Gm, theirs: Gm, { battle, tells }: WaitingBattle): Stands {
  const turn = theirs.store.turn();
  const outcome = outcomeIn(theirs.ruleset, theirs.store.turnOf(turn));
  const said = outcome === undefined ? undefined : tells(outcome);
  const callers = battle.ok ? battle.value.seats : {};
  const owes = outcome === undefined ? owing(theirs) : [];
  return {
    turn,
    owes: owes.map((seat) => seatNamed(gm.store, seat === gameMaster ? seat : (callers[seat] ?? seat))),
    ...(said?.ok === true ? { outcome: said.value } : {}),
  };
}

/** The battles for whose outcomes the run of a game waits, each with how the game stands that fights it. */
export async function battlesShown(
  { games, rulesets }: Pick<DeskParts, 'games' | 'rulesets'>,
  gm: Gm,
): Promise<readonly Shown[]> {
  if (!handsOver(gm.ruleset)) return [];
  const names = await games.names();
  const onDesk = names.ok ? names.value : [];
  const shown: Shown[] = [];
  for (const one of waitingBattles(gm.store, gm.ruleset)) {
    const { number, silence, battle, game } = one;
    const stands =
      game !== undefined && onDesk.includes(game)
        ? await games.use(game, (theirs) => good(standsNow(gm, theirs, one)))
        : undefined;
    shown.push({
      number,
      leaves: silence !== undefined,
      ...(battle.ok
        ? {
            fought: {
              title: battle.value.title,
              rules: (await rulesets.of(battle.value.ruleset))?.title ?? battle.value.ruleset,
              sides: inOrder(battle.value.seats).map(([, seat]) => seatNamed(gm.store, seat)),
            },
          }
        : { why: battle.fault.map(({ phrase }) => phraseText(phrase)).join(' ') }),
      ...(game === undefined
        ? {}
        : { begun: { game, ...(stands?.ok === true ? { stands: stands.value } : {}) } }),
    });
  }
  return shown;
}

/** Whether a game is decided, and of which game it fights a battle. */
export async function fightsShown(
  { games }: Pick<DeskParts, 'games'>,
  { store, ruleset }: Gm,
): Promise<Pick<Desk, 'decided' | 'fights'>> {
  const caller = callerOf(store);
  const decided = decidedNow({ store, ruleset });
  const names = caller === undefined ? undefined : await games.names();
  const waits =
    caller !== undefined && names?.ok === true && names.value.includes(caller.game)
      ? await games.use(caller.game, (theirs) =>
          good(
            theirs.store.turn() === caller.turn &&
              waitingBattles(theirs.store, theirs.ruleset).some(({ game }) => game === store.facts.game),
          ),
        )
      : undefined;
  return {
    ...(decided === undefined ? {} : { decided }),
    ...(caller === undefined
      ? {}
      : { fights: { ...caller, ...(waits?.ok === true ? { waits: waits.value } : {}) } }),
  };
}

/** What the game of a battle is called on a desk with these names: two desks that begin it at once choose the same, and one is refused. */
function nameFor(battle: string, names: readonly string[]): string {
  for (let at = 0; ; at += 1) {
    const name = digest(`${battle} ${at}`).slice(0, 3);
    if (!names.includes(name)) return name;
  }
}

/** What the desk does about battles that games of other rules fight. */
export function makeBattleHandlers(parts: DeskParts): Pick<DeskHandlers, 'gm.flyBattle' | 'gm.settleBattle'> {
  const { games, changed, ports, stores, rulesets } = parts;
  const needs = { ports, stores, rulesetOf: rulesets.of };
  return {
    'gm.flyBattle': async (asked) => {
      const names = await games.names();
      if (!names.ok) return names;
      const begun = await games.act('turn', asked, async (gm) => {
        const found = waitingBattle(gm, asked.number);
        if (!found.ok) return found;
        const { game: there, id, number } = found.value;
        if (there !== undefined && names.value.includes(there)) return good({ game: there });
        const game = nameFor(id, names.value);
        const made = await beginBattle(needs, gm, { number, path: games.pathOf(game), game, who });
        if (!made.ok) return made;
        made.value.close();
        return good({ game });
      });
      return begun.ok ? changed(begun.value.game, changed(asked.game, begun)) : begun;
    },
    'gm.settleBattle': async (asked) => {
      const done = await games.act('turn', asked, async (gm) => {
        const found = waitingBattle(gm, asked.number);
        if (!found.ok) return found;
        const { number, silence = [], game } = found.value;
        if (asked.byRules) return gm.answer({ number, orders: silence }, who);
        if (game === undefined) return bad([unreadable('undecided-battle')]);
        const archive = await games.use(game, (theirs) => good(theirs.archive()));
        return archive.ok ? bringHome(needs, gm, { number, archive: archive.value }, who) : archive;
      });
      return done.ok ? changed(asked.game, good({})) : done;
    },
  };
}
