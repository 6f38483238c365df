/** Every value that an expression takes while its reactions run. */
export function reactions<T>(read: () => T): { readonly seen: readonly T[]; end(): void } {
  const seen: T[] = [];
  const end = $effect.root(() => {
    const value = $derived(read());
    $effect(() => void seen.push(value));
  });
  return { seen, end };
}
