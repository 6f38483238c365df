import { flag, object } from '#kernel/codec/shapes.ts';
import { playerRequests } from '#kernel/files/requests.ts';
import { turnKey } from '../keys.ts';

/** What a player asks of the game master in a turn; `keyholder`: orders and requests of this game stay sealed until the keyholder releases the key. */
export const requestsRead = object({ requests: playerRequests, keyholder: flag });
/** `was`: the requests as they were read, or last saved. */
export const requestsSave = object({ key: turnKey, was: playerRequests, requests: playerRequests });
