import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { expect, test } from 'vitest';
import { apply } from '../../../../shared/rulesets/galactic-empires/game.ts';
import { a, fleet, klingon, scene } from '../play.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((number) => a(klingon, number)) as [
  ReturnType<typeof a>,
  ReturnType<typeof a>,
  ReturnType<typeof a>,
  ReturnType<typeof a>,
];

/** Four starfleets in one sector, of which the third follows the first. */
const start = scene({
  sectors: { 1: { owner: klingon } },
  units: [1, 2, 3, 4].map((number) =>
    fleet(klingon, number, { at: 1, ...(number === 3 ? { follows: one } : {}) }),
  ),
});
const following = (state: State) => [one, two, three, four].map((id) => state.units[id]?.follows);
const follow = (unit: typeof one, follows?: typeof one): Event => ({
  kind: 'follow-set',
  unit,
  ...defined({ follows }),
});
const dissolved = (unit: typeof one): Event => ({
  kind: 'starfleet-dissolved',
  unit,
  seat: klingon,
  name: '',
  number: 1,
});
function after(...events: readonly Event[]): State {
  const draft = plainCopy(start);
  for (const event of events) apply(draft, event);
  return draft;
}

test('who followed a unit that is gone follows none, since whenever it did', () => {
  expect(following(after(dissolved(one)))).toEqual([undefined, undefined, undefined, undefined]);
  expect(following(after(follow(four, one), dissolved(one)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // The second goes first, so that followers have been looked for before these two begin to follow.
  expect(following(after(dissolved(two), follow(four, three), follow(one, three), dissolved(three)))).toEqual(
    [undefined, undefined, undefined, undefined],
  );
});

test('who has turned to another unit goes on following that one', () => {
  expect(following(after(dissolved(four), follow(three, two), dissolved(one)))).toEqual([
    undefined,
    undefined,
    two,
    undefined,
  ]);
  expect(following(after(dissolved(four), follow(three), follow(three, one), follow(two, one)))).toEqual([
    undefined,
    one,
    one,
    undefined,
  ]);
});

test('one copy of a world knows nothing of the followers in another', () => {
  const other = plainCopy(start);
  apply(other, dissolved(two));
  apply(other, follow(four, one));
  expect(following(after(dissolved(one)))).toEqual([undefined, undefined, undefined, undefined]);
  expect(following(other)).toEqual([undefined, undefined, one, one]);
});
