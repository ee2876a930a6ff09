/** The generators of `npm run new`. Templates are in templates/<generator>; `{{name}}` is what the user enters. */
import fs from 'node:fs';
import path from 'node:path';
import type { ActionType, AddManyActionConfig, ModifyActionConfig, NodePlopAPI } from 'plop';
import { format } from 'prettier';
import prettierOptions from '../../.prettierrc.json';
import { checkName, COMPONENT_LAYERS, GENERATORS } from './kinds';
import { readOperations } from './operations';

const formatted = (text: string): Promise<string> =>
  format(text, { ...prettierOptions, parser: 'typescript' });

/** Renders all templates of a folder. Fails for a file that exists. */
const addFiles = (templates: string, destination: string, data: object = {}): AddManyActionConfig => ({
  type: 'addMany',
  base: `templates/${templates}`,
  templateFiles: `templates/${templates}/**`,
  destination,
  data,
  transform: formatted,
  // Of no effect, but the type requires them.
  path: '',
  globOptions: {},
});

const DESCRIBE = "Replace the sentences that begin with 'Describe here'; npm run check -- text finds them.";
const CHECK = 'npm run check -- types lint format text, then commit.';

/** A message that is printed last. */
const nextSteps = (...steps: readonly string[]): string =>
  `Next:\n${[DESCRIBE, ...steps, CHECK].map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`;

const STORIES_STEP =
  'Write one story for each state, in the order in which users meet them, and name each in docs/spec/proofs.yaml under what it proves; a requirement without a line in docs/spec/checklist.md needs one.';

/** The component that a new guide names as related. */
const RELATED = {
  primitives: 'Button',
  fields: 'TextField',
  cards: 'PropertyCard',
  panels: 'ResultList',
  dialogs: 'Dialog',
};

function exportStep(layer: string, name: string): string {
  if (layer === 'dialogs' || layer === 'forms')
    return `Import it from @efie/ui/${layer}/${name} where it is used, lazily if it opens on demand.`;
  const [index, from] =
    layer === 'primitives' || layer === 'fields'
      ? [`packages/ui/${layer}/index.ts`, `./${name}`]
      : ['packages/ui/index.ts', `./${layer}/${name}`];
  return `If other folders use it, add export * from '${from}'; to ${index}.`;
}

