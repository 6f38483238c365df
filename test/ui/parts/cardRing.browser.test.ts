import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { BoxGroup } from '#kernel/picture/boxes.ts';
import Card from '#ui/parts/sections/Card.svelte';

const boxes = [{ id: 'a', state: 'whole' }] as const;
const groups: readonly BoxGroup[] = [
  ...[0, 1, 2, 3, 4, 5].map((side) => ({
    key: `s${side}`,
    label: `Side ${side}`,
    family: 'shield',
    side,
    boxes,
  })),
  { key: 'hull', label: 'Hull', family: 'hull', boxes },
];
/** The middle of a group on the screen. */
const middle = (label: string): { readonly x: number; readonly y: number } => {
  const found = [...document.querySelectorAll('.card li')].find((one) => one.textContent.includes(label));
  const { x, y, width, height } = found!.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

test('groups with a side stand around the others, the front above', async () => {
  await page.viewport(900, 700);
  await render(Card, { groups });
  const inside = document.querySelector('.within')!.getBoundingClientRect();
  for (const side of [5, 0, 1]) expect(middle(`Side ${side}`).y).toBeLessThan(inside.top);
  for (const side of [4, 3, 2]) expect(middle(`Side ${side}`).y).toBeGreaterThan(inside.bottom);
  const left = (side: number): number => middle(`Side ${side}`).x;
  for (const [less, more] of [
    [5, 0],
    [0, 1],
    [4, 3],
    [3, 2],
  ] as const)
    expect(left(less)).toBeLessThan(left(more));
});

test('where there is little room they stand below each other', async () => {
  await page.viewport(340, 700);
  await render(Card, { groups });
  const inside = document.querySelector('.within')!.getBoundingClientRect();
  for (const side of [0, 1, 2, 3, 4, 5]) expect(middle(`Side ${side}`).y).toBeLessThan(inside.top);
});
