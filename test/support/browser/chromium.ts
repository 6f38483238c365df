import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Features of Chromium that are switched off. The last two are pages for the box of addresses, made ready in each window that nobody
 * types into: a third of all computing. Chromium heeds the last such list alone, so the others are what Playwright switches off.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Where in its source each piece of a function stands is noted as it is compiled. Otherwise Chromium reads all of the app anew to find that
 * out, for the first error or request whose place somebody asks for, as those who drive a page always do: a tenth of opening the page.
 */
const withSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

/** Arguments for a Chromium that is only ever driven by tests: no sandbox (root), no calls home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  withSourcePositions,
  `--disable-features=${withoutFeatures.join(',')}`,
] as const;

/**
 * Path of the Chromium that the tests drive: the variable CHROMIUM, else a usual place.
 * An empty string means none was found, and Playwright then tries its own.
 */
export function findChromium(): string {
  return process.env['CHROMIUM'] ?? usual.find((path) => existsSync(path)) ?? '';
}
