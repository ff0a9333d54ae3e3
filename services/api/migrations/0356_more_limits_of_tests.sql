-- More of what can be of a test at all (see 0346), from MIT-LCP/eicu-code c66c0fed7eb48dda010b31568a35bc7d0d4428e4,
-- concepts/pivoted/pivoted-lab.sql, "only valid lab values": PTT above 0 and up to 500 seconds; calcium, ALT and AST above 0. Its 9999 for calcium
-- stands for "no limit", and its BUN is another quantity than urea: neither is taken. CRP, TSH, cholesterol, troponin and the protein
-- of urine are not in it.
update laboratory_tests set possible_above = 0, possible_to = 500 where code = 'aptt';
update laboratory_tests set possible_above = 0 where code in ('calcium', 'alt', 'ast');
