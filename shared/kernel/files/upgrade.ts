/** How every upgrade file begins; the number of its format follows. */
const opening = 'Sealed Orders upgrade ';

/** Whether these bytes claim to be an upgrade: a pack of data for the client, never code. */
export const isUpgrade = (bytes: Uint8Array): boolean => bytes.length >= opening.length && Array.from({ length: opening.length }, (_, at) => bytes[at] === opening.charCodeAt(at)).every(Boolean);
