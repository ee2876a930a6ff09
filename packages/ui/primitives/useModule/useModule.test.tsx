import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createModule } from './createModule';
import { useModule } from './useModule';

it('imports nothing while a page is pre-rendered', () => {
  const importModule = vi.fn(async () => ({}));
  const source = createModule(importModule);
  const Part = () => <p>{useModule(source).module ? 'Loaded' : 'Loading'}</p>;
  expect(renderToStaticMarkup(<Part />)).toBe('<p>Loading</p>');
  expect(importModule).not.toHaveBeenCalled();
});
