/** Pixels between two things at the lower edge of the map, and between them and its sides. */
const gap = 12;

/** Marks the bar of turns with `data-above` wherever the tools of the map leave it no room beside them: whatever is in either, and however large the text is. */
export function besideTools(bar: HTMLElement): () => void {
  const stage = bar.parentElement;
  const tools = (): HTMLElement | null | undefined => stage?.querySelector<HTMLElement>('[data-tools]');
  const look = (): void =>
    void bar.toggleAttribute(
      'data-above',
      bar.offsetWidth + (tools()?.offsetWidth ?? 0) + 3 * gap > (stage?.clientWidth ?? Infinity),
    );
  const sizes = new ResizeObserver(look);
  for (const one of [stage, bar, tools()]) if (one instanceof HTMLElement) sizes.observe(one);
  look();
  return () => sizes.disconnect();
}
