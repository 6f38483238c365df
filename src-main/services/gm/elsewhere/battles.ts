import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { bad, good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import type { GameStores } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { RulesetOf } from '../../ruleset.ts';
import type { GmPorts } from '../beginning/newGame.ts';
import { answerAsGm } from '../asking/answerAsGm.ts';
import { seedOf } from '../game/seeds.ts';
import type { Gm } from '../gm.ts';
import { newGame } from '../gm.ts';
import { doneBy } from '../policy/policy.ts';
import { ledSeats } from '../turns/loadedTurn.ts';
import { battleMemo } from '../turns/record.ts';
import { battleSeed } from './handed.ts';
import { battleDigest, readBattle } from './readBattle.ts';
import type { WaitingBattle } from './waiting.ts';
import { putBegun, putCaller, waitingBattles } from './waiting.ts';

interface Needs {
  readonly ports: GmPorts;
  readonly stores: GameStores;
  readonly rulesetOf: RulesetOf;
}

/** How the game of a battle is begun. */
export interface BattleWish {
  readonly number: number;
  /** The file of the game, and its name. */
  readonly path: string;
  readonly game?: string;
  /** Of the seats of the calling game, those that persons fly; the computer flies the others. Absent: those that it does not lead there. */
  readonly flown?: readonly string[];
  /** Who begins it, for the log. */
  readonly who?: string;
}

/** The battle of that number for whose outcome the run waits. */
export function waitingBattle(
  { store, ruleset }: Pick<Gm, 'store' | 'ruleset'>,
  number: number,
): Outcome<WaitingBattle> {
  const found = waitingBattles(store, ruleset).find((one) => one.number === number);
  return found === undefined ? bad([unreadable('no-battle-asked', { number })]) : good(found);
}

const seedFor = ({ store }: Pick<Gm, 'store'>, { key }: WaitingBattle): string =>
  battleSeed(seedOf(store.facts.secret, store.turn()), key);

/** Begins the game of a battle that waits, with the people of the calling game. Its keys are new: whoever holds its invitations can play nothing but the battle. */
export async function beginBattle(
  { ports, stores, rulesetOf }: Needs,
  gm: Gm,
  wish: BattleWish,
): Promise<Outcome<Gm>> {
  const found = waitingBattle(gm, wish.number);
  if (!found.ok) return found;
  const { battle } = found.value;
  if (!battle.ok) return battle;
  const { ruleset: id, setup, books, seats, title } = battle.value;
  const rules = await rulesetOf(id);
  if (rules?.outcome === undefined) return bad([unreadable('no-rules/battle', { id })]);
  const led = ledSeats(gm.ruleset, gm.store);
  const people = inOrder(seats).flatMap(([seat, callers]) => {
    const one = gm.store.seats().find((other) => other.seat === callers);
    return one === undefined ? [] : [[seat, one] as const];
  });
  const isFlown = (seat: SeatId): boolean => {
    const callers = seats[seat] as SeatId;
    return wish.flown === undefined
      ? people.some(([one]) => one === seat) && !led.includes(callers)
      : wish.flown.includes(callers);
  };
  const made = await newGame(ports, stores, wish.path, {
    ruleset: rules,
    setup,
    books,
    players: Object.fromEntries(people.map(([seat, { player, address }]) => [seat, { player, address }])),
    seed: seedFor(gm, found.value),
    title: `${title} (${gm.store.facts.game}, turn ${gm.store.turn()})`.slice(0, 100),
    address: gm.store.facts.address,
    computer: (all) => all.filter((seat) => !isFlown(seat)),
    ...defined({ game: wish.game }),
  });
  if (!made.ok) return made;
  const { game } = made.value.store.facts;
  putCaller(made.value.store, { game: gm.store.facts.game, turn: gm.store.turn() });
  gm.store.together(() => {
    putBegun(gm.store, found.value.id, id, game);
    const what = `Game ${game} was begun for the battle of question ${wish.number}.`;
    gm.store.note({ at: ports.clock.now(), what, ...doneBy(wish.who) });
  });
  return made;
}

/** Takes the outcome of a battle as the answer to its question; the archive of its game is kept with it, as proof. */
export async function bringHome(
  { ports, rulesetOf }: Omit<Needs, 'stores'>,
  gm: Gm,
  { number, archive }: { readonly number: number; readonly archive: Uint8Array },
  who?: string,
): Promise<Outcome<undefined>> {
  const found = waitingBattle(gm, number);
  if (!found.ok) return found;
  const { battle, id } = found.value;
  if (!battle.ok) return battle;
  const outcome = await readBattle(
    { sealing: ports.sealing, rulesetOf },
    archive,
    battle.value,
    seedFor(gm, found.value),
  );
  if (!outcome.ok) return outcome;
  // Others may have answered while the battle was run again, or taken the turn back and planned otherwise.
  const still = waitingBattles(gm.store, gm.ruleset).find((one) => one.id === id);
  if (still === undefined) return bad([unreadable('no-battle-asked', { number })]);
  const order = still.order(outcome.value);
  if (!order.ok) return order;
  const digest = battleDigest(archive);
  gm.store.setMemo(battleMemo(digest), Buffer.from(archive).toString('base64'));
  return answerAsGm(
    ports,
    gm.store,
    gm.ruleset,
    { number: still.number, orders: makeAnswer(gm.ruleset.orders, [order.value]), battle: digest },
    who,
  );
}
