import ts from 'typescript';

/** Reads a file of stories as syntax; nothing of it runs. */
export const parseTsx = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

/** The name of a property that is written out. */
export const nameOf = (property: ts.ObjectLiteralElementLike): string | null =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : null;

/** A value of an object by its name, also one given by shorthand or as a method. */
export function member(object: ts.ObjectLiteralExpression, name: string): ts.Node | null {
  for (const property of object.properties) {
    if (nameOf(property) !== name) continue;
    return ts.isPropertyAssignment(property) ? property.initializer : property;
  }
  return null;
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** An object literal behind `satisfies` and `as`; null for anything else. */
export function asObject(node: ts.Node | null): ts.ObjectLiteralExpression | null {
  if (node === null || !ts.isExpression(node)) return null;
  const inner = bare(node);
  return ts.isObjectLiteralExpression(inner) ? inner : null;
}

/** What a function gives back, where that is all it does or its one return at the end. */
function resultOf(body: ts.ConciseBody): ts.Expression | null {
  if (!ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}

/** The object that is written out, or that a function of the same file gives back: `expiresAt('/agent/dashboard')`. */
export function asMadeObject(node: ts.Expression): ts.ObjectLiteralExpression | null {
  const inner = bare(node);
  if (!ts.isCallExpression(inner) || !ts.isIdentifier(inner.expression)) return asObject(inner);
  const name = inner.expression.text;
  for (const statement of node.getSourceFile().statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && statement.body)
      return asObject(resultOf(statement.body));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(own) && own.text === name && initializer && ts.isArrowFunction(initializer))
        return asObject(resultOf(initializer.body));
    }
  }
  return null;
}

/** A text that is written out, also in pieces with '+'; '' for anything else. */
export function textOf(node: ts.Node | null): string {
  if (node === null) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isBinaryExpression(node) ? textOf(node.left) + textOf(node.right) : '';
}

/** The texts of a written list. */
export function textsOf(node: ts.Node | null): string[] {
  if (node === null || !ts.isExpression(node)) return [];
  const inner = bare(node);
  return ts.isArrayLiteralExpression(inner) ? inner.elements.map(textOf).filter(Boolean) : [];
}

/** Every constant that the file declares at its top, by name. */
export function constantsOf(
  source: ts.SourceFile,
): { name: string; value: ts.Expression; statement: ts.VariableStatement }[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [{ name: name.text, value: initializer, statement }] : [],
      ),
    );
}

export const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The words of the comment right before a statement, in one line. */
export function docOf(statement: ts.Statement): string {
  const [doc] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const comment = doc?.comment;
  const text = typeof comment === 'string' ? comment : (comment ?? []).map(({ text: part }) => part).join('');
  return text.replace(/\s+/g, ' ').trim();
}
