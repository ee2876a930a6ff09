export const quantile = (xs, q) => {
  const s = xs.filter((x) => x !== null && x !== undefined && Number.isFinite(x)).sort((a, b) => a - b);
  if (!s.length) return null;
  const i = (s.length - 1) * q,
    lo = Math.floor(i),
    hi = Math.ceil(i);
  return s[lo] + (s[hi] - s[lo]) * (i - lo);
};
export const median = (xs) => quantile(xs, 0.5);
export const summary = (xs) => ({
  median: median(xs),
  min: quantile(xs, 0),
  p25: quantile(xs, 0.25),
  p75: quantile(xs, 0.75),
  max: quantile(xs, 1),
  n: xs.filter((x) => x !== null && x !== undefined).length,
});
export const fmt = (x) =>
  x === null || x === undefined
    ? '–'
    : Math.abs(x) >= 1000
      ? Math.round(x).toLocaleString('en-US')
      : Math.abs(x) >= 10
        ? String(Math.round(x))
        : String(Math.round(x * 1000) / 1000);
export const table = (head, rows) => {
  const all = [head, ...rows].map((r) => r.map(String));
  const w = head.map((_, i) => Math.max(...all.map((r) => (r[i] ?? '').length)));
  const line = (r) => '| ' + r.map((c, i) => (i ? c.padStart(w[i]) : c.padEnd(w[i]))).join(' | ') + ' |';
  return [
    line(all[0]),
    '|' + w.map((n, i) => (i ? '-'.repeat(n + 1) + ':' : '-'.repeat(n + 2))).join('|') + '|',
    ...all.slice(1).map(line),
  ].join('\n');
};
export function args(argv, flags = []) {
  const out = { _: [] };
  for (let i = 0; i < argv.length; i++) {
    const a = argv[i];
    if (!a.startsWith('--')) {
      out._.push(a);
      continue;
    }
    const [k, v] = a.slice(2).split(/=(.*)/s);
    const val = v !== undefined ? v : flags.includes(k) ? true : argv[++i];
    if (out[k] !== undefined && out[k] !== val) out[k] = [].concat(out[k], val);
    else out[k] = val;
  }
  return out;
}
