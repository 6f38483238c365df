import { describe, expect, test } from 'vitest';
import type { Deadline } from '#main/services/deadline.ts';
import { deadlineText, momentBoth, momentIn, nextDeadline, readDeadline } from '#main/services/deadline.ts';
import { codesOf, valueOf } from '../support/desk/gmWorld.ts';

const california: Deadline = valueOf(readDeadline('Tuesday 17:00 America/Los_Angeles'));
const towns = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Australia/Sydney'] as const;
/** Weekday and time in the four towns of the rulebook's table. */
const inTowns = (after: string): readonly string[] =>
  towns.map((zone) =>
    momentIn(nextDeadline(california, after), after, zone)
      .replace(/ \d.*, /, ' ')
      .replace(` ${zone}`, ''),
  );

describe('the deadline of the rulebook, Tuesday 17:00 in California, in four time zones (GE-V01, GE 131-153)', () => {
  test('is a moment that the clocks of each place show in their own way through the year', () => {
    // Standard time in America and Europe, summer in Sydney.
    expect(nextDeadline(california, '2026-01-10T00:00:00.000Z')).toBe('2026-01-14T01:00:00.000Z');
    expect(inTowns('2026-01-10T00:00:00.000Z')).toEqual(['Tue 17:00', 'Tue 20:00', 'Wed 01:00', 'Wed 12:00']);
    // Summer time in America and Europe.
    expect(nextDeadline(california, '2026-07-10T00:00:00.000Z')).toBe('2026-07-15T00:00:00.000Z');
    expect(inTowns('2026-07-10T00:00:00.000Z')).toEqual(['Tue 17:00', 'Tue 20:00', 'Wed 01:00', 'Wed 10:00']);
    // Between the changes in America and in Europe.
    expect(inTowns('2026-03-14T00:00:00.000Z')).toEqual(['Tue 17:00', 'Tue 20:00', 'Wed 00:00', 'Wed 11:00']);
  });

  test('has the four times that the rulebook prints for some weeks of autumn alone', () => {
    expect(inTowns('2026-10-10T00:00:00.000Z')).toEqual(['Tue 17:00', 'Tue 20:00', 'Wed 01:00', 'Wed 11:00']);
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

  test('falls when the clocks move on, be it by half an hour or by a whole day', () => {
    // Lord Howe Island leaps from 2:00, ten and a half hours ahead of UTC, to 2:30 on 4 October 2026.
    const island = valueOf(readDeadline('Sunday 02:15 Australia/Lord_Howe'));
    expect(nextDeadline(island, '2026-10-01T00:00:00.000Z')).toBe('2026-10-03T15:30:00.000Z');
    // Samoa, ten hours behind UTC, left out Friday, 30 December 2011.
    const samoa = valueOf(readDeadline('Friday 17:00 Pacific/Apia'));
    expect(nextDeadline(samoa, '2011-12-26T00:00:00.000Z')).toBe('2011-12-30T10:00:00.000Z');
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

describe('a moment is told', () => {
  test('as people write it, with the year where it is not this one, by UTC or by the clocks of a place', () => {
    const [moment, soon, before] = [
      '2026-11-25T01:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
      '2025-12-30T09:00:00.000Z',
    ];
    expect([momentIn(moment, soon), momentIn(moment, before)]).toEqual([
      'Wed 25 Nov, 01:00 UTC',
      'Wed 25 Nov 2026, 01:00 UTC',
    ]);
    expect(momentBoth(moment, soon, 'America/Los_Angeles')).toBe(
      'Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC)',
    );
    expect(momentBoth(moment, soon, 'UTC')).toBe('Wed 25 Nov, 01:00 UTC');
    // In Sydney the new year has begun, and this year is the next.
    expect(momentIn('2026-12-31T14:00:00.000Z', '2027-01-01T00:00:00.000Z', 'Australia/Sydney')).toBe(
      'Fri 1 Jan, 01:00 Australia/Sydney',
    );
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
