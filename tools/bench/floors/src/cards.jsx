// Card rendering: ?n=1000&mode=all|virtual|page[&cv=1]  — mounts n result cards on a click, records the time to the next paint.
import { createRoot } from 'react-dom/client';
import { memo, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { makeListings } from '../listings.mjs';

const p = new URLSearchParams(location.search);
const N = Number(p.get('n') ?? 1000), MODE = p.get('mode') ?? 'all', CV = p.get('cv') === '1';
const ALL = makeListings(N);
const css = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif}.card{border:1px solid #ddd;border-radius:8px;padding:12px;height:260px;overflow:hidden${CV ? ';content-visibility:auto;contain-intrinsic-size:auto 260px' : ''}}.ph{height:120px;background:#eee;border-radius:6px}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;padding:16px}h3{font-size:16px;margin:8px 0 0}p{margin:0}.tags span{font-size:12px;background:#eef;border-radius:4px;padding:0 4px;margin-right:4px}`;
const Card = memo(({ c }) => (
  <article className="card"><div className="ph" /><h3><a href={'/l/' + c.id}>{c.title}</a></h3><p>{c.specificLocation}, {c.town}</p>
    <p>£{c.price} · {c.bedrooms} bed · {c.bathrooms} bath</p><div className="tags">{c.amenities.slice(0, 4).map((x) => <span key={x}>{x}</span>)}</div><button type="button">Save</button></article>
));
function Virtual({ items }) {
  const ref = useRef(null), cols = Math.max(1, Math.floor((innerWidth - 16) / 256));
  const v = useWindowVirtualizer({ count: Math.ceil(items.length / cols), estimateSize: () => 276, overscan: 3, scrollMargin: 60 });
  return <div ref={ref} style={{ height: v.getTotalSize(), position: 'relative' }}>{v.getVirtualItems().map((r) => (
    <div key={r.key} style={{ position: 'absolute', top: 0, left: 0, right: 0, transform: `translateY(${r.start - 60}px)`, display: 'grid', gridTemplateColumns: `repeat(${cols},1fr)`, gap: 16, padding: '0 16px' }}>
      {items.slice(r.index * cols, r.index * cols + cols).map((c) => <Card key={c.id} c={c} />)}
    </div>))}</div>;
}
function App() {
  const [items, set] = useState([]);
  const show = (list) => { const t = performance.now(); set(list); requestAnimationFrame(() => { const ch = new MessageChannel(); ch.port1.onmessage = () => { (window.__paints ??= []).push(performance.now() - t); }; ch.port2.postMessage(0); }); };
  return <><style>{css}</style><button id="show" onClick={() => show(MODE === 'page' ? ALL.slice(0, 24) : ALL)}>Show</button><button id="filter" onClick={() => show((MODE === 'page' ? ALL.filter((c) => c.bedrooms > 2).slice(0, 24) : ALL.filter((c) => c.bedrooms > 2)))}>Filter</button><h1>{items.length} homes</h1>
    {MODE === 'virtual' ? <Virtual items={items} /> : <div className="grid">{items.map((c) => <Card key={c.id} c={c} />)}</div>}</>;
}
createRoot(document.getElementById('root')).render(<App />);
