import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Policy } from '#contract/gm/policy.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import {
  extensionOf,
  openedAt,
  policyOf,
  setDeadline,
  setExtension,
  setPolicy,
} from '#main/services/gm/policy/policy.ts';
import { ann, codesOf, tempFolder, testPorts, toy, toyGame, valueOf } from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let count = 0;
const ports = testPorts();
const now = ports.clock.now();
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());
beforeEach(async () => {
  gm = await toyGame(folder.of(`${(count += 1)}.game`));
});
afterEach(() => gm.close());

const policy = (change: Partial<Policy>): void =>
  void valueOf(setPolicy(ports, gm.store, { ...defaultPolicy, ...change }, 'desk'));
const lines = (): readonly string[] => gm.store.log().map(({ what }) => what);

describe('a change of the policy', () => {
  test('is told in the log part by part, and nothing of what stays; no change is no line', () => {
    policy({ late: 'ask' });
    policy({ late: 'count', graceHours: 3, reminders: [6, 48, 6] });
    expect(lines().at(-1)).toBe(
      'The policy was changed. hours of grace: 3; late orders: count; reminders, in hours before: 48, 6.',
    );
    const before = lines();
    policy({ late: 'count', graceHours: 3, reminders: [48, 6] });
    expect(lines()).toEqual(before);
  });

  test('to no deadline lets turns run by hand that ran at the deadline, and only those', () => {
    policy({ runs: 'at-deadline', graceHours: 2 });
    valueOf(setDeadline(ports, gm.store, ''));
    expect(policyOf(gm.store)).toMatchObject({ due: '', runs: 'by-hand', graceHours: 2 });
    policy({ runs: 'when-all-final' });
    valueOf(setDeadline(ports, gm.store, ''));
    expect(policyOf(gm.store)).toMatchObject({ due: '', runs: 'when-all-final' });
  });
});

describe('an extension', () => {
  test('holds for its turn alone', async () => {
    valueOf(setExtension(ports, gm.store, { at: '2026-12-24T18:00:00Z', reason: 'a storm' }));
    expect(extensionOf(gm.store)).toEqual({ turn: 1, at: '2026-12-24T18:00:00.000Z', reason: 'a storm' });
    await gm.run();
    expect(extensionOf(gm.store)).toBeUndefined();
    expect(codesOf(setExtension(ports, gm.store, undefined))).toEqual(['not-extended']);
  });

  test('is to a moment to come: now is none', () => {
    expect(codesOf(setExtension(ports, gm.store, { at: now, reason: 'so' }))).toEqual(['past-moment']);
    valueOf(setExtension(ports, gm.store, { at: new Date(Date.parse(now) + 1).toISOString(), reason: 'so' }));
  });
});

test('a turn is open since the one before was run, and a turn that was gone back to since then', async () => {
  gm.close();
  let at = now;
  const request = { ruleset: toy(), setup: { seats: [ann] }, players: {}, game: 'gw9' };
  gm = valueOf(
    await newGame({ ...ports, clock: { now: () => at } }, gameFiles, folder.of('opened.game'), request),
  );
  expect(openedAt(gm.store)).toBe(now);
  at = '2026-11-28T01:00:00.000Z';
  await gm.run();
  expect(openedAt(gm.store)).toBe(at);
  at = '2026-11-29T01:00:00.000Z';
  valueOf(await gm.back({ turn: 1, why: 'So.' }));
  expect(openedAt(gm.store)).toBe(at);
});
