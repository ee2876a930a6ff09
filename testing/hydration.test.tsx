import { useAnswer } from '@efie/ui';
import { lazyComponent } from '@efie/ui/primitives/lazyComponent';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

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