export default function defineGenerators(plop: NodePlopAPI): void {
  /** Inserts a line before the text that matches the pattern; fails if nothing does. */
  const insertBefore = (file: string, pattern: RegExp, line: string): ModifyActionConfig => ({
    type: 'modify',
    path: file,
    pattern,
    template: `${line}\n$&`,
    transform: (text: string, answers: object) => {
      if (!text.includes(plop.renderString(line, answers)))
        throw new Error(
          `${file} has no line ${pattern}: add this yourself: ${plop.renderString(line, answers)}`,
        );
      return formatted(text);
    },
  });
  const absolute = (file: string): string => path.join(plop.getDestBasePath(), file);
  const foldersIn = (parent: string): string[] =>
    fs.existsSync(absolute(parent))
      ? fs
          .readdirSync(absolute(parent), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${parent}/${entry.name}`)
      : [];
  const components = () =>
    [...COMPONENT_LAYERS, 'forms'].flatMap((layer) => foldersIn(`packages/ui/${layer}`));

  const namePrompt = (
    folder: keyof typeof GENERATORS,
    example: string,
    existing: () => readonly string[],
  ) => ({
    type: 'input',
    name: 'name',
    message: `Its name, such as ${example}:`,
    validate: (name: string) => checkName(folder, name, existing()),
  });

  plop.setPartial('guide', fs.readFileSync(path.join(import.meta.dirname, 'templates/guide.hbs'), 'utf8'));
  for (const layer of COMPONENT_LAYERS) {
    const generator = GENERATORS[layer];
    const folder = `packages/ui/${layer}/{{name}}`;
    const templates = generator === 'field' || generator === 'dialog' ? generator : 'component';
    const title = plop.renderString('{{pascalCase layer}}', { layer });
    plop.setGenerator(generator, {
      description: `a component in packages/ui/${layer}, with its stories`,
      prompts: [
        namePrompt(
          layer,
          `OpenHouse${plop.renderString('{{pascalCase generator}}', { generator })}`,
          components,
        ),
      ],
      actions: (answers): ActionType[] => [
        addFiles(templates, folder, {
          layer,
          isPrimitive: generator === 'primitive',
          level: generator === 'card' ? 3 : 2,
          related: RELATED[layer],
        }),
        nextSteps(
          `npm run storybook, open ${title} / ${answers?.['name']} and write the component. It reloads on every save.`,
          STORIES_STEP,
          plop.renderString(`npm run test:stories -- ${folder}`, answers),
          exportStep(layer, answers?.['name']),
        ),
      ],
    });
  }

  plop.setGenerator(GENERATORS.forms, {
    description: 'a form in packages/ui/forms: values, schema, component, and stories with handlers',
    prompts: [namePrompt('forms', 'OpenHouseForm', components)],
    actions: (answers): ActionType[] => [
      addFiles('form', 'packages/ui/forms/{{name}}', {
        stem: plop.renderString('{{camelCase name}}', answers),
        related: 'LoginForm',
      }),
      nextSteps(
        'Replace the example values, schema and fields with those of the form, and the operation that its stories send.',
        STORIES_STEP,
        plop.renderString('npm run test:stories -- packages/ui/forms/{{name}}', answers),
        exportStep('forms', answers?.['name']),
      ),
    ],
  });

  const PATHS = 'apps/web/routing/paths.ts';
  plop.setGenerator(GENERATORS.screens, {
    description: 'a screen in apps/web/screens, with its path, loader, stories and row of the fault grid',
    prompts: [
      namePrompt('screens', 'OpenHouses', () => foldersIn('apps/web/screens')),
      {
        type: 'input',
        name: 'path',
        message:
          'Its path, such as /open-houses or /agent/open-houses/:id; empty for the name of the screen:',
        filter: (route: string, { name }: { name: string }) =>
          route === '' ? plop.renderString('/{{kebabCase name}}', { name }) : route,
        validate: (route: string, { name } = { name: '' }) => {
          const chosen = route === '' ? plop.renderString('/{{kebabCase name}}', { name }) : route;
          if (!/^(?:\/:?[\w-]+)+$/.test(chosen))
            return `"${chosen}" is not a path: begin with a slash and use letters, digits and hyphens; a segment after a colon is a parameter.`;
          const isTaken = fs.readFileSync(absolute(PATHS), 'utf8').includes(`'${chosen}'`);
          return isTaken ? `The path ${chosen} is taken, see ${PATHS}.` : true;
        },
      },
    ],
    actions: (answers): ActionType[] => [
      addFiles('screen', 'apps/web/screens/{{name}}'),
      insertBefore(PATHS, /^ *notFound: /m, "  {{camelCase name}}: '{{path}}',"),
      insertBefore(
        'apps/web/app/routes.tsx',
        /^ *notFound: /m,
        "  {{camelCase name}}: () => import('../screens/{{name}}/{{name}}').then((module) => module.{{name}}Screen),",
      ),
      insertBefore(
        'apps/web/journeys/faults/staticScreens.ts',
        /^ *notFound: /m,
        "  {{camelCase name}}: staticScreen('listUserFavorites', '{{sentenceCase name}}', BROWSE),",
      ),
      nextSteps(
        plop.renderString(
          'Add a row for {{path}} to the table of section 2 of docs/spec/specification.md, and lines to docs/spec/checklist.md.',
          answers,
        ),
        `If only agents may open it, add it to agentScreens in ${PATHS}.`,
        'When it sends a request, move its row of the fault grid from staticScreens.ts to readScreens.ts or writeScreens.ts in apps/web/journeys/faults.',
        STORIES_STEP,
        plop.renderString(
          'npm run test:stories -- apps/web/screens/{{name}} writes the accessibility tree of its first story: read and commit it.',
          answers,
        ),
        plop.renderString(
          'npm run test:visual -- --only screens-{{lowerCase name}}--default --update takes its screenshots.',
          answers,
        ),
        'Add a link to it, such as in packages/ui/panels/AppHeader.',
        'npm run test:unit',
      ),
    ],
  });

  const API = 'packages/api';
  const resources = foldersIn(API)
    .map((folder) => path.basename(folder))
    .filter((folder) => !['client', 'session', 'node_modules'].includes(folder));
  plop.setGenerator(GENERATORS.api, {
    description: `an operation of openapi.yaml in ${API}, as a query or a mutation`,
    prompts: [
      {
        type: 'input',
        name: 'resource',
        message: `Its folder in ${API} (${resources.join(', ')}):`,
        validate: (resource: string) =>
          resources.includes(resource) ||
          `${API} has no folder "${resource}". Its folders are ${resources.join(', ')}.`,
      },
      {
        type: 'input',
        name: 'operationId',
        message: 'Its operationId in openapi.yaml:',
        validate: (operationId: string) => {
          const ids = readOperations(fs.readFileSync(absolute('openapi.yaml'), 'utf8')).map(
            (each) => each.operationId,
          );
          if (!ids.includes(operationId))
            return `openapi.yaml has no operation "${operationId}": add it and run npm run generate first. Its operations are ${ids.join(', ')}.`;
          const file = resources
            .map((resource) => `${API}/${resource}/${operationId}.ts`)
            .find((candidate) => fs.existsSync(absolute(candidate)));
          return file === undefined ? true : `${operationId} exists already: ${file}.`;
        },
      },
    ],
    actions: (answers): ActionType[] => {
      const operation = readOperations(fs.readFileSync(absolute('openapi.yaml'), 'utf8')).find(
        ({ operationId }) => operationId === answers?.['operationId'],
      );
      const isQuery = operation?.method === 'GET';
      return [
        addFiles(isQuery ? 'query' : 'mutation', `${API}/{{resource}}`, {
          ...operation,
          hasVariables: operation?.hasParameters === true || operation?.bodyType !== null,
          isMultipart: operation?.bodyType === 'multipart/form-data',
        }),
        insertBefore(
          `${API}/{{resource}}/index.ts`,
          /$/,
          `export { ${isQuery ? '{{operationId}}Query' : '{{operationId}}, use{{pascalCase operationId}}'} } from './{{operationId}}';`,
        ),
        nextSteps(
          'Take and return types of packages/domain: wire names and shapes end here.',
          'Mock backend and tests: see "A new operation" in docs/guides/developers.md.',
          'npm run test:unit -- packages/api mocks',
        ),
      ];
    },
  });
}
