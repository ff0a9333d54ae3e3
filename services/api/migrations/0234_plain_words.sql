-- A requirement as the staff would say it.
update compliance_requirements set text = 'What is processed, why, about which people and for how long.'
where framework = 'gdpr' and code = 'Article 30' and text = 'What is processed, why, for whom and for how long.';
