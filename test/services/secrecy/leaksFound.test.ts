import { afterAll, expect, test } from 'vitest';

import type { SomeRuleset } from '#main/services/ruleset.ts';
import { Player, resultsFor, tempFolder } from '../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { mark, seats } from '../../support/play/secretScenario.ts';

import { borg, klingon, leaksTo, openedBy, secretGame } from '../../support/play/secretGame.ts';

const folder = await tempFolder();
afterAll(() => folder.end());

test('the search finds what rules would let slip', async () => {
  const slip: SomeRuleset = {
    ...galacticEmpires,
    view: (state, seat, ...rest) => {
      const view = galacticEmpires.view(state, seat, ...rest) as {
        readonly empires: Readonly<Record<string, object>>;
      };
      return seat === borg
        ? {
            ...view,
            empires: {
              ...view.empires,
              [borg]: { ...view.empires[borg], address: `${mark(klingon)} fleet 11` },
            },
          }
        : view;
    },
  };
  const other = await secretGame(slip, folder.of('slip.game'));
  try {
    const found = await Promise.all(
      seats.map(async (seat) =>
        leaksTo(await openedBy(new Player(), resultsFor(other, seat), seat, 'results', slip)),
      ),
    );
    expect(found).toEqual([[`${mark(klingon)} fleet`], [], [], []]);
  } finally {
    other.close();
  }
});
