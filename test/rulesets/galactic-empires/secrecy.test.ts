import type { Event, Order } from '#rulesets/galactic-empires/game.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { publicPage } from '#main/services/gm/overview/publicPage.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import { seedOf } from '#main/services/gm/game/seeds.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { Player, resultsFor, tempFolder, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { randomPlan } from '../../support/play/randomPlan.ts';
import { eventCounts } from '../../support/play/scriptedGame.ts';
import {
  admiral,
  admirals,
  mark,
  marked,
  others,
  seats,
  secretScenario,
  secretsOf,
} from '../../support/play/secretScenario.ts';

/*
 * Four empires at close quarters play random turns through real files. Whatever is one empire's alone carries a mark
 * of that empire, and every file of every other is opened and searched for it, to the last letter.
 */

const turns = 10;

interface Opened {
  readonly seat: SeatId;
  readonly turn: number;
  /** The file's whole contents, and what the game master's `show` prints of it. */
  readonly text: string;
  readonly view: View;
  readonly heard: readonly Event[];
}

const folder = await tempFolder();
afterAll(() => folder.end());
const codec = planCodec<Order>(galacticEmpires.orders);
const files: Opened[] = [];
/** The world at the start of each turn. */
const states = new Map<number, State>();
let gm: Gm;

async function openAll(players: ReadonlyMap<SeatId, Player>): Promise<void> {
  const turn = gm.store.turn();
  states.set(turn, gm.store.turnOf(turn)?.state as State);
  for (const [seat, player] of players) {
    const { header, body } = valueOf(await player.open(resultsFor(gm, seat)));
    const shown = resultsText(galacticEmpires as unknown as SomeRuleset, body);
    const heard = body.heard.map(({ event }) => event as Event);
    files.push({
      seat,
      turn,
      text: `${JSON.stringify([header, body])}\n${shown}`,
      view: body.view as View,
      heard,
    });
  }
}

beforeAll(async () => {
  const players = Object.fromEntries(
    seats.map((seat) => [seat, { player: `${mark(seat)} person`, address: `${mark(seat)}@example.org` }]),
  );
  gm = valueOf(
    await newGame(testPorts(), gameFiles, folder.of('secrets.game'), {
      ruleset: galacticEmpires as unknown as SomeRuleset,
      setup: secretScenario(),
      players,
      seed: 'secrets',
      game: 'sec',
    }),
  );
  const people = new Map(seats.map((seat) => [seat, new Player()]));
  await openAll(people);
  for (let turn = 1; turn < turns; turn += 1) {
    for (const [seat, player] of people) {
      const view = files.findLast((file) => file.seat === seat)?.view as View;
      const plan = marked(
        randomPlan(galacticEmpires, view, openDice(`whispers ${turn}`).fork(seat), 40),
        seat,
      );
      await gm.takeOrders(await player.orders(codec.make(plan)), `${seat}.orders`);
    }
    await gm.run();
    await openAll(people);
  }
});
afterAll(() => gm.close());

