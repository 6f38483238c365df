import { placeId, unitId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { StationMonitor } from './station.ts';

const line =
  /^Station (?:the monitor ([A-Z]\d{2,3}[A-Z])|a monitor) (?:in ([A-Z]{1,2}\d{1,3})|into transit)$/i;

/** `Station the monitor H01M in D5` (or `into transit`), `Station a monitor in D5` for the first one in transit: sentences of ours (A9.10, E4.90). */
export const spokenMonitors = spoken<StationMonitor>({
  kinds: ['station-monitor'],
  phrases: () => ['Station the monitor ', 'Station a monitor in '],
  read(text) {
    const [whole, code, at] = line.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : {
          kind: 'station-monitor',
          ...(code !== undefined && { monitor: unitId(code.toLowerCase()) }),
          ...(at !== undefined && { to: placeId(`h${at.toLowerCase()}`) }),
        };
  },
  write: ({ monitor, to }) =>
    `Station ${monitor === undefined ? 'a monitor' : `the monitor ${monitor.toUpperCase()}`} ${to === undefined ? 'into transit' : `in ${hexName(to)}`}.`,
});
