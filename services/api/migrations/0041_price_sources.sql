-- How each price of the catalogue was made, as a sentence a patient can read. Before, the column held notes such as "highya/tampabay",
-- which name no publication with a date: these ranges are estimates and say so. What people wrote themselves stays.
update treatments set source = put.sentence from (values
  ('questquip.com/?p=6556; stay lifecarest.com', 'Estimate by Ayana, 2026, put together from web pages for patients. India: QuestQuip and, for the days, Lifecarest. US: QuestQuip. The pages give no reliable date.'),
  ('medigence.com avr-mvr (from 6700; 5+16 days)', 'Estimate by Ayana, 2026, put together from web pages for patients. India: MediGence. We found no US price. The pages give no reliable date.'),
  ('vaidam.com cost-of-common-heart-surgeries; US highya.com', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Vaidam. US: HighYa. The pages give no reliable date.'),
  ('general knowledge', 'Estimate by Ayana, 2026, from general knowledge of hospital prices. No single publication gives this range.'),
  ('lifecarepanacea.com; US highya.com/rupakrudy', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Lifecare Panacea. US: HighYa and Rupak Rudy. The pages give no reliable date.'),
  ('lifecarepanacea.com; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Lifecare Panacea. US: general knowledge. The pages give no reliable date.'),
  ('medicaltourismco.com; US rupakrudy/healthline via medicaltourismco', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Medical Tourism Co. US: Rupak Rudy and Healthline, as Medical Tourism Co quotes them. The pages give no reliable date.'),
  ('doctorsinindia.in; US lyfboat', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Doctors in India. US: Lyfboat. The pages give no reliable date.'),
  ('doctorsinindia.in; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Doctors in India. US: general knowledge. The pages give no reliable date.'),
  ('general knowledge; stay lifecarest (3-5 wk)', 'Estimate by Ayana, 2026, from general knowledge of hospital prices. No single publication gives this range.'),
  ('medicarespots.com; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Medicare Spots. US: general knowledge. The pages give no reliable date.'),
  ('safartibbi.com; US dentistslook.com', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Safar Tibbi. US: Dentistslook. The pages give no reliable date.'),
  ('vaidam.com liver-transplant-cost-india; US practo health-wiki', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Vaidam. US: Practo. The pages give no reliable date.'),
  ('drvikasdua.com; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Dr Vikas Dua. US: general knowledge. The pages give no reliable date.'),
  ('clinicspots; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: ClinicSpots. US: general knowledge. The pages give no reliable date.'),
  ('medicarespots; US general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients. India: Medicare Spots. US: general knowledge. The pages give no reliable date.'),
  ('yapitahealth.com (UK 80-120k)', 'Estimate by Ayana, 2026, put together from web pages for patients: Yapita Health. The pages give no reliable date.'),
  ('questquip cosmetic', 'Estimate by Ayana, 2026, put together from web pages for patients: QuestQuip. The pages give no reliable date.'),
  ('questquip cosmetic-surgery-tourism (UK GBP 8-13k)', 'Estimate by Ayana, 2026, put together from web pages for patients: QuestQuip. The pages give no reliable date.'),
  ('healthopinion.net', 'Estimate by Ayana, 2026, put together from web pages for patients: Health Opinion. The pages give no reliable date.'),
  ('highya/tampabay', 'Estimate by Ayana, 2026, put together from web pages for patients: HighYa and Tampa Bay. The pages give no reliable date.'),
  ('myhealthinnovation; twocircles', 'Estimate by Ayana, 2026, put together from web pages for patients. India: My Health Innovation. US: Two Circles. The pages give no reliable date.'),
  ('highya; rupakrudy', 'Estimate by Ayana, 2026, put together from web pages for patients: HighYa and Rupak Rudy. The pages give no reliable date.'),
  ('rupakrudy; range general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients: Rupak Rudy and, for the range, general knowledge. The pages give no reliable date.'),
  ('highya (1000 v 4000)', 'Estimate by Ayana, 2026, put together from web pages for patients: HighYa. The pages give no reliable date.'),
  ('solutions4health; UK ~GBP 2k pressreader', 'Estimate by Ayana, 2026, put together from web pages for patients: Solutions4Health. The pages give no reliable date.'),
  ('highya; 222health', 'Estimate by Ayana, 2026, put together from web pages for patients: HighYa and 222 Health. The pages give no reliable date.'),
  ('222health', 'Estimate by Ayana, 2026, put together from web pages for patients: 222 Health. The pages give no reliable date.'),
  ('easydentalcare', 'Estimate by Ayana, 2026, put together from web pages for patients: Easy Dental Care. The pages give no reliable date.'),
  ('deccanherald; range general knowledge', 'Estimate by Ayana, 2026, put together from web pages for patients: Deccan Herald and, for the range, general knowledge. The pages give no reliable date.')
) put (note, sentence) where treatments.source = put.note;

-- Every amount names its currency, in a name too.
update treatments set name = 'Angioplasty (1 stent; +$2000 per extra)' where name = 'Angioplasty (1 stent; +2000 per extra)';
