import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { listedOrders, withoutOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { entriesByRun } from '#kernel/report/telling.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { ordersIn, type Sheet, textOf } from '#kernel/orders/sheet.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';
import { randomGame } from '#test/support/play/randomGame.ts';
import type { Plans, TestKit } from '#test/support/kits/testKit.ts';
import { newsreels } from './newsLaws.ts';
import { fieldLaws } from './fields/fieldLaws.ts';
import { formLaws } from './formLaws.ts';
import { runLaws } from './runLaws.ts';
import { sayings, scrollAhead } from './sayingLaws.ts';
import { worldLaws } from './worldLaws.ts';

const turns = 3;

/** The laws of every ruleset (layout §6.4), tried on a few random turns. */
export function lawsOf<G extends Game>(kit: TestKit<G>): void {
  const { ruleset } = kit;
  const start = kit.start();
  const game = randomGame(ruleset, start, turns, 'laws');
  describe(`the laws, for ${ruleset.id}`, () => {
    determinism(kit, game);
    roundTrips(ruleset, game);
    purity(ruleset, game);
    secrecy(kit, start);
    fieldLaws(kit, game);
    sayings(ruleset, game);
    newsreels(ruleset, game);
    scrollAhead(ruleset, game);
    formLaws(ruleset, game);
    runLaws(ruleset, game);
    worldLaws(ruleset, game);
    if (ruleset.sheet !== undefined) sheetLaws(ruleset, ruleset.sheet, game);

    test('whatever is withdrawn, the next order has a reference of its own', () => {
      for (const { before, plans } of game)
        for (const [seat, plan] of inOrder(plans)) {
          const view = ruleset.view(before, seat, []);
          for (const { order } of listedOrders(plan)) {
            const left = withoutOrder(plan, order.ref);
            const taken = listedOrders(left).map((one) => one.order.ref);
            expect(taken).not.toContain(ruleset.presentation.nextRef(view, left));
          }
        }
    });

    test('a turn without orders succeeds', () => {
      const outcome = runTurn(ruleset, {
        state: deepFreeze(plainCopy(start)),
        seed: 'idle',
        plans: {},
        decide: silenceOf<G>,
      });
      expect(outcome.stop).toBeUndefined();
      expect(ruleset.turnNumber(outcome.state)).toBe(ruleset.turnNumber(start) + 1);
    });

    test('the preview of a world that hides nothing equals the run', () => {
      const { state, seat, plan } = kit.seen();
      const plans = { [seat]: plan } as Plans<G>;
      const inWorld = (before: G['state']) => {
        const last = (reader: SeatId): G['view'] => ruleset.view(before, reader, []);
        const decide = decideBy<G>({ ruleset, before, plans, last }, {}, true);
        return runTurn(ruleset, { state: before, seed: 'seen', plans, decide });
      };
      const run = inWorld(state);
      const preview = inWorld(ruleset.imagine(ruleset.view(state, seat, [])));
      expect(run.entries.length).toBeGreaterThan(0);
      expect(preview.entries).toEqual(run.entries);
      expect(preview.refusals).toEqual(run.refusals);
    });
  });
}

/** What a sheet writes it reads, and it reads anything. */
function sheetLaws<G extends Game>(
  ruleset: Ruleset<G>,
  sheet: Sheet<G['view'], G['order']>,
  game: readonly RandomTurn<G>[],
): void {
  const bare = ({ ref: _, ...order }: G['order']): unknown => order;
  test('orders written as lines are read as the same orders', () => {
    let read = 0;
    for (const { before, plans } of game)
      for (const [seat, plan] of inOrder(plans)) {
        const view = ruleset.view(before, seat, []);
        for (const line of sheet.lines(view, plan)) {
          const orders = ordersIn(plan, line);
          read += orders.length;
          expect(sheet.read(view, line.line, textOf(sheet, view, plan, line))).toEqual({
            orders: orders.map(bare),
            faults: [],
          });
        }
      }
    expect(read).toBeGreaterThan(0);
  });

  test('any line is read: to orders, or to faults that lie within it or right behind', () => {
    const draw = openDice('lines');
    const signs = Array.from(' ;,.-0123456789abcdefghijklmnopqrstuvwxyzÄ…');
    for (const { before, plans } of game)
      for (const [seat, plan] of inOrder(plans)) {
        const view = ruleset.view(before, seat, []);
        for (const line of sheet.lines(view, plan)) {
          const { line: key } = line;
          const text = `${textOf(sheet, view, plan, line)}${Array.from({ length: draw.int(9) }, () => draw.pick(signs)).join('')}`;
          for (const { from, to } of sheet.read(view, key, text).faults) {
            expect([1 <= from, from <= to, to <= text.length + 1]).toEqual([true, true, true]);
          }
          for (const { value } of sheet.complete(view, key, text, draw.int(text.length + 1) - 1))
            expect(value).not.toBe(text);
        }
      }
  });
}

/** The digests of all these games as another process has them, which is started once for all. */
let others: Readonly<Record<string, string>> | undefined;
function inAnotherProcess(): Readonly<Record<string, string>> {
  const script = join(import.meta.dirname, '../../support/laws/lawProcess.ts');
  const said = (): string =>
    execFileSync(process.execPath, [script, String(turns), 'laws'], { encoding: 'utf8' });
  return (others ??= JSON.parse(said()) as Readonly<Record<string, string>>);
}

function determinism<G extends Game>({ ruleset }: TestKit<G>, game: readonly RandomTurn<G>[]): void {
  test('the same inputs give the same bytes in another process', () => {
    expect(inAnotherProcess()[ruleset.id]).toBe(gameDigest(game));
  });

  test('the order in which orders arrive changes nothing', () => {
    for (const { before, seed, plans, decide, outcome } of game) {
      const reversed = Object.fromEntries([...inOrder(plans)].reverse()) as typeof plans;
      expect(dataDigest(runTurn(ruleset, { state: before, seed, plans: reversed, decide }))).toBe(
        dataDigest(outcome),
      );
    }
  });

  test('every stream of dice rolls what it would have rolled alone', () => {
    let rolled = 0;
    for (const { seed, rolls } of game.flatMap(({ rolled: runs }) => runs)) {
      for (const [stream, own] of Map.groupBy(rolls, (roll) => roll.stream)) {
        const alone = openDice(seed as string).fork(stream);
        for (const { outOf, wins, rolled: face } of own) {
          rolled += 1;
          expect(wins === undefined ? alone.int(outOf) : alone.chance(wins, outOf)).toBe(
            wins === undefined ? face : face <= wins,
          );
        }
      }
    }
    expect(rolled).toBeGreaterThan(0);
  });
}

export const gameDigest = <G extends Game>(game: readonly RandomTurn<G>[]): string =>
  dataDigest(game.map(({ outcome, heard, views }) => [outcome, [...heard], [...views]]));

function roundTrips<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  const survives = (
    codec: { parse(raw: unknown): unknown; make(value: never): unknown },
    value: unknown,
  ): void => {
    const text = stableText(codec.make(value as never));
    const read = codec.parse(JSON.parse(text) as unknown) as {
      readonly ok: boolean;
      readonly value?: unknown;
      readonly fault?: unknown;
    };
    expect(read).toMatchObject({ ok: true });
    expect(stableText(codec.make(read.value as never))).toBe(text);
    expect(stableText(read.value)).toBe(stableText(value));
  };
  test('states, views, events and plans read back as they were written', () => {
    for (const { outcome, heard, views, plans } of game) {
      survives(ruleset.codecs.state, outcome.state);
      for (const view of views.values()) survives(ruleset.codecs.view, view);
      for (const { event } of outcome.entries) survives(ruleset.codecs.event, event);
      for (const events of heard.values())
        for (const { event } of events) survives(ruleset.codecs.event, event);
      for (const [, plan] of inOrder(plans)) survives(planCodec(ruleset.orders) as never, plan);
    }
  });
}

