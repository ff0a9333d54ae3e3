-- Results that are not numbers: one of a few answers, an organism that grew, a text. Names of the answers are in the contracts.

alter table laboratory_tests
  add column scale text not null default 'number' check (scale in ('number', 'choice', 'organism', 'text')),
  -- The answers in their order, each with what it means: [{"code": "negative", "flag": "normal"}]. Of an organism, `other` is one that grew.
  add column choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  drop constraint laboratory_tests_specimen_check,
  add constraint laboratory_tests_specimen_check check (specimen in ('blood', 'serum', 'plasma', 'urine', 'swab')),
  add constraint laboratory_tests_answers_check check ((scale in ('choice', 'organism')) = (choices <> '[]'));

alter table laboratory_results
  alter column value drop not null,
  -- Of a test that is not measured in numbers: the code of an answer, or what was written.
  add column text text,
  drop constraint laboratory_results_flag_check,
  add constraint laboratory_results_flag_check check (flag in ('low', 'normal', 'high', 'abnormal', 'critical')),
  add constraint laboratory_results_value_check check ((value is null) <> (text is null));

insert into laboratory_tests (position, code, name, "group", unit, specimen, decimals, scale, choices) values
  (23, 'urine_nitrite', 'Nitrite in urine', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (24, 'urine_blood', 'Blood in urine', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "trace", "flag": "abnormal"}, {"code": "positive", "flag": "abnormal"}]'),
  (25, 'pregnancy', 'Pregnancy test', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (26, 'hbsag', 'Hepatitis B surface antigen', 'Infections', '', 'serum', 0, 'choice',
    '[{"code": "not_reactive", "flag": "normal"}, {"code": "reactive", "flag": "abnormal"}]'),
  (27, 'mrsa_screen', 'MRSA screening', 'Infections', '', 'swab', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (28, 'urine_culture', 'Urine culture', 'Cultures', '', 'urine', 0, 'organism',
    '[{"code": "no_growth", "flag": "normal"}, {"code": "other", "flag": "abnormal"}]'),
  (29, 'blood_culture', 'Blood culture', 'Cultures', '', 'blood', 0, 'organism',
    '[{"code": "no_growth", "flag": "normal"}, {"code": "other", "flag": "critical"}]'),
  (30, 'blood_film', 'Blood film', 'Blood count', '', 'blood', 0, 'text', '[]');
