import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seatId } from '#kernel/words/ids.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { readGiven, world } from '#test/rulesets/star-fleet-warlord/caseWorlds.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { isClear, lookAt, showScreen } from '#test/support/page/everyScreen.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { sample } from '#test/support/sample.ts';

/* Who may win in Star Fleet Warlord, in the windows that people have: each Corporation is one line to read. */
const names = ['Heron Corporation', 'Viper Trading', 'Adder Company', 'Asp Incorporated'];
const [heron, viper, adder, asp] = names.map((_, at) => seatId(`c0${at + 1}`));
const offices = ['00-0808', '22-0808', '20-0808', '33-0808'];
const state = world(
  readGiven([
    'year 172',
    ...names.map(
      (name, at) => `corporation c0${at + 1} at ${offices[at]}, name ${name}${at === 3 ? ', fallen' : ''}`,
    ),
  ]),
);
const place = (seat: typeof heron, value: number) => ({ seat: seat!, value });
const lists: View['lists'] = {
  turn: 7,
  stock: [place(viper, 50), place(heron, 44), place(adder, 30)],
  more: { victory: [place(viper, 3)], sites: [place(viper, 12), place(adder, 9), place(heron, 1)] },
};
const view: View = { ...starFleetWarlord.view(state, heron!, [], undefined), lists, fallen: [asp!] };
// The books of the game are those of its shelf.
const { open: _, ...ruleset } = starFleetWarlord;
let session: Session;
openedApp((opened) => void (session = opened), {
  game: { ruleset, seat: heron!, state } as never,
  view: starFleetWarlord.codecs.view.make(view),
});

/** How many lines of text a cell has. */
function linesOf(cell: Element): number {
  const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { top, width } of range.getClientRects()) if (width > 1) tops.add(Math.round(top));
  }
  return tops.size;
}

test.each(
  sample(
    [
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const,
    1,
  ),
)('at %s x %s', async (width, height) => {
  await lookAt(session, [width, height, 100]);
  await showScreen(session, 'rankings');
  const table = page.getByRole('table', { name: 'Who may win' });
  await expect.element(table.getByText('no: its Home Office is lost')).toBeVisible();
  await isClear('rankings');
  const words = [...table.element().querySelectorAll('th button > span:first-child, td')].filter(
    ({ textContent }) => textContent.trim() !== '',
  );
  expect(words.filter((one) => linesOf(one) > 1).map(({ textContent }) => textContent.trim())).toEqual([]);
});