function purity<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('the ledger folded over the world before is the world after', () => {
    for (const { before, outcome } of game) {
      const world = plainCopy(before);
      const runs = runsOf(ruleset, before);
      for (const [at, entries] of entriesByRun(runs, outcome.entries).entries()) {
        for (const { event } of entries) ruleset.apply(world, event);
        ruleset.close(world, runs[at]!.run, runs[at]!.last);
      }
      expect(stableText(world)).toBe(stableText(outcome.state));
    }
  });

  test('apply is total: any event of any turn on any world', () => {
    const [first] = game;
    const worlds = [first?.before, game.at(-1)?.outcome.state];
    for (const { outcome } of game) {
      for (const world of worlds) {
        const draft = plainCopy(world) as G['state'];
        for (const { event } of outcome.entries.toReversed())
          expect(() => {
            ruleset.apply(draft, event);
          }).not.toThrow();
      }
    }
  });
}

function secrecy<G extends Game>({ ruleset, plant, goneOver }: TestKit<G>, start: G['state']): void {
  test('a planted secret of one seat never reaches another', () => {
    const [spied, ...others] = ruleset.seats(start);
    const marker = 'zq7marker';
    const planted = deepFreeze(plant(plainCopy(start), spied as SeatId, marker));
    expect(stableText(ruleset.view(planted, spied as SeatId, []))).toContain(marker);
    for (const seat of others) expect(stableText(ruleset.view(planted, seat, []))).not.toContain(marker);
    const all = randomGame(ruleset, planted, turns, 'secrets');
    const over = all.findIndex(({ outcome }) => goneOver?.(outcome.state, spied as SeatId) === true);
    const game = over < 0 ? all : all.slice(0, over);
    expect(stableText(game[0]?.views.get(spied as SeatId))).toContain(marker);
    for (const { views, heard } of game) {
      for (const seat of others) {
        expect(stableText(views.get(seat))).not.toContain(marker);
        expect(stableText(heard.get(seat))).not.toContain(marker);
      }
    }
    for (const { before, seed, plans, decide } of game)
      runTurn(ruleset, {
        state: before,
        seed,
        plans,
        decide(question, now, entries) {
          if (question.to !== spied && question.to !== gameMaster)
            expect(stableText(question)).not.toContain(marker);
          return decide(question, now, entries);
        },
      });
  });
}
