-- Which library counts the saves of an orders file, and when it saved, in milliseconds since 1970 by its computer's clock.
ALTER TABLE orders ADD COLUMN library TEXT;
ALTER TABLE orders ADD COLUMN saved INTEGER;
