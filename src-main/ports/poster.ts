/** What became of a message to an address: it was taken, or why not, in words for the game master. */
export type Posted = { readonly kind: 'taken' } | { readonly kind: 'failed'; readonly said: string };

/** Posts JSON to addresses of the web. Never throws, and waits a few seconds at most. */
export interface Poster {
  post(url: string, json: string): Promise<Posted>;
}
