import { expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { type DealWay, dealSides, type Sides } from '#main/services/signUp/deal.ts';

const who = (name: string, ...sides: readonly string[]) => ({
  address: `${name}@example.org`,
  sides: sides.map(seatId),
});
const sides = (room: number, taken: readonly string[] = []): Sides => ({
  seats: { [seatId('a')]: 'A', [seatId('b')]: 'B', [seatId('c')]: 'C', [seatId('d')]: 'D' },
  room,
  taken: taken.map(seatId),
});
const dealt = (forms: readonly ReturnType<typeof who>[], of: Sides, way: DealWay) => {
  const deal = dealSides(forms, of, way);
  return {
    dealt: deal.dealt.map(
      ({ form, seat, wish }) => `${form.address.split('@')[0] ?? ''} ${seat} ${wish ?? '-'}`,
    ),
    left: deal.left.map(({ address }) => address.split('@')[0]),
  };
};
const arrival = { by: 'arrival' } as const;

test('in the order of arrival each gets the first of their wishes that is free', () => {
  expect(
    dealt([who('ann', 'b'), who('bob', 'b', 'c'), who('cid', 'c', 'b', 'd')], sides(4), arrival),
  ).toEqual({
    dealt: ['ann b 1', 'bob c 2', 'cid d 3'],
    left: [],
  });
});

test('who wishes nothing, or nothing that is free, takes no wish from those behind', () => {
  expect(
    dealt([who('ann'), who('bob', 'x'), who('cid', 'a'), who('dee', 'b')], sides(4), arrival).dealt,
  ).toEqual(['ann c -', 'bob d -', 'cid a 1', 'dee b 1']);
});

test('given sides are dealt to nobody, and no more play than there is room for', () => {
  expect(dealt([who('ann', 'a', 'b'), who('bob', 'b'), who('cid', 'd')], sides(3, ['a']), arrival)).toEqual({
    dealt: ['ann b 2', 'bob c -'],
    left: ['cid'],
  });
  expect(dealt([who('ann', 'a')], sides(1, ['a']), arrival)).toEqual({ dealt: [], left: ['ann'] });
});

test('dice that follow from words deal the same sides in whatever order forms came, and others from other words', () => {
  const forms = ['ann', 'bob', 'cid', 'dee'].map((name) => who(name, 'a', 'b', 'c', 'd'));
  const by = (seed: string, given = forms) => dealt(given, sides(4), { by: 'dice', seed }).dealt.join(', ');
  expect(by('lotto', forms.toReversed())).toBe(by('lotto'));
  const seen = new Set(Array.from({ length: 40 }, (_, at) => by(`lotto ${at}`)));
  expect(seen.size).toBeGreaterThan(10);
  // Everybody can be first: chances are even.
  const first = new Set([...seen].map((one) => one.slice(0, 3)));
  expect([...first].sort()).toEqual(['ann', 'bob', 'cid', 'dee']);
});

test('by dice, who has no wish gets any of what is left', () => {
  const got = new Set(
    Array.from(
      { length: 40 },
      (_, at) =>
        dealt([who('ann', 'a'), who('bob')], sides(4), { by: 'dice', seed: `${at}` }).dealt.sort()[1],
    ),
  );
  expect([...got].sort()).toEqual(['bob b -', 'bob c -', 'bob d -']);
});

test('by dice, all who have no wish get their sides by rolls of their own', () => {
  const forms = ['ann', 'bob', 'cid', 'dee'].map((name) => who(name));
  /** The sides in the order in which they were drawn. */
  const drawn = (seed: string): string =>
    dealt(forms, sides(4), { by: 'dice', seed })
      .dealt.map((one) => one.split(' ')[1])
      .join('');
  expect(new Set(Array.from({ length: 300 }, (_, at) => drawn(`${at}`))).size).toBe(24);
});
