import { gunzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { fromBase64 } from '#ui/bridge/shell.ts';
import { textsOf, translated } from '#ui/language/build/plugin.ts';
import { digestOf } from '#ui/language/digest.ts';

/** A source as the build makes it, where some language has these texts; without the line that imports the look-ups. */
function built(file: string, source: string, known: readonly string[]): string {
  const { transform } = translated({ xx: Object.fromEntries(known.map((key) => [key, key])) });
  const made = (transform as (code: string, id: string) => { readonly code: string } | null)(
    source,
    `/app/src-renderer/${file}`,
  );
  return (made?.code ?? source).replace(
    /(?:<script lang="ts">)?import \{[^}]*\} from '#ui\/language\/say.ts';(?:<\/script>)?/,
    '',
  );
}

test.each([
  ['<p>Now go</p>', 'Now go', '<p>{_say("Now go")}</p>'],
  [
    '<p>\n  Turn {turn.now}\n  of {all}\n</p>',
    'Turn {1} of {2}',
    '<p>\n  {_say("Turn {1} of {2}", turn.now, all)}\n</p>',
  ],
  [
    '<p>Try <a href="x">this {what}</a>, or {that}.</p>',
    'Try <1>this {1}</1>, or {2}.',
    '<p>{_sayPiece(0, "Try <1>this {1}</1>, or {2}.")} <a href="x">{_sayPiece(1, "Try <1>this {1}</1>, or {2}.", what)}</a>{_sayPiece(2, "Try <1>this {1}</1>, or {2}.", that)}</p>',
  ],
  [
    '<B title="Save Turn" kind="Save Turn" />',
    'Save Turn',
    '<B title={_say("Save Turn")} kind="Save Turn" />',
  ],
  ['<B tip="Remove {name}" />', 'Remove {1}', '<B tip={_say("Remove {1}", name)} />'],
  ['<p>{on ? "yes" : "no"}</p>', 'yes', '<p>{on ? _say("yes") : "no"}</p>'],
  [
    '<p title={left(1) ? `${n} more` : "No"}></p>',
    '{1} more',
    '<p title={left(1) ? _say("{1} more", n) : "No"}></p>',
  ],
])('words of a component become look-ups: %s', (source, key, wanted) => {
  expect(built('A.svelte', source, [key])).toBe(wanted);
});

test.each([
  ["const a = { label: 'turns' };", 'turns', 'const a = { label: _say("turns") };'],
  [
    'const a = `Turn ${a.b(`${c}`)}: ${d}`;',
    'Turn {1}: {2}',
    'const a = _say("Turn {1}: {2}", a.b(`${c}`), d);',
  ],
  ["const a = ', saved ' + at;", ', saved', 'const a = ("" + _say(", saved") + " ") + at;'],
])('texts of a script become look-ups: %s', (source, key, wanted) => {
  expect(built('a.ts', source, [key])).toBe(wanted);
});

test.each([
  "if (key === 'Delete') go();",
  "if (['Delete', 'Enter'].includes(key)) go();",
  "switch (key) { case 'Delete': go(); }",
  "throw new Error('Delete');",
  "import { a } from 'Delete';",
  "const a: 'Delete' = b;",
  "const a = { Delete: 1, key: 'Delete', kind: 'Delete' };",
  "const a = b['Delete'];",
  "const a = 'delete';",
])('names in the program stay as they are: %s', (source) => {
  expect(built('a.ts', source, ['Delete', 'delete'])).toBe(source);
});

test('the key of a draft and the name that a file holds stay as they are', () => {
  const source = "const a = new Draft(`letter of ${b}`, 'a start'); add({ stored: 'Earlier plan' });";
  expect(built('a.ts', source, ['letter of {1}', 'a start', 'Earlier plan'])).toBe(
    source.replace("'a start'", '_say("a start")'),
  );
});

test('a text that no language has stays as it is', () => {
  expect(built('A.svelte', '<p>Now go</p>', ['Go now'])).toBe('<p>Now go</p>');
});

test('a counted noun is a key by itself', () => {
  const { texts } = textsOf('a.ts', "const a = plural(n, 'box', 'boxes') + plural(n, 'file');");
  expect(texts.map(({ key }) => key)).toEqual(['{count|box|boxes}', '{count|file|files}']);
});

test('a language is packed whole, with digests for its keys', () => {
  const texts = { 'Now go': 'Jetzt los', '{1} of {2}': '{1} von {2}' };
  const { load } = translated({ xx: texts });
  const code = (load as (id: string) => string | null)('\0virtual:language/xx') ?? '';
  const packed = /^export default "([^"]+)";$/.exec(code)?.[1] ?? '';
  const digests = `${digestOf('Now go')}${digestOf('{1} of {2}')}`;
  expect(JSON.parse(strFromU8(gunzipSync(fromBase64(packed))))).toEqual([
    digests,
    ...['Jetzt los', '{1} von {2}'],
  ]);
});
