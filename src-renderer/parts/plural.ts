/** So many of something: `1 file`, `2 files`, or with a plural of its own `3 empires have`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
