-- When orders are due, week after week, as the game master wrote it; no row when he has said nothing.
CREATE TABLE due (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  text TEXT NOT NULL
) STRICT;
