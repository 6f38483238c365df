import { expect, test } from 'vitest';

import type { PlaceId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { foreseenBy } from '#kernel/steps/foresight.ts';
import { dived } from '#test/rulesets/pearl-divers/game/diving.ts';
import type { Order, PearlDivers } from '#test/rulesets/pearl-divers/game/game.ts';
import { ahead } from '#test/rulesets/pearl-divers/game/game.ts';
import { boatOf, type State } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { stormed } from '#test/rulesets/pearl-divers/game/storms.ts';
import { fewestPearls, harbour } from '#test/rulesets/pearl-divers/game/tables.ts';

const [north, south, ledge, deep] = [seatId('north'), seatId('south'), placeId('ledge'), placeId('deep')];
const boat = (place: PlaceId) =>
  ({ name: 'Heron', place, pearls: 0, sailed: false, dived: false, empty: false }) as const;
const world: State = {
  turn: 1,
  reefs: { ...fewestPearls },
  boats: { [north]: boat(harbour), [south]: boat(deep) },
  buoys: {},
};
const ref = (nth: number) => nthOrder(north, 1, nth);

const scrollOf = (...orders: readonly Order[]) => {
  const view = pearlDivers.view(world, north, []);
  const picture = pearlDivers.presentation.scroll?.(view, { hq: [], units: { [boatOf(north)]: orders } });
  return {
    ...picture,
    lines: (picture?.steps ?? []).map(({ title, lines }) => [
      title,
      ...lines.map(({ said, order, unit, place, open }) => ({
        said: phraseText(said),
        order,
        unit,
        place,
        open,
      })),
    ]),
  };
};

test('the scroll tells step by step what the plan will bring, and what hangs on dice is open', () => {
  const { lines } = scrollOf({ kind: 'sail', ref: ref(1), to: ledge }, { kind: 'dive', ref: ref(2) });
  expect(lines).toEqual([
    ['Boats sail', { said: 'You will sail from Harbour to Ledge.', order: ref(1), place: ledge }],
    [
      'Divers go down',
      { said: 'Your divers will go down in Ledge.', order: ref(2), place: ledge, open: true },
    ],
  ]);
});

test('what will not be carried out is among its problems, and no line', () => {
  const { lines, problems } = scrollOf({ kind: 'sail', ref: ref(1), to: deep });
  expect(lines).toEqual([]);
  expect(problems?.map(({ code, order }) => [code, order])).toEqual([['no-passage', ref(1)]]);
});

test('what follows from dice is open too, in a step that rolls none', () => {
  const rules: Ruleset<PearlDivers> = {
    ...pearlDivers,
    sequences: {
      turn: [
        {
          name: 'Dice',
          cite: 'PD 4',
          dice: true,
          run: ({ draw, happen }) =>
            happen(dived.of({ seat: north, place: ledge, found: draw.int(1_000_000) })),
        },
        {
          name: 'After them',
          cite: 'PD 4',
          run({ state, happen }) {
            happen(stormed.of({ place: deep }));
            happen(stormed.of({ place: placeId(`p${state.boats[north]?.pearls ?? 0}`) }));
          },
        },
      ],
    },
  };
  const view = pearlDivers.view(world, north, []);
  const { steps } = foreseenBy(() => rules, ahead)(view, { hq: [], units: {} });
  expect(steps.map(({ title, lines }) => [title, lines.map(({ open }) => open)])).toEqual([
    ['Dice', [true]],
    ['After them', [undefined, true]],
  ]);
});

test('nothing is foreseen without orders', () => {
  expect(scrollOf().lines).toEqual([]);
});
