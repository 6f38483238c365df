import { afterEach, expect, test } from 'vitest';
import { besideTools } from '#ui/views/past/besideTools.ts';

/* The bar of turns lies beside the tools of the map, or above them where there is no room. */

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  document.querySelector('#stage')?.remove();
});

function stageOf(width: number): { readonly stage: HTMLElement; readonly bar: HTMLElement } {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="stage" style="width: ${width}px">
      <div id="bar" style="width: 450px"></div>
      <div><div class="row" style="width: 300px" data-tools></div></div>
    </div>`,
  );
  const stage = document.querySelector<HTMLElement>('#stage')!;
  const bar = stage.querySelector<HTMLElement>('#bar')!;
  end = besideTools(bar);
  return { stage, bar };
}
const isAbove = (bar: HTMLElement): boolean => bar.hasAttribute('data-above');

test('with room for both and what is between them it stays below', () => {
  expect(isAbove(stageOf(786).bar)).toBe(false);
});

test('with a pixel less it goes above, and it follows the width of the map and of the tools', async () => {
  const { stage, bar } = stageOf(785);
  expect(isAbove(bar)).toBe(true);
  stage.style.width = '900px';
  await expect.poll(() => isAbove(bar)).toBe(false);
  stage.querySelector<HTMLElement>('.row')!.style.width = '500px';
  await expect.poll(() => isAbove(bar)).toBe(true);
});
