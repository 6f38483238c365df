import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windowTransport } from '#contract/transport.ts';

import type { Notice } from '../support/electron-double/control.ts';
import { drive, type Driven } from '../support/electron-double/drive.ts';
import { until } from '../support/time/until.ts';

const home = mkdtempSync(join(tmpdir(), 'sealed-orders-built-'));
let app: Driven;

/** Asks the host over the preload's wire, as plain data. */
const call = (driven: Driven, name: string, input: unknown = {}): Promise<unknown> =>
  driven.page.evaluate(`window.${windowTransport}.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`);
const told = <K extends Notice['kind']>(kind: K): readonly Extract<Notice, { kind: K }>[] =>
  app.notices.filter((each): each is Extract<Notice, { kind: K }> => each.kind === kind);
const settled = <T>(ask: () => T | undefined, what: string): Promise<T> =>
  until(ask, () => `${what}. The double told: ${JSON.stringify(app.notices)}`);

beforeAll(async () => {
  app = await drive({ home });
});
afterAll(async () => {
  await app.quit();
  rmSync(home, { recursive: true, force: true });
});

describe('the built app in its window', () => {
  test('shows its page without an error', async () => {
    await app.page.getByRole('main').waitFor();
    expect(await app.page.title()).toContain('Sealed Orders');
    expect(told('error')).toEqual([]);
  });

  test('answers the page over the preload, as the desktop host', async () => {
    expect(await call(app, 'app.info')).toMatchObject({ ok: true, value: { host: 'electron' } });
  });

  test('refuses a call it does not know by name', async () => {
    expect(await call(app, 'toString')).toMatchObject({ ok: false, fault: [{ code: 'unknown-call' }] });
  });

  test('does not answer a frame inside its page', async () => {
    const asked = await app.page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      type Wire = { __doubleInvoke(channel: string, args: unknown[]): Promise<unknown> };
      const inner = frame.contentWindow as unknown as Wire;
      const answer = await inner
        .__doubleInvoke('call', ['app.info', {}])
        .catch((error: unknown) => String(error));
      frame.remove();
      return answer;
    });
    expect(asked).toContain('Sealed Orders answers only to its own page');
  });

  test('goes nowhere else', async () => {
    const before = app.page.url();
    await app.page.evaluate(() => {
      location.href = 'https://elsewhere.example/';
    });
    await settled(
      () => told('refused').find((each) => each.what.includes('navigation https://elsewhere.example/')),
      'The page was let go',
    );
    expect(app.page.url()).toBe(before);
  });

  test('fetches nothing from the network', async () => {
    const fetched = app.page.evaluate(() =>
      fetch('https://elsewhere.example/').then(() => 'fetched', String),
    );
    expect(await fetched).toContain('Failed to fetch');
  });

  test('opens a web page outside only after a question', async () => {
    const open = (): Promise<void> =>
      app.page.evaluate(() => {
        window.open('https://example.org/rules');
      });
    await open();
    await settled(() => told('asked').find((each) => each.dialog === 'message'), 'No question was asked');
    expect(told('opened')).toEqual([]);
    app.answer({ button: 1 });
    await open();
    const opened = await settled(() => told('opened')[0], 'The page was not opened');
    expect(opened.url).toBe('https://example.org/rules');
  });

  test('fills the screen when the setting says so, and is small again', async () => {
    for (const [fullScreen, what] of [
      [true, 'full screen'],
      [false, 'small window'],
    ] as const) {
      expect(await call(app, 'settings.set', { fullScreen })).toMatchObject({
        ok: true,
        value: { fullScreen },
      });
      await settled(
        () => told('window').find((each) => each.what === what),
        `The window did not become a ${what}`,
      );
    }
  });

  test('takes in a file that a second start names, and says what is wrong with it', async () => {
    const file = join(home, 'broken.new');
    writeFileSync(file, 'no turn file');
    app.happen('second-instance', {}, ['sealed-orders', file], home, {});
    const arrived = app.page.getByText('broken.new');
    await arrived.first().waitFor();
    await app.page.getByText('This is not a file of Sealed Orders.').first().waitFor();
  });
});

test('a practice game is there again after a restart, keys from the keyring and all', async () => {
  const started = await call(app, 'practice.start', { seed: 'restart' });
  expect(started).toMatchObject({ ok: true });
  const before = await call(app, 'library.list');
  expect(before).toMatchObject({ ok: true, value: [{ practice: true }] });
  expect(await app.quit()).toBe(0);
  app = await drive({ home });
  expect(await call(app, 'library.list')).toEqual(before);
  const { value } = started as { readonly value: unknown };
  const { key } = value as { readonly key: unknown };
  expect(await call(app, 'turn.open', { key })).toMatchObject({ ok: true, value: { practice: true } });
});

test('closed while its page is still loading, it ends well', async () => {
  const hasty = await drive();
  expect(await hasty.quit()).toBe(0);
});
