-- The desk's list is sorted by what a request is about, too; the one large list of those that got more orders.
create index service_requests_summary on service_requests (summary, id);
