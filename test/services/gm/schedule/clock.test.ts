import { describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Policy } from '#contract/gm/policy.ts';
import { clockOf, dueOf, isLate, nextAction } from '#main/services/gm/schedule/clock.ts';
import { reminderDue } from '#main/services/gm/schedule/reminders.ts';
import type { Situation } from '#main/services/gm/schedule/clock.ts';
import { defined } from '#kernel/words/defined.ts';

/** Orders of four players, none yet; opened on Tuesday 10 November 2026 at 18:00 in California. */
const situation = (change: Partial<Situation> = {}, policy: Partial<Policy> = {}): Situation => ({
  policy: { ...defaultPolicy, ...policy },
  opened: '2026-11-11T02:00:00.000Z',
  over: false,
  players: 4,
  missing: 4,
  final: 0,
  now: '2026-11-12T00:00:00.000Z',
  ...change,
});
const due = (opened: string, policy: Partial<Policy> = {}): unknown =>
  dueOf(situation({ opened }, policy)).due;

describe('when a turn is due: Tuesday, five in the afternoon in California (GE 131)', () => {
  test.each([
    ['a week later, as a rule', '2026-11-11T02:00:00.000Z', {}, '2026-11-18T01:00:00.000Z'],
    [
      'on the same day a week later, when it was opened a little early',
      '2026-11-11T00:50:00.000Z',
      {},
      '2026-11-18T01:00:00.000Z',
    ],
    ['at a deadline exactly so many hours away', '2026-11-17T01:00:00.000Z', {}, '2026-11-18T01:00:00.000Z'],
    ['not at one a millisecond nearer', '2026-11-17T01:00:00.001Z', {}, '2026-11-25T01:00:00.000Z'],
    [
      'after minutes, where turns may follow each other so',
      '2026-11-18T00:50:00.000Z',
      { leastHours: 0 },
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'by summer time from 8 March 2026 on, an hour earlier by UTC',
      '2026-03-04T02:00:00.000Z',
      {},
      '2026-03-11T00:00:00.000Z',
    ],
    [
      'by winter time from 1 November 2026 on, an hour later by UTC',
      '2026-10-28T01:00:00.000Z',
      {},
      '2026-11-04T01:00:00.000Z',
    ],
    [
      'by the clocks of another place',
      '2026-03-25T12:00:00.000Z',
      { due: 'Sunday 20:00 Europe/Berlin' },
      '2026-03-29T18:00:00.000Z',
    ],
    [
      'in Sydney, where clocks go back in April',
      '2026-04-01T00:00:00.000Z',
      { due: 'Sunday 11:00 Australia/Sydney' },
      '2026-04-05T01:00:00.000Z',
    ],
    ['never, where nobody said so', '2026-11-11T02:00:00.000Z', { due: '' }, undefined],
  ])('%s', (_, opened, policy, expected) => expect(due(opened, policy)).toBe(expected));

  test('an extension is for one turn, and grace goes on from it', () => {
    expect(
      dueOf(
        situation(
          { extension: { at: '2026-11-20T01:00:00.000Z', reason: 'a mail server was down' } },
          { graceHours: 2 },
        ),
      ),
    ).toEqual({
      due: '2026-11-20T01:00:00.000Z',
      graceEnds: '2026-11-20T03:00:00.000Z',
    });
  });
});

describe('a run that is due days after its turn', () => {
  const extension = { at: '2026-11-20T01:00:00.000Z', reason: 'a mail server was down' };
  test.each([
    ['so many days after it', {}, 3, '2026-11-21T01:00:00.000Z'],
    [
      'at the same hour by the clocks of the place, on the other side of a change',
      { opened: '2026-02-25T02:00:00.000Z' },
      6,
      '2026-03-10T00:00:00.000Z',
    ],
    ['not before the turn, where that is extended', { extension }, 1, '2026-11-20T01:00:00.000Z'],
    ['on its own day all the same, where that is later', { extension }, 3, '2026-11-21T01:00:00.000Z'],
  ] as const)('%s', (_, change, day, expected) =>
    expect(dueOf(situation({ ...change, day })).due).toBe(expected),
  );

  test('waits for nobody, where it takes nobody’s orders', () => {
    const free = situation(
      { players: 0, missing: 0, free: true, now: '2026-11-13T00:00:00.000Z' },
      { runs: 'when-all-final' },
    );
    expect(nextAction(free).action).toBe('run');
    expect(nextAction({ ...free, free: undefined as never }).action).toBe('wait');
  });

  test('is waited for, and players are reminded of their turn all the same', () => {
    const wait = situation(
      { missing: 0, final: 4, day: 2, now: '2026-11-19T00:00:00.000Z' },
      { runs: 'at-deadline' },
    );
    expect(nextAction(wait)).toMatchObject({ action: 'wait', at: '2026-11-20T01:00:00.000Z' });
    const remind = situation({ day: 2, now: '2026-11-17T02:00:00.000Z' }, { reminders: [24] });
    expect(reminderDue(remind)).toBe(24);
  });
});

