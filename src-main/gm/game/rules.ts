import type { Command } from 'commander';

import type { Field } from '#kernel/orders/form.ts';
import { plural } from '#kernel/words/phrase.ts';
import { fieldsOf } from '#kernel/wish.ts';
import { choiceOf } from '../../services/choices.ts';
import type { SomeRuleset } from '../../services/ruleset.ts';
import { known } from '../known.ts';
import { command, exits, say, sayJson, wrapped } from '../io.ts';
import { rulesOf } from './maps.ts';

const help = `
Examples:
  gm rules                                     the rules there are
  gm rules ID                                  what can be chosen in a new game by these rules
  gm new gw9.game --rules ID --set NAME=VALUE --out invitations`;

export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('list the rules that games can use')
    .description('Lists the rules that games can use, or the options of a new game.')
    .argument('[ID]', 'the rules to describe')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((id: string | undefined, { json }: { readonly json?: boolean }) => {
      const told = id === undefined ? known : [rulesOf(id)];
      if (json === true) sayJson(told.map((rules) => ({ ...choiceOf(rules), kinds: kindsOf(rules) })));
      else say(told.map((rules) => textOf(rules, id !== undefined)).join('\n\n'));
      process.exitCode = exits.done;
    });
}

const kindsOf = ({ beginning }: SomeRuleset) =>
  beginning.kinds.map(({ name, label, usual }) => {
    const filled = beginning.form(usual);
    return {
      name,
      label,
      fields: fieldsOf(filled).map((field) => ({
        name: field.name,
        label: field.label,
        takes: takenBy(field),
        usual: filled.values[field.name],
      })),
    };
  });

/** What can be chosen for a field, in words. */
function takenBy(field: Field): string {
  if (field.kind === 'choice') return field.choices.map(({ value }) => value).join(', ');
  if (field.kind === 'number') return `${field.least} to ${field.most}`;
  if (field.kind === 'rows')
    return `at most ${field.most} lines of ${field.columns.map(({ name }) => name).join(' and ')}, with commas between`;
  return field.kind === 'text' ? `at most ${field.longest} letters` : '';
}

function textOf(rules: SomeRuleset, whole: boolean): string {
  const { title, about, players, hasTutorial, hasComputer, levels } = choiceOf(rules);
  const { least, most } = players;
  const has = [
    least === most ? plural(most, 'player') : `${least} to ${most} players`,
    ...(hasTutorial ? ['a tutorial'] : []),
    ...(hasComputer ? ['computer players'] : []),
  ].join(', ');
  const lines = [`${rules.id}  ${title}`, wrapped(`  ${about}`, '  '), `  ${has}`];
  if (!whole) return lines.join('\n');
  const kinds = kindsOf(rules).flatMap(({ name, label, fields }) => [
    '',
    `  --kind ${name}  ${label}`,
    ...fields.map((field) => `    ${fieldText(field)}`),
  ]);
  const books = rules.beginning.needs.map(
    ({ name, label, usual }) =>
      `  --book ${name}=FILE  ${label}${usual === undefined ? '' : '; the default unless you name another'}`,
  );
  const skills = levels.map(({ word, label }) => `  --computer-level ${word}  ${label}`);
  return [
    ...lines,
    ...kinds,
    ...(skills.length === 0 ? [] : ['', ...skills]),
    ...(books.length === 0 ? [] : ['', ...books]),
    '',
    `  ${command('new', 'NAME.game', '--rules', rules.id)}`,
  ].join('\n');
}

function fieldText({
  name,
  label,
  takes,
  usual,
}: ReturnType<typeof kindsOf>[number]['fields'][number]): string {
  const unless = usual === undefined ? '' : `; ${JSON.stringify(usual)} unless you say otherwise`;
  return `--set ${name}=…  ${label}: ${takes}${unless}`;
}
