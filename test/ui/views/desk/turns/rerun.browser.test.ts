import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { rulesetById } from '#rulesets/all.ts';
import type { FakeHostOptions } from '#test/support/fakeHost.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';

let target: HTMLDivElement;
beforeEach(() => {
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
});

async function messages(told: Pick<FakeHostOptions, 'rerun' | 'howRun'> = {}): Promise<void> {
  const session = new Session(fakeHost(told), rulesetById);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
  await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
  await expect.element(page.getByTestId('map')).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(page.getByTestId('messages')).toBeVisible();
}

test("messages of a turn that was run again say so, with the game master's reason", async () => {
  await messages({ rerun: { times: 1, why: 'A bug in the rules.' } });
  await expect
    .element(page.getByTestId('rerun'))
    .toHaveTextContent(
      'Turn 0 was run again. These results take the place of the earlier ones. The game master says: «A bug in the rules.»',
    );
});

test('other messages say nothing of it', async () => {
  await messages();
  await expect.element(page.getByTestId('rerun')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('how-run')).not.toBeInTheDocument();
});

test('they say how the turn was run', async () => {
  await messages({
    howRun: [
      'Turn 3 was run with the orders of 5 of 6 empires, yours among them.',
      'One late orders file was accepted.',
    ],
  });
  await expect
    .element(page.getByTestId('how-run'))
    .toHaveTextContent(
      'Turn 3 was run with the orders of 5 of 6 empires, yours among them. One late orders file was accepted.',
    );
});
