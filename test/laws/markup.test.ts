import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

import { root, sources } from '#test/support/imports.ts';

const most = 250;

/** Any node of the tree of a component. */
interface Leaf {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'object' && value !== null && typeof (value as Leaf).type === 'string';

/** A node and all below it. */
function within(value: unknown, into: Leaf[] = []): readonly Leaf[] {
  if (Array.isArray(value)) for (const each of value) within(each, into);
  else if (isLeaf(value)) {
    into.push(value);
    for (const key in value) if (typeof value[key] === 'object') within(value[key], into);
  }
  return into;
}
const ofType = (value: unknown, ...types: readonly string[]): readonly Leaf[] =>
  within(value).filter((node) => types.includes(node.type));

const namesIn = (value: unknown): readonly string[] =>
  ofType(value, 'Identifier').map((node) => String(node['name']));
const listOf = (value: unknown): readonly Leaf[] => (Array.isArray(value) ? value.filter(isLeaf) : []);
const keysOf = (members: unknown): readonly string[] =>
  listOf(members).flatMap((member) => (isLeaf(member['key']) ? namesIn(member['key']).slice(0, 1) : []));

const noText = ['ObjectExpression', 'ArrayExpression', 'ArrowFunctionExpression', 'FunctionExpression'];
const special = ['head', 'body', 'window', 'document', 'element', 'options'];

function isPlainText(value: unknown): boolean {
  if (!isLeaf(value)) return false;
  if (value.type === 'TemplateLiteral') return listOf(value['expressions']).length === 0;
  return value.type === 'Literal' && typeof value['value'] === 'string' && !/[{}<]/.test(value['value']);
}

function eachFault(node: Leaf): readonly string[] {
  if (!isLeaf(node['context'])) return [];
  const key = namesIn(node['key']);
  const own = [...namesIn(node['context']), node['index']];
  if (!isLeaf(node['key'])) return ['an each without a key'];
  return key.some((name) => own.includes(name)) ? [] : ['a key that is the same for every row'];
}

/** Faults of what a component shows. */
const shown: Readonly<Record<string, (node: Leaf) => readonly string[]>> = {
  EachBlock: eachFault,
  HtmlTag: () => ['text that is read as HTML'],
  DebugTag: () => ['a line left from finding a fault'],
  RegularElement: ({ name }) =>
    special.includes(String(name)) ? [`a ${String(name)} that only svelte: reaches`] : [],
  ExpressionTag: ({ expression }) => (isPlainText(expression) ? ['plain text in braces'] : []),
  Component: ({ fragment }) =>
    listOf((fragment as Leaf)['nodes']).flatMap((node) =>
      node.type === 'SnippetBlock' &&
      namesIn(node['expression'])[0] === 'children' &&
      listOf(node['parameters']).length === 0
        ? ['a snippet of children that can stand there by itself']
        : [],
    ),
  Fragment: ({ nodes }) =>
    listOf(nodes).flatMap(({ type, expression }) =>
      type === 'ExpressionTag' && isLeaf(expression) && noText.includes(expression.type)
        ? ['an object where text is printed']
        : [],
    ),
};

/** What the declared type of the props names, where it is written in the component itself. */
function membersOf(annotation: unknown, script: unknown): readonly string[] {
  const type = ofType(annotation, 'TSTypeLiteral', 'TSTypeReference')[0];
  if (type?.type === 'TSTypeLiteral') return keysOf(type['members']);
  const name = namesIn(type)[0];
  const declared = ofType(script, 'TSInterfaceDeclaration').find((node) => namesIn(node['id'])[0] === name);
  return keysOf((declared?.['body'] as Leaf | undefined)?.['body']);
}

function unusedProps(declarator: Leaf, script: unknown): readonly string[] {
  const pattern = declarator['id'] as Leaf;
  const takesAll =
    pattern.type !== 'ObjectPattern' || ofType(pattern['properties'], 'RestElement').length > 0;
  if (namesIn(declarator['init'])[0] !== '$props' || takesAll) return [];
  const taken = keysOf(pattern['properties']);
  return membersOf(pattern['typeAnnotation'], script)
    .filter((name) => !taken.includes(name))
    .map((name) => `the prop ${name}, which is not used`);
}

/** Variables of a script that nothing changes, there or in the markup. */
function neverChanged(script: unknown, tree: unknown): readonly string[] {
  const changed = new Set([
    ...ofType(tree, 'AssignmentExpression', 'ForOfStatement', 'ForInStatement').flatMap((node) =>
      namesIn(node['left']),
    ),
    ...ofType(tree, 'UpdateExpression').flatMap((node) => namesIn(node['argument'])),
    ...ofType(tree, 'BindDirective').flatMap((node) => namesIn(node['expression'])),
  ]);
  const declared = ofType(script, 'VariableDeclaration').filter((node) => node['kind'] === 'let');
  return declared
    .flatMap((node) => listOf(node['declarations']))
    .filter(({ id, init }) => isLeaf(init) && !namesIn(id).includes('$bindable'))
    .filter(
      ({ id }) => !namesIn({ ...(id as Leaf), typeAnnotation: undefined }).some((name) => changed.has(name)),
    )
    .map(({ id }) => `let ${namesIn(id)[0] ?? ''}, which never changes`);
}

function faultsIn(text: string): readonly string[] {
  const tree = parse(text, { modern: true });
  const scripts = [tree.instance?.content, tree.module?.content];
  return [
    ...within(tree.fragment).flatMap((node) => shown[node.type]?.(node) ?? []),
    ...ofType(scripts, 'VariableDeclarator').flatMap((node) => unusedProps(node, scripts)),
    ...neverChanged(scripts, tree),
    ...(namesIn(tree).includes('$inspect') ? ['a line left from finding a fault'] : []),
    ...(text.trimEnd().split('\n').length > most ? [`more than ${most} lines`] : []),
  ];
}

const components = sources(['src-renderer', 'test']).filter((file) => file.endsWith('.svelte'));

test('components keep what neither the compiler nor the linter asks of markup', () => {
  expect(components.length).toBeGreaterThan(200);
  const found = components.flatMap((file) =>
    faultsIn(readFileSync(join(root, file), 'utf8')).map((fault) => `${file} has ${fault}`),
  );
  expect(found).toEqual([]);
});

/** Components with boxes for text that keep nothing themselves: who does, or why nobody has to. */
const boxesOf: Readonly<Record<string, string>> = {
  'parts/fields/NumberBox': 'fields of a form: its draft',
  'parts/fields/SeveralField': 'fields of a form: its draft',
  'parts/fields/SplitField': 'fields of a form: its draft',
  'parts/fields/TextField': 'fields of a form: its draft',
  'parts/fields/places/WayField': 'fields of a form: its draft',
  'views/commands/CommandList': 'what is sought now',
  'views/desk/games/Players': 'the draft of the new game',
  'views/desk/policy/WatchedFolder': 'a path that is copied in',
  'views/desk/letters/LetterDialog': 'the draft that the host keeps of each letter',
  'views/desk/people/PersonFields': 'the draft of the dialog',
  'views/desk/policy/PolicyTab': 'choices that are saved together',
  'views/desk/policy/Webhooks': 'choices that are saved together',
  'views/desk/turns/Story': 'what is sought now',
  'views/help/HelpPanel': 'what is sought now',
  'views/help/PrintSheet': 'what is sought now',
  'views/keys/KeysDialog': 'what is sought now',
  'views/mail/ServerFields': 'the draft of the form that it is part of',
  'views/notes/NoteBox': 'the notebook, as it is typed',
  'views/notes/NotesList': 'what is sought now',
  'views/past/SearchPanel': 'what is sought now',
  'views/places/Places': 'what is sought now',
  'views/planning/UnitPicker': 'what is sought now',
  'views/print/PrintMap': 'the title of a print that is made now',
  'views/requests/RequestForm': 'the requests, as they are typed',
  'views/practice/AloneFields': 'the draft of the rules that are chosen',
  'views/practice/WishFields': 'the draft of the rules that are chosen',
  'views/sending/MailFields': 'the draft of the letter, in post.svelte.ts',
  'views/table/Seating': 'the draft of the rules that are chosen',
  'views/units/UnitList': 'what is sought now',
  'views/whatIf/SideHead': 'a name that is kept when the box is left',
};

const isTextBox = (node: Leaf): boolean => {
  if (node.type !== 'RegularElement') return false;
  if (node['name'] === 'textarea') return true;
  const type = listOf(node['attributes']).find((each) => each['name'] === 'type');
  const value = listOf(type?.['value'])[0]?.['data'];
  return node['name'] === 'input' && (type === undefined || ['text', 'email', 'url'].includes(String(value)));
};

test('whatever is typed is kept by a draft, or stands here with who keeps it', () => {
  const boxes = components.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return file.startsWith('src-renderer') && within(parse(text, { modern: true }).fragment).some(isTextBox);
  });
  const ofItself = (file: string): boolean =>
    /new (?:Note)?Draft\b/.test(readFileSync(join(root, file), 'utf8'));
  const others = boxes
    .filter((file) => !ofItself(file))
    .map((file) => file.replace('src-renderer/', '').replace('.svelte', ''));
  expect(others.sort()).toEqual(Object.keys(boxesOf).sort());
});

