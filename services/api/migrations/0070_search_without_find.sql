-- Names are found by search_named and words by search_meet (docs/adr/0027); nothing asks the function they took the place of, nor
-- the two that only it called.
drop function search_find(search_subject, text, text[], integer, integer);
drop function search_rarest(search_subject, text[]);
drop function search_elsewhere(search_subject, text);
