import type { Draw } from '#kernel/dice/draw.ts';

/** OURS: names of systems, of a beginning and an end. */
const beginnings =
  'Al Bar Cor Dra Es Fen Gal Hal Iri Jor Kel Lor Mir Nor Or Per Qua Ros Sar Tal Ul Ver Wen Xan Yar Zor Ath Bel Cal Den'.split(
    ' ',
  );
const endings =
  'abar adis andra antis aris axa edan elis enna eris essa ethis ian idon illa imar inus ios ira ison ista ithe ona onis ora oth una uris ustra ya'.split(
    ' ',
  );

/** Names for systems, each other than all others; there are nine hundred. */
export const systemNames = (draw: Draw): readonly string[] =>
  draw.shuffle(beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)));
