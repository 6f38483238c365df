/**
 * Keeps an element above whatever dialog opens, and shows it at all: dialogs lie in the page's top layer, where the last to come lies on
 * top. What is raised cannot be pressed while a dialog is open, but read.
 */
export function raised(element: HTMLElement): () => void {
  let below: readonly Element[] | undefined;
  const raise = (): void => {
    const open = [...document.querySelectorAll('dialog[open]')];
    if (below?.length === open.length && below.every((dialog, at) => dialog === open[at])) return;
    if (below !== undefined) element.hidePopover();
    below = open;
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
