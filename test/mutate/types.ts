import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Tells whether a changed file still has sound types. */
export interface TypeCheck {
  isSound(file: string, content: string): boolean;
}

/** A check on the sources under `shared` of a tree, and on these files more; unused names are no fault here. */
export function typeCheck(root: string, more: readonly string[]): TypeCheck {
  const config = join(root, 'shared/tsconfig.json');
  const read = ts.readConfigFile(config, (path) => readFileSync(path, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(config));
  const changed = new Map<string, string>();
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({
      ...options,
      noUnusedLocals: false,
      noUnusedParameters: false,
      noEmit: true,
    }),
    getScriptFileNames: () => [...new Set([...fileNames, ...more.map((file) => join(root, file))])],
    getScriptVersion: (file) => (changed.has(file) ? String(version) : '0'),
    getScriptSnapshot: (file) => {
      const text = changed.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  };
  const service = ts.createLanguageService(host);
  return {
    isSound(file, content) {
      changed.clear();
      changed.set(join(root, file), content);
      version += 1;
      const path = join(root, file);
      return (
        service.getSyntacticDiagnostics(path).length === 0 &&
        service.getSemanticDiagnostics(path).length === 0
      );
    },
  };
}
