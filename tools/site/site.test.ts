import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ChangesPage } from './ChangesPage';
import { changedScreenshots, commitOf, readBaseline } from './changedScreenshots';
import { renderPage } from './renderPage';

/** A repository with these committed screenshots, and functions to change them. */
function createRepository(screenshots: Readonly<Record<string, string>>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-site-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const fileOf = (name: string) => path.join(folder, 'tools/visual/baselines', `${name}.png`);
  const write = (name: string, content: string) => {
    fs.mkdirSync(path.dirname(fileOf(name)), { recursive: true });
    fs.writeFileSync(fileOf(name), content);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'screenshots');
  };
  git('init', '--quiet');
  for (const [name, content] of Object.entries(screenshots)) write(name, content);
  commit();
  return {
    folder,
    write,
    commit,
    move: (from: string, to: string) => fs.renameSync(fileOf(from), fileOf(to)),
    remove: (name: string) => fs.rmSync(fileOf(name)),
  };
}

it('lists the screenshots that were added, changed and removed since a commit, but not those renamed', () => {
  const { folder, write, commit, move, remove } = createRepository({
    'phone-light/a--default': 'before',
    'phone-light/b--old': 'the same pixels',
    'phone-dark/c--gone': 'removed',
    'phone-dark/d--same': 'unchanged',
  });
  write('phone-light/a--default', 'after');
  write('desktop-light/e--new', 'new');
  move('phone-light/b--old', 'phone-light/b--new');
  remove('phone-dark/c--gone');
  commit();
  expect(changedScreenshots('HEAD^', folder)).toEqual([
    { name: 'desktop-light/e--new', status: 'added' },
    { name: 'phone-dark/c--gone', status: 'removed' },
    { name: 'phone-light/a--default', status: 'changed' },
  ]);
  expect(changedScreenshots('HEAD', folder)).toEqual([]);
  expect(readBaseline('HEAD^', 'phone-light/a--default', folder)?.toString('utf8')).toBe('before');
  expect(readBaseline('HEAD^', 'desktop-light/e--new', folder)).toBeNull();
  expect(commitOf('HEAD^', folder)).toMatch(/^[0-9a-f]{7,}$/);
  expect(commitOf('0000000000000000000000000000000000000000', folder)).toBeNull();
});

it('shows before, after and difference by story, with a link to the story', () => {
  const html = renderPage(
    'What changed',
    '../',
    ChangesPage({
      since: 'abc1234',
      changes: [
        { name: 'desktop-light/cards-agentcard--default', status: 'changed' },
        { name: 'phone-dark/cards-agentcard--default', status: 'added' },
        { name: 'phone-dark/cards-gone--default', status: 'removed' },
      ],
      stories: new Map([['cards-agentcard--default', { title: 'Cards/AgentCard', name: 'Default <b>' }]]),
    }),
  );
  expect(html).toContain('3 screenshots of 2 stories changed');
  expect(html).toContain(
    '<a href="../storybook/?path=/story/cards-agentcard--default">Cards/AgentCard: Default &lt;b&gt;</a>',
  );
  expect(html.match(/<figcaption>\w+/g)).toEqual([
    '<figcaption>Before',
    '<figcaption>After',
    '<figcaption>Difference',
    '<figcaption>After',
    '<figcaption>Before',
  ]);
  expect(html).toContain('src="./before/desktop-light/cards-agentcard--default.png"');
  expect(html).toContain('src="../storybook/baselines/phone-dark/cards-agentcard--default.png"');
  // The story of a removed screenshot may be gone.
  expect(html).toContain('>cards-gone--default</h2>');
});

it('says that nothing changed, or that there is no commit to compare with', () => {
  const textOf = (since: string | null) =>
    renderPage('What changed', '../', ChangesPage({ since, changes: [], stories: new Map() }));
  expect(textOf('abc1234')).toContain('No screenshots changed');
  expect(textOf(null)).toContain('There is no earlier commit to compare with.');
});