const script = (text: string): string => `<script lang="ts">\n  ${text}\n</script>\n`;

test.each([
  ['{#each rows as row}{row}{/each}', 'an each without a key'],
  ['{#each rows as row, at (rows)}{row}{at}{/each}', 'a key that is the same for every row'],
  ['{@html words}', 'text that is read as HTML'],
  ['{@debug words}', 'a line left from finding a fault'],
  [script('$inspect(1);'), 'a line left from finding a fault'],
  ['<body></body>', 'a body that only svelte: reaches'],
  ["<p>{'words'}</p>", 'plain text in braces'],
  ['<p title={`words`}></p>', 'plain text in braces'],
  ['<Box>{#snippet children()}words{/snippet}</Box>', 'a snippet of children that can stand there by itself'],
  ['<p>{{ a: 1 }}</p>', 'an object where text is printed'],
  ['<p>{[1, 2]}</p>', 'an object where text is printed'],
  [script('const { a }: { a: 1; b: 2 } = $props();'), 'the prop b, which is not used'],
  [
    script('interface Props {\n a: 1;\n b?: 2 }\n const { a = 2 }: Props = $props();'),
    'the prop b, which is not used',
  ],
  [script('let a = 1;'), 'let a, which never changes'],
  ['\n'.repeat(most) + 'words', `more than ${most} lines`],
])('of %j it is said to have %s', (text, fault) => {
  expect(faultsIn(text)).toEqual([fault]);
});

test.each([
  '{#each rows as { id, name } (id)}{name}{/each}',
  '{#each rows as row, at (at)}{row}{/each}',
  '<Box {title}>{#snippet children(row)}{row}{/snippet}</Box>',
  "{#each { length: 3 }}{'{'}{/each}",
  '<p>{[1, 2].length} {words}</p>',
  script('const { a, ...others }: { a: 1; b: 2 } = $props();'),
  script('let { a = $bindable() }: { a: 1 } = $props();'),
  `${script('let a = $state(1);')}<button onclick={() => (a = 2)}>{a}</button>`,
  `${script('let a = $state(1);\n let b = $state(1);')}<Box bind:a bind:value={b} />`,
])('nothing is wrong with %j', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
