import { heading, sectionText, wrapped } from '../report/plainText.ts';
import { cut } from '../report/wrapping.ts';
import type { PublicPage, Spoken } from './publicPage.ts';

/** The page as plain text for mail or a forum, in lines of at most 78 characters. */
export function publicText({
  title,
  subtitle,
  notes,
  spoken,
  newsTitle,
  news,
  noNews,
  sections,
}: PublicPage): string {
  const parts = [
    heading(title),
    wrapped(subtitle),
    ...notes.map((note) => wrapped(note)),
    ...(spoken.length === 0 ? [] : [[heading('Proclamations', '-'), ...spoken.map(spokenText)].join('\n\n')]),
    [
      heading(newsTitle, '-'),
      ...(news.length === 0 ? [wrapped(noNews)] : news.map((line) => wrapped(`* ${line}`))),
    ].join('\n'),
    ...sections.map(sectionText),
  ];
  return `${cut(parts.join('\n\n'))
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}

const spokenText = ({ ruler, realm, text }: Spoken): string =>
  [wrapped(`${ruler}, ${realm}:`), ...text.split('\n').map((line) => wrapped(line, '  '))].join('\n');
