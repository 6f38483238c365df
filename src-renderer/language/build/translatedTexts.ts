import german from '../../../assets/languages/de.json' with { type: 'json' };

/** Every text of the program that some language has. */
export const translatedTexts = (): ReadonlySet<string> => new Set(Object.keys(german));
