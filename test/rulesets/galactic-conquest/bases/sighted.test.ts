import { expect, test } from 'vitest';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;
const d5 = placeId('hd5');

const world = (...lines: readonly string[]): State => cases.world(cases.readGiven(lines));
const scout = 'squadron H01A of hydran in D5: SC+4';
const cruiser = 'squadron H01A of hydran in D6: CA';
const hullsAfter = (then: State, before: View): readonly string[] | undefined =>
  makeView(then, hydran, before).sighted?.[d5]?.hulls;

test('what sensors have read of bases stays known while they are seen from afar, as long as they are those of the same empire (C5.10, C8.20)', () => {
  const base = 'bases of lyran in D5: BS';
  const before = makeView(world(scout, base), hydran);
  expect(before.sighted?.[d5]?.hulls).toEqual(['BS']);
  expect(makeView(world(cruiser, base), hydran).sighted?.[d5]?.hulls).toBeUndefined();
  expect(hullsAfter(world(cruiser, base), before)).toEqual(['BS']);
  expect(hullsAfter(world(scout, 'bases of lyran in D5: BATS'), before)).toEqual(['BATS']);
  const others = world(cruiser, base);
  const [, one] = Object.entries(others.squadrons).find(([id]) => id === 'bases-d5')!;
  const captured = {
    ...others.squadrons,
    'bases-d5': { ...one, seat: seatId('klingon') },
  } as State['squadrons'];
  expect(hullsAfter({ ...others, squadrons: captured }, before)).toBeUndefined();
});