test.each([
  ['2026-11-18T01:00:00.000Z', 0, false],
  ['2026-11-18T01:00:00.001Z', 0, true],
  ['2026-11-18T03:00:00.000Z', 2, false],
  ['2026-11-18T03:00:00.001Z', 2, true],
])('a file that comes at %s with %i hours of grace: late is %s', (at, graceHours, late) => {
  expect(isLate(dueOf(situation({}, { graceHours })), at)).toBe(late);
});

describe('what happens next by itself', () => {
  const deadline = { runs: 'at-deadline' } as const;
  const early = { runs: 'when-all-final' } as const;
  const ready = { missing: 0, final: 4 };
  test.for<readonly [string, Partial<Situation>, Partial<Policy>, string, string?]>([
    [
      'nothing, by hand, long after the deadline',
      { ...ready, now: '2026-12-24T00:00:00.000Z' },
      {},
      'nothing',
    ],
    [
      'nothing, when it is over',
      { ...ready, over: true, now: '2026-12-24T00:00:00.000Z' },
      deadline,
      'nothing',
    ],
    [
      'nothing, when it is held',
      { ...ready, held: 'holidays', now: '2026-12-24T00:00:00.000Z' },
      deadline,
      'nothing',
    ],
    [
      'it waits for its deadline',
      { ...ready, now: '2026-11-18T00:59:59.999Z' },
      deadline,
      'wait',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'it runs at its deadline',
      { ...ready, now: '2026-11-18T01:00:00.000Z' },
      deadline,
      'run',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'it waits for the end of grace',
      { ...ready, now: '2026-11-18T01:00:00.000Z' },
      { ...deadline, graceHours: 3 },
      'wait',
      '2026-11-18T04:00:00.000Z',
    ],
    [
      'all final: it does not wait for the deadline',
      { ...ready, now: '2026-11-13T00:00:00.000Z' },
      early,
      'run',
      '2026-11-13T00:00:00.000Z',
    ],
    [
      'all final: it must have been open for a day',
      { ...ready, now: '2026-11-12T01:59:59.999Z' },
      early,
      'wait',
      '2026-11-12T02:00:00.000Z',
    ],
    [
      'one draft: it waits',
      { missing: 0, final: 3, now: '2026-11-13T00:00:00.000Z' },
      early,
      'wait',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'one draft: it runs at the deadline',
      { missing: 0, final: 3, now: '2026-11-18T01:00:00.000Z' },
      early,
      'run',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'all final, and never due: it runs',
      { ...ready, now: '2026-11-13T00:00:00.000Z' },
      { ...early, due: '' },
      'run',
      '2026-11-13T00:00:00.000Z',
    ],
    [
      'one draft, and never due: it waits for ever',
      { missing: 0, final: 3, now: '2027-11-13T00:00:00.000Z' },
      { ...early, due: '' },
      'nothing',
    ],
    [
      'half are missing, and half may be',
      { missing: 2, final: 2, now: '2026-11-18T01:00:00.000Z' },
      deadline,
      'run',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'three of four are missing',
      { missing: 3, final: 1, now: '2026-11-18T01:00:00.000Z' },
      deadline,
      'nothing',
    ],
    [
      'all may be missing',
      { now: '2026-11-18T01:00:00.000Z' },
      { ...deadline, mostMissing: 100 },
      'run',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'one is missing, and nobody may be',
      { missing: 1, final: 3, now: '2026-11-18T01:00:00.000Z' },
      { ...deadline, mostMissing: 0 },
      'nothing',
    ],
    [
      'the computer leads all: at the deadline',
      { players: 0, missing: 0, now: '2026-11-18T01:00:00.000Z' },
      deadline,
      'run',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'the computer leads all: not when all are final',
      { players: 0, missing: 0, now: '2026-11-13T00:00:00.000Z' },
      early,
      'wait',
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'extended: it waits',
      {
        ...ready,
        extension: { at: '2026-11-20T01:00:00.000Z', reason: 'x' },
        now: '2026-11-18T01:00:00.000Z',
      },
      deadline,
      'wait',
      '2026-11-20T01:00:00.000Z',
    ],
    [
      'extended to tonight: still not sooner than a day after the last',
      {
        ...ready,
        extension: { at: '2026-11-11T10:00:00.000Z', reason: 'x' },
        now: '2026-11-11T12:00:00.000Z',
      },
      deadline,
      'wait',
      '2026-11-12T02:00:00.000Z',
    ],
  ])('%s', ([, change, policy, action, at]) => {
    expect(nextAction(situation(change, policy))).toMatchObject({
      action,
      ...defined({ at }),
    });
  });

  test.for<readonly [string, Partial<Situation>, Partial<Policy>, string, string]>([
    [
      'before its time',
      { missing: 0, sealed: 4, now: '2026-11-13T00:00:00.000Z' },
      early,
      'wait',
      'The turn runs by itself on Wed 18 Nov, 01:00 UTC, if its orders are opened by then. Orders are sealed to the keyholder',
    ],
    [
      'at its time',
      { missing: 0, sealed: 4, now: '2026-11-18T01:00:00.000Z' },
      deadline,
      'nothing',
      'The turn waits for the keyholder’s key: 4 of its files are still sealed.',
    ],
    [
      'at its time, with a newer file behind opened ones',
      { ...ready, sealed: 1, now: '2026-11-13T00:00:00.000Z' },
      early,
      'nothing',
      'The turn waits for the keyholder’s key: 1 of its files',
    ],
    [
      'never due',
      { missing: 0, sealed: 4 },
      { ...early, due: '' },
      'nothing',
      'There is no deadline. Orders are sealed to the keyholder',
    ],
    [
      'opened, and all final',
      { ...ready, sealed: 0, now: '2026-11-13T00:00:00.000Z' },
      early,
      'run',
      'everybody has sent orders marked as final',
    ],
    [
      'nobody sent any',
      { sealed: 0, now: '2026-11-18T01:00:00.000Z' },
      { ...deadline, mostMissing: 100 },
      'run',
      'its time has come',
    ],
  ])('with orders sealed to a keyholder, %s', ([, change, policy, action, why]) => {
    expect(nextAction(situation(change, policy))).toMatchObject({
      action,
      why: expect.stringContaining(why) as unknown,
    });
  });

  test('why it does not run is said in a sentence', () => {
    expect(clockOf(situation({ missing: 3, final: 1, now: '2026-11-18T02:00:00.000Z' }, deadline))).toEqual({
      due: '2026-11-18T01:00:00.000Z',
      graceEnds: '2026-11-18T01:00:00.000Z',
      said: 'Tue 17 Nov, 17:00 America/Los_Angeles',
      over: false,
      next: 'The turn does not run by itself: 3 of 4 players have sent no orders, and the policy allows 50 percent. Run it yourself, extend it, or write to them.',
    });
    expect(clockOf(situation({ held: 'holidays' }, deadline))).toMatchObject({
      held: 'holidays',
      next: 'Nothing runs by itself, because the game is on hold: holidays',
    });
  });
});

