/** The text of bytes that are UTF-8 throughout; undefined for others. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What a text says as JSON; undefined for what says nothing. */
export function jsonText(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** What a file says as JSON; undefined for what says nothing. */
export const jsonOf = (bytes: Uint8Array): unknown => jsonText(utf8Text(bytes));
