import type { Section } from '../picture/page.ts';
import { phraseText } from '../words/phrase.ts';
import { amountText, sectionText } from '../report/plainText.ts';
import { escaped } from './escaped.ts';
import type { PublicPage, Spoken } from './publicPage.ts';

/** The page as one HTML file that needs nothing else: no script, light or dark as the reader's screen prefers, and readable on a phone. */
export function publicHtml({
  title,
  subtitle,
  notes,
  spoken,
  newsTitle,
  news,
  noNews,
  sections,
  chart,
}: PublicPage): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    // Nothing is fetched and nothing runs, whatever the texts on the page.
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(`${title}: ${subtitle}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header><h1>${escaped(title)}</h1><p class="turn">${escaped(subtitle)}</p></header>`,
    '<main>',
    ...notes.map((note) => `<p>${escaped(note)}</p>`),
    ...(spoken.length === 0 ? [] : part('Proclamations', spoken.map(quote).join('\n'))),
    ...part(
      newsTitle,
      news.length === 0
        ? `<p>${escaped(noNews)}</p>`
        : `<ul>${news.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`,
    ),
    ...sections.flatMap((section) => part(section.title, sectionHtml(section))),
    ...(chart === undefined
      ? []
      : part(
          'Star chart',
          `<figure><div class="wide" tabindex="0" role="region" aria-label="Star chart">${chart.svg}</div><figcaption>${escaped(chart.caption)}</figcaption></figure>`,
        )),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const part = (title: string, inside: string): readonly string[] => [
  '<section>',
  `<h2>${escaped(title)}</h2>`,
  inside,
  '</section>',
];

const quote = ({ ruler, realm, text }: Spoken): string =>
  `<figure class="spoken"><figcaption><b dir="auto">${escaped(ruler)}</b>, ${escaped(realm)}</figcaption><blockquote dir="auto">${escaped(text)}</blockquote></figure>`;

function sectionHtml(section: Section): string {
  switch (section.kind) {
    case 'facts':
      return pairs(section.facts.map(({ label, value }) => [label, phraseText(value)]));
    case 'ledger':
      return pairs(section.lines.map(({ label, amount }) => [label, amountText(amount, section.scale)]));
    case 'table':
      return section.rows.length === 0 ? `<p>${escaped(section.empty)}</p>` : table(section);
    case 'card':
    case 'slots':
    case 'forces':
      return `<pre>${escaped(sectionText(section))}</pre>`;
  }
}

const pairs = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd></div>`).join('')}</dl>`;

function table({ title, columns, rows }: Extract<Section, { kind: 'table' }>): string {
  const head = columns
    .map(({ label, align }) => `<th scope="col" class="${align}">${escaped(label)}</th>`)
    .join('');
  const body = rows.map(
    ({ cells }) =>
      `<tr>${columns
        .map(({ key, align }, at) => {
          const words = cells[key] === undefined ? '' : escaped(phraseText(cells[key].value));
          return at === 0
            ? `<th scope="row" class="${align}">${words}</th>`
            : `<td class="${align}">${words}</td>`;
        })
        .join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

const style = [
  ':root{color-scheme:light dark;--ink:#18202f;--soft:#4a566d;--line:#cdd5e3;--paper:#fff;--raised:#f4f6fb;--gold:#7a5a10}',
  '@media (prefers-color-scheme:dark){:root{--ink:#e9eef8;--soft:#b3bfd6;--line:#33405e;--paper:#0c1220;--raised:#141d33;--gold:#e3c06a}}',
  '*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.05rem/1.55 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}',
  'header,main{max-width:52rem;margin:0 auto;padding:0 1.1rem}header{padding-top:1.6rem}main{padding-bottom:3rem}',
  'h1{margin:0;font-size:2rem;line-height:1.2}h2{margin:2rem 0 .6rem;padding-bottom:.25rem;border-bottom:1px solid var(--line);font-size:1.3rem;color:var(--gold)}',
  '.turn{margin:.3rem 0 1.4rem;color:var(--soft)}ul{padding-left:1.3rem}li{margin:.25rem 0}',
  'figure{margin:0}.spoken{margin:0 0 1rem;padding:.8rem 1rem;border-left:4px solid var(--gold);background:var(--raised)}.spoken figcaption{color:var(--soft)}',
  'blockquote{margin:.4rem 0 0;white-space:pre-line}figcaption{color:var(--soft);font-size:.95rem}',
  '.wide{overflow-x:auto}.wide:focus-visible{outline:2px solid var(--gold);outline-offset:2px}table{width:100%;border-collapse:collapse}',
  'th,td{padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:baseline}tbody th{font-weight:600}.left{text-align:left}.right{text-align:right}',
  'dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.35rem 0;border-bottom:1px solid var(--line)}dt{flex:0 0 15rem;color:var(--soft)}dd{flex:1 1 12rem;margin:0}',
  '.star-chart{display:block;width:100%;min-width:38rem;height:auto;border-radius:8px}pre{white-space:pre-wrap}',
  '@media print{body{font-size:11pt}.star-chart{min-width:0}}',
].join('\n');
