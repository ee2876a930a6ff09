import { act, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createModule, suspending, useModule } from '@efie/ui/primitives/useModule';
import { expect, it } from 'vitest';

const createPart = () =>
  suspending(
    createModule(() => new Promise<object>(() => undefined)),
    () => null,
  );

let renders = 0;

function Contents() {
  renders += 1;
  if (renders > 100) throw new Error('The parts are rendered without end.');
  return null;
}

const show: (() => void)[] = [];

function Slot({ index }: { index: number }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    show[index] = () => setPart(createPart);
  }, [index]);
  if (!Part) return null;
  return (
    <Suspense fallback={<p>Loading part {index}</p>}>
      <Contents />
      <Part />
      <Contents />
    </Suspense>
  );
}

it('renders two parts that are loading a few times, not until they are loaded', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render([0, 1].map((index) => <Slot key={index} index={index} />));
  await expect.poll(() => show).toHaveLength(2);
  show[0]?.();
  await expect.poll(() => host.textContent, { interval: 5 }).toBe('Loading part 0');
  // Storybook wraps events in `act`, which returns only when React has nothing left to render.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => show[1]?.());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  expect(host.textContent).toBe('Loading part 0Loading part 1');
  expect(renders).toBeLessThan(20);
  root.unmount();
});

it('renders a loaded module in a transition, which React does in slices and without a fallback', async () => {
  let isRendered = false;
  const Suspended = lazy(() => {
    isRendered = true;
    return new Promise<never>(() => undefined);
  });
  let finish: (module: object) => void = () => undefined;
  const source = createModule(
    () =>
      new Promise<object>((resolve) => {
        finish = resolve;
      }),
  );
  function Part() {
    return useModule(source).module ? <Suspended /> : <p>Loading</p>;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <Suspense fallback={<p>Fallback</p>}>
      <Part />
    </Suspense>,
  );
  await expect.poll(() => host.textContent).toBe('Loading');
  finish({});
  await expect.poll(() => isRendered).toBe(true);
  await new Promise(requestAnimationFrame);
  expect(host.textContent).toBe('Loading');
  root.unmount();
});
