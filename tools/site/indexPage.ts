import { baseCss, color, container, fontFaceCss, media, space, themeCss, type } from '@efie/ui/theme';

const PARTS = [
  ['storybook/', 'Storybook', 'Every component and screen in every state, with guides for all roles.'],
  ['demo/', 'Demo app', 'The whole app on a mock backend in your browser: no data is sent anywhere.'],
  ['api/', 'API reference', 'The operations between app and backend, with fields, errors and examples.'],
];

const css = `
img{display:block;inline-size:100%;block-size:clamp(8rem,22vw,18rem);object-fit:cover;object-position:50% 100%}
main{max-inline-size:${container.page};margin-inline:auto;padding:${space[8]} ${space.gutter} ${space[16]};${type.body}}
h1{${type.h1}}
ul{padding:0;list-style:none}
h2{margin-block:${space[8]} ${space[2]};${type.h3}}
h2 a{color:${color.link};text-decoration:underline}
p{color:${color.text2}}
${media.md}{ul{display:grid;grid-template-columns:repeat(3,1fr);gap:${space.gridGap}}}`;

/** The first page of the site, with a link to each part; fonts and images are those of the site's Storybook. */
export const indexPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Workbench | Efie</title>
    <link rel="icon" href="./storybook/favicon.svg" type="image/svg+xml" />
    <style>${themeCss + baseCss + fontFaceCss('./storybook/fonts') + css}</style>
  </head>
  <body>
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="./storybook/street-night.svg" />
      <img src="./storybook/street-noon.svg" alt="" />
    </picture>
    <main>
      <h1>The Efie workbench</h1>
      <p>Efie is a marketplace for renting and buying homes in Ghana.</p>
      <ul role="list">
        ${PARTS.map(([href, name, text]) => `<li><h2><a href="./${href}">${name}</a></h2><p>${text}</p></li>`).join('\n        ')}
      </ul>
    </main>
  </body>
</html>
`;
