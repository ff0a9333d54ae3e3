-- Late enquiries are a signal when there are many: the threshold counts enquiries, no longer hours, and what was tried in hours counts no more.
update signal_trials set proposed_at = null where kind = 'late_enquiry';
update signal_definitions set threshold = 10, trial_id = null, changed_by = null, changed_at = null, version = version + 1
where kind = 'late_enquiry';
