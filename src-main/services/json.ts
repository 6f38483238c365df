import { plainJson } from '#kernel/codec/plainJson.ts';

/** Decodes UTF-8; undefined if any byte is invalid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Parses JSON text; undefined if it is not valid. */
export const jsonText = (text: string | undefined): unknown =>
  text === undefined ? undefined : plainJson(text);

/** Parses a file's JSON; undefined if it is not valid. */
export const jsonOf = (bytes: Uint8Array): unknown => jsonText(utf8Text(bytes));
