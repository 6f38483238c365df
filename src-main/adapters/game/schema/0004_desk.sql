-- The game master's desk: letters, stand-ins, what was put aside, the marks of every run, and the desk's settings.
CREATE TABLE orders_4 (
  number   INTEGER PRIMARY KEY,
  turn     INTEGER NOT NULL REFERENCES turns,
  digest   TEXT NOT NULL,
  name     TEXT NOT NULL,
  at       TEXT NOT NULL,
  sender   TEXT,
  sent     TEXT,
  verdict  TEXT NOT NULL CHECK (verdict IN ('final', 'draft', 'stale', 'refused', 'sealed')),
  late     INTEGER NOT NULL CHECK (late IN (0, 1)),
  standing TEXT NOT NULL CHECK (standing IN ('counts', 'waits', 'declined')),
  signer   TEXT NOT NULL CHECK (signer IN ('player', 'stand-in')),
  seat     TEXT REFERENCES seats,
  code     TEXT,
  reason   TEXT,
  plan     TEXT REFERENCES blobs,
  file     TEXT REFERENCES blobs,
  UNIQUE (turn, digest),
  CHECK ((plan IS NOT NULL) = (verdict IN ('final', 'draft')))
) STRICT;
INSERT INTO orders_4
  SELECT number, turn, digest, name, at, NULL, NULL, verdict, 0, 'counts', 'player', seat, code, reason, plan, file FROM orders;
DROP TABLE orders;
ALTER TABLE orders_4 RENAME TO orders;

-- How the turn was run: marks by which a second run is compared, which attempt with which dice, by which edition of the rules.
ALTER TABLE turns ADD COLUMN marks TEXT REFERENCES blobs;
ALTER TABLE turns ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN dice TEXT;
ALTER TABLE turns ADD COLUMN edition INTEGER;
ALTER TABLE turns ADD COLUMN rerun INTEGER;
UPDATE turns SET edition = (SELECT edition FROM game) WHERE entries IS NOT NULL;

ALTER TABLE log ADD COLUMN who TEXT;
ALTER TABLE log ADD COLUMN turn INTEGER;

CREATE TABLE memos (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL REFERENCES blobs
) STRICT;

CREATE TABLE stand_ins (
  seat         TEXT PRIMARY KEY REFERENCES seats,
  player       TEXT NOT NULL,
  address      TEXT NOT NULL,
  since        INTEGER NOT NULL,
  sign_private TEXT NOT NULL,
  seal_private TEXT NOT NULL,
  sign_public  TEXT NOT NULL,
  seal_public  TEXT NOT NULL
) STRICT;

CREATE TABLE copies (
  turn   INTEGER NOT NULL REFERENCES turns,
  seat   TEXT NOT NULL REFERENCES seats,
  file   TEXT NOT NULL REFERENCES blobs,
  digest TEXT NOT NULL,
  PRIMARY KEY (turn, seat)
) STRICT;

-- Rows of turns that were gone back from, as stable JSON under their tables' names.
CREATE TABLE undone (
  number  INTEGER PRIMARY KEY,
  at      TEXT NOT NULL,
  back_to INTEGER NOT NULL,
  stood   INTEGER NOT NULL,
  why     TEXT NOT NULL,
  what    TEXT NOT NULL REFERENCES blobs,
  redone  INTEGER NOT NULL DEFAULT 0 CHECK (redone IN (0, 1))
) STRICT;

CREATE TABLE outbox (
  number    INTEGER PRIMARY KEY,
  key       TEXT NOT NULL UNIQUE,
  turn      INTEGER NOT NULL,
  seat      TEXT REFERENCES seats,
  kind      TEXT NOT NULL CHECK (kind IN ('results', 'receipt', 'reminder', 'word')),
  recipient TEXT NOT NULL,
  subject   TEXT NOT NULL,
  body      TEXT NOT NULL,
  file      TEXT REFERENCES blobs,
  file_name TEXT,
  answers   TEXT,
  state     TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn')),
  tries     INTEGER NOT NULL,
  at        TEXT NOT NULL,
  next      TEXT NOT NULL,
  said      TEXT,
  CHECK ((file IS NULL) = (file_name IS NULL))
) STRICT;

CREATE TABLE inbox (
  key     TEXT PRIMARY KEY,
  at      TEXT NOT NULL,
  turn    INTEGER NOT NULL,
  sender  TEXT NOT NULL,
  subject TEXT NOT NULL,
  what    TEXT NOT NULL
) STRICT;

-- `COALESCE` because lines of older programs name no turn.
CREATE INDEX log_by_turn ON log (COALESCE(turn, -1));
CREATE INDEX outbox_by_turn ON outbox (COALESCE(turn, -1));
CREATE INDEX inbox_by_turn ON inbox (COALESCE(turn, -1));
CREATE INDEX orders_by_turn ON orders (COALESCE(turn, -1));

-- Not under the tally: who is running, publishing or going back.
CREATE TABLE lock (
  one   INTEGER PRIMARY KEY CHECK (one = 1),
  owner TEXT NOT NULL,
  what  TEXT NOT NULL,
  at    TEXT NOT NULL
) STRICT;

-- One digest for each turn and one for what belongs to none, so that a long game need not be read whole to write a line.
DROP TABLE tally;
CREATE TABLE tally (
  part   TEXT PRIMARY KEY,
  digest TEXT NOT NULL
) STRICT;
