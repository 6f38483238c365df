import ts from 'typescript';

const watched = ['apply', 'hears', 'audience', 'say', 'ahead'];

/** The events that a file declares: the kind, and the code of each member that is watched. */
export function eventsIn(source: ts.SourceFile): readonly (readonly [string, ts.Node])[] {
  const found: (readonly [string, ts.Node])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'event') {
      const [kind, about] = node.arguments;
      if (
        kind !== undefined &&
        ts.isStringLiteral(kind) &&
        about !== undefined &&
        ts.isObjectLiteralExpression(about)
      )
        for (const member of about.properties)
          if (member.name !== undefined && watched.includes(member.name.getText()))
            found.push([`${kind.text}: ${member.name.getText()}`, member]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The syntax tree of a file. */
export const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
