/**
 * Chrome's translation replaces each text node by an element. React then crashes when it removes such a text or inserts
 * something before it, and keeps the old text when it changes it. React sets the text of an element that has no other child
 * in a way that survives this.
 */

/** @param {import('estree').Node} node */
const unwrap = (node) =>
  node.type.startsWith('TS') || node.type === 'ChainExpression' ? unwrap(node.expression) : node;

const ELEMENTS = new Set(['JSXElement', 'JSXFragment', 'JSXEmptyExpression']);

/** Whether an expression may be a text, by its syntax. */
function mayBeText(expression) {
  const node = unwrap(expression);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'ArrowFunctionExpression':
      return false;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case 'LogicalExpression':
      return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left));
    case 'Identifier':
      return node.name !== 'undefined' && node.name !== 'children';
    case 'MemberExpression':
      return node.property.name !== 'children';
    case 'CallExpression':
      return !/^(?:map|flatMap|render\w*)$/.test(node.callee.property?.name ?? node.callee.name ?? '');
    default:
      return true;
  }
}

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const comesAndGoes = (child) => {
  if (child.type !== 'JSXExpressionContainer') return false;
  const { type } = unwrap(child.expression);
  return type === 'ConditionalExpression' || type === 'LogicalExpression';
};

const oneText = {
  meta: {
    messages: {
      conditional:
        'A text that comes and goes beside other nodes crashes a translated page. Put it into an element of its own.',
      changing:
        'A changing text beside other text stays as it was in a translated page. Put both into one template string, or the changing one into an element.',
    },
  },
  create(context) {
    function check(node) {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      const texts = children.filter(
        (child) =>
          child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression)),
      );
      for (const child of texts) {
        if (child.type !== 'JSXExpressionContainer' || unwrap(child.expression).type === 'Literal') continue;
        if (comesAndGoes(child)) context.report({ node: child, messageId: 'conditional' });
        else if (texts.length > 1) context.report({ node: child, messageId: 'changing' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'translation' }, rules: { 'one-text': oneText } };
