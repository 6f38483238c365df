/** Selects what is in a number box that is entered or clicked, so that typing replaces it. What a drag selected stays selected. */
export function selectNumber({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type !== 'number' && target.inputMode !== 'numeric') return;
  if (target.selectionStart === target.selectionEnd) target.select();
}
