/**
 * Most bytes of a mail, and how far it is taken apart: at that size a base64 mail has half as many lines. Headers and parts are
 * counted over all nested mails.
 */
export const mailLimits = {
  bytes: 12_000_000,
  lines: 300_000,
  parts: 500,
  files: 50,
  within: 5,
  nesting: 20,
  headers: 131_072,
} as const;

/** How much is unpacked, over everything that came in together, and how deep. */
export const packLimits = { bytes: 64_000_000, files: 200, deep: 5 } as const;
