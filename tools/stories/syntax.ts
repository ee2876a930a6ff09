import ts from 'typescript';

export const parseTsx = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

/** The name of a property; null for a computed one. */
export const nameOf = (property: ts.ObjectLiteralElementLike): string | null =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : null;

/** The value of a property; the property itself for a shorthand or a method. */
export function member(object: ts.ObjectLiteralExpression, name: string): ts.Node | null {
  for (const property of object.properties) {
    if (nameOf(property) !== name) continue;
    return ts.isPropertyAssignment(property) ? property.initializer : property;
  }
  return null;
}

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** An object literal, also with `satisfies` or `as`; null for anything else. */
export function asObject(node: ts.Node | null): ts.ObjectLiteralExpression | null {
  if (node === null || !ts.isExpression(node)) return null;
  const inner = unwrap(node);
  return ts.isObjectLiteralExpression(inner) ? inner : null;
}

/** The expression that a function returns in its last statement. */
function resultOf(body: ts.ConciseBody): ts.Expression | null {
  if (!ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}

/** An object literal, or the one that a called function of the same file returns: `expiresAt('/agent/dashboard')`. */
export function resolveObject(node: ts.Expression): ts.ObjectLiteralExpression | null {
  const inner = unwrap(node);
  if (!ts.isCallExpression(inner)) return asObject(inner);
  if (!ts.isIdentifier(inner.expression)) return null;
  const name = inner.expression.text;
  for (const statement of node.getSourceFile().statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && statement.body)
      return asObject(resultOf(statement.body));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (
        ts.isIdentifier(declared) &&
        declared.text === name &&
        initializer &&
        ts.isArrowFunction(initializer)
      )
        return asObject(resultOf(initializer.body));
    }
  }
  return null;
}

/** A string literal, also one joined with '+'; '' for anything else. */
export function textOf(node: ts.Node | null): string {
  if (node === null) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isBinaryExpression(node) ? textOf(node.left) + textOf(node.right) : '';
}

/** The elements of an array literal; none for anything else. */
export function elementsOf(node: ts.Node | null): readonly ts.Expression[] {
  if (node === null || !ts.isExpression(node)) return [];
  const inner = unwrap(node);
  return ts.isArrayLiteralExpression(inner) ? inner.elements : [];
}

export const textsOf = (node: ts.Node | null): string[] => elementsOf(node).map(textOf).filter(Boolean);

/** The variables that a file declares at the top level. */
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

/** The object of a story file's meta. */
export function metaOf(constants: ReturnType<typeof constantsOf>): ts.ObjectLiteralExpression | null {
  return asObject(constants.find(({ name }) => name === 'meta')?.value ?? null);
}

export const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The text of the doc comment of a statement, in one line. */
export function docOf(statement: ts.Statement): string {
  const [doc] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const comment = doc?.comment;
  const text = typeof comment === 'string' ? comment : (comment ?? []).map(({ text: part }) => part).join('');
  return text.replace(/\s+/g, ' ').trim();
}
