import { expect, it } from 'vitest';
import { showTheme } from './theme';

const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--color-primary');

it('replaces the styles of an open page after the theme was generated again', () => {
  showTheme({ theme: 'light' });
  const generated = primary();
  const style = document.querySelector('#efie-theme');
  if (style === null) throw new Error('The page has no <style id="efie-theme">; showTheme did not add it.');
  style.textContent = ':root{--color-primary:#123456}';
  expect(primary()).toBe('#123456');

  showTheme({ theme: 'light' });
  expect(primary()).toBe(generated);
  expect(document.querySelectorAll('#efie-theme')).toHaveLength(1);
});
