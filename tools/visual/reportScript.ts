/** What the report does: filters, moves by keys, lays before, after and difference over each other. Runs in the page as it is. */
export const REPORT_SCRIPT = `
const root = document.documentElement;
const form = document.querySelector('form');
const articles = [...document.querySelectorAll('article')];
const shown = () => articles.filter((article) => !article.hidden);
const PARTS = ['before', 'after', 'difference'];

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
  place();
}

/** In full size the frame holds the box that differs, with some of what stands around it. */
function place() {
  if (!root.hasAttribute('data-detail')) return;
  const AROUND = 24;
  for (const article of articles) {
    const [x, y, width, height] = article.dataset.box.split(' ').map(Number);
    for (const button of article.querySelectorAll('figure button')) {
      const room = button.clientWidth;
      const spare = Math.max(AROUND, (room - width) / 2);
      button.style.setProperty('--left', Math.min(0, spare - x) + 'px');
      button.style.setProperty('--top', Math.min(0, AROUND - y) + 'px');
      button.style.setProperty('--block', Math.min(height + 2 * AROUND, 480) + 'px');
    }
  }
}

const layer = document.querySelector('dialog');
const stage = layer.querySelector('.stage');
let current = null;

function show(part) {
  const source = current.querySelector('[data-part="' + part + '"] img');
  if (!source) return;
  layer.dataset.part = part;
  layer.querySelector('.stage img').src = source.src;
  layer.querySelector('.stage img').alt = part;
  layer.querySelector('h2').textContent =
    current.closest('section').querySelector('h2').textContent.trim() + ', ' + current.dataset.mode.replace('-', ' ');
  for (const button of layer.querySelectorAll('[data-show]')) {
    button.disabled = !current.querySelector('[data-part="' + button.dataset.show + '"]');
    button.setAttribute('aria-pressed', String(button.dataset.show === part));
  }
}

function enlarge(article, part) {
  current = article;
  show(part);
  if (!layer.open) layer.showModal();
  const [x, y] = article.dataset.box.split(' ').map(Number);
  stage.scrollTo(Math.max(0, x - 48), Math.max(0, y - 48));
}

function turn(step) {
  const has = PARTS.filter((part) => current.querySelector('[data-part="' + part + '"]'));
  show(has[(has.indexOf(layer.dataset.part) + step + has.length) % has.length]);
}

/** To the next or previous finding: from the one that has the focus, or else the one in view. */
function go(step) {
  const all = shown();
  const from = layer.open ? current : document.activeElement.closest('article');
  let at = all.indexOf(from);
  if (at < 0) at = all.findIndex((article) => article.getBoundingClientRect().bottom > 80) - (step > 0 ? 1 : 0);
  const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
  if (!next) return;
  if (layer.open) {
    const part = next.querySelector('[data-part="' + layer.dataset.part + '"]') ?? next.querySelector('[data-part]');
    enlarge(next, part.dataset.part);
  } else {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  if (button.dataset.part) enlarge(button.closest('article'), button.dataset.part);
  if (button.dataset.show) show(button.dataset.show);
  if ('close' in button.dataset) layer.close();
  if (button.dataset.copy) {
    navigator.clipboard.writeText(button.dataset.copy).then(() => { button.firstChild.textContent = 'Copied'; }, () => {
      getSelection().selectAllChildren(button.previousElementSibling);
    });
  }
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, input')) return;
  const moves = { j: () => go(1), k: () => go(-1) };
  if (layer.open) {
    moves.ArrowRight = () => turn(1);
    moves.ArrowLeft = () => turn(-1);
  } else if (event.key === 'Enter' && event.target.matches('article')) {
    moves.Enter = () =>
      (event.target.querySelector('[data-part=difference]') ?? event.target.querySelector('[data-part]')).click();
  }
  const move = moves[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!move) return;
  event.preventDefault();
  move();
});

layer.addEventListener('close', () => current?.focus());
form.addEventListener('change', filter);
addEventListener('resize', place);
filter();
`;
