-- What a patient needs on the flight home, as the hospital signed it: a wheelchair, stockings, a seat at the aisle.
alter table discharge_summaries add column flight_needs text;
