import type { Event } from '#rulesets/galactic-empires/game.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { publicPage } from '#main/services/gm/overview/publicPage.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { heardOf, viewOf } from '#main/services/ruleset.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { outsider } from '#rulesets/galactic-empires/outsider.ts';
import {
  Player,
  codesOf,
  resultsFor,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';
import { seats, secretScenario } from '../../../support/play/secretScenario.ts';

const [borg, gorn, klingon, romulan] = seats as [SeatId, SeatId, SeatId, SeatId];
const script =
  '</blockquote><script>alert("x")</script> & so on, from here to the rim of the galaxy.\nA second line.';
const banned = 'A text that the game master finds unsuitable, long as it may be, is read by nobody at all.';
const rude = '<img src=x onerror=alert(1)>';

const folder = await tempFolder();
let gm: Gm;

beforeAll(async () => {
  gm = valueOf(
    await newGame(testPorts(), gameFiles, folder.of('page.game'), {
      ruleset: galacticEmpires,
      setup: secretScenario(),
      seed: 'page',
      game: 'pag',
      title: 'Spring <1>',
      address: 'gm@example.org',
      players: {},
    }),
  );
  const orders: Readonly<Record<SeatId, readonly object[]>> = {
    [borg]: [{ kind: 'issue-proclamation', text: script }],
    [gorn]: [{ kind: 'issue-proclamation', text: banned }],
    [klingon]: [
      { kind: 'rename-ruler', name: rude },
      { kind: 'declare-war', on: romulan },
    ],
  };
  for (const seat of [borg, gorn, klingon]) {
    const player = new Player();
    valueOf(await player.open(resultsFor(gm, seat)));
    const hq = (orders[seat] ?? []).map((order, at) => ({ ...order, ref: `${seat}.t1.o${at + 1}` }));
    expect(await gm.takeOrders(await player.orders({ hq, units: {} }), `${seat}.orders`)).toMatchObject({
      verdict: 'final',
    });
  }
  for (const { order, seat } of gm.unjudged())
    valueOf(gm.rule(order.ref, seat === gorn ? 'unsuitable' : 'suitable'));
  expect((await gm.run()).kind).toBe('ran');
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

const told = (turn = gm.store.turn()) =>
  gm.store.results(turn).map(({ body }) => ({
    view: viewOf(galacticEmpires, body) as View,
    heard: heardOf(galacticEmpires, body) as readonly Heard<Event>[],
  }));

describe('the public page', () => {
  test('tells turn and day, what was proclaimed to all, and what all were told', () => {
    const { plain, turn, name } = valueOf(publicPage(gm));
    expect([turn, name]).toEqual([2, 'pag-turn-2']);
    expect(plain).toContain('Spring <1>\n==========\n\nTurn 2 · 21 November 2026\n');
    expect(plain).toContain(', Empire 0:\n  </blockquote><script>alert("x")</script> & so on,');
    expect(plain).toContain('  A second line.');
    expect(plain).toContain(`The Empire 2 is now ruled by ${rude}.`);
    expect(plain).toMatch(/Empire 2 +<img src=x onerror=alert\(1\)> +Yes\n/);
    expect(plain).toContain('Empires still in the game: 4 of 4');
  });

  test('names turns as the calendar of its game does', () => {
    const { presentation } = galacticEmpires;
    const calendar = (turn: number) => phrase('year {year}', { year: 2300 + turn });
    const ruleset = { ...galacticEmpires, presentation: { ...presentation, calendar } };
    const { plain } = valueOf(publicPage({ ...gm, ruleset }));
    expect(plain).toContain('\nYear 2302 · 21 November 2026\n');
    expect(plain).toContain('What happened in year 2301\n');
    expect(plain).not.toMatch(/\bturn \d/i);
  });

  test('holds nothing that was told to some, and no text that was found unsuitable', () => {
    const { plain, html, chart = '' } = valueOf(publicPage(gm));
    for (const text of [plain, html, chart]) {
      expect(text).not.toContain(banned);
      // Two empires are at war now, and nobody else was told.
      expect(text).not.toMatch(/war\b/i);
      expect(text).not.toContain('example.org');
    }
  });

  test('no line of the text is longer than 78 characters, however long a word is', () => {
    const long = { ...gm.store, facts: { ...gm.store.facts, title: 'W'.repeat(190) } };
    for (const store of [gm.store, long])
      expect(
        Math.max(
          ...valueOf(publicPage({ ...gm, store }))
            .plain.split('\n')
            .map((line) => Array.from(line).length),
        ),
      ).toBeLessThanOrEqual(78);
  });

  test('the web page is one file that runs nothing and fetches nothing, whatever names and words hold', () => {
    const { html } = valueOf(publicPage(gm));
    expect(html).not.toMatch(/<(script|img|iframe|object|link)|javascript:|url\(|@import/i);
    expect(html).toContain(
      '&lt;/blockquote&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; so on',
    );
    expect(html).toContain('<h1>Spring &lt;1&gt;</h1>');
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('width=device-width');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('the chart shows every sector with number and name, and no owner', () => {
    const { chart = '', html } = valueOf(publicPage(gm));
    expect(chart.match(/<polygon/g)).toHaveLength(16);
    for (let number = 1; number <= 16; number += 1)
      expect(chart).toContain(`<title>${number} Place ${number}</title>`);
    for (const seat of seats) expect(chart).not.toContain(seat);
    expect(chart).not.toContain('Empire ');
    expect(html).toContain(chart.trimEnd());
  });

  test('a page of the current turn says when orders are due, one of an earlier turn does not; the same page comes out each time', () => {
    valueOf(setPolicy(testPorts(), gm.store, defaultPolicy));
    expect(valueOf(publicPage(gm)).plain).toMatch(/Orders for turn 2 are due on Tue/);
    const first = valueOf(publicPage(gm, 1));
    expect(first.plain).not.toContain('are due');
    expect(first.plain).toContain('The game has just begun');
    expect(valueOf(publicPage(gm, 1))).toEqual(first);
  });

  test('a turn that is not there, and rules that call nothing public, are refused', async () => {
    expect(codesOf(publicPage(gm, 7))).toEqual(['no-such-turn']);
    const toy = await toyGame(folder.of('toy.game'));
    expect(codesOf(publicPage(toy))).toEqual(['nothing-public']);
    toy.close();
  });
});

describe('what an outsider knows', () => {
  test('is what stands the same with every empire still in the game: what one of them has otherwise is left out', () => {
    const all = told();
    const heard = (seats: readonly { readonly heard: readonly Heard<Event>[] }[]) =>
      seats[0]?.heard.map(({ event }) => event.kind);
    expect(heard([outsider(all) ?? { heard: [] }])).toEqual(['ruler-renamed', 'proclamation-heard']);
    const [first, ...others] = all;
    if (first === undefined) throw new Error('no results');
    const deaf = { ...first, heard: first.heard.filter(({ event }) => event.kind !== 'ruler-renamed') };
    expect(heard([outsider([deaf, ...others]) ?? { heard: [] }])).toEqual(['proclamation-heard']);
    const otherName = {
      ...first,
      view: {
        ...first.view,
        empires: { ...first.view.empires, [gorn]: { ...first.view.empires[gorn]!, name: 'Gorns' } },
      },
    };
    expect(Object.keys(outsider([otherName, ...others])?.view.empires ?? {})).toEqual([
      borg,
      klingon,
      romulan,
    ]);
  });

  test('is no more where a single empire is left, who alone is told everything', () => {
    const [first] = told();
    if (first === undefined) throw new Error('no results');
    const known = outsider([first]);
    expect(known?.view).toMatchObject({ units: {}, treasury: 0 });
    expect(Object.values(known?.view.sectors ?? {}).every((sector) => !('report' in sector))).toBe(true);
    expect(known?.heard.map(({ event }) => event.kind)).toEqual(['ruler-renamed', 'proclamation-heard']);
    expect(known?.heard.every(({ event }) => event.cause === undefined)).toBe(true);
  });

  test('does not hang on those who are out', () => {
    const [first, ...others] = told();
    if (first === undefined) throw new Error('no results');
    const me = first.view.me;
    const gone = {
      heard: [],
      view: {
        ...first.view,
        empires: { ...first.view.empires, [me]: { ...first.view.empires[me]!, defeated: true } },
      },
    };
    expect(outsider([gone, ...others])?.heard.map(({ event }) => event.kind)).toEqual([
      'ruler-renamed',
      'proclamation-heard',
    ]);
  });
});
