import { localeOf } from '../../language/tongue.ts';

/** Names as a list in the language of the page, such as `A, B and C`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf('en-GB')).format(names);
