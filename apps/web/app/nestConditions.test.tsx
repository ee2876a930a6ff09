import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { nestConditions } from './nestConditions';

/** The rules of a component with these declarations; `.a` is its class. */
function rulesOf(declarations: string): string[] {
  const Box = styled.div`
    ${declarations}
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestConditions]}>
        <Box />
      </StyleSheetManager>,
    ),
  );
  const name = /class="\S+ (\S+)"/.exec(html)?.[1] ?? '';
  const [, css = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  return css
    .split('/*!sc*/')
    .map((rule) => rule.trim().replaceAll(`.${name}`, '.a'))
    .filter((rule) => rule.startsWith('.') || rule.startsWith('@'));
}

it('moves conditions into the rules that they hold, in order', () => {
  expect(
    rulesOf('color:red;@media (hover:hover){color:blue;&:hover > a,&:focus{color:green;}}top:0;'),
  ).toEqual([
    '.a{color:red;top:0;}',
    '.a{@media (hover:hover){color:blue;}}',
    '.a:hover>a,.a:focus{@media (hover:hover){color:green;}}',
  ]);
});

it.each(['@container (inline-size < 16rem)', '@supports (display:grid)'])('does so for %s', (condition) => {
  expect(rulesOf(`${condition}{color:blue;}`)).toEqual([`.a{${condition}{color:blue;}}`]);
});

it('leaves the condition of a pseudo-element, which cannot hold one, as it is', () => {
  expect(rulesOf('&::before{@media print{color:blue;}}')).toEqual(['@media print{.a::before{color:blue;}}']);
});
