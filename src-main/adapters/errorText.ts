/** A named detail of something thrown, such as its `code` or `path`; empty if it has none. */
export function errorText(error: unknown, detail: 'code' | 'path'): string {
  const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, detail) : undefined;
  return typeof found === 'string' ? found : '';
}
