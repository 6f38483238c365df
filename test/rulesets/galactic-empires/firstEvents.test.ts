import { expect, test } from 'vitest';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { freeFleetNumber } from '#rulesets/galactic-empires/fleets/numbers.ts';
import { relation } from '#rulesets/galactic-empires/model/relations.ts';
import { a, fleet, g, garrison, gorn, klingon, play, romulan, scene, ship, travel, vulcan } from './play.ts';

const one = a(klingon, 1);
const war = (on: typeof klingon): Unnumbered<Order> => ({ kind: 'declare-war', on });

test('war is declared at once by one side, and ends the passage between the two alone, both ways (GE 575, E-54)', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, permitted: [gorn, romulan] },
      2: { owner: romulan, permitted: [gorn, klingon] },
      3: { owner: gorn, permitted: [klingon, romulan] },
      4: { permitted: [klingon] },
    },
    units: [],
    passage: [
      [klingon, romulan],
      [klingon, gorn],
      [romulan, klingon],
      [gorn, romulan],
    ],
  });
  const played = play(start, { [klingon]: { hq: [war(romulan)] } });
  expect(played.events('war-declared')).toEqual([
    { kind: 'war-declared', by: klingon, on: romulan, cause: 'klingon.t1.o1' },
  ]);
  expect(relation(played.state, romulan, klingon)).toBe('war');
  expect([1, 2, 3, 4].map((number) => played.sector(number).permitted)).toEqual([
    [gorn],
    [gorn],
    [klingon, romulan],
    [klingon],
  ]);
  expect([klingon, romulan, gorn].map((seat) => played.empire(seat).passage)).toEqual([
    [gorn],
    [],
    [romulan],
  ]);
});

test('declare war and invade in one turn (GE 1357)', () => {
  const start = scene({
    sectors: { 1: { owner: klingon, links: [2] }, 2: { owner: vulcan, links: [1] } },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })],
  });
  const played = play(start, { [klingon]: { hq: [war(vulcan)], [one]: [travel(2)] } });
  expect(played.sector(2).owner).toBe(klingon);
});

test('two who declare war on each other both declare it', () => {
  const played = play(scene({ sectors: {}, units: [] }), {
    [klingon]: { hq: [war(romulan)] },
    [romulan]: { hq: [war(klingon)] },
  });
  expect(played.events('war-declared').map(({ by }) => by)).toEqual([klingon, romulan]);
  expect(played.refused).toEqual([]);
});

test('no war on an ally, an enemy, oneself or a stranger (GE 269, 575)', () => {
  const start = scene({ sectors: {}, units: [], wars: [[klingon, romulan]], alliances: [[gorn, klingon]] });
  const played = play(start, {
    [klingon]: { hq: [war(gorn), war(romulan), war(klingon), war('borg' as typeof klingon)] },
  });
  expect(played.refused).toEqual([
    'klingon 1: war-on-ally',
    'klingon 2: war-already',
    'klingon 3: war-on-self',
    'klingon 4: unknown-empire',
  ]);
  expect(relation(played.state, klingon, gorn)).toBe('alliance');
});

const form = (number: number): Unnumbered<Order> => ({
  kind: 'form-starfleet',
  number,
  name: `Fleet ${number}`,
});

test('a starfleet is formed empty where the ordering unit is, and is gone at the end of the turn if nobody joins it (GE 603, E-55)', () => {
  const start = scene({ sectors: { 1: { owner: klingon } }, units: [garrison(klingon, { at: 1 })] });
  const played = play(start, { [klingon]: { [g(1)]: [form(1), form(99), form(1), form(100), form(0)] } });
  expect(played.events('starfleet-formed').map(({ unit, place, number }) => [unit, place, number])).toEqual([
    [one, sectorId(1), 1],
    [a(klingon, 99), sectorId(1), 99],
  ]);
  expect(played.refused).toEqual([
    'klingon 3: fleet-number-taken',
    'klingon 4: fleet-number',
    'klingon 5: fleet-number',
  ]);
  expect(played.events('starfleet-dissolved').map(({ unit, seat }) => [unit, seat])).toEqual([
    [one, klingon],
    [a(klingon, 99), klingon],
  ]);
  expect(Object.keys(played.state.units)).toEqual([g(1)]);
});

