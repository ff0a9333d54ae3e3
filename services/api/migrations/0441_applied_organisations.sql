-- Organisations that were made of an accepted application say what it said, where they say nothing themselves.
update partners set email = coalesce(partners.email, application.email), phone = coalesce(partners.phone, application.phone),
    website = coalesce(partners.website, application.website),
    address = coalesce(partners.address, concat_ws(', ', application.city, application.country)),
    city_ids = case when partners.city_ids = '{}'
      then coalesce((select array_agg(city.id) from cities city where lower(city.name) = lower(trim(application.city))), '{}')
      else partners.city_ids end
  from (select distinct on (partner_id) * from partner_applications where status = 'accepted' and partner_id is not null
    order by partner_id, decided_at desc) application
  where partners.id = application.partner_id;
