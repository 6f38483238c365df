/**
 * Keeps an element visible above all dialogs, which are in the page's top layer, the last one on top. While a
 * dialog is open, the element can be read but not pressed, and has the attribute `data-behind`.
 */
export function raised(element: HTMLElement): () => void {
  let below: readonly Element[] | undefined;
  const raise = (): void => {
    if (!element.isConnected) return;
    const open = [...document.querySelectorAll('dialog:modal')];
    if (below?.length === open.length && below.every((dialog, at) => dialog === open[at])) return;
    if (below !== undefined) element.hidePopover();
    below = open;
    element.toggleAttribute('data-behind', open.length > 0);
    element.showPopover();
  };
  raise();
  const watch = new MutationObserver(raise);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => watch.disconnect();
}
