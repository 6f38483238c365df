// Rules that only this project has, as a plugin of the linter: what each forbids, and what to do instead.

const rules = {
  'whole-sentence': {
    selectors: [
      'CallExpression[callee.name=/^(phrase|printed|term)$/] > :matches(TemplateLiteral, BinaryExpression)',
      'TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/\\{[a-z][a-zA-Z]*[|}]/]',
    ],
    message: 'A sentence is one whole template: give names, numbers and phrases as arguments.',
  },
  /** Lists that are spread where they are written, to save lines. */
  'written-out': {
    selectors: [
      'ObjectExpression > SpreadElement > ObjectExpression',
      ':matches(CallExpression, NewExpression) > SpreadElement > ArrayExpression',
      ':matches(CallExpression, NewExpression) > SpreadElement > TSAsExpression > ArrayExpression',
    ],
    message: 'Write its parts out, each on a line of its own.',
  },
  'no-locale': {
    selectors: ['MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]'],
    message: 'No locale in shared: compare with < and >, print digits yourself.',
  },
  'no-for-in': { selectors: ['ForInStatement'], message: 'Use inOrder from #kernel/inOrder.ts.' },
  'named-exports': { selectors: ['ExportDefaultDeclaration'], message: 'Name what you export.' },
  'no-class': { selectors: ['ClassDeclaration'], message: 'Functions and records in shared.' },
};

const ruleOf = ({ selectors, message }) => ({
  create(context) {
    const report = (node) => context.report({ node, message });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

export default {
  meta: { name: 'ours' },
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleOf(rule)])),
};
