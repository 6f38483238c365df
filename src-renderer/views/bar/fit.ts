import { clock } from '../../clock.ts';

/**
 * What the bar gives up as it gets narrow for its words, in this order: menus take their words below their icons, stand closer, are icons alone; then the other
 * buttons are, and at last they take a row of their own. Its parts are styled by these words in `data-fit`.
 */
const steps = ['below', 'close', 'signs', 'bare', 'rows'] as const;

/** Whether everything has its room: the name of the realm and the turn are whole and within, and no button is outside. */
function isRoomy(header: HTMLElement): boolean {
  const cut = [...header.querySelectorAll<HTMLElement>('.realm p')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const realm = header.querySelector<HTMLElement>('.realm > div');
  const high = realm !== null && realm.offsetHeight > header.clientHeight - 8;
  return !cut && !high && header.scrollWidth <= header.clientWidth;
}

/** Measures the bar whenever its width or its words change, and gives up as little as it can. */
export function fit(header: HTMLElement): () => void {
  const look = (): void => {
    for (let given = 0; given <= steps.length; given += 1) {
      const fits = steps.slice(0, given).join(' ');
      header.dataset['fit'] = fits;
      if (isRoomy(header)) return;
    }
  };
  // Not within the observer: what is given up may change the height that it sees.
  const sizes = new ResizeObserver(() => clock.nextFrame(look));
  sizes.observe(header);
  const words = new MutationObserver(look);
  words.observe(header, { subtree: true, childList: true, characterData: true });
  // Letters that come late are of another width.
  void document.fonts.ready.then(look);
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
