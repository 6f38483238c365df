import { flushSync } from 'svelte';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/* The hand that fills in the form of an order. It presses as a program would: it is for tests of forms, and the hand of a player is tried elsewhere. */

/** What is filled in, by the labels of the form; choices by how their words begin. */
export type Answers = Readonly<Record<string, string>>;

export function press(button: HTMLElement): void {
  button.click();
  flushSync();
}

export function buttonIn(within: Element, name: string): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>('button')];
  const nameOf = (one: HTMLElement): string => one.ariaLabel ?? one.textContent?.trim() ?? '';
  const found = all.find((one) => nameOf(one) === name);
  if (found === undefined) throw new Error(`${name} is not among ${all.map(nameOf).join(', ')}`);
  return found;
}

/** The form that lies over the page. */
export const orderForm = (): Element => document.querySelector('dialog[open]')!;
/** How it says the order. */
export const orderSaid = (): string => page.getByTestId('order-said').element().textContent?.trim() ?? '';

/** The one control of the form with this label, or of its choices so called the one that the answer names. */
function control(label: string, answer: string): HTMLElement {
  const called = (texts: Iterable<HTMLLabelElement>, text: string) =>
    [...texts].find(({ textContent }) => textContent?.trim() === text);
  const named = [...orderForm().querySelectorAll('label')].filter(({ htmlFor }) => htmlFor !== '');
  const group = [...orderForm().querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent?.trim() === label,
  );
  const found =
    called(named, label)?.control ?? called(group?.querySelectorAll('label') ?? [], answer)?.control;
  if (!(found instanceof HTMLElement)) throw new Error(`the form has no ${label}`);
  return found;
}
const choiceOf = ({ options }: HTMLSelectElement, answer: string): HTMLOptionElement => {
  const found = [...options].find(({ text }) => text.trim().startsWith(answer));
  if (found === undefined)
    throw new Error(`${answer} is not among ${[...options].map(({ text }) => text).join(', ')}`);
  return found;
};

export function fillOrder(answers: Answers): void {
  for (const [label, answer] of Object.entries(answers)) {
    const at = control(label, answer) as HTMLInputElement | HTMLSelectElement;
    if (at.type === 'radio') at.click();
    else {
      at.value = at instanceof HTMLSelectElement ? choiceOf(at, answer).value : answer;
      for (const event of ['input', 'change']) at.dispatchEvent(new Event(event, { bubbles: true }));
    }
    flushSync();
  }
}

export function expectFilled(answers: Answers, title: string): void {
  for (const [label, answer] of Object.entries(answers)) {
    const at = control(label, answer) as HTMLInputElement | HTMLSelectElement;
    if (at instanceof HTMLSelectElement) expect(at.value, title).toBe(choiceOf(at, answer).value);
    else if (at.type === 'radio') expect((at as HTMLInputElement).checked, title).toBe(true);
    else expect(at.value, title).toBe(answer);
  }
}

/** A line of the order sheet, by its name there. */
export function sheetLine(line: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (found === null) throw new Error(`the sheet has no line ${line}`);
  return found;
}

/** A line of the order sheet is typed, and left with Enter. */
export function typeLine(line: string, text: string): void {
  const field = sheetLine(line).querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  flushSync();
}

/** Words of a line that are marked, and what is said below it. */
export const marksIn = (line: Element): readonly string[] =>
  [...line.querySelectorAll('mark')].map(({ textContent }) => textContent ?? '');
export const saidBelow = (line: Element): readonly string[] =>
  [...line.querySelectorAll('[role=status] p')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