describe('reminders', () => {
  const reminders = { reminders: [48, 6] };
  test.each([
    ['2026-11-16T00:59:59.999Z', undefined],
    ['2026-11-16T01:00:00.000Z', 48],
    ['2026-11-17T18:59:59.999Z', 48],
    ['2026-11-17T19:00:00.000Z', 6],
    ['2026-11-18T00:59:59.999Z', 6],
    ['2026-11-18T01:00:00.000Z', undefined],
  ])('at %s the one of %s hours is due', (now, hours) =>
    expect(reminderDue(situation({ now }, reminders))).toBe(hours),
  );

  // Opened on Sunday at 18:00 in California: 47 hours before the deadline, halfway is on Monday at 17:30.
  test.each([
    ['2026-11-16T02:00:01.000Z', undefined],
    ['2026-11-17T01:29:59.999Z', undefined],
    ['2026-11-17T01:30:00.000Z', 48],
    ['2026-11-17T19:00:00.000Z', 6],
  ])('at %s in a turn opened after the moment of the first: %s', (now, hours) =>
    expect(reminderDue(situation({ now, opened: '2026-11-16T02:00:00.000Z' }, reminders))).toBe(hours),
  );

  test('none while the game is held, or over, or never due', () => {
    const now = '2026-11-17T01:00:00.000Z';
    expect(reminderDue(situation({ now, held: 'x' }, reminders))).toBeUndefined();
    expect(reminderDue(situation({ now, over: true }, reminders))).toBeUndefined();
    expect(reminderDue(situation({ now }, { ...reminders, due: '' }))).toBeUndefined();
  });
});
