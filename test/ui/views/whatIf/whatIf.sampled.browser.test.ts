import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersOf } from '#kernel/game/plan.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* A plan is copied as an alternative, changed, compared and chosen. */

let session: Session;
let turn: Turn;

openedApp(
  async (opened) => {
    session = opened;
    await userEvent.keyboard('2');
    turn = session.turn!;
    const name = (at: number): string => turn.units.filter(({ kind }) => kind === 'starfleet')[at]!.unit;
    order(name(0));
  },
  { practice: true },
);

const fleet = (): UnitRow => turn.units.find(({ kind }) => kind === 'starfleet')!;
/** Raises the retreat level of a unit by an order. */
function order(unit: string, level = 3): void {
  turn.give({ kind: 'set-retreat-level', level } as { kind: string }, { unit: unit as never });
}
const levelsIn = (plan: Turn['plan']): readonly unknown[] =>
  ordersOf(plan, fleet().unit).map((one) => ('level' in one ? one.level : one.kind));
const levels = (): readonly unknown[] => levelsIn(turn.plan);
/** Of the plan as the host holds it. */
async function saved(): Promise<readonly unknown[]> {
  await turn.settled();
  const opened = await session.bridge.client['turn.open']({ key: turn.key });
  return opened.ok ? levelsIn(opened.value.plan as never) : [];
}
const notice = () => page.getByTestId('alternative-notice');
const side = (where: 'Left' | 'Right') => page.getByRole('region', { name: new RegExp(`^${where} side: `) });
const press = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const open = async (): Promise<void> => {
  await userEvent.keyboard('{Shift>}a{/Shift}');
  await expect.element(page.getByTestId('what-if')).toBeVisible();
};
/** An alternative with one order more than the plan. */
async function tryOut(): Promise<void> {
  await open();
  await press('Copy your plan');
  await expect.element(notice()).toBeVisible();
  order(fleet().unit, 5);
}

describe('an alternative', () => {
  test('is changed while the plan stays as it is, with an undo of its own', async () => {
    await tryOut();
    expect([levels(), levelsIn(turn.mainHistory.plan), await saved()]).toEqual([[3, 5], [3], [3]]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(levels()).toEqual([3]);
    expect(turn.planHistory.undoes).toBeUndefined();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await press('Back to your plan');
    expect(levels()).toEqual([3]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([levels(), turn.alternatives.list.map(({ plan }) => levelsIn(plan))]).toEqual([[], [[3, 5]]]);
  });

  test('stands beside the plan with every difference marked, and N leads to each', async () => {
    await tryOut();
    await press('Compare');
    const lines = page.getByRole('region', { name: 'Comparison' });
    await expect
      .element(lines.getByText(/^[1-9]\d* differences? between your plan and Plan B\.$/))
      .toBeVisible();
    const differ = () => [...lines.element().querySelectorAll<HTMLElement>('[data-differs]')];
    const all = lines.element().querySelectorAll('.row').length;
    expect(differ().length).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(differ().length);
    await expect.element(differ()[0]!).toMatchTextContent(/Only in Plan B: Never retreat/);
    await page.getByRole('checkbox', { name: 'Only what differs' }).click();
    await expect
      .poll(() => lines.element().querySelectorAll('.row').length)
      .toBe(differ().filter((row) => row.matches('.row')).length);
    (lines.element() as HTMLElement).focus();
    await userEvent.keyboard('n');
    await expect.element(differ()[0]!).toHaveFocus();
    await userEvent.keyboard('{Shift>}n{/Shift}');
    await expect.element(differ().at(-1)!).toHaveFocus();
  });

  test('is used as the plan in one step of undo; the plan before it is kept', async () => {
    await tryOut();
    await press('Use as plan');
    await expect.element(notice()).not.toBeInTheDocument();
    expect([levels(), await saved()]).toEqual([
      [3, 5],
      [3, 5],
    ]);
    await expect
      .poll(() => turn.alternatives.list.map(({ name, plan }) => [name, levelsIn(plan)]))
      .toEqual([
        ['Plan B', [3, 5]],
        ['Earlier plan', [3]],
      ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([levels(), await saved()]).toEqual([[3], [3]]);
  });

  test('is never sent or run: the reader is asked which plan counts', async () => {
    await tryOut();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByTestId('which-plan')).toBeVisible();
    expect(page.getByTestId('save-turn').query()).toBeNull();
    await press('Keep your plan');
    await expect.element(page.getByTestId('save-turn')).toMatchTextContent(/Your 1 order for/);
    await press('Cancel');
    turn.alternatives.choose('Plan B');
    await press('Run turn');
    await expect.element(page.getByTestId('which-plan')).toBeVisible();
    await press('Use «Plan B»');
    await expect.poll(() => session.screen).toBe('messages');
    expect(await saved()).toEqual([3, 5]);
  });

  longTest('is renamed and deleted, and a name that is taken is numbered', async () => {
    await tryOut();
    await open();
    await press('Copy «Plan B»');
    await open();
    await side('Right')
      .getByRole('button', { name: /^Rename/ })
      .click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of the alternative' }), '  Strike   first ');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => turn.alternatives.list.map(({ name }) => name).sort())
      .toEqual(['Plan B', 'Strike first']);
    expect(turn.alternatives.rename('Strike first', 'Plan B')).toBe('Plan B 2');
    await side('Right')
      .getByRole('button', { name: /^Delete / })
      .click();
    await press('Delete');
    await expect.poll(() => turn.alternatives.list.length).toBe(1);
  });
});

test('two windows that change alternatives at once lose none of them', async () => {
  await tryOut();
  const { Alternatives } = await import('#ui/state/turn/kept/alternatives.svelte.ts');
  const { planCodec } = await import('#kernel/orders/planCodec.ts');
  const other = new Alternatives(
    session.bridge.client,
    turn.key,
    planCodec(turn.rules.orders as never) as never,
    () => {},
  );
  await turn.settled();
  await Promise.all([other.add(turn.mainHistory.plan, 'Theirs'), turn.alternatives.add(turn.plan, 'Mine')]);
  await Promise.all([other.settled(), turn.settled()]);
  const kept = await session.bridge.client['alternatives.read']({ key: turn.key });
  expect(kept.ok && kept.value.alternatives.map(({ name }) => name).sort()).toEqual([
    'Mine',
    'Plan B',
    'Theirs',
  ]);
});
