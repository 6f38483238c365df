-- Plans that came in no file: the game master's own, and those of the seats that the computer led when the turn was run.
-- `seat` is one of the seats, or `game-master`.
CREATE TABLE plans (
  turn INTEGER NOT NULL REFERENCES turns,
  seat TEXT NOT NULL,
  plan TEXT NOT NULL REFERENCES blobs,
  PRIMARY KEY (turn, seat)
) STRICT;
