import { beforeEach, expect, test } from 'vitest';
import { readJson } from '#kernel/files/jsonText.ts';
import { fromBase64 } from '#ui/bridge/shell.ts';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { sample } from '#test/support/sample.ts';
import { choiceOf } from '#main/services/choices.ts';
import { rulesets } from '#rulesets/all.ts';

/* A scenario that is saved as a template, and the same file chosen for a new game. */
const { sitAt } = deskApp();
beforeEach(() => localStorage.removeItem('sealed-orders-drafts'));

const withScenarios = rulesets.filter(({ beginning }) => beginning.scenarios !== undefined);
const kinds = withScenarios.flatMap((rules) =>
  rules.beginning.kinds.map(({ name, label }) => [rules.id, name, label] as const),
);

test('more than one game has scenarios', () =>
  expect(withScenarios.map(({ id }) => id)).toContain('federation-commander'));

test.each(sample(kinds, 3))(
  '%s, %s: the template that is saved can be chosen, and a game begins from it',
  async (id, name) => {
    const rules = withScenarios.find((one) => one.id === id)!;
    const host = fakeDesk();
    host.answers['gm.choices'] = [choiceOf(rules as never)];
    host.answers['gm.begin'] = { game: 'dk1' };
    await sitAt(host);
    await button('New game').click();
    const map = dialog().getByLabelText(rules.beginning.kindsLabel, { exact: true }).first();
    await map.selectOptions(`wish ${name}`);
    await button('Save a template').click();
    await expect.poll(() => host.offered.length).toBe(1);
    const [file] = host.offered;
    expect(file?.name).toBe(`${id}-${name}.scenario`);
    const text = new TextDecoder().decode(fromBase64(file!.base64));
    // What the file holds is what the rules would write again.
    const read = readJson(text);
    expect(read.ok).toBe(true);
    await map.selectOptions('scenario');
    host.chooses = [file!];
    await button('Choose the file…').click();
    await expect.element(dialog().getByText(file!.name)).toBeVisible();
    await expect.element(button('Begin the game')).toBeEnabled();
    await button('Begin the game').click();
    await expect
      .poll(() => host.asked.find(([call]) => call === 'gm.begin')?.[1])
      .toMatchObject({
        map: { kind: 'scenario', scenario: file!.base64 },
      });
  },
);
