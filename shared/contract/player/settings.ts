import { flag, integer, line, list, object, oneOf, optional, record, text } from '#kernel/codec/shapes.ts';
import type { Codec, Of } from '#kernel/codec/codec.ts';

/** How large the window was, in screen pixels; only the desktop host writes it. */
const windowState = object({
  width: integer(200, 100_000),
  height: integer(200, 100_000),
  maximized: flag,
});

const commandId = /^(?!constructor$)[a-z][a-zA-Z0-9.-]{0,79}$/;
/** Most keys of one command. */
export const mostKeys = 6;

const fields = {
  theme: oneOf(['system', 'dark', 'light', 'contrast']),
  /** Percent of the usual size of text. */
  textScale: integer(75, 250),
  sounds: flag,
  /** How loud sounds are, in percent of the loudest. */
  volume: integer(0, 100),
  reducedMotion: oneOf(['system', 'on', 'off']),
  /** Colours of seats: the usual ones, or ones for deuteranopia, protanopia or tritanopia. */
  palette: oneOf(['usual', 'deutan', 'protan', 'tritan']),
  /** Show owners by hatching too. */
  patterns: flag,
  fullScreen: flag,
  language: oneOf(['en', 'de']),
  /** What the player calls a game in their list, by the game’s id. */
  gameNames: record(text(60, 1), 1000),
  /** Keys of the player’s own, by the id of the command; an empty list: it has no key. Other commands have their usual keys. */
  keys: record<string, readonly string[]>(list(line(40, 1), mostKeys), 1000, commandId),
};

/** A player's settings: one schema for every host. */
export const settings = object({ ...fields, window: optional(windowState) });
export type Settings = Of<typeof settings>;

/** Only the settings that change; of names and keys, `was` what the page showed: entries that it did not change stay as they are. */
export const settingsChange = object({
  theme: optional(fields.theme),
  textScale: optional(fields.textScale),
  sounds: optional(fields.sounds),
  volume: optional(fields.volume),
  reducedMotion: optional(fields.reducedMotion),
  palette: optional(fields.palette),
  patterns: optional(fields.patterns),
  fullScreen: optional(fields.fullScreen),
  language: optional(fields.language),
  gameNames: optional(fields.gameNames),
  keys: optional(fields.keys),
  window: optional(windowState),
  was: optional(object({ gameNames: optional(fields.gameNames), keys: optional(fields.keys) })),
});
export type SettingsChange = Of<typeof settingsChange>;

/** The defaults. */
export const usualSettings: Settings = {
  theme: 'system',
  textScale: 100,
  sounds: true,
  volume: 70,
  reducedMotion: 'system',
  palette: 'usual',
  patterns: false,
  fullScreen: false,
  language: 'en',
  gameNames: {},
  keys: {},
};

/** Reads each setting separately, so that a broken one falls back to its default without affecting others. */
export const settingFields: Readonly<Record<keyof Settings, Codec<unknown>>> = {
  ...fields,
  window: windowState,
};
