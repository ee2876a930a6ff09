import { act, Suspense, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useAnswer } from '@efie/ui';
import { lazyComponent } from '@efie/ui/primitives/lazyComponent';
import { expect, it } from 'vitest';

const createPart = () => lazyComponent<object>(() => new Promise(() => undefined));

let renders = 0;

function Contents() {
  renders += 1;
  if (renders > 100) throw new Error('The parts are rendered without end.');
  return null;
}

const show: (() => void)[] = [];

function Slot({ index }: { index: number }) {
  const [Part, setPart] = useState<ReturnType<typeof createPart>>();
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

it('renders an optional part after hydration, also when its code is loaded before', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<main><p>Pre-rendered</p></main>';
  const Part = lazyComponent<object>(() => Promise.resolve(() => <p>Loaded</p>));
  await Part.load();
  const errors: unknown[] = [];
  const root = hydrateRoot(
    host,
    <main>
      <p>Pre-rendered</p>
      <Part.Optional />
    </main>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  await expect.poll(() => host.textContent).toBe('Pre-renderedLoaded');
  expect(errors).toEqual([]);
  root.unmount();
});

const answerAtOnce = () => 3;

function Count() {
  const { answer } = useAnswer(answerAtOnce);
  return <p>Ashanti{answer !== undefined && <b>{answer}</b>}</p>;
}

it('renders an answer that is known at once after hydration', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<p>Ashanti</p>';
  const errors: unknown[] = [];
  const root = hydrateRoot(host, <Count />, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => host.textContent).toBe('Ashanti3');
  expect(errors).toEqual([]);
  root.unmount();
});
