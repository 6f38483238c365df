import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Firefox usually is; the variable FIREFOX names another one. */
const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX'] ?? usual.find((path) => existsSync(path));

/** Why the tests in Firefox cannot be run here; undefined where they can. */
export const whyNoFirefox = (): string | undefined =>
  findFirefox() === undefined
    ? 'it is not installed (Debian: firefox-esr; or name it in the variable FIREFOX)'
    : undefined;

/** One page in a Firefox of its own, driven as a hand would, over WebDriver BiDi. */
export interface FirefoxPage {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page; it may be a promise. */
  ask<T>(expression: string): Promise<T>;
  /** Presses the mouse once there. */
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  picture(path: string): Promise<void>;
  /** What the page complained of: errors on its console, and those that nobody caught. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** No calls home, no first page, downloads into a folder without asking. */
const preferences = (downloads: string): string =>
  Object.entries({
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.aboutwelcome.enabled': false,
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'browser.download.useDownloadDir': true,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'ui.prefersReducedMotion': 1,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Starts Firefox without a window; downloads go into a folder. */
export async function openFirefox(downloads: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'sealed-orders-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(downloads));
  const size = ['--width', '1280', '--height', '800'];
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...size];
  const child = spawn(findFirefox() ?? 'firefox', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  const place = await new Promise<string>((resolve, reject) => {
    let heard = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(heard)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`Firefox ended:\n${heard}`)));
  });
  const { send, complaints, end } = await talkTo(`${place}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context;
  const actions = (id: string, type: 'pointer' | 'key', list: readonly object[]) =>
    send('input.performActions', { context, actions: [{ id, type, actions: list }] });
  return {
    complaints,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async <T>(expression: string): Promise<T> => {
      const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
      const asked = (await send('script.evaluate', {
        expression: wrapped,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })) as {
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (asked.result === undefined || asked.exceptionDetails !== undefined)
        throw new Error(`${expression}: ${asked.exceptionDetails?.text ?? 'no answer'}`);
      return JSON.parse(asked.result.value) as T;
    },
    click: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y) };
      const moves = [
        { type: 'pointerMove', x: at.x - 3, y: at.y - 3 },
        { type: 'pointerMove', ...at },
      ];
      await actions('mouse', 'pointer', [
        ...moves,
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: async (key) =>
      void (await actions('keys', 'key', [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ])),
    picture: async (path) => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
        readonly data: string;
      };
      writeFileSync(path, Buffer.from(data, 'base64'));
    },
    close: async () => {
      end();
      child.kill('SIGTERM');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A line to the browser: a command is answered by its number, and what pages log is collected. */
async function talkTo(place: string): Promise<{
  send(method: string, params: object): Promise<unknown>;
  readonly complaints: readonly string[];
  end(): void;
}> {
  const socket = new WebSocket(place);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox cannot be talked to at ${place}`)));
  });
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
  >();
  const complaints: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, message, method, result, params } = JSON.parse(String(data)) as Answer;
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(params.text ?? '');
    const asked = id === undefined ? undefined : waiting.get(id);
    if (asked === undefined) return;
    waiting.delete(id ?? 0);
    if (type === 'success') asked.resolve(result);
    else asked.reject(new Error(message ?? type));
  });
  return {
    complaints,
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject: (error) => reject(new Error(`${method}: ${error.message}`)) });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    end: () => socket.close(),
  };
}
