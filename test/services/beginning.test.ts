import { afterAll, expect, test } from 'vitest';

import { wish } from '#contract/beginning.ts';
import { makeClient } from '#contract/client.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { openApp } from '#main/openApp.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { choiceOf } from '#main/services/choices.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { rulesets } from '#rulesets/all.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import type { State } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { asRead } from '../support/acts/asRead.ts';
import { codesOf, valueOf } from '../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Games are begun by whichever ruleset is listed, with what its form lets one choose. */
afterAll(removeFolders);

const both = [galacticEmpires, pearlDivers] as unknown as readonly SomeRuleset[];

async function host(rulesets = both) {
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const root = tempFolder();
  const app = await openApp({
    info,
    root,
    settings,
    secrets: plainSecrets,
    push: () => {},
    rulesets: theseRulesets(rulesets),
  });
  return asRead(
    makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
  );
}

test.each(rulesets.map(({ id, beginning: { kinds, form } }) => [id, kinds, form] as const))(
  'whatever the form of a new game of %s shows can be sent to the host',
  (_, kinds, form) => {
    for (const { name, usual } of kinds) {
      const sent = wish.parse(wish.make({ kind: name, values: form(usual as never).values }));
      expect([name, sent.ok ? [] : sent.fault]).toEqual([name, []]);
    }
  },
);

test('whoever is to choose reads of each ruleset for how many it is and what it has', async () => {
  const page = await host();
  const rows = valueOf(await page['practice.choices']({}));
  expect(rows).toMatchObject([
    {
      ruleset: 'galactic-empires',
      players: { least: 2, most: 26 },
      hasTutorial: true,
      hasComputer: true,
      levels: [{ word: 'computer-cautious' }, { word: 'computer' }, { word: 'computer-bold' }],
      hasGentle: true,
      hasSimulator: true,
    },
    {
      ruleset: 'pearl-divers',
      players: { least: 2, most: 2 },
      hasTutorial: false,
      hasComputer: false,
      hasGentle: false,
      hasSimulator: false,
    },
  ]);
  expect(valueOf(await page['gm.choices']({}))).toEqual(rows);
});

test('a practice game is begun by the rules that are asked for, as its form was filled in', async () => {
  const page = await host();
  const wish = { values: { name: 'Gannet' } };
  const { key } = valueOf(await page['practice.start']({ ruleset: 'pearl-divers', seed: 'pearls', wish }));
  const opened = valueOf(await page['turn.open']({ key }));
  expect(opened).toMatchObject({
    ruleset: 'pearl-divers',
    key: { seat: 'north' },
    view: { boat: { name: 'Gannet' } },
  });
  const next = valueOf(await page['practice.next']({ key })).key;
  expect(next).toEqual({ ...key, turn: 2 });
  const usual = valueOf(await page['practice.start']({ seed: 'stars' })).key;
  expect(valueOf(await page['turn.open']({ key: usual })).ruleset).toBe('galactic-empires');
});

test('what a form cannot hold is refused by name, and nothing is begun', async () => {
  const page = await host();
  const start = async (values: Readonly<Record<string, unknown>>) =>
    codesOf(await page['practice.start']({ ruleset: 'pearl-divers', wish: { values } }));
  expect(await start({ more: 10 })).toEqual(['unexpected-value']);
  expect(await start({ name: ' ' })).toEqual(['no-name-of-boat']);
  expect(await start({ empires: 3 })).toEqual(['no-such-field']);
  expect(codesOf(await page['practice.start']({ ruleset: 'pearl-divers', tutorial: true }))).toEqual([
    'no-tutorial',
  ]);
  expect(valueOf(await page['library.list']({}))).toEqual([]);
});

test('the desk begins a game with the same form, and has room for as many as the rules say', async () => {
  const page = await host();
  const begin = (players: readonly string[], values: Readonly<Record<string, unknown>>) =>
    page['gm.begin']({
      ruleset: 'pearl-divers',
      title: 'Bay',
      game: 'bay',
      address: '',
      passphrase: '',
      computer: 'none',
      conquers: false,
      map: { kind: 'wish', wish: { kind: 'bay', values } },
      players: players.map((seat) => ({ seat, player: seat, address: '' })),
    });
  expect(codesOf(await begin(['north', 'south', 'east'], {}))).toEqual(['too-many-players']);
  expect(codesOf(await begin([], { name: '' }))).toEqual(['no-name-of-boat']);
  expect(valueOf(await begin(['north', 'south'], { more: 9, name: 'Tern' }))).toEqual({ game: 'bay' });
  const desk = valueOf(await page['gm.desk']({ game: 'bay' }));
  expect(desk).toMatchObject({
    usualDue: 'Friday 09:30 Europe/London',
    policy: { due: '', graceHours: 12, reminders: [24], late: 'count', runs: 'by-hand' },
  });
  expect(desk).toMatchObject({ ruleset: 'Pearl Divers', seats: [{ player: 'north' }, { player: 'south' }] });
});

test('more pearls are wished at each reef, and lie there', () => {
  const { beginning } = pearlDivers;
  const poor = beginning.create(beginning.setup({ more: 0, name: 'a' }, {}), {}, openDice('reefs'));
  const rich = beginning.create(beginning.setup({ more: 4, name: 'a' }, {}), {}, openDice('reefs'));
  const reefs = (made: typeof poor): State['reefs'] => (made.ok ? made.value.state.reefs : {});
  for (const [place, pearls] of Object.entries(reefs(poor)))
    expect(reefs(rich)[place as keyof State['reefs']]).toBe(pearls + 4);
});

test('Galactic Conquest is offered as an early version, and no other game is', () => {
  const titles = rulesets.map((ruleset) => choiceOf(ruleset as unknown as SomeRuleset).title);
  expect(titles.filter((title) => title.includes('early version'))).toEqual([
    'Galactic Conquest (early version)',
  ]);
});
