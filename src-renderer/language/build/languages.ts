import german from '../../../assets/languages/de.json' with { type: 'json' };

/** Every text of each language besides English, by the English one. */
export const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: german };
