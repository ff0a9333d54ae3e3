-- Tables that no act of a person changes: a read or a job writes them. Tests that ask whether a request has changed anything leave them out.
comment on table doctor_day_times is 'Kept by the program: worked out from hours and appointments.';
comment on table doctor_directory is 'Kept by the program: worked out from doctors and their hours.';
comment on table doctor_directory_changes is 'Kept by the program: which doctors are to be worked out.';
comment on table search_postings is 'Kept by the program: worked out from what is searched.';
comment on table search_rows is 'Kept by the program: worked out from what is searched.';
comment on table search_words is 'Kept by the program: worked out from what is searched.';
comment on table rate_counts is 'Kept by the program: requests, counted to limit them.';