describe('the files of a game', () => {
  it('hold the marks of their own empire, and much has happened', () => {
    for (const seat of seats)
      expect(files.find((file) => file.seat === seat)?.text).toContain(`${mark(seat)} admiral 0`);
    expect(Object.keys(eventCounts(gm)).sort()).toEqual(
      expect.arrayContaining([
        'admiral-transferred',
        'battle-joined',
        'casualties-removed',
        'follow-set',
        'leader-assigned',
        'proclamation-issued',
        'retreat-level-set',
        'sector-annexed',
        'sector-captured',
        'starfleet-formed',
        'starfleet-travelled',
        'starships-built',
        'starships-reassigned',
        'starships-transferred',
        'unit-renamed',
        'war-declared',
      ]),
    );
    const fought = files.filter(({ heard }) =>
      heard.some((event) => event.kind === 'battle-joined' && event.parties.length > 1),
    );
    expect(new Set(fought.map(({ seat }) => seat)).size).toBeGreaterThan(2);
    const lost = files.flatMap(({ seat, heard }) =>
      heard.filter((event) => event.kind === 'sector-captured' && event.from === seat),
    );
    expect(lost.length).toBeGreaterThan(0);
  });

  it('hold no mark of another: no name of a unit or a plan, no reference of an order, no player', () => {
    for (const { seat, turn, text } of files) {
      const found = others(seat)
        .flatMap(secretsOf)
        .filter((secret) => text.includes(secret));
      expect({ seat, turn, found }).toEqual({ seat, turn, found: [] });
    }
  });

  it('leave nothing of any empire for the public page: no mark, no treasury, no place that anything happened in', () => {
    for (const turn of gm.store.turns()) {
      const { html, plain, chart = '' } = valueOf(publicPage(gm, turn));
      const text = `${html}\n${plain}\n${chart}`;
      const money = seats
        .map((seat) => String(states.get(turn)?.empires[seat]?.treasury))
        .filter((sum) => sum.length > 6);
      expect({
        turn,
        found: [...seats.flatMap((seat) => [mark(seat), ...secretsOf(seat)]), ...money, '@example'].filter(
          (secret) => text.includes(secret),
        ),
      }).toEqual({ turn, found: [] });
      expect({ turn, places: plain.match(/Place \d+/g) ?? [] }).toEqual({ turn, places: [] });
    }
  });

  it('name foreign admirals where they led against the reader, with their ratings, and rate no other', () => {
    let named = 0;
    for (const { seat, text, heard, view } of files) {
      const led = heard.flatMap((event) =>
        event.kind === 'battle-joined' ? event.sides.flatMap(({ leader }) => leader?.name ?? []) : [],
      );
      const foreign = others(seat)
        .flatMap((other) => admirals.map((which) => admiral(other, which).name))
        .filter((name) => text.includes(name));
      expect(foreign.filter((name) => !led.includes(name))).toEqual([]);
      named += foreign.length;
      const elsewhere = heard.filter(
        (event) => event.kind !== 'battle-joined' && !(event.kind === 'admiral-hired' && event.seat === seat),
      );
      const rest = JSON.stringify([{ ...view, parameters: undefined }, elsewhere]);
      expect(rest.match(/"tactics"/g)?.length ?? 0).toBe(
        valuesInOrder(view.units).flatMap((unit) => unit.admirals).length,
      );
    }
    expect(named).toBeGreaterThan(0);
  });

  it('hold no treasury of another, before or after, but what the reader’s own agents found out', () => {
    const money = (state: State | undefined, seat: SeatId): readonly string[] =>
      state === undefined ? [] : [String(state.empires[seat]?.treasury)].filter((sum) => sum.length > 6);
    let found = 0;
    for (const { seat, turn, text, view, heard } of files) {
      const missions = heard.flatMap((event) => (event.kind === 'espionage-made' ? [event.report] : []));
      const spied = new Set(
        [...missions, ...valuesInOrder(view.empires).flatMap(({ espionage }) => espionage ?? [])].map(
          (report) => String(report.treasury),
        ),
      );
      const foreign = others(seat).flatMap((other) => [
        ...money(states.get(turn), other),
        ...money(states.get(turn - 1), other),
      ]);
      expect(foreign.length).toBeGreaterThan(0);
      expect(foreign.filter((sum) => text.includes(sum) && !spied.has(sum))).toEqual([]);
      found += foreign.filter((sum) => spied.has(sum)).length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('hold no seed, no secret and no private key but, in the invitation, one’s own', () => {
    const { secret, privately } = gm.store.facts;
    const seeds = Array.from({ length: turns + 2 }, (_, turn) => seedOf(secret, turn));
    for (const { seat, turn, text } of files) {
      const keys = gm.store
        .seats()
        .filter((one) => one.seat !== seat || turn > 1)
        .flatMap((one) => [one.privately.sign, one.privately.seal]);
      expect(
        [secret, privately.sign, privately.seal, ...seeds, ...keys].filter((one) => text.includes(one)),
      ).toEqual([]);
    }
  });

  it('show no rank and no spent points of foreign ships, and of foreign units only owner, number, types, counts and totals', () => {
    for (const { seat, view, heard } of files) {
      const seen = valuesInOrder(view.sectors).flatMap(({ report }) => report?.forces ?? []);
      for (const unit of seen) {
        expect(['unit', 'kind', 'number', 'owner', 'ships', 'combat', 'hitPoints']).toEqual(
          expect.arrayContaining(Object.keys(unit)),
        );
        for (const row of unit.ships) expect(Object.keys(row).sort()).toEqual(['count', 'type']);
      }
      const sides = heard.flatMap((event) => (event.kind === 'battle-joined' ? event.sides : []));
      for (const side of sides.filter(({ owner }) => owner !== seat)) {
        expect(side.name).toBe('');
        expect(side.stacks.filter(({ rank, used }) => rank !== 1 || used !== 0)).toEqual([]);
        expect(side.admirals.filter((id) => !id.startsWith('admiral-'))).toEqual([]);
      }
      const own = new Set(sides.filter(({ owner }) => owner === seat).map(({ unit }) => unit));
      const losses = heard.flatMap((event) =>
        event.kind === 'casualties-removed'
          ? [event.losses]
          : event.kind === 'wound-resolved'
            ? [[event.hurt]]
            : [],
      );
      for (const list of losses) {
        const foreign = list.filter(({ unit }) => !own.has(unit));
        expect(
          foreign.filter(({ rank, used, admiral: id }) => rank !== 1 || used !== 0 || id !== undefined),
        ).toEqual([]);
        expect(
          new Set(foreign.map(({ unit, type, name }) => `${unit} ${type ?? ''} ${name ?? ''}`)).size,
        ).toBe(foreign.length);
      }
    }
  });

  it('count their lines from nought without gaps, so that nothing tells how much others did', () => {
    for (const { seat, turn } of files) {
      const body = gm.store.results(turn).find((results) => results.seat === seat)?.body as {
        readonly heard: readonly { readonly line: number }[];
      };
      expect(body.heard.map(({ line }) => line)).toEqual(body.heard.map((_, at) => at));
    }
  });

  it('show no cloaked starfleet of another in a new report, nor tell of its moves', () => {
    let hidden = 0;
    for (const { seat, turn, view, heard } of files) {
      const world = (states.get(turn) as State).units;
      const cloaked = inOrder(world)
        .filter(([, { owner, cloaked }]) => owner !== seat && cloaked)
        .map(([id]) => id);
      // Cloaked for two turns on end, and found in neither.
      const spies = cloaked.filter((id) => states.get(turn - 1)?.units[id]?.cloaked ?? true);
      const seen = valuesInOrder(view.sectors).flatMap(({ report }) =>
        report?.turn === turn - 1 ? report.forces.map(({ unit }) => unit) : [],
      );
      expect(seen.filter((id) => cloaked.includes(id))).toEqual([]);
      const sighted = heard.flatMap((event) =>
        event.kind === 'starfleet-sighted'
          ? [`${event.owner ?? ''}.a${String(event.number).padStart(5, '0')}`]
          : [],
      );
      expect(spies.filter((id) => sighted.includes(id) || JSON.stringify(heard).includes(id))).toEqual([]);
      hidden += spies.length;
    }
    expect(hidden).toBeGreaterThan(20);
  });

  it('speak of foreign units only where the empire has eyes, a report or a battle', () => {
    for (const { seat, turn, text } of files) {
      const before = valuesInOrder((states.get(turn - 1) ?? states.get(turn))?.units ?? {});
      const hidden = [...before].filter(
        (unit: Unit) => unit.owner !== undefined && unit.owner !== seat && unit.kind === 'starfleet',
      );
      const named = hidden.filter(({ owner, number }) =>
        text.includes(`${owner}.a${String(number).padStart(5, '0')}`),
      );
      for (const { owner, number } of named)
        expect(
          isJustified(
            files.filter((file) => file.seat === seat && file.turn <= turn),
            `${owner}.a${String(number).padStart(5, '0')}`,
          ),
        ).toBe(true);
    }
  });
});

/** Whether one of the files shows the unit in a report or tells of a battle with it. */
const isJustified = (own: readonly Opened[], unit: string): boolean =>
  own.some(
    ({ view, heard }) =>
      valuesInOrder(view.sectors).some(
        ({ report }) => report?.forces.some((seen) => seen.unit === unit) ?? false,
      ) ||
      heard.some(
        (event) =>
          (event.kind === 'battle-joined' && event.sides.some((side) => side.unit === unit)) ||
          (event.kind === 'starfleet-uncovered' && event.unit === unit),
      ),
  );
