import type { Settings } from '#contract/player/settings.ts';
import { speak } from './tongue.ts';

/** The languages besides English, each a file that is read when it is chosen. */
const files = { de: () => import('../../assets/languages/de.json') } as const;

/** Speaks a language as long as the page lives. */
export async function speakChosen(language: Settings['language']): Promise<void> {
  document.documentElement.lang = language;
  if (language === 'en') return speak();
  const { default: texts } = await files[language]();
  speak({ language, texts });
}
