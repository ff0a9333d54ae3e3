-- A number for each order, as people say it: on screens, labels and papers. Two orders with the same tests are told apart by it.
create sequence laboratory_order_numbers start 100001;
create sequence prescription_numbers start 100001;
alter table laboratory_orders
  add column order_number text not null default 'L-' || nextval('laboratory_order_numbers')::text;
alter table prescriptions
  add column order_number text not null default 'P-' || nextval('prescription_numbers')::text;
create index laboratory_orders_number on laboratory_orders (order_number);
create index laboratory_orders_accession on laboratory_orders (accession_number) where accession_number is not null;
create index prescriptions_number on prescriptions (order_number);
