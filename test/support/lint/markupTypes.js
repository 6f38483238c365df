// ESLint's parser for the scripts of components, with the types of one program that is made once. The parser's own service makes
// its program anew for each component it opens, which takes four times as long.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import typescript from 'typescript';
import { parser } from 'typescript-eslint';

const root = join(import.meta.dirname, '../../..');
const config = join(root, 'test/ui/tsconfig.json');

/** What the linter makes of a component before it asks for types: its script and markup as TypeScript. */
function scriptOf(file, markup, options) {
  let script;
  const listener = {
    ...parser,
    parseForESLint(code, wishes) {
      if (wishes.programs !== undefined) script = code;
      return parser.parseForESLint(code, { ...wishes, programs: undefined });
    },
  };
  try {
    markup.parseForESLint(readFileSync(file, 'utf8'), { ...options, filePath: file, parser: listener });
  } catch {
    return undefined; // What cannot be read is told where it is linted.
  }
  return script;
}

/** Every component as TypeScript, by its path. */
function everyScript(markup, options) {
  const files = ['src-renderer', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
  );
  const read = files
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file, scriptOf(file, markup, options)]);
  return new Map(read.filter(([, script]) => script !== undefined));
}

/** One program over the components and all modules of the page. */
function programOf(scripts) {
  const { config: wishes } = typescript.readConfigFile(config, typescript.sys.readFile);
  const read = typescript.parseJsonConfigFileContent(wishes, typescript.sys, join(config, '..'));
  const options = { ...read.options, allowNonTsExtensions: true, noEmit: true };
  const host = typescript.createCompilerHost(options, true);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) => {
    const script = scripts.get(name);
    if (script === undefined) return fromDisk(name, target, ...rest);
    return typescript.createSourceFile(name, script, target, true, typescript.ScriptKind.TS);
  };
  return typescript.createProgram([...read.fileNames, ...scripts.keys()], options, host);
}

/**
 * A parser for `parserOptions.parser`, beside `programs: []`, which marks the call that wants types. `markup` is the parser of
 * components. A component that is not as on the disk, as while the linter mends it, gets its types from the parser's own service.
 */
export function markupTypes(markup) {
  let known;
  const knownOf = (options) => {
    const scripts = everyScript(markup, options);
    return { scripts, program: programOf(scripts) };
  };
  return {
    ...parser,
    parseForESLint(code, options) {
      if (options.programs === undefined) return parser.parseForESLint(code, options);
      known ??= knownOf(options);
      const asOnDisk = known.scripts.get(options.filePath) === code;
      const types = asOnDisk ? { programs: [known.program] } : { programs: undefined, projectService: true };
      return parser.parseForESLint(code, { ...options, ...types });
    },
  };
}
