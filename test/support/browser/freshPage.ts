import { cleanup } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { afterEach, beforeEach } from 'vitest';
import '#ui/styles/fonts.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';

/* All test files of the browser share one page, so that its modules are fetched once. It has the app's styles, and here it is swept after each test. */
const [width, height] = [1280, 800];

/** Sounds that a test began: a context that is never closed keeps its threads busy for the rest of the run. */
const sounding = new Set<AudioContext>();
globalThis.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    sounding.add(this);
  }
};

/** Nothing is blurred under a dialog, and no caret blinks: drawn without a graphics card, that took a fifth of all computing. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  '*, *::before, *::after, ::backdrop { backdrop-filter: none !important; caret-animation: manual; }',
);
document.adoptedStyleSheets = [sheet];

beforeEach(async () => {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

/** So many characters of what the page reads are printed when a test fails. */
const most = 2_000;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const read = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, most);
    console.error(
      `«${task.name}» failed. The page reads: ${read}\nA picture of it: ${await page.screenshot()}`,
    );
  }
  cleanup();
  await Promise.all([...sounding].map((context) => context.close()));
  sounding.clear();
  document.body.replaceChildren();
  localStorage.clear();
});
