import type { Settings } from '#contract/player/settings.ts';
import { fromBase64 } from '../bridge/shell.ts';
import { digestLength, digestOf } from './digest.ts';
import { speak, type Tongue } from './tongue.ts';

/** The languages besides English, each read when it is chosen: packed as gzip in base64 (`build/plugin.ts`; `packed.d.ts`). */
const files: Readonly<
  Record<Exclude<Settings['language'], 'en'>, () => Promise<{ readonly default: string }>>
> = {
  de: () => import('virtual:language/de'),
};

/** Speaks a language as long as the page lives; English where it cannot be read. */
export async function speakChosen(language: Settings['language']): Promise<void> {
  const chosen = language === 'en' ? undefined : await read(language).catch(() => undefined);
  document.documentElement.lang = chosen?.language ?? 'en';
  speak(chosen);
}

async function read(language: keyof typeof files): Promise<Tongue> {
  const { default: packed } = await files[language]();
  const bytes = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const [digests, ...texts] = (await new Response(bytes).json()) as readonly string[];
  return { language, texts: byDigest(digests ?? '', texts), keyed: digestOf };
}

const byDigest = (digests: string, texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text, at) => [digests.slice(at * digestLength, (at + 1) * digestLength), text]),
  );
