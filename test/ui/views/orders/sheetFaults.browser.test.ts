import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { commands } from 'vitest/browser';
import { type AnyOrder, emptyPlan } from '#kernel/game/plan.ts';
import { type Advised, advisedIn, type Sheet, type SheetLine, textOf } from '#kernel/orders/sheet.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { me, viewFor } from '#test/rulesets/star-fleet-warlord/typed/bothWays.ts';
import { checked, refusedIn } from '#test/rulesets/star-fleet-warlord/typed/checked.ts';
import { unread } from '#test/rulesets/star-fleet-warlord/typed/unread.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { marksIn, saidBelow, sheetLine, typeLine } from '#test/support/page/orderHand.ts';
import type { AnyRuleset } from '#rulesets/all.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import SheetRow from '#ui/views/sheet/SheetRow.svelte';
import OrdersAt from './OrdersAt.svelte';

/* Whatever is wrong on the sheet of Star Fleet Warlord is shown in its line, under the words that it is about. */

const { open: _, ...overShelf } = starFleetWarlord;
const rules = overShelf as unknown as AnyRuleset;
const sheet = rules.sheet as Sheet<unknown, AnyOrder>;
const columns = (from: number, to: number): string =>
  from === to ? `Column ${from}:` : `Columns ${from} to ${to}:`;

/** One line of the sheet, as it stands when this is written in it. */
async function shownLine(view: unknown, line: SheetLine, text: string, advised: readonly Advised[] = []) {
  const nothing = (): void => undefined;
  const { container, unmount } = await render(SheetRow, {
    ...{ sheet, view, line, text, advised },
    ...{ ontype: nothing, onnext: nothing, onshow: nothing },
  });
  const shown = {
    marked: marksIn(container).join('|'),
    said: saidBelow(container),
    invalid: container.querySelector('input')?.getAttribute('aria-invalid'),
  };
  await unmount();
  return shown;
}

test('what cannot be read is marked, and said below its line', async () => {
  const view = viewFor({});
  const lines = sheet.lines(view, emptyPlan());
  for (const { line: kind, typed, from, to, said, instead = '' } of unread) {
    const name = kind === 'ship' ? `${me}.a` : 'extra.3';
    const line = lines.find((one) => one.line === name)!;
    expect(await shownLine(view, line, typed), typed).toEqual({
      marked: typed.slice(from - 1, to),
      said: [`${columns(from, to)} ${said} ${instead}`.trim()],
      invalid: 'true',
    });
  }
});

test('advice on an order stands with its words and in its slot, until the line is typed on', async () => {
  const view = rules.codecs.view.make(viewFor({}));
  const session = new Session(
    fakeHost({ view, game: { ruleset: rules, seat: me, state: undefined } }),
    () => rules,
  );
  await session.openTurn({ ...fakeKey, seat: me }, 'messages');
  await render(OrdersAt, { session, at: {}, sheet: true });
  typeLine(`${me}.a`, '0504 1111 ____');
  typeLine('extra.2', 'PS F');
  const line = sheetLine(`${me}.a`);
  const problem = session.turn!.problems.find(({ order }) => order !== undefined);
  expect(problem?.code).toBe('not-adjacent');
  expect(marksIn(line)).toEqual(['1111']);
  expect(saidBelow(line)).toHaveLength(1);
  expect(saidBelow(line)[0]).toContain(`Columns 6 to 9: Will not work: ${phraseText(problem!.phrase)}`);
  const slots = [...line.querySelectorAll<HTMLElement>('.slots > span')];
  expect(slots.map(({ title }) => title)).toEqual([
    ...['In use', 'In use, with warnings', 'In use', 'Free', 'Free', 'Cannot be used'],
  ]);
  const marked = [...document.querySelectorAll('[data-line]:has(mark)')];
  expect(marked.map((one) => one.getAttribute('data-line'))).toEqual([`${me}.a`, 'extra.2']);
  const field = line.querySelector('input')!;
  field.value = '0504 0605';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => marksIn(line)).toEqual([]);
});

/** The files of cases that are named, by their names. */
async function casesNamed(): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(checked).filter((file) => file.endsWith('.case')));
  const folder = 'test/rulesets/star-fleet-warlord/cases';
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await commands.readFile(`${folder}/${file}`)] as const),
    ),
  );
}

test('every reason against an order is marked, and said below the line of the order', async () => {
  const contents = await casesNamed();
  const wrong: string[] = [];
  for (const [code, of] of Object.entries(checked)) {
    const found = refusedIn(contents.get(of) ?? of, code);
    if (found === undefined) {
      wrong.push(`${code}: ${of} does not tell of it beforehand`);
      continue;
    }
    const { view, plan, line, order, problem } = found;
    const text = textOf(sheet, view, plan, line);
    const advised = advisedIn(sheet, view, plan, line, [problem]);
    const { marked, said } = await shownLine(view, line, text, advised);
    const own = sheet.write(view, line.spot, [order]);
    const [{ from, to } = { from: 0, to: 0 }] = advised;
    const expected = `${columns(from, to)} ${problem.severity === 'doubtful' ? 'Warning' : 'Will not work'}: ${phraseText(problem.phrase)}`;
    const right =
      text.slice(from - 1, to) === own && marked === own && said[0]?.startsWith(expected) === true;
    if (!right) wrong.push(`${code}: ${own} in ${text} has ${marked}, and ${said.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});
