import type { Desk } from '#contract/gm/desk.ts';

/** What a preview depends on: it holds as long as this text stays the same. */
export const stampOf = (desk: Desk | undefined): string =>
  JSON.stringify(
    desk === undefined
      ? ''
      : [
          desk.turn,
          desk.received,
          desk.judged.map(({ order, ruling }) => [order, ruling]),
          desk.seats.map(({ seat, decreed }) => [seat, decreed]),
          desk.runs?.map(({ run, state }) => [run, state]),
        ],
  );
