import { plainJson } from '#kernel/files/plainJson.ts';

/** The text of bytes that are UTF-8 throughout; undefined for others. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What a text says as JSON; undefined for what says nothing. */
export const jsonText = (text: string | undefined): unknown =>
  text === undefined ? undefined : plainJson(text);

/** What a file says as JSON; undefined for what says nothing. */
export const jsonOf = (bytes: Uint8Array): unknown => jsonText(utf8Text(bytes));
