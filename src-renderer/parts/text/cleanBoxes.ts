import { typedText } from '#kernel/orders/typed.ts';

/** Kinds of inputs that hold words; the others hold what a browser offers. */
const wordy = ['text', 'search', 'password', 'email', 'url', 'tel'];

type Box = HTMLInputElement | HTMLTextAreaElement;

const isBox = (at: EventTarget | null): at is Box =>
  at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && wordy.includes(at.type));

/** Takes out of a box what no file can hold; true if there was something. The caret stays behind the letter it was behind. */
function cleaned(box: Box): boolean {
  const lines = box instanceof HTMLTextAreaElement ? 2 : 1;
  const { value } = box;
  const now = typedText(value, lines);
  if (now === value) return false;
  const at = box.type === 'email' ? null : box.selectionStart;
  box.value = now;
  if (at !== null) {
    const behind = typedText(value.slice(0, at), lines).length;
    box.setSelectionRange(behind, behind);
  }
  return true;
}

/**
 * From now on every box under `root` holds only what files can hold, before anything hears what was typed, pasted or dropped there. What
 * an input method composes is looked at when it is done.
 */
export function cleanBoxes(root: EventTarget): void {
  root.addEventListener(
    'input',
    (event) => {
      if (isBox(event.target) && !(event as InputEvent).isComposing) cleaned(event.target);
    },
    { capture: true },
  );
  root.addEventListener(
    'compositionend',
    ({ target }) => {
      if (isBox(target) && cleaned(target)) target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    { capture: true },
  );
}