test('free numbers are reused, lowest first; none is free when all 99 are taken', () => {
  const some = scene({
    sectors: { 1: {} },
    units: [fleet(klingon, 1, { at: 1 }), fleet(klingon, 3, { at: 1 }), fleet(romulan, 2, { at: 1 })],
  });
  expect(freeFleetNumber(some, klingon)).toBe(2);
  expect(freeFleetNumber(some, klingon, [2, 4])).toBe(5);
  const all = scene({
    sectors: { 1: {} },
    units: Array.from({ length: 99 }, (_, at) => fleet(klingon, at + 1, { at: 1 })),
  });
  expect(freeFleetNumber(all, klingon)).toBeUndefined();
});

test('administrative actions (GE 609-615, E-07)', () => {
  const start = scene({
    sectors: { 1: { owner: klingon } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]], admirals: [{}, {}], leads: 0 }),
      fleet(klingon, 2, { at: 1, ships: [[ship.two, 1]] }),
    ],
  });
  const admiral = admiralId(`${one}.1`);
  const played = play(start, {
    [klingon]: {
      [one]: [
        { kind: 'set-retreat-level', level: 2 },
        { kind: 'set-defend-option', defends: false },
        { kind: 'assign-leader', admiral },
        { kind: 'set-follow', unit: a(klingon, 2) },
        { kind: 'rename-unit', name: 'Rotarran' },
      ],
    },
  });
  expect(played.unit(one)).toMatchObject({
    retreatLevel: 2,
    defends: false,
    leader: admiral,
    follows: a(klingon, 2),
    name: 'Rotarran',
  });
  expect(played.entries.slice(0, 5).map(({ event }) => event.cause)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `klingon.t1.o${number}`),
  );
  const cleared = play(played.state, {
    [klingon]: { [one]: [{ kind: 'assign-leader' }, { kind: 'set-follow' }] },
  });
  expect(cleared.unit(one)).not.toHaveProperty('leader');
  expect(cleared.unit(one)).not.toHaveProperty('follows');
});

test('a leader must be in the unit before transfers (E-07)', () => {
  const start = scene({
    sectors: { 1: { owner: klingon } },
    units: [
      fleet(klingon, 1, { at: 1, admirals: [{}] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.two, 1]] }),
    ],
  });
  const admiral = admiralId(`${one}.0`);
  const played = play(start, {
    [klingon]: {
      [one]: [{ kind: 'transfer-admiral', admiral, to: a(klingon, 2) }],
      [a(klingon, 2)]: [{ kind: 'assign-leader', admiral }],
    },
  });
  expect(played.refused).toEqual(['klingon 2: leader-not-in-unit']);
  expect(played.unit(a(klingon, 2)).admirals).toHaveLength(1);
});

test('no unit follows itself, a foreign unit, or in a circle', () => {
  const start = scene({
    sectors: { 1: { owner: klingon } },
    units: [1, 2, 3].map((number) => fleet(klingon, number, { at: 1, ships: [[ship.two, 1]] })),
  });
  const follow = (unit: typeof one): Unnumbered<Order> => ({ kind: 'set-follow', unit });
  const played = play(start, {
    [klingon]: {
      [one]: [follow(one), follow(a(romulan, 1)), follow(a(klingon, 2))],
      [a(klingon, 2)]: [follow(a(klingon, 3))],
      [a(klingon, 3)]: [follow(one)],
    },
  });
  expect(played.refused).toEqual([
    'klingon 1: follows-itself',
    'klingon 2: follows-nobody',
    'klingon 5: follows-in-circle',
  ]);
});

test('garrisons always defend and never retreat (GE 1092)', () => {
  const start = scene({ sectors: { 1: { owner: klingon } }, units: [garrison(klingon, { at: 1 })] });
  const played = play(start, {
    [klingon]: {
      [g(1)]: [
        { kind: 'set-retreat-level', level: 1 },
        { kind: 'set-defend-option', defends: false },
      ],
    },
  });
  expect(played.refused).toEqual(['klingon 1: garrison-defends', 'klingon 2: garrison-defends']);
  expect(played.unit(g(1))).toMatchObject({ retreatLevel: 5, defends: true });
});
