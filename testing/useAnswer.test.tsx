import { useAnswer } from '@efie/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

it('handles the rejection of each promise, also of a render that React discards', async () => {
  let asked = 0;
  // Not a mock function, which would handle the rejections.
  const ask = () => {
    asked += 1;
    return Promise.reject(new Error('The code did not load.'));
  };
  function Question() {
    const { isError } = useAnswer(ask);
    return <p>{isError ? 'Failed' : 'Asked'}</p>;
  }
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  // Renders twice and discards the first render.
  root.render(
    <StrictMode>
      <Question />
    </StrictMode>,
  );
  await expect.poll(() => host.textContent).toBe('Failed');
  expect(asked).toBe(2);
  expect(unhandled).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});
