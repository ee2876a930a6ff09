/**
 * Chrome's translation replaces each text node by an element. In a page that was translated, React crashes when it removes
 * such a text node or inserts something before it, and changes the node that is no longer shown. It sets the text of an
 * element that has no other child in a way that survives this.
 *
 * The linter has no types: what a name holds is read from its declaration in the same file. A name without one counts as a
 * text beside other text only.
 */

/** The expression inside a type assertion or an optional chain. */
const unwrap = (node) =>
  node.type.startsWith('TS') || node.type === 'ChainExpression' ? unwrap(node.expression) : node;

const nameOf = ({ callee }) => callee.property?.name ?? callee.name ?? '';
/** The names that a pattern declares; patterns inside it are left out. */
const namesIn = (pattern) => {
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean);
  if (pattern.type === 'ObjectPattern') return pattern.properties.map(({ value }) => value).filter(Boolean);
  return [pattern];
};

const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';
const isConditional = ({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression';
/** Comments and line breaks in the code, which render nothing. */
const isNothing = (child) =>
  child.type === 'JSXText'
    ? /^\s*\n\s*$/.test(child.value)
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

/** `constant` never changes; `unknown` may be a text or an element. */
const KINDS = ['text', 'unknown', 'element', 'constant'];
/** What an expression with several results counts as. */
const strongest = (kinds) => KINDS.find((kind) => kinds.includes(kind));

const oneText = {
  meta: {
    messages: {
      text: 'A text that changes beside other nodes crashes a translated page or keeps its old words. Put all text of the element into one template string, or this one into an element.',
      insertion:
        'When the node before this text appears, a translated page crashes. Put the text into an element.',
      fragment: 'A text in a fragment is beside whatever is around the fragment. Put it into an element.',
      component: 'A component that returns a text puts it beside whatever is around it. Return an element.',
    },
  },
  create(context) {
    const parents = [];
    const returned = [];
    /** Kinds of the names that this file declares. */
    const declared = new Map();

    function declare(key, kind) {
      if (key.type === 'Identifier' && kind !== 'constant')
        declared.set(key.name, strongest([kind, declared.get(key.name)]));
    }

    function declareType({ key, typeAnnotation }) {
      const type = typeAnnotation ? context.sourceCode.getText(typeAnnotation) : '';
      if (/\b(?:React(?:Node|Element)|Element)\b/.test(type)) declare(key, 'element');
      else if (/^:\s*(?:string|number)\b/.test(type)) declare(key, 'text');
    }

    function kindOfName(name) {
      if (name === 'undefined' || name === 'children') return 'element';
      if (/^[A-Z][A-Z\d_]*$/.test(name)) return 'constant';
      return declared.get(name) ?? 'unknown';
    }

    function kindOf(expression) {
      const node = unwrap(expression);
      switch (node.type) {
        case 'Literal':
          return typeof node.value === 'string' || typeof node.value === 'number' ? 'constant' : 'element';
        case 'TemplateLiteral':
          return node.expressions.every((each) => kindOf(each) === 'constant') ? 'constant' : 'text';
        case 'BinaryExpression':
          return 'text';
        case 'ConditionalExpression':
          return changing([node.consequent, node.alternate]);
        case 'LogicalExpression':
          return changing(node.operator === '&&' ? [node.right] : [node.left, node.right]);
        case 'Identifier':
          return kindOfName(node.name);
        case 'MemberExpression':
          if (node.object.type === 'Identifier' && kindOfName(node.object.name) === 'constant')
            return node.computed ? 'text' : 'constant';
          return node.property.name === 'length' ? 'text' : 'unknown';
        case 'CallExpression': {
          const name = nameOf(node);
          if (/^(?:map|flatMap|from|render\w*|createPortal)$/.test(name)) return 'element';
          return declared.get(name) === 'element' ? 'element' : 'text';
        }
        default:
          return isJsx(node) || node.type === 'ArrowFunctionExpression' || node.type === 'ArrayExpression'
            ? 'element'
            : 'unknown';
      }
    }

    /** The kind of an expression that has one of several results. */
    function changing(results) {
      const kind = strongest(results.map(kindOf));
      return kind === 'constant' || results.some((each) => kindOf(each) === 'constant') ? 'text' : kind;
    }

    /** A translation leaves a `space` as it is. */
    function kindOfChild(child) {
      if (child.type === 'JSXText') return child.value.trim() === '' ? 'space' : 'constant';
      if (child.type !== 'JSXExpressionContainer') return 'element';
      const { value } = child.expression;
      return typeof value === 'string' && value.trim() === '' ? 'space' : kindOf(child.expression);
    }

    const comesAndGoes = (child) =>
      child.type === 'JSXExpressionContainer' &&
      isConditional(unwrap(child.expression)) &&
      kindOf(child.expression) === 'element';

    function check(parent) {
      const children = parent.children.filter((child) => !isNothing(child));
      const kinds = children.map(kindOfChild);
      const hasText = kinds.includes('text') || kinds.includes('constant');
      children.forEach((node, index) => {
        const kind = kinds[index];
        if ((kind === 'text' && children.length > 1) || (kind === 'unknown' && hasText))
          context.report({ node, messageId: 'text' });
        else if (parent.type === 'JSXFragment' && (kind === 'text' || kind === 'constant'))
          context.report({ node, messageId: 'fragment' });
        else if (kind === 'constant' && children.slice(0, index).some(comesAndGoes))
          context.report({ node, messageId: 'insertion' });
      });
    }

    function isComponentText({ argument, parent }) {
      let scope = parent;
      while (scope && !/Function/.test(scope.type)) scope = scope.parent;
      return (
        argument !== null &&
        scope?.type === 'FunctionDeclaration' &&
        /^[A-Z]/.test(scope.id?.name ?? '') &&
        ['text', 'constant'].includes(kindOf(argument))
      );
    }

    return {
      JSXElement: (node) => parents.push(node),
      JSXFragment: (node) => parents.push(node),
      ReturnStatement: (node) => returned.push(node),
      TSPropertySignature: declareType,
      VariableDeclarator({ id, init }) {
        if (!init) return;
        const value = unwrap(init.type === 'ArrowFunctionExpression' ? init.body : init);
        // A hook may return anything.
        if (value.type === 'CallExpression' && /^use[A-Z]/.test(nameOf(value))) return;
        for (const name of namesIn(id)) declare(name, kindOf(value));
      },
      'Program:exit': () => {
        parents.forEach(check);
        returned.filter(isComponentText).forEach((node) => context.report({ node, messageId: 'component' }));
      },
    };
  },
};

export default { meta: { name: 'translation' }, rules: { 'one-text': oneText } };
