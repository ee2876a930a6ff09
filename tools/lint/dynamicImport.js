/** The modules of a folder that its `modules.ts` imports on demand. */
const ON_DEMAND = new Set(['./rest', './memberRest', './onDemand']);

/**
 * What a screen shows later is one module, `rest.ts`, and what a press opens another, `onDemand.ts`. oxlint.config.ts lists the
 * other places that import on demand.
 */
const onlyRest = {
  meta: {
    messages: {
      other:
        'Code is imported on demand as one module of its folder. Export this from rest.ts or onDemand.ts.',
    },
  },
  create(context) {
    return {
      ImportExpression(node) {
        if (!ON_DEMAND.has(node.source.value)) context.report({ node, messageId: 'other' });
      },
    };
  },
};

export default { meta: { name: 'dynamic-import' }, rules: { 'only-rest': onlyRest } };
