import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { makeClient } from '#contract/client.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openApp } from '#main/openApp.ts';
import { openOrdersFile } from '#main/services/openTurnFiles.ts';
import { asRead } from '../../support/acts/asRead.ts';
import { boasts, resultsOf, toy, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

const whatHeWrites = 'Quux, for my own eyes';

const markedPlan = (plan: ReturnType<typeof boasts>) => ({
  ...plan,
  typed: { l1: 'Zyzzyva, if they attack' },
});

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

test('what players note or try for themselves, and their letters to other players, are in their own files alone: not in their orders, not in a log, not in the cache', async () => {
  const root = tempFolder();
  const opened: string[] = [];
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const app = await openApp({
    info,
    root,
    settings: { read: () => ({}), write: () => {} },
    secrets: plainSecrets,
    push: () => {},
    desktop: { openMail: async (link) => opened.push(link) > 0, showFile: async () => false },
    rulesets: theseRulesets([toy]),
  });
  const page = asRead(
    makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
  );
  const gm = await toyGame();
  const [of, key] = [
    { game: 'toy', seat: 'ann' },
    { game: 'toy', seat: 'ann', turn: 1 },
  ];
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  valueOf(await page['file.open']({ name: 'toyN01-ann.new', base64: base64(resultsOf(gm)) }));
  const { notebook, revision } = valueOf(await page['notebook.read']({ of }));
  const written = { subject: whatHeWrites, text: whatHeWrites };
  const letters = {
    all: (['sent', 'received'] as const).map((way, index) => ({
      ...written,
      way,
      seat: 'bob',
      number: index + 1,
      turn: 1,
      at: 0,
    })),
    drafts: [{ seat: 'bob', ...written }],
    addresses: [{ seat: 'bob', address: 'quux@example.org' }],
  };
  const notes = [{ to: 'place' as const, id: 'p1', text: whatHeWrites, turn: 1 }];
  valueOf(
    await page['notebook.save']({
      of,
      notebook: { ...notebook, notes, letters, labels: [{ place: 'p1', text: whatHeWrites, color: 'red' }] },
      revision,
    }),
  );
  // A letter goes to the player's own mail program alone.
  expect(valueOf(await page['letter.open']({ to: 'quux@example.org', ...written })).opened).toBe(true);
  expect(opened.map(decodeURIComponent)).toEqual([
    `mailto:quux@example.org?subject=${whatHeWrites}&body=${whatHeWrites}`,
  ]);
  const laid = async (): Promise<string> => {
    const { wishes } = valueOf(await page['sending.get']({ of }));
    valueOf(await page['sending.set']({ of, wishes: { ...wishes, to: 'gm@example.org' } }));
    return JSON.stringify(valueOf(await page['sending.compose']({ key })));
  };
  valueOf(await page['plan.save']({ key, plan: boasts(1), revision: 0 }));
  const alternatives = [{ name: 'Zyzzyva', plan: markedPlan(boasts(2)) as never }];
  valueOf(await page['alternatives.save']({ key, alternatives, revision: 0 }));
  const orders = Buffer.from(valueOf(await page['orders.export']({ key })).base64, 'base64');
  expect(await laid()).not.toMatch(/quux@/i);
  app.close();

  const { game, ruleset, edition, privately } = gm.store.facts;
  const signKeys = (): readonly string[] =>
    gm.store
      .seats()
      .filter(({ seat }) => seat === 'ann')
      .map(({ publicly }) => publicly.sign);
  const { header, body } = valueOf(
    await openOrdersFile(sealing, orders, {
      game,
      ruleset,
      edition,
      turn: 1,
      seats: [],
      seal: [privately.seal],
      signKeys,
    }),
  );
  expect(JSON.stringify(body)).toContain('boast');
  expect(`${orders.toString('latin1')}${JSON.stringify([header, body])}`).not.toMatch(/Quux|Zyzzyva/i);

  const holding = (mark: string): readonly string[] =>
    filesUnder(root)
      .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(mark.toLowerCase()))
      .map((path) => path.slice(root.length + 1));
  expect(holding('Quux')).toEqual([join('toy', 'ann', 'notebook.json')]);
  expect(holding('Zyzzyva')).toEqual([join('toy', 'ann', 'plan-0001-alternatives.json')]);
  gm.close();
});
