import { seatId } from '#kernel/words/ids.ts';

/** The houses (SR 1). */
export const names = ['asch', 'brod', 'chur', 'dorn'].map(seatId);
export const shifts = 2;
export const opening = { coins: 5, salt: 0, price: 3 } as const;
