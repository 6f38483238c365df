import { describe, expect, test } from 'vitest';
import type { Deadline } from '#main/services/deadline.ts';
import { deadlineText, momentIn, nextDeadline, readDeadline } from '#main/services/deadline.ts';
import { codesOf, valueOf } from '../support/gmWorld.ts';

const california: Deadline = valueOf(readDeadline('Tuesday 17:00 America/Los_Angeles'));
const towns = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Australia/Sydney'] as const;
/** Weekday and time in the four towns of the rulebook's table. */
const inTowns = (after: string): readonly string[] =>
  towns.map((zone) =>
    momentIn(nextDeadline(california, after), zone)
      .replace(/ \S+-\S+ /, ' ')
      .replace(` ${zone}`, ''),
  );

describe('the deadline of the rulebook, Tuesday 17:00 in California, in four time zones (GE-V01, GE 131-153)', () => {
  test('is a moment that the clocks of each place show in their own way through the year', () => {
    // Standard time in America and Europe, summer in Sydney.
    expect(nextDeadline(california, '2026-01-10T00:00:00.000Z')).toBe('2026-01-14T01:00:00.000Z');
    expect(inTowns('2026-01-10T00:00:00.000Z')).toEqual([
      'Tuesday 17:00',
      'Tuesday 20:00',
      'Wednesday 01:00',
      'Wednesday 12:00',
    ]);
    // Summer time in America and Europe.
    expect(nextDeadline(california, '2026-07-10T00:00:00.000Z')).toBe('2026-07-15T00:00:00.000Z');
    expect(inTowns('2026-07-10T00:00:00.000Z')).toEqual([
      'Tuesday 17:00',
      'Tuesday 20:00',
      'Wednesday 01:00',
      'Wednesday 10:00',
    ]);
    // Between the changes in America and in Europe.
    expect(inTowns('2026-03-14T00:00:00.000Z')).toEqual([
      'Tuesday 17:00',
      'Tuesday 20:00',
      'Wednesday 00:00',
      'Wednesday 11:00',
    ]);
  });

  test('has the four times that the rulebook prints for some weeks of autumn alone', () => {
    expect(inTowns('2026-10-10T00:00:00.000Z')).toEqual([
      'Tuesday 17:00',
      'Tuesday 20:00',
      'Wednesday 01:00',
      'Wednesday 11:00',
    ]);
  });
});

describe('the next deadline', () => {
  test('is after the moment, today if the time is yet to come, else in a week', () => {
    expect(nextDeadline(california, '2026-11-25T00:59:59.999Z')).toBe('2026-11-25T01:00:00.000Z');
    expect(nextDeadline(california, '2026-11-25T01:00:00.000Z')).toBe('2026-12-02T01:00:00.000Z');
  });

  test('falls when the clocks move on, where they leap over it', () => {
    // California leaps from 2:00 to 3:00 on 8 March 2026, which is 10:00 by UTC.
    const night = valueOf(readDeadline('Sunday 02:30 America/Los_Angeles'));
    expect(nextDeadline(night, '2026-03-05T00:00:00.000Z')).toBe('2026-03-08T10:00:00.000Z');
    expect(nextDeadline(night, '2026-03-09T00:00:00.000Z')).toBe('2026-03-15T09:30:00.000Z');
  });

  test('is the first of two, where the clocks are put back over it', () => {
    // California shows 1:30 twice on 1 November 2026: at 8:30 and at 9:30 by UTC.
    const night = valueOf(readDeadline('Sunday 01:30 America/Los_Angeles'));
    expect(nextDeadline(night, '2026-10-29T00:00:00.000Z')).toBe('2026-11-01T08:30:00.000Z');
  });

  test('goes by the day of the place, not that of UTC', () => {
    const kiritimati = valueOf(readDeadline('Mon 00:15 Pacific/Kiritimati'));
    expect(nextDeadline(kiritimati, '2026-11-22T09:00:00.000Z')).toBe('2026-11-22T10:15:00.000Z');
  });
});

describe('a deadline is read', () => {
  test('with days in full or cut, in any case', () => {
    expect(
      ['tue 5:00 Europe/London', 'SATURDAY 23:59 UTC'].map((text) =>
        deadlineText(valueOf(readDeadline(text))),
      ),
    ).toEqual(['Tuesday 05:00 Europe/London', 'Saturday 23:59 UTC']);
  });

  test('and refused with its reason', () => {
    for (const text of [
      '',
      'Tuesday',
      'Tu 17:00 UTC',
      'Someday 17:00 UTC',
      'Tuesday 24:00 UTC',
      'Tuesday 17:60 UTC',
      'Tuesday 5 PM UTC',
      'Tuesday 17:00',
    ]) {
      expect(codesOf(readDeadline(text))).toEqual(['not-a-deadline']);
    }
    expect(codesOf(readDeadline('Tuesday 17:00 Mars/Olympus'))).toEqual(['no-such-zone']);
  });
});
