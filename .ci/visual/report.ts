/** What `npm run test:visual` found of one story in one mode. */
export interface Finding {
  /** 'phone-light/cards-agentcard--default' */
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** Points that differ; 0 for a new or gone one. */
  points: number;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (label: string, source: string | null): string =>
  source === null
    ? `<figure><figcaption>${label}</figcaption><p>None</p></figure>`
    : `<figure><figcaption>${label}</figcaption><a href="${source}"><img src="${source}" alt="${label}" loading="lazy"></a></figure>`;

const WORDS = { changed: 'changed', new: 'is new', gone: 'is gone' } as const;

/** A page that shows before, after and the difference of everything that was found. */
export function reportPage(findings: readonly Finding[], compared: number): string {
  const rows = findings.map(({ name, kind, points }) => {
    const file = `${escape(name)}.png`;
    return `<section><h2>${escape(name)} ${WORDS[kind]}${points > 0 ? ` (${points} points)` : ''}</h2><div>
${picture('Before', kind === 'new' ? null : `before/${file}`)}
${picture('After', kind === 'gone' ? null : `after/${file}`)}
${picture('Difference', kind === 'changed' ? `difference/${file}` : null)}
</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures: ${findings.length} of ${compared} differ</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color:#15201b;background:#fff}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0;max-width:32%}img{max-width:100%;border:1px solid #889}h2{font-size:1rem;overflow-wrap:anywhere}</style>
<h1>${findings.length} of ${compared} pictures differ</h1>
${rows.join('\n')}</html>
`;
}
