import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What is refused between the page and the program behind it. */
export const wireRefusals = refusalTable({
  unreadable: {
    'cut-short': 'The connection broke before everything was sent. Try again.',
    'foreign-page': 'Another page asked: Sealed Orders answers only its own.',
    'host-unreachable':
      'The program behind this page does not answer. Nothing that was saved is lost: start Sealed Orders again and reload.',
    'malformed-json': 'The page sent something that cannot be read. Reload the page.',
    'no-such-place': 'There is nothing at this address.',
    'not-entered':
      'This page has no access, or the program was restarted. Open the address that Sealed Orders printed when it started.',
    'not-json': 'Only application/json is accepted here.',
    'not-this-machine': 'Sealed Orders answers only to the machine it runs on.',
    'reply-unreadable':
      'The reply cannot be read: page and program have different versions. Reload the page.',
    'too-large/body': 'This is larger than any turn file can be (32 MB): it is another kind of file.',
    'too-large/call': 'This file is larger than any turn file can be (32 MB): it is another kind of file.',
    'unexpected-value/bytes': 'At {path}: expected bytes as base64 text.',
    'unexpected-value/text': 'At {path}: expected a text.',
    'unknown-call':
      'The program knows no call «{name}»: page and program have different versions. Reload the page.',
    'wrong-host': 'Open the address that Sealed Orders printed, which begins with http://127.0.0.1.',
    'wrong-method': 'Only GET and POST are answered here.',
    'wrong-token':
      'This address is from an earlier start. Open the one that Sealed Orders printed when it started this time.',
  },
});
export const unreadable: typeof wireRefusals.unreadable = wireRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof wireRefusals> {}
}
