-- What is searched beside treatments. A file of its own: PostgreSQL uses a new value only after the transaction that adds it.

alter type search_subject add value 'hospital';
alter type search_subject add value 'doctor';
alter type search_subject add value 'city';
