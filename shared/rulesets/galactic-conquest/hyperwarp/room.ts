import { hyperwarpBegun, hyperwarped, hyperwarpLost } from './hyperwarp.ts';

export { hyperwarp } from './hyperwarp.ts';
/** The events of hyperwarp. */
export const hyperEvents = [hyperwarpBegun, hyperwarped, hyperwarpLost] as const;
