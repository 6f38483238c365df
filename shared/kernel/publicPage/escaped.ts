// Characters that no page may contain, not even escaped.
// eslint-disable-next-line no-control-regex
const never = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text, escaped for HTML and SVG: for content and for attribute values in quotes. */
export const escaped = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll(never, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
