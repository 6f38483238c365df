import type { Settings } from '#contract/player/settings.ts';
import { fromBase64 } from '../bridge/shell.ts';
import { speak } from './tongue.ts';

/** The languages besides English, each read when it is chosen: its texts as JSON, packed as gzip in base64 (`build/plugin.ts`; `packed.d.ts`). */
const files: Readonly<
  Record<Exclude<Settings['language'], 'en'>, () => Promise<{ readonly default: string }>>
> = {
  de: () => import('virtual:language/de'),
};

/** Speaks a language as long as the page lives. */
export async function speakChosen(language: Settings['language']): Promise<void> {
  document.documentElement.lang = language;
  if (language === 'en') return speak();
  const { default: packed } = await files[language]();
  const bytes = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
  speak({ language, texts: (await new Response(bytes).json()) as Readonly<Record<string, string>> });
}
