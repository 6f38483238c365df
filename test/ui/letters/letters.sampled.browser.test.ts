import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { good } from '#kernel/words/result.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Letters between players: one draft for each, what was sent and received, and how things stand beside them. */

let session: Session;
const dialog = () => page.getByTestId('letters');
const text = () => dialog().getByRole('textbox', { name: /^Letter to/ });
const kept = () => session.turn!.notebook.now.letters;
const others = () => session.turn!.seats.filter(({ seat }) => seat !== session.turn!.me);
const to = (index: number) => dialog().getByRole('button', { name: new RegExp(`^${others()[index]!.name}`) });

async function open(): Promise<void> {
  await userEvent.keyboard('{Shift>}L{/Shift}');
  await expect.element(dialog()).toBeVisible();
}
async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
}

describe('where the game master passes letters on', () => {
  openedApp((opened) => void (session = opened), { relay: 'gm@example.org' });

  test('one is written by way of them, with a subject that their program understands, or straight to its reader', async () => {
    const asked: unknown[] = [];
    (session.bridge as { client: unknown }).client = {
      ...session.bridge.client,
      'letter.open': async (letter: unknown) => {
        asked.push(letter);
        return good({ opened: true, link: 'mailto:', cut: false });
      },
    };
    const { key } = session.turn!;
    await open();
    const { seat } = others()[0]!;
    await to(0).click();
    const way = dialog().getByRole('checkbox', { name: /^By way of the game master/ });
    const address = dialog().getByLabelText('To', { exact: true });
    await expect.element(way).toBeChecked();
    await expect.element(address).toHaveValue('gm@example.org');
    await expect.element(address).toBeDisabled();
    await dialog().getByLabelText('Subject', { exact: true }).fill('Peace');
    await text().fill('Peace in our time.');
    await dialog().getByRole('button', { name: 'Open in mail program' }).click();
    await dialog()
      .getByText(/By way of the game master/)
      .click();
    await address.fill('ann@example.org');
    await dialog().getByRole('button', { name: 'Open in mail program' }).click();
    const subject = `${key.game} to ${seat}: Peace`;
    await expect
      .poll(() => asked)
      .toEqual([
        { to: 'gm@example.org', subject, text: 'Peace in our time.' },
        { to: 'ann@example.org', subject: 'Peace', text: 'Peace in our time.' },
      ]);
    // Whose address is known is written to straight away.
    await to(1).click();
    await to(0).click();
    await expect.element(address).toHaveValue('ann@example.org');
    await expect.element(way).not.toBeChecked();
  });
});

