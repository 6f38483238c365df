-- One game of the game master. What is long lies in `blobs` under its SHA-256; everything else is in `tally`'s digest:
-- so any change that did not come from the program is noticed when the file is opened.
CREATE TABLE blobs (
  digest TEXT PRIMARY KEY,
  bytes  BLOB NOT NULL
) STRICT;

CREATE TABLE tally (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  digest TEXT NOT NULL
) STRICT;

CREATE TABLE game (
  one          INTEGER PRIMARY KEY CHECK (one = 1),
  game         TEXT NOT NULL,
  title        TEXT NOT NULL,
  ruleset      TEXT NOT NULL,
  edition      INTEGER NOT NULL,
  address      TEXT NOT NULL,
  secret       TEXT NOT NULL,
  sign_private TEXT NOT NULL,
  seal_private TEXT NOT NULL,
  sign_public  TEXT NOT NULL,
  seal_public  TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  seat    TEXT PRIMARY KEY,
  player  TEXT NOT NULL,
  address TEXT NOT NULL
) STRICT;

-- The highest number is today's pair; the others are remembered to name what is signed with them.
CREATE TABLE keys (
  seat         TEXT NOT NULL REFERENCES seats,
  number       INTEGER NOT NULL,
  sign_private TEXT NOT NULL,
  seal_private TEXT NOT NULL,
  sign_public  TEXT NOT NULL,
  seal_public  TEXT NOT NULL,
  PRIMARY KEY (seat, number)
) STRICT;

-- Texts: gzip of stable JSON.
CREATE TABLE turns (
  turn       INTEGER PRIMARY KEY,
  state      TEXT NOT NULL REFERENCES blobs,
  commitment TEXT NOT NULL,
  entries    TEXT REFERENCES blobs,
  refusals   TEXT REFERENCES blobs,
  CHECK ((entries IS NULL) = (refusals IS NULL))
) STRICT;

CREATE TABLE orders (
  number  INTEGER PRIMARY KEY,
  turn    INTEGER NOT NULL REFERENCES turns,
  digest  TEXT NOT NULL,
  name    TEXT NOT NULL,
  at      TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('final', 'draft', 'stale', 'refused')),
  seat    TEXT REFERENCES seats,
  code    TEXT,
  reason  TEXT,
  plan    TEXT REFERENCES blobs,
  file    TEXT REFERENCES blobs,
  UNIQUE (turn, digest),
  CHECK ((plan IS NOT NULL) = (verdict IN ('final', 'draft')))
) STRICT;

CREATE TABLE rulings (
  turn   INTEGER NOT NULL REFERENCES turns,
  ref    TEXT NOT NULL,
  ruling TEXT NOT NULL,
  PRIMARY KEY (turn, ref)
) STRICT;

CREATE TABLE results (
  turn   INTEGER NOT NULL REFERENCES turns,
  seat   TEXT NOT NULL REFERENCES seats,
  body   TEXT NOT NULL REFERENCES blobs,
  file   TEXT NOT NULL REFERENCES blobs,
  digest TEXT NOT NULL,
  PRIMARY KEY (turn, seat)
) STRICT;

CREATE TABLE log (
  number INTEGER PRIMARY KEY,
  at     TEXT NOT NULL,
  what   TEXT NOT NULL
) STRICT;
