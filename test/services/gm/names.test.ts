import { afterAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { scenarioCodec, tutorial } from '#rulesets/galactic-empires/setup.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import {
  ann,
  codesOf,
  playersOf,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../support/desk/gmWorld.ts';

/* Names are shown to everybody: one that cannot be read comes in by no door. */
const folder = await tempFolder();
afterAll(() => folder.end());
const { clock } = testPorts();
const untidy = [' ', 'An\u200bn', 'Z\u0301\u0301\u0301\u0301', 'Ann  Smith', 'Ann\u202e'];
const rules = galacticEmpires as unknown as SomeRuleset;
let games = 0;
const begin = (more: Partial<Parameters<typeof newGame>[3]>) =>
  newGame(testPorts(), gameFiles, folder.of(`${(games += 1)}.game`), {
    ruleset: rules,
    setup: { generate: { empires: 2 } },
    players: {},
    ...more,
  });

test.each(untidy)('%j names no player, stand-in or game', async (name) => {
  const gm = await toyGame(folder.of(`toy${(games += 1)}.game`));
  const person = { player: name, address: '' };
  const before = gm.store.seats();
  expect(codesOf(setPlayer({ clock }, gm.store, ann, person))).toEqual(['untidy-name']);
  expect(codesOf(await replacePlayer({ sealing, clock }, gm, ann, { person, why: 'left' }))).toEqual([
    'untidy-name',
  ]);
  expect(codesOf(await setStandIn({ sealing, clock }, gm, ann, { person })).join()).toMatch(
    /untidy-name|no-name/,
  );
  expect(gm.store.seats()).toEqual(before);
  expect(codesOf(await begin({ title: name }))).toEqual(['untidy-name']);
  expect(
    codesOf(
      await begin({ setup: { generate: { empires: 2 } }, players: { 'klingon-empire': person } as never }),
    ),
  ).toEqual(['untidy-name']);
  gm.close();
});

type Part = {
  name?: string;
  ruler?: string;
  player?: string;
  adjective?: string;
  title?: string;
  admirals?: Part[];
};
type Wild = Part & { empires: Part[]; sectors: Part[]; units: Part[] };
const places: Readonly<Record<string, (scenario: Wild, name: string) => void>> = {
  title: (scenario, name) => void (scenario.title = name),
  ruler: ({ empires: [one = {}] }, name) => void (one.ruler = name),
  player: ({ empires: [one = {}] }, name) => void (one.player = name),
  empire: ({ empires: [one = {}] }, name) => void (one.name = name),
  adjective: ({ empires: [one = {}] }, name) => void (one.adjective = name),
  sector: ({ sectors: [one = {}] }, name) => void (one.name = name),
  unit: ({ units: [one = {}] }, name) => void (one.name = name),
  admiral: ({ units: [one = {}] }, name) => void (one.admirals = [{ ...admiral, name }]),
};
const admiral = { tactics: 10, siegecraft: 10, attacks: 0, combat: 10, hitPoints: '1.0' } as Part;
const inScenario = (place: string, name: string) => {
  const scenario = structuredClone(tutorial) as unknown as Wild;
  places[place]?.(scenario, name);
  return scenarioCodec.parse(scenario);
};

test.each(Object.keys(places))('no scenario has an untidy name as its %s', (place) => {
  const told = (name: string): string => {
    const read = inScenario(place, name);
    return read.ok ? '' : JSON.stringify(read.fault);
  };
  expect(told('Plain name')).not.toContain('hidden signs');
  for (const name of untidy) expect(told(name)).toMatch(/a plain line without hidden signs|plain characters/);
});

test('orders with a name that cannot be read are refused whole, with the order named; the one before goes on to count', async () => {
  const gm = valueOf(
    await begin({ setup: { generate: { empires: 2, seats: [{ empire: 'klingon-empire' }] } } }),
  );
  const players = await playersOf(gm);
  const [seat = ann] = Object.keys(players) as SeatId[];
  const named = (name: string) => ({ hq: [{ kind: 'rename-ruler', ref: `${seat}.t1.1`, name }], units: {} });
  const give = async (name: string) =>
    gm.takeOrders(await players[seat]!.orders(named(name) as never), 'a.orders');
  const good = await give('Kahless');
  expect(good).toMatchObject({ verdict: 'final' });
  for (const name of untidy)
    expect(await give(name)).toMatchObject({
      verdict: 'refused',
      code: expect.stringMatching(/^(untidy-name|unreadable-body)$/),
    });
  expect(gm.standing().seats.find((one) => one.seat === seat)?.counts?.number).toBe(good.number);
  gm.close();
});
