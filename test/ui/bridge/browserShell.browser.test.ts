import { expect, test } from 'vitest';
import { browserShell } from '#ui/bridge/browserShell.ts';

const choosers = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=file]'),
];

test('while files are being chosen their chooser stands in the page, unseen, and is gone with the answer', async () => {
  const chosen = browserShell.pickFiles(['.new', '.orders']);
  const [chooser] = choosers();
  expect([choosers().length, chooser?.accept, chooser?.multiple, chooser?.checkVisibility()]).toEqual([
    1,
    '.new,.orders',
    true,
    false,
  ]);
  const files = new DataTransfer();
  files.items.add(new File(['abc'], 'a.new'));
  chooser!.files = files.files;
  chooser!.dispatchEvent(new Event('change'));
  expect(await chosen).toEqual([{ name: 'a.new', base64: 'YWJj' }]);
  expect(choosers()).toEqual([]);
});

test('who thinks better of it has chosen nothing, and nothing is left', async () => {
  const chosen = browserShell.pickFiles(['.new']);
  choosers()[0]!.dispatchEvent(new Event('cancel'));
  expect(await chosen).toEqual([]);
  expect(choosers()).toEqual([]);
});
