import { join } from 'node:path';
import type { TurnKey } from '#contract/keys.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { placeId, nthOrder, type SeatId, seatId } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan, withOrder } from '#kernel/game/plan.ts';
import { type Gm, newGame, openGame } from '#main/services/gm/gm.ts';
import { openSeats, questionsOf, waitingOf } from '#main/services/gm/turns/waiting.ts';
import { loadTurn } from '#main/services/gm/turns/loadedTurn.ts';
import { type KeyholderTexts, readPublicKeys, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { tryTurn } from '#main/services/gm/trial/tryTurn.ts';
import type { Library } from '#main/services/library/library.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { Order } from '../../rulesets/pearl-divers/game/game.ts';
import { boatOf } from '../../rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '../../rulesets/pearl-divers/game/ruleset.ts';
import { libraryAt } from '../play/toyGame.ts';
import { tempFolder } from '../tempFolder.ts';
import { quickSealing, resultsFor, testPorts, valueOf } from './gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/*
 * A game of Pearl Divers by file: a game master and two players, each with a library. All divers go down in the first turn, and come up with
 * nothing, so that both are asked whether they go down once more.
 */
export const pearls = pearlDivers as unknown as SomeRuleset;
type Pearls = typeof pearlDivers;
/** Pearl Divers with something changed, over whatever books. */
export const pearlsWith = (change: (rules: Pearls) => Pearls): SomeRuleset =>
  ({
    ...change(pearlDivers),
    open: (books) => change(pearlDivers.open?.(books) ?? pearlDivers),
  }) satisfies Pearls as unknown as SomeRuleset;
export const [north, south] = [seatId('north'), seatId('south')];
export const again = { kind: 'go-down-again' } as const;

export interface AskedPearls {
  readonly path: string;
  readonly gm: Gm;
  readonly libraries: Readonly<Record<SeatId, Library>>;
  readonly keys: Readonly<Record<SeatId, TurnKey>>;
}

/** To the reef of a seat, and down. */
export function dives(seat: SeatId, turn: number): Plan<Order> {
  const to = placeId(seat === north ? 'ledge' : 'shallows');
  const sail: Order = { kind: 'sail', ref: nthOrder(seat, turn, 1), to };
  const dive: Order = { kind: 'dive', ref: nthOrder(seat, turn, 2) };
  return withOrder<Order>(withOrder<Order>(emptyPlan(), sail, boatOf(seat)), dive, boatOf(seat));
}

/** The library of somebody who got this invitation. */
export async function invited(bytes: Uint8Array, ruleset = pearls): Promise<readonly [Library, TurnKey]> {
  const library = libraryAt(tempFolder(), { rulesets: theseRulesets([ruleset]), sealing: quickSealing });
  return [library, (valueOf(await library.take(bytes)) as { readonly key: TurnKey }).key];
}

/** Saves and exports the orders of a seat, and has them taken in. */
export async function sendOrders({ gm, libraries, keys }: AskedPearls, seat: SeatId): Promise<void> {
  const key = keys[seat]!;
  valueOf(await libraries[seat]!.savePlan(key, dives(seat, key.turn), 0));
  const orders = valueOf(await libraries[seat]!.exportOrders(key));
  const taken = await gm.takeOrders(Buffer.from(orders.base64, 'base64'), orders.name);
  if (taken.verdict !== 'final' && taken.verdict !== 'sealed') throw new Error(taken.reason);
}

/** A game whose first turn asks these seats when it is run; the orders are in, and it has not run yet. */
export async function pearlsThatAsk(
  asked: readonly SeatId[] = [north, south],
  ruleset = pearls,
  /** Orders are sealed to this keyholder, and are opened before the turn is run. */
  keyholder?: KeyholderTexts,
): Promise<AskedPearls> {
  for (let seed = 1; seed <= 60; seed += 1) {
    const path = join(tempFolder(), 'pd1.game');
    const gm = valueOf(
      await newGame(testPorts(), gameFiles, path, {
        ruleset,
        setup: { seats: [north, south] },
        players: {},
        seed: `pearls ${seed}`,
        game: 'pd1',
        title: 'Pearls',
        ...(keyholder === undefined ? {} : { keyholder: valueOf(readPublicKeys(keyholder.publicly)) }),
      }),
    );
    const mine = await invited(resultsFor(gm, north), ruleset);
    const yours = await invited(resultsFor(gm, south), ruleset);
    const world: AskedPearls = {
      path,
      gm,
      libraries: { [north]: mine[0], [south]: yours[0] },
      keys: { [north]: mine[1], [south]: yours[1] },
    };
    for (const seat of [north, south]) await sendOrders(world, seat);
    if (keyholder !== undefined)
      valueOf(await gm.unseal(valueOf(releasedKey(quickSealing, keyholder.privately, 1))));
    const tried = tryTurn(ruleset, gm.store.facts.secret, loadTurn(ruleset, gm.store));
    const found = tried.outcome.stop?.questions.map(({ to }) => to) ?? [];
    if (found.join() === asked.join()) return world;
    gm.close();
  }
  throw new Error('no seed asks these seats');
}

/** The same game opened by another program, at another time if one is given. */
export async function reopened(path: string, now?: string): Promise<Gm> {
  const ports = testPorts();
  const clock = now === undefined ? ports.clock : { now: () => now };
  return valueOf(await openGame({ ...ports, clock }, gameFiles, path, () => pearls));
}

/** The questions file that a seat is to get now. */
export function questionsFor({ store }: Gm, seat: SeatId): Uint8Array {
  const waiting = waitingOf(store);
  const asked = waiting === undefined ? undefined : openSeats(waiting).find((one) => one.seat === seat);
  const file = asked === undefined ? undefined : questionsOf(store, asked);
  if (file === undefined) throw new Error(`nobody asks ${seat}`);
  return file;
}

/** Opens a questions file in a library, answers them all alike, and gives the answers file. */
export async function answersIn(
  library: Library,
  key: TurnKey,
  questions: Uint8Array,
  orders: readonly unknown[],
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  valueOf(await library.take(questions));
  const open = valueOf(await library.questions(key));
  if (open === undefined) throw new Error(`${key.seat} is asked nothing`);
  const answers = open.questions.map(({ number }) => ({ number, orders }));
  valueOf(await library.saveAnswers(key, open.digest, answers));
  const file = valueOf(await library.exportAnswers(key));
  return { name: file.name, bytes: Buffer.from(file.base64, 'base64') };
}

/** The same with what a game asks a seat now. */
export const answersOf = (
  { gm, libraries, keys }: Pick<AskedPearls, 'gm' | 'libraries' | 'keys'>,
  seat: SeatId,
  orders: readonly unknown[],
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> =>
  answersIn(libraries[seat]!, keys[seat]!, questionsFor(gm, seat), orders);