describe('in a game of Galactic Empires', () => {
  openedApp((opened) => void (session = opened));

  test('each player has a draft of their own, and all are there again after Esc and in another turn’s window', async () => {
    await open();
    await text().fill('Shall we share Virinat?');
    await to(1).click();
    await expect.element(text()).toHaveValue('');
    await text().fill('Your fleets are too near.');
    await close();
    expect(kept()?.drafts.map((draft) => draft.text)).toEqual([
      'Shall we share Virinat?',
      'Your fleets are too near.',
    ]);
    await session.turn!.settled();
    await session.openTurn(session.turn!.key);
    await open();
    await expect.poll(() => kept()?.drafts.length).toBe(2);
    await to(0).click();
    await expect.element(text()).toHaveValue('Shall we share Virinat?');
    await expect.element(dialog().getByRole('navigation')).toMatchTextContent(/draft.*draft/);
  });

  longTest(
    'a letter is copied, opened in the mail program and kept as sent; one received is added, deleted and brought back',
    async () => {
      const asked: unknown[] = [];
      (session.bridge as { client: unknown }).client = {
        ...session.bridge.client,
        'letter.open': async (letter: unknown) => {
          asked.push(letter);
          return good({ opened: true, link: 'mailto:', cut: true });
        },
      };
      await open();
      const { seat, name } = others()[0]!;
      await to(0).click();
      await dialog().getByLabelText('To', { exact: true }).fill('ann@example.org');
      await dialog().getByLabelText('Subject', { exact: true }).fill('Peace');
      await text().fill('Peace in our time.');
      await dialog().getByRole('button', { name: 'Open in mail program' }).click();
      await expect
        .poll(() => asked)
        .toEqual([{ to: 'ann@example.org', subject: 'Peace', text: 'Peace in our time.' }]);
      await expect.element(dialog().getByText(/too long to fill in/)).toBeVisible();
      await dialog().getByRole('button', { name: 'Mark as sent' }).click();
      await expect.element(text()).toHaveValue('');
      await dialog().getByRole('button', { name: 'Add a received letter' }).click();
      await dialog().getByLabelText('Text, pasted from your mail').fill('Never!\n\nAnn');
      await dialog().getByRole('button', { name: 'Add it' }).click();
      const summaries = (): readonly string[] =>
        [...document.querySelectorAll('[data-testid=letters] summary b')].map((each) => each.textContent);
      await expect.poll(summaries).toEqual([`${name} wrote`, 'You wrote']);
      expect(kept()).toMatchObject({
        drafts: [],
        addresses: [{ seat, address: 'ann@example.org' }],
        all: [
          { seat, way: 'sent', subject: 'Peace', text: 'Peace in our time.', turn: session.turn!.number },
          { seat, way: 'received', text: 'Never!\n\nAnn' },
        ],
      });
      await dialog()
        .getByRole('button', { name: /^Delete this letter/ })
        .first()
        .click();
      await expect.poll(summaries).toEqual(['You wrote']);
      await dialog().getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect.poll(summaries).toEqual([`${name} wrote`, 'You wrote']);
    },
  );

  longTest(
    'beside the letters stand the relation, the orders for this player and what was reported of them',
    async () => {
      const told = { marks: [], kind: 'message' as const, key: session.turn!.key };
      (session.bridge as { client: unknown }).client = {
        ...session.bridge.client,
        'history.search': async ({ words }: { readonly words: string }) =>
          good({
            hits: [
              { ...told, text: `${words} sends an ambassador.` },
              { ...told, text: `${words} fought here.`, place: 's1' },
            ],
            more: false,
          }),
      };
      await open();
      await to(0).click();
      const { name } = others()[0]!;
      const beside = dialog().getByRole('complementary');
      await expect.element(beside.getByRole('region', { name: 'Relation' })).toMatchTextContent(/Relation/);
      const history = beside.getByRole('region', { name: 'History' });
      await expect.element(history.getByText(`"${name}" sends an ambassador.`)).toBeVisible();
      await expect.element(history.getByText(/fought here/)).not.toBeInTheDocument();
      await beside.getByRole('button', { name: /Declare War/ }).click();
      const form = page.getByRole('button', { name: 'Give order' });
      if (form.query() !== null) await form.click();
      await expect.element(beside.getByRole('region', { name: 'Planned' })).toMatchTextContent(/war/i);
      await beside
        .getByRole('region', { name: 'Planned' })
        .getByRole('button', { name: /Remove/ })
        .click();
      await expect.poll(() => session.turn!.plan.hq).toEqual([]);
    },
  );

  test('the page of the players and the list of commands lead there', async () => {
    const { seat, name } = others()[1]!;
    session.turn!.selection.seat = seat;
    await page.getByTestId('page').getByRole('button', { name: 'Letters' }).click();
    await expect
      .element(dialog().getByRole('button', { name, exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await close();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('combobox', { name: 'Search commands' }).fill(`write to ${others()[0]!.name}`);
    await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Letters/);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog().getByRole('button', { name: others()[0]!.name, exact: true }))
      .toHaveAttribute('aria-current', 'true');
  });
});

describe('in a game of Pearl Divers', () => {
  openedPearls((opened) => void (session = opened));

  test('in a small window with large text the letter, its list and how things stand lie below each other', async () => {
    await session.set({ textScale: 200 });
    await page.viewport(800, 600);
    try {
      await open();
      const edges = (): readonly number[] =>
        ['nav', '.middle', 'aside'].flatMap((part) => {
          const { top, bottom } = document
            .querySelector(`[data-testid=letters] ${part}`)!
            .getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        });
      await expect
        .poll(() => edges().every((at, index, all) => index === 0 || at >= all[index - 1]!))
        .toBe(true);
      const middle = document.querySelector('[data-testid=letters] .middle')!;
      expect(middle.scrollHeight).toBeLessThanOrEqual(middle.clientHeight + 1);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  test('a letter is written by keyboard alone', async () => {
    await open();
    (text().element() as HTMLElement).focus();
    await userEvent.keyboard('Leave my buoys alone.{Tab}{Tab}{Tab}');
    await expect.element(dialog().getByRole('button', { name: 'Mark as sent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => kept()?.all.map((one) => [one.seat, one.text]))
      .toEqual([[others()[0]!.seat, 'Leave my buoys alone.']]);
    await close();
    // What was sent does not come back as a draft.
    expect(kept()?.drafts).toEqual([]);
  });
});
