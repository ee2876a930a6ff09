/** The script of the report: filters, keyboard navigation, and the dialog that enlarges screenshots. */
export const REPORT_SCRIPT = `
const root = document.documentElement;
const form = document.querySelector('form');
const articles = [...document.querySelectorAll('article')];
const shown = () => articles.filter((article) => !article.hidden);
const VERSIONS = ['before', 'after', 'difference'];

function filter() {
  const { mode, kind, detail } = form.elements;
  for (const article of articles) {
    article.hidden = (mode.value !== '' && article.dataset.mode !== mode.value) || (kind.value !== '' && article.dataset.kind !== kind.value);
  }
  for (const section of document.querySelectorAll('section:has(article)')) {
    section.hidden = !section.querySelector('article:not([hidden])');
  }
  root.toggleAttribute('data-detail', detail.checked);
  form.querySelector('[role=status]').textContent = shown().length + ' shown';
  zoom();
}

/** In full size, each frame shows the changed area with a margin. */
function zoom() {
  if (!root.hasAttribute('data-detail')) return;
  const MARGIN = 24;
  for (const article of articles) {
    const [x, y, width, height] = article.dataset.box.split(' ').map(Number);
    for (const button of article.querySelectorAll('figure button')) {
      const space = Math.max(MARGIN, (button.clientWidth - width) / 2);
      button.style.setProperty('--left', Math.min(0, space - x) + 'px');
      button.style.setProperty('--top', Math.min(0, MARGIN - y) + 'px');
      button.style.setProperty('--block', Math.min(height + 2 * MARGIN, 480) + 'px');
    }
  }
}

const dialog = document.querySelector('dialog');
const stage = dialog.querySelector('.stage');
let current = null;

function show(version) {
  const source = current.querySelector('[data-version="' + version + '"] img');
  if (!source) return;
  dialog.dataset.version = version;
  dialog.querySelector('.stage img').src = source.src;
  dialog.querySelector('.stage img').alt = version;
  dialog.querySelector('h2').textContent =
    current.closest('section').querySelector('h2').textContent.trim() + ', ' + current.dataset.mode.replace('-', ' ');
  for (const button of dialog.querySelectorAll('[data-show]')) {
    button.disabled = !current.querySelector('[data-version="' + button.dataset.show + '"]');
    button.setAttribute('aria-pressed', String(button.dataset.show === version));
  }
}

function enlarge(article, version) {
  current = article;
  show(version);
  if (!dialog.open) dialog.showModal();
  const [x, y] = article.dataset.box.split(' ').map(Number);
  stage.scrollTo(Math.max(0, x - 48), Math.max(0, y - 48));
}

function switchVersion(step) {
  const available = VERSIONS.filter((version) => current.querySelector('[data-version="' + version + '"]'));
  show(available[(available.indexOf(dialog.dataset.version) + step + available.length) % available.length]);
}

/** Moves to the next or previous finding, from the focused one or else the first in view. */
function go(step) {
  const all = shown();
  const from = dialog.open ? current : document.activeElement.closest('article');
  let at = all.indexOf(from);
  if (at < 0) at = all.findIndex((article) => article.getBoundingClientRect().bottom > 80) - (step > 0 ? 1 : 0);
  const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
  if (!next) return;
  if (dialog.open) {
    const button = next.querySelector('[data-version="' + dialog.dataset.version + '"]') ?? next.querySelector('[data-version]');
    enlarge(next, button.dataset.version);
  } else {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  if (button.dataset.version) enlarge(button.closest('article'), button.dataset.version);
  if (button.dataset.show) show(button.dataset.show);
  if ('close' in button.dataset) dialog.close();
  if (button.dataset.copy) {
    navigator.clipboard.writeText(button.dataset.copy).then(() => { button.firstChild.textContent = 'Copied'; }, () => {
      getSelection().selectAllChildren(button.previousElementSibling);
    });
  }
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, input')) return;
  const moves = { j: () => go(1), k: () => go(-1) };
  if (dialog.open) {
    moves.ArrowRight = () => switchVersion(1);
    moves.ArrowLeft = () => switchVersion(-1);
  } else if (event.key === 'Enter' && event.target.matches('article')) {
    moves.Enter = () =>
      (event.target.querySelector('[data-version=difference]') ?? event.target.querySelector('[data-version]')).click();
  }
  const move = moves[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!move) return;
  event.preventDefault();
  move();
});

dialog.addEventListener('close', () => current?.focus());
form.addEventListener('change', filter);
addEventListener('resize', zoom);
filter();
`;
