import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AtDesk, deskApp } from '#test/support/desk/deskApp.ts';

/* Who answers what a turn asks in its middle, and how long it waits, under Policy. */
const { sit } = deskApp();
const asked = (at: AtDesk): readonly unknown[] =>
  at.host.asked.flatMap(([name, input]) => (name === 'gm.answering' ? [input] : []));
const byPersons = { player: ['programme', 'person', 'silence'] } as const;
const who = (name: string) => page.getByRole('combobox', { name: `Who answers for ${name}` });

test('hours and who answers are set one by one, at once', async () => {
  const at = await sit(
    { answering: { by: { bob: ['programme', 'computer', 'silence'] }, hours: 48, usual: byPersons } },
    'policy',
  );
  const hours = page.getByRole('spinbutton', { name: /^Wait for answers/ });
  await expect.element(hours).toHaveValue(48);
  await expect.element(who('Bobbic League')).toHaveDisplayValue('the computer');
  await expect.element(who('Annic Empire')).toHaveDisplayValue('the player, as usual');
  await hours.fill('0');
  await userEvent.tab();
  await expect.poll(() => asked(at)).toEqual([{ game: 'dk1', hours: 0 }]);
  await who('Annic Empire').selectOptions('only the player: always wait');
  await expect
    .poll(() => asked(at))
    .toEqual([
      { game: 'dk1', hours: 0 },
      { game: 'dk1', seat: 'ann', by: ['person'] },
    ]);
  await who('Bobbic League').selectOptions('the player, as usual');
  await expect.poll(() => asked(at)[2]).toEqual({ game: 'dk1', seat: 'bob' });
});

test('what was set on the command line is said in words, and rules that ask nothing have no such fields', async () => {
  const at = await sit({ answering: { by: { ann: ['computer', 'person'] }, usual: byPersons } }, 'policy');
  await expect.element(who('Annic Empire')).toHaveDisplayValue('the computer, then the player');
  const { answering: _, ...silent } = at.host.desk;
  at.host.desk = silent;
  at.becomes({});
  await expect.element(page.getByTestId('answering')).not.toBeInTheDocument();
});

test('what these rules have as usual is said, and the game master’s own questions too, where they are asked any', async () => {
  const at = await sit(
    {
      answering: {
        by: { bob: ['programme', 'person', 'silence'] },
        usual: { player: ['programme', 'silence'], gameMaster: ['person', 'silence'] },
      },
    },
    'policy',
  );
  await expect.element(who('Annic Empire')).toHaveDisplayValue('only orders given in advance, as usual');
  await expect.element(who('Bobbic League')).toHaveDisplayValue('the player');
  const mine = page.getByRole('combobox', { name: 'Who answers the game master’s questions' });
  await expect.element(mine).toHaveDisplayValue('you, as usual');
  await mine.selectOptions('nobody: the default applies');
  await expect.poll(() => asked(at)).toEqual([{ game: 'dk1', seat: 'game-master', by: ['silence'] }]);
});
