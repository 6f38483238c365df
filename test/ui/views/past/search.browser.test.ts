import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { good } from '#kernel/words/result.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;
openedApp((opened) => void (session = opened));

test('what the arrows chose stays chosen when the answer to more words comes', async () => {
  const { key } = session.turn!;
  const hits = ['Ore was found.', 'Ore was lost.'].map((text) => ({
    marks: [],
    kind: 'message' as const,
    key,
    text,
  }));
  let answer: (() => void) | undefined;
  (session.bridge as { client: unknown }).client = {
    ...session.bridge.client,
    'history.search': async ({ words }: { readonly words: string }) => {
      if (words === 'ore was') await new Promise<void>((resolve) => void (answer = resolve));
      const found = words === 'ore was' ? [{ ...hits[0], text: 'Ore was sold.' }, ...hits] : hits;
      return good({ hits: found, more: false });
    },
  };
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = page.getByRole('combobox', { name: 'Words to search for' });
  await field.fill('ore');
  await expect.element(page.getByText('2 places')).toBeVisible();
  await userEvent.keyboard(' was');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await expect.element(page.getByText('3 places')).toBeVisible();
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent(/Ore was lost/);
});
